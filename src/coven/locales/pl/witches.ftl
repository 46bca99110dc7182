### Wiedźmy: o co gra pyta, co można odpowiedzieć, dlaczego czegoś nie wolno i co się wydarzyło.
### $card, $problem, $slot, $location, $witch, $ability i $grade przychodzą gotowe; według $until, $dice, $cause i $prompt
### tylko się wybiera. Imiona graczy oraz nazwy kart, problemów i miejsc zostają w mianowniku.

game-name = Świat Dysku: Wiedźmy

## Pytania do gracza

prompt-choose-witch = Wybierz wiedźmę.
prompt-choose-start = Wybierz pole bez problemu, na którym zacznie twoja wiedźma.
prompt-window = { $plays ->
        [none] Nie masz teraz nic do zagrania: graj dalej.
       *[some] Zanim gra potoczy się dalej, możesz zagrać atut.
    }
prompt-choose-crisis = Ta lokacja jest pełna: wybierz problem, na który trafi kryzys.
prompt-move = { $bound ->
        [dungeon] { $action ->
            [1] { $exits ->
                [none] Pierwsza akcja w lochu: nie masz nic, co by cię stąd wydostało, więc poczekaj.
               *[some] Pierwsza akcja w lochu: wydostań się dzięki miotle, Ratunkowi lub Niewidzialności albo poczekaj.
            }
           *[other] Druga akcja: wychodzisz z lochu, wybierz pole, na które pójdziesz.
        }
        [must-move] Druga akcja: po użyciu Niewidzialności musisz się ruszyć. Wybierz jak.
       *[free] { $problem ->
            [none] { $action ->
                [1] Pierwsza akcja: wybierz ruch swojej wiedźmy.
               *[other] Druga akcja: wybierz ruch swojej wiedźmy.
            }
           *[other] { $action ->
                [1] Pierwsza akcja: wybierz ruch swojej wiedźmy albo zostań i zmierz się z problemem „{ $problem }”.
               *[other] Druga akcja: wybierz ruch swojej wiedźmy albo zostań i zmierz się z problemem „{ $problem }”.
            }
        }
    }
prompt-fly = Wybierz pole, na które polecisz.
prompt-looking = Wiesz już, jaki problem leży na polu „{ $slot }”: przejdź tam i zmierz się z nim albo użyj na nim Niewidzialności.
prompt-walk = { $bound ->
        [held] { $plays ->
            [none] Jest tu problem albo wiedźma, więc nie możesz iść dalej: zatrzymaj się.
           *[some] Jest tu problem albo wiedźma, więc nie możesz iść dalej: zatrzymaj się albo zagraj atut.
        }
        [must-walk] Po użyciu Niewidzialności idź dalej. { $n ->
            [one] Została ci { $n } ścieżka.
            [few] Zostały ci { $n } ścieżki.
            [many] Zostało ci { $n } ścieżek.
           *[other] Zostało ci { $n } ścieżki.
        }
       *[free] { $n ->
            [0] { $plays ->
                [none] Podczas tego marszu nie została ci już żadna ścieżka: zatrzymaj się.
               *[some] Podczas tego marszu nie została ci już żadna ścieżka: zatrzymaj się albo zagraj atut.
            }
            [one] Zatrzymaj się albo idź dalej: została ci { $n } ścieżka.
            [few] Zatrzymaj się albo idź dalej: zostały ci { $n } ścieżki.
            [many] Zatrzymaj się albo idź dalej: zostało ci { $n } ścieżek.
           *[other] Zatrzymaj się albo idź dalej: zostało ci { $n } ścieżki.
        }
    }
prompt-before-roll = Mierzysz się z problemem „{ $problem }” o trudności { $difficulty }: { $plays ->
        [none] rzuć pierwszą parą kostek.
       *[some] rzuć pierwszą parą kostek albo zagraj atut.
    }
prompt-stand-or-flee = { $missing ->
        [0] Problem „{ $problem }”: twoja suma to { $so_far }, a potrzeba { $difficulty }, więc druga para już jej nie zepsuje. { $ways_on ->
            [both] Dołóż symbole, rzuć albo ucieknij.
            [add] Dołóż symbole albo rzuć.
            [run] Rzuć albo ucieknij.
           *[roll] Rzuć.
        }
       *[other] Problem „{ $problem }”: twoja suma to { $so_far }, a potrzeba { $difficulty }; w tej chwili { $ways ->
            [0] nie wystarcza żaden rzut drugą parą.
            [one] wystarcza { $ways } z { $total } możliwych rzutów drugą parą ({ $percent }%).
            [few] wystarczają { $ways } z { $total } możliwych rzutów drugą parą ({ $percent }%).
            [many] wystarcza { $ways } z { $total } możliwych rzutów drugą parą ({ $percent }%).
           *[other] wystarcza { $ways } z { $total } możliwych rzutów drugą parą ({ $percent }%).
        } { $ways_on ->
            [both] Dołóż symbole, rzuć albo ucieknij.
            [add] Dołóż symbole albo rzuć.
            [run] Rzuć albo ucieknij.
           *[roll] Rzuć.
        }
    }
prompt-reroll = Ostatnia para pokazuje { $first } i { $second }: wybierz, co przerzucisz.
prompt-accept = Problem „{ $problem }”: twoja suma to { $so_far }, a potrzeba { $difficulty }. { $plays ->
        [none] Zaakceptuj wynik.
       *[some] Zaakceptuj wynik albo zagraj atut.
    }
prompt-leave = { $why ->
        [ran] Uciekasz przed problemem „{ $problem }”
        [rescued] Ratunek wyrywa cię problemowi „{ $problem }”
       *[failed] Problem „{ $problem }” zmusza cię do ucieczki
    }: wybierz, { $ways ->
        [slots] dokąd się przenosisz.
        [means] jak się wydostajesz.
       *[both] dokąd lub jak się wydostajesz.
    }
prompt-flee = Wybierz puste pole, na które się przeniesiesz.
prompt-take-from = W puli nie ma już żetonów rechotu: wybierz gracza, któremu zabierzesz jeden.
prompt-return-cackles = Masz { $cackles ->
        [one] { $cackles } żeton rechotu
        [few] { $cackles } żetony rechotu
        [many] { $cackles } żetonów rechotu
       *[other] { $cackles } żetonu rechotu
    }: wybierz, ile odłożysz do puli, najwyżej { $most }.
prompt-lose-easy = Wybierz na swojej planszetce łatwy problem, który zniknie z gry.
prompt-help = Wybierz problem, z którego usuniesz kryzys.
prompt-reveal = Wybierz zakryty trudny problem, który zostanie odkryty.
prompt-peek = Wybierz zakryty trudny problem, który obejrzysz.
prompt-transmute = Odrzuć kolejną kartę albo zakończ i dobierz karty.
prompt-go = Wydostajesz się z lochu: wybierz pole, na które idziesz.
prompt-solve = Wybierz problem, który zostanie rozwiązany.

## Co czytają pozostali, gdy ktoś decyduje; nic, czego nie powinni wiedzieć

waiting-choose-witch = { $player } decyduje, którą wiedźmą zagra.
waiting-choose-start = { $player } decyduje, gdzie zacząć.
waiting-window = { $player } decyduje, czy zagrać atut.
waiting-choose-crisis = { $player } decyduje, na który problem trafi kryzys.
waiting-move = { $player } decyduje, jak się ruszyć.
waiting-fly = { $player } decyduje, dokąd polecieć.
waiting-looking = { $player } decyduje, czy zmierzyć się z obejrzanym problemem.
waiting-walk = { $player } decyduje, czy się zatrzymać, czy iść dalej.
waiting-before-roll = { $player } decyduje, czy przed pierwszym rzutem zagrać atut.
waiting-stand-or-flee = { $player } decyduje, czy rzucić drugą parą, czy uciec.
waiting-reroll = { $player } decyduje, które kostki przerzucić.
waiting-accept = { $player } decyduje, czy zaakceptować wynik.
waiting-leave = { $player } decyduje, dokąd lub jak uciec.
waiting-flee = { $player } decyduje, dokąd uciec.
waiting-take-from = { $player } decyduje, komu zabrać żeton rechotu.
waiting-return-cackles = { $player } decyduje, ile żetonów rechotu odłożyć.
waiting-lose-easy = { $player } decyduje, który łatwy problem oddać.
waiting-help = { $player } decyduje, który kryzys usunąć.
waiting-reveal = { $player } decyduje, który problem odkryć.
waiting-peek = { $player } decyduje, który problem obejrzeć.
waiting-transmute = { $player } decyduje, które karty odrzucić.
waiting-go = { $player } decyduje, dokąd pójść z lochu.
waiting-solve = { $player } decyduje, który problem rozwiązać.

## Odpowiedzi do wyboru

option-choose = Wybrać wiedźmę: { $witch }
option-start = Zacząć na polu „{ $slot }”
option-pass = Nic nie zagrywać
option-pass-until = { $until ->
        [move] Nic nie zagrywać i zapytać mnie dopiero przy ruchu
       *[turn-end] { $prompt ->
            [walk] Zatrzymać się i w tej turze nie pytać mnie już o karty
            [before-roll] Rzucić i w tej turze nie pytać mnie już o karty
           *[other] Nic nie zagrywać i w tej turze już mnie nie pytać
        }
    }
option-crisis = Położyć kryzys na problemie na polu „{ $slot }”
option-play = Zagrać atut karty „{ $card }”
option-ability = Wykorzystać { $ability }
option-power-of-three = Użyć Siły trzech: { $cards }
option-stay = Zostać na miejscu
option-walk = Pójść na pole „{ $slot }”
option-switch = Przejść w tej samej lokacji na pole „{ $slot }”
option-look = Obejrzeć problem na polu „{ $slot }”
option-ride = Użyć miotły z karty „{ $card }”
option-fly = Polecieć na pole „{ $slot }”
option-go = Przenieść się na pole „{ $slot }”
option-wait = Czekać w lochu
option-stop = Zatrzymać się
option-face = Przejść tam i zmierzyć się z problemem
option-roll = Rzucić pierwszą parą
option-stand = Rzucić drugą parą
option-flee = Uciec pieszo
option-use = { $symbol ->
        [magic] Dołożyć magię z karty „{ $card }”
       *[headology] Dołożyć głowologię z karty „{ $card }”
    }
option-accept = Zaakceptować wynik
option-flee-to = Uciec na pole „{ $slot }”
option-stumble = Wziąć kolejny żeton rechotu i uciec na dowolne puste pole
option-take-from = Zabrać żeton rechotu innemu graczowi: { $player }
option-supply = Wziąć żeton rechotu z puli
option-return = { $n ->
        [0] Nie odkładać żetonów rechotu
        [one] Odłożyć { $n } żeton rechotu
        [few] Odłożyć { $n } żetony rechotu
        [many] Odłożyć { $n } żetonów rechotu
       *[other] Odłożyć { $n } żetonu rechotu
    }
option-lose = Oddać problem „{ $problem }”
option-help = Usunąć kryzys z problemu na polu „{ $slot }”
option-reveal = Odkryć problem na polu „{ $slot }”
option-peek = Obejrzeć problem na polu „{ $slot }”
option-reroll = { $dice ->
        [first] Przerzucić pierwszą kostkę
        [second] Przerzucić drugą kostkę
       *[both] Przerzucić obie kostki
    }
option-discard = Odrzucić kartę „{ $card }”
option-solve = Rozwiązać problem na polu „{ $slot }”
option-done = { $prompt ->
        [transmute] Nie odrzucać kolejnej karty i dobrać
       *[other] Gotowe
    }

## Powody: dlaczego nie wolno i co by pomogło

reason-witch-taken = Wiedźma „{ $witch }” jest już zajęta. Wolne są jeszcze: { $witches }.
reason-start-has-problem = Na polu „{ $slot }” leży problem: zacznij na polu, na którym go nie ma.
reason-dungeon-no-target = Żadna wiedźma nie zaczyna w lochu: wybierz na planszy pole bez problemu.
reason-no-problem-there = Na polu „{ $slot }” nie ma problemu. Wybierz jedno z tych pól: { $slots }.
reason-crisis-already = Na problemie na polu „{ $slot }” leży już kryzys. Wybierz jedno z tych pól: { $slots }.
reason-other-location = Pole „{ $slot }” nie należy do lokacji z dobranej karty. Wybierz jedno z tych pól: { $slots }.
reason-not-in-hand = Karty „{ $card }” nie masz na ręce: użyj jednej z tych, które trzymasz.
reason-not-a-symbol = { $cards ->
        [none] Karta „{ $card }” ma symbol miotły, który nic nie dodaje do sumy, a kart z głowologią ani magią nie masz.
       *[other] Karta „{ $card }” ma symbol miotły, który nic nie dodaje do sumy. Dodają te twoje karty: { $cards }.
    }
reason-not-a-broomstick = { $cards ->
        [none] Karta „{ $card }” nie ma symbolu miotły i żadna inna twoja karta też go nie ma.
       *[other] Karta „{ $card }” nie ma symbolu miotły. Mają go te twoje karty: { $cards }.
    }
reason-broomstick-first = { $cards ->
        [none] Do lotu potrzeba karty z symbolem miotły, a nie masz żadnej: wybierz inny ruch.
       *[other] Aby polecieć, najpierw użyj miotły z jednej z kart, a potem wybierz pole. Miotłę mają te twoje karty: { $cards }.
    }
reason-only-active = Karty i żetony umiejętności zagrywa tylko gracz, którego tura trwa: poczekaj na swoją turę.
reason-magic-is-used = Żeton magii liczy się jak symbol magii: dołóż go między obydwoma rzutami przy rozwiązywaniu problemu.
reason-no-ability-tile = Nie masz tego żetonu ({ $ability }): zaczyna z nim tylko jedna wiedźma, a po użyciu znika on z gry.
reason-first-player-no-tile = Do rozpoczynania gry nie ma żetonu: ta umiejętność działa tylko na początku gry.
reason-changes-nothing = Teraz niczego by to nie zmieniło: poczekaj, aż będzie miało skutek.
reason-no-attempt = Automatycznie można rozwiązać tylko problem, z którym się właśnie mierzysz: poczekaj, aż do tego dojdzie.
reason-bonus-no-attempt = Premia z karty „{ $card }” liczy się tylko przy rozwiązywaniu problemu: zagraj ją, gdy będziesz się z jakimś mierzyć.
reason-wrong-enemy = Premia z karty „{ $card }” działa tylko na jeden rodzaj wrogów: { $kind }. Teraz mierzysz się z problemem „{ $problem }”.
reason-wrong-kind = W ten sposób rozwiązuje się tylko problemy jednego rodzaju: { $kind }. Problem „{ $problem }” jest innego rodzaju.
reason-not-face-up = Problem na polu „{ $slot }” jest zakryty i rozwiąże go tylko Siła trzech: wybierz odkryty.
reason-not-rolled = Nie ma czego przerzucać: zagraj kartę „{ $card }” przy rozwiązywaniu problemu, po rzucie.
reason-not-walking = Karta „{ $card }” wydłuża marsz: zagraj ją w trakcie marszu, po pierwszej ścieżce.
reason-stopped-here = Musisz się tu zatrzymać i karta „{ $card }” tego nie zmieni: zagraj ją tam, skąd możesz iść dalej.
reason-not-failing = Karta „{ $card }” pomaga, gdy po rzucie drugą parą suma jest za niska, albo pierwszą akcją wyprowadza z lochu.
reason-nothing-to-pass = Nie ma czego minąć niepostrzeżenie: użyj Niewidzialności po dojściu do problemu lub wiedźmy albo pierwszą akcją w lochu.
reason-cannot-go-on = Niewidzialność wymaga, by można było iść dalej: musi ci zostać ścieżka podczas tego marszu albo druga akcja.
reason-no-cackles = Nie masz żadnego żetonu rechotu do odłożenia: zachowaj kartę, dopóki jakiegoś nie dostaniesz.
reason-no-crisis = Na żadnym problemie na planszy nie leży kryzys: zachowaj kartę, dopóki na którymś się nie pojawi.
reason-no-crisis-there = Na polu „{ $slot }” nie ma kryzysu. Kryzysy leżą tutaj: { $slots }.
reason-no-hidden-problem = Na planszy nie ma zakrytych trudnych problemów: zachowaj kartę „{ $card }”, dopóki jakiś się nie pojawi.
reason-not-hidden = Na polu „{ $slot }” nie ma zakrytego trudnego problemu. Takie problemy leżą tutaj: { $slots }.
reason-peeked-already = Problem na polu „{ $slot }” już znasz. Pola, które możesz jeszcze obejrzeć: { $slots }.
reason-no-power-of-three = Siła trzech wymaga trzech kart z tym napisem. Takich kart masz na ręce: { $n }.
reason-name-three = Wymień trzy karty z napisem Siła trzech, każdą z inną postacią. Na ręce masz te: { $cards }.
reason-same-character = Siła trzech wymaga trzech różnych postaci: wybierz karty, z których każda ma inną.
reason-must-move = Po Niewidzialności użytej w pierwszej akcji nie możesz teraz zostać na miejscu: wybierz jeden z podanych ruchów.
reason-no-path = { $via ->
        [none] Na pole „{ $slot }” nie prowadzi stąd żadna ścieżka. Stąd ścieżki prowadzą na pola: { $slots }.
       *[other] Na pole „{ $slot }” nie prowadzi stąd wprost żadna ścieżka. Idź tam krok po kroku. Pola, przez które możesz przejść: { $via }.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Możesz też polecieć: najpierw użyj miotły z jednej z kart, a potem wybierz pole. Miotłę mają te twoje karty: { $cards }.
    }
reason-switch-instead = Pole „{ $slot }” należy do twojej lokacji i nie prowadzi na nie żadna ścieżka: przejdź na nie w obrębie lokacji, to osobna akcja ruchu.
reason-no-paths-left = { $longer ->
        [none] Na pole „{ $slot }” nie starczy ci już ścieżek: zatrzymaj się.
       *[some] Na pole „{ $slot }” nie starczy ci już ścieżek: zatrzymaj się albo najpierw zagraj Dodatkowy ruch.
    }
reason-must-stop-problem = { $past ->
        [none] Na pole „{ $slot }” nie możesz iść, bo zatrzymał cię tu problem: zatrzymaj się.
       *[some] Na pole „{ $slot }” nie możesz iść, bo zatrzymał cię tu problem: zatrzymaj się albo miń go dzięki Niewidzialności.
    }
reason-must-stop-tea = { $past ->
        [none] Na pole „{ $slot }” nie możesz iść, bo zatrzymała cię tu wiedźma: zatrzymaj się na herbatkę.
       *[some] Na pole „{ $slot }” nie możesz iść, bo zatrzymała cię tu wiedźma: zatrzymaj się na herbatkę albo miń ją dzięki Niewidzialności.
    }
reason-must-stop-full = { $past ->
        [none] Na pole „{ $slot }” nie możesz iść, bo wszystkie pola są tu zajęte: zatrzymaj się.
       *[some] Na pole „{ $slot }” nie możesz iść, bo wszystkie pola są tu zajęte: zatrzymaj się albo miń je dzięki Niewidzialności.
    }
reason-moved-already = Ruch w tej akcji już się zaczął i nie możesz zastąpić go innym: wybierz jedną z podanych odpowiedzi.
reason-look-first = Na inne pole można spojrzeć tylko na początku akcji ruchu, a ta już się zaczęła: wybierz jedną z podanych odpowiedzi.
reason-decide-first = Problem już znasz: najpierw zmierz się z nim albo użyj na nim Niewidzialności.
reason-must-walk-on = Po użyciu Niewidzialności w ostatniej akcji nie możesz się tu zatrzymać: idź dalej.
reason-own-slot = Na polu „{ $slot }” już jesteś: poleć na inne.
reason-flying = Ta akcja to lot: wybierz pole, na które lecisz.
reason-walk-nowhere = Na polu „{ $slot }” już jesteś: idź na inne.
reason-other-place = { $slots ->
        [none] Twoja lokacja nie ma innego pola, więc nie możesz przejść na pole „{ $slot }”: wybierz inny ruch.
       *[other] Pole „{ $slot }” nie jest innym polem twojej lokacji. Inne pola twojej lokacji: { $slots }.
    }
reason-in-dungeon = Do lochu nikt nie chodzi z własnej woli: wybierz pole na planszy.
reason-not-in-dungeon = To dotyczy tylko wiedźm w lochu, a ciebie tam nie ma: wybierz jeden z podanych ruchów.
reason-leave-freely = Jesteś w lochu i drugą akcją swobodnie z niego wychodzisz: wybierz pole, na które idziesz.
reason-not-free-yet = { $exits ->
        [none] Jesteś w lochu: pierwszą akcją wydostaniesz się tylko dzięki miotle, Ratunkowi lub Niewidzialności, a niczego z tego nie masz, więc czekaj.
       *[some] Jesteś w lochu: pierwszą akcją wydostaniesz się tylko dzięki miotle, Ratunkowi lub Niewidzialności, więc użyj czegoś z tego albo czekaj.
    }
reason-exit-is-a-move = Wyjście z lochu to twoja pierwsza akcja ruchu: użyj Niewidzialności lub Ratunku dopiero wtedy.
reason-no-invisibility = Aby obejrzeć problem na polu „{ $slot }”, potrzeba Niewidzialności, na karcie lub na żetonie, a jej nie masz: przejdź od razu na to pole albo rusz się gdzie indziej.
reason-nothing-to-look-at = { $slots ->
        [none] Pola „{ $slot }” nie możesz obejrzeć: musi to być inne pole twojej lokacji z zakrytym trudnym problemem.
       *[other] Pola „{ $slot }” nie możesz obejrzeć: zakryte trudne problemy twojej lokacji leżą tutaj: { $slots }.
    }
reason-no-way-out = W ten sposób nie ma dokąd uciec, żadne takie pole nie jest puste: jeśli na planszy jest inne puste, użyj miotły, w przeciwnym razie rozwiązuj dalej.
reason-stood-already = Do sumy dołożono już symbol, więc nie można uciec: rzuć drugą parą.
reason-after-second-roll = Symbole dokłada się tylko między obydwoma rzutami: teraz zagraj atut albo zaakceptuj wynik.
reason-must-solve = Musisz spróbować rozwiązać problem na tym polu: najpierw dokończ tę próbę.
reason-must-have-tea = Najpierw trzeba tu wypić herbatkę: wybierz, ile żetonów rechotu odłożysz.
reason-symbols-between = Głowologię i magię dokłada się tylko między obydwoma rzutami przy rozwiązywaniu problemu.
reason-run-between = Uciec można tylko między obydwoma rzutami przy rozwiązywaniu problemu.
reason-run-first = Najpierw wybierz ucieczkę pieszo lub na miotle, a dopiero potem pole.
reason-flee-where = { $slots ->
        [none] W sąsiedztwie żadne pole nie jest puste: wybierz jedną z podanych odpowiedzi.
       *[other] Powiedz, na które pole uciekasz: { $slots }.
    }
reason-on-the-way = Sposób ucieczki jest już wybrany: teraz wybierz puste pole, na które uciekasz.
reason-first-pair-first = Najpierw rzuca się pierwszą parą: rzuć albo zagraj atut.
reason-second-pair-too = Drugą parą też trzeba rzucić, cokolwiek pokazuje pierwsza: rzuć.
reason-not-empty = Pole „{ $slot }” nie jest puste: ucieknij na takie, na którym nie ma ani problemu, ani wiedźmy.
reason-too-far = { $slots ->
        [none] Pole „{ $slot }” jest za daleko na ucieczkę pieszo, a w sąsiedztwie żadne nie jest puste: wybierz jedną z podanych odpowiedzi.
       *[other] Pole „{ $slot }” jest za daleko na ucieczkę pieszo. Puste pola w sąsiedztwie: { $slots }; na miotle uciekniesz także dalej.
    }
reason-too-far-to-run = Pole „{ $slot }” jest za daleko na ucieczkę pieszo. Możesz uciec na te pola: { $slots }.
reason-ran-on-foot = Uciekasz pieszo, więc karty „{ $card }” nie możesz teraz użyć jako miotły: wybierz puste pole w sąsiedztwie.
reason-can-flee = Za kolejny żeton rechotu ucieka się tylko po porażce, gdy w sąsiedztwie nie ma pustego pola: wybierz jedną z podanych dróg.
reason-not-the-most = { $player } nie ma najwięcej żetonów rechotu. Weź żeton od kogoś, kto ma ich { $most }: { $players }.
reason-supply-empty = W puli nie ma już żetonów rechotu. Weź żeton od kogoś, kto ma ich { $most }: { $players }.
reason-too-many-cackles = Możesz tu odłożyć najwyżej { $most ->
        [one] { $most } żeton
        [few] { $most } żetony
        [many] { $most } żetonów
       *[other] { $most } żetonu
    } rechotu: wybierz mniej.
reason-too-few-cackles = Masz tylko { $cackles ->
        [one] { $cackles } żeton
        [few] { $cackles } żetony
        [many] { $cackles } żetonów
       *[other] { $cackles } żetonu
    } rechotu: więcej odłożyć nie możesz.
reason-at-least-one = Odłóż co najmniej jeden żeton rechotu: po to zagrano kartę.
reason-not-on-board = Problem „{ $problem }” nie leży na twojej planszetce. Leżą tam: { $problems }.
reason-not-asked-less = Pominąć dalsze pytania można tylko w przerwach własnej tury i tylko tak, jak podano: wybierz jedną z podanych odpowiedzi.
reason-own-turn = To należy do twojej własnej tury: najpierw odpowiedz na pytanie i poczekaj, aż ona nadejdzie.
reason-no-movement = Uciekasz teraz od problemu, a to nie akcja ruchu: wybierz jedną z podanych odpowiedzi.
reason-later-choose = Wiedźmy wybiera się przed grą: wybór już się odbył.
reason-later-start = Wiedźmy ustawia się przed pierwszą turą: teraz twoja chodzi albo lata.
reason-start-later = Wiedźmy ustawia się, gdy wszystkie są wybrane: najpierw wybierz swoją.
reason-later-pass = Nie ma tu czego pominąć: wybierz jedną z podanych odpowiedzi.
reason-later-crisis = Nie decyduje się teraz, gdzie trafi kryzys: wybierasz tylko wtedy, gdy karta lokacji pozostawia ci wybór.
reason-later-face = Nie leży przed tobą żaden zakryty żeton: gra pyta o to tylko wtedy, gdy możesz go obejrzeć dzięki Niewidzialności.
reason-later-stumble = Za kolejny żeton rechotu ucieka się tylko po porażce, gdy w sąsiedztwie nie ma pustego pola: teraz tak nie jest.
reason-later-fly = Lata się w ramach akcji ruchu albo przy ucieczce: teraz pytanie dotyczy czego innego.
reason-later-go = Na dowolne pole idziesz tylko wtedy, gdy wychodzisz z lochu.
reason-later-wait = Czeka się tylko w lochu, pierwszą akcją.
reason-later-cackle = Teraz nie bierze się żetonu rechotu: od kogo, wybierasz tylko wtedy, gdy pula jest pusta i kilka osób ma ich najwięcej.
reason-later-return = Żetony rechotu odkłada się przy herbatce albo dzięki karcie lub lokacji, która na to pozwala: nie teraz.
reason-later-return-alone = W pojedynkę żetony rechotu odkłada się w Chatce Babci Weatherwax, gdy kończy się tam akcja ruchu, albo dzięki karcie, która na to pozwala: nie teraz.
reason-cottage-has-problem = W Chatce Babci Weatherwax leży problem, więc nie odkłada się tam żetonów rechotu: najpierw go rozwiąż.
reason-no-tea-in-dungeon = W lochu nie pije się herbatki: najpierw się z niego wydostań.
reason-not-left-out = Tego nie można pominąć: wybierz jedną z podanych odpowiedzi.
reason-stay-instead = Nie musisz się ruszać, ale daj o tym znać: zostań na miejscu.
reason-later-lose = Nie traci się teraz łatwego problemu: wybierasz go tylko wtedy, gdy żąda tego Zimistrz.
reason-later-help = Kryzys usuwa się Pomocną dłonią: najpierw zagraj taką kartę.
reason-later-reveal = Trudny problem odkrywa się Wahadłem: najpierw zagraj taką kartę.
reason-later-peek = Trudne problemy ogląda się dzięki Pożyczaniu: najpierw zagraj taką kartę.
reason-later-reroll = Kostki przerzuca się podczas próby kartą Przerzut: najpierw ją zagraj.
reason-later-discard = Karty wymienia się na inne dzięki Transmutacji: najpierw zagraj taką kartę.
reason-later-solve = Problem do automatycznego rozwiązania wskazuje się dopiero po zagraniu karty: najpierw ją zagraj.
reason-later-play = Karty i żetony umiejętności zagrywa się w przerwach tury: odpowiedz na pytanie, a taka chwila znów nadejdzie.
reason-later-move = Ruszasz się, gdy gra pyta o akcję ruchu: najpierw odpowiedz na zadane pytanie.
reason-later-stop = Zatrzymać się można tylko po drodze, na polu, na które właśnie się przychodzi: wybierz jedną z podanych odpowiedzi.
reason-later-attempt = Teraz nie decyduje się o kostkach: robi się to przy rozwiązywaniu problemu.
reason-other-step = Próba ma swoją kolejność i ten krok nie jest teraz na miejscu: wybierz jedną z podanych odpowiedzi.

## Zdarzenia: co się stało

event-ability-used = { $player } wykorzystuje { $ability }.
event-aliss-spared = { $player } ma wziąć żeton Czarnej Alis, ale żadnego już nie ma.
event-aliss-taken = { $player } bierze żeton Czarnej Alis.
event-attempt-began = { $player } mierzy się z problemem „{ $problem }” na polu „{ $slot }”, trudność { $difficulty }.
event-attempt-failed = { $player } ponosi porażkę: problem „{ $problem }” na polu „{ $slot }” zostaje.
event-attempt-vanished = Problem „{ $problem }” na polu „{ $slot }” zniknął i { $player } nie ma już czego rozwiązywać.
event-cackle-moved = { $player } zabiera żeton rechotu innemu graczowi: { $other }.
event-cackle-taken = { $player } bierze żeton rechotu.
event-cackles-returned = { $player } odkłada do puli { $n ->
        [one] { $n } żeton rechotu
        [few] { $n } żetony rechotu
        [many] { $n } żetonów rechotu
       *[other] { $n } żetonu rechotu
    }.
event-combined = { $player } zagrywa do Siły trzech kartę „{ $card }”.
event-crisis-placed = { $n ->
        [one] Na problem na polu „{ $slot }” trafia kryzys.
        [few] Na problem na polu „{ $slot }” trafia kryzys, są na nim teraz { $n }.
        [many] Na problem na polu „{ $slot }” trafia kryzys, jest ich na nim teraz { $n }.
       *[other] Na problem na polu „{ $slot }” trafia kryzys, jest ich na nim teraz { $n }.
    }
event-crisis-removed = { $n ->
        [0] Z problemu na polu „{ $slot }” znika kryzys i żaden na nim nie zostaje.
        [one] Z problemu na polu „{ $slot }” znika kryzys, zostaje na nim { $n }.
        [few] Z problemu na polu „{ $slot }” znika kryzys, zostają na nim { $n }.
        [many] Z problemu na polu „{ $slot }” znika kryzys, zostaje ich na nim { $n }.
       *[other] Z problemu na polu „{ $slot }” znika kryzys, zostaje ich na nim { $n }.
    }
event-dealt = { $n ->
        [one] Plansza jest gotowa, a karty rozdane; w talii została { $n } karta.
        [few] Plansza jest gotowa, a karty rozdane; w talii zostały { $n } karty.
        [many] Plansza jest gotowa, a karty rozdane; w talii zostało { $n } kart.
       *[other] Plansza jest gotowa, a karty rozdane; w talii zostało { $n } karty.
    }
event-discarded = { $player } odrzuca kartę „{ $card }”.
event-drew = { $player } dobiera kartę „{ $card }”.
event-drew-hidden = { $player } dobiera kartę.
event-easy-lost = { $player } traci łatwy problem ze swojej planszetki: { $problem }.
event-fled = { $player } ucieka na pole „{ $slot }”.
event-flew = { $player } leci na pole „{ $slot }”.
event-game-began = Gra się rozpoczyna, pierwszą turę rozgrywa { $player }.
event-graded = { $n ->
        [one] Gra kończy się wynikiem { $n } punktu: { $grade }.
        [few] Gra kończy się wynikiem { $n } punktów: { $grade }.
        [many] Gra kończy się wynikiem { $n } punktów: { $grade }.
       *[other] Gra kończy się wynikiem { $n } punktu: { $grade }.
    }
event-hidden-tile-placed = Na pole „{ $slot }” trafia zakryty trudny problem.
event-imprisoned = { $player } trafia do lochu.
event-location-drawn = { $player } losuje lokację „{ $location }” (karta „{ $card }”).
event-location-full = W lokacji „{ $location }” nic więcej się nie zmieści: losuje się następną.
event-location-guarded = W lokacji „{ $location }” jest wiedźma, więc nic tam nie trafia: losuje się następną.
event-looked = { $player } widzi, co leży zakryte na polu „{ $slot }”: { $problem }.
event-lost = { $cause ->
        [crises-empty] Trzeba było położyć kryzys, a żadnego już nie było: gra jest przegrana.
        [elves] Na koniec tury odkrytych jest za dużo żetonów elfów: gra jest przegrana.
        [aliss-empty] Trzeba było wziąć żeton Czarnej Alis, a żadnego już nie było: gra jest przegrana.
        [hard-left] Na planszy zostało za dużo trudnych problemów: gra jest przegrana.
       *[other] Gra jest przegrana.
    }
event-nowhere-to-flee = { $player } nie ma pustego pola do ucieczki i zostaje.
event-peeked = { $player } ogląda zakryty problem na polu „{ $slot }”.
event-played = { $player } zagrywa kartę „{ $card }”.
event-ran-away = { $player } ucieka, problem „{ $problem }” na polu „{ $slot }” zostaje.
event-rerolled = { $player } przerzuca i para pokazuje teraz { $first } i { $second }.
event-rescued = { $player } ratuje się ucieczką, problem „{ $problem }” na polu „{ $slot }” zostaje.
event-reshuffled = { $n ->
        [one] Stos kart odrzuconych został potasowany; w nowej talii jest { $n } karta.
        [few] Stos kart odrzuconych został potasowany; w nowej talii są { $n } karty.
        [many] Stos kart odrzuconych został potasowany; w nowej talii jest { $n } kart.
       *[other] Stos kart odrzuconych został potasowany; w nowej talii jest { $n } karty.
    }
event-rode = { $player } używa miotły z karty „{ $card }”.
event-rolled = { $pair ->
        [1] { $player } rzuca pierwszą parą: { $first } i { $second }.
       *[other] { $player } rzuca drugą parą: { $first } i { $second }.
    }
event-rolled-for-choice = { $player } rzuca o wybór wiedźmy: { $n }.
event-scored = { $player } zdobywa { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }.
event-solved = { $player } rozwiązuje problem „{ $problem }” na polu „{ $slot }”.
event-solved-automatically = { $player } automatycznie rozwiązuje problem na polu „{ $slot }”.
event-started = { $player } zaczyna na polu „{ $slot }”.
event-stayed = { $player } zostaje na miejscu.
event-switched = { $player } przechodzi w tej samej lokacji na pole „{ $slot }”.
event-tea = { $player } pije w towarzystwie herbatkę na polu „{ $slot }”.
event-tile-placed = Na pole „{ $slot }” trafia problem „{ $problem }”.
event-tile-removed = Problem „{ $problem }” na polu „{ $slot }” znika z gry.
event-tile-uncovered = Następny problem czekający w ramkach to „{ $problem }”.
event-tile-waits = Żadna lokacja nie może teraz przyjąć problemu: czeka on na następną turę.
event-totalled = { $bonus ->
        [0] { $player } ma sumę { $n }, a potrzebuje { $difficulty }.
       *[other] { $player } ma sumę { $n }, z tego { $bonus } za trudne problemy, a potrzebuje { $difficulty }.
    }
event-turn-began = Tura { $turn }: gra { $player }.
event-turned-up = Problem na polu „{ $slot }” zostaje odkryty: { $problem }.
event-used = { $player } dokłada symbol z karty „{ $card }”.
event-waited = { $player } czeka w lochu.
event-walked = { $player } idzie na pole „{ $slot }”.
event-went = { $player } wydostaje się z lochu na pole „{ $slot }”.
event-witch-chosen = { $player } wybiera wiedźmę: { $witch }.
event-won = Wiedźmy ocaliły Lancre: wszyscy wygrywają!
event-won-by-points = { $player } wygrywa!

## Przeszkody: co nie pozwala cofnąć odpowiedzi

wall-combined = Pokazano kartę.
wall-dealt = Rozdano karty.
wall-discarded = Pokazano kartę.
wall-drew = Dobrano kartę.
wall-flew = Kto wchodzi na zakryty problem, mógł go potajemnie obejrzeć.
wall-location-drawn = Wylosowano lokację.
wall-looked = Ktoś obejrzał zakryty problem.
wall-peeked = Ktoś obejrzał zakryty problem.
wall-played = Pokazano kartę.
wall-rerolled = Rzucono kostkami.
wall-reshuffled = Potasowano talię.
wall-rode = Pokazano kartę.
wall-rolled = Rzucono kostkami.
wall-rolled-for-choice = Rzucono kostkami.
wall-switched = Kto wchodzi na zakryty problem, mógł go potajemnie obejrzeć.
wall-tile-uncovered = Odkryto czekający problem.
wall-turned-up = Odkryto problem na planszy.
wall-used = Pokazano kartę.
wall-walked = Kto wchodzi na zakryty problem, mógł go potajemnie obejrzeć.
wall-went = Kto wchodzi na zakryty problem, mógł go potajemnie obejrzeć.

## Inne słowa

slot-numbered = { $location } ({ $n })
card-copy = { $card } ({ $n })
text-not-known = To pochodzi z pakietu treści, który nie ma do tego tekstu.
cause = { $name }: { $text }
