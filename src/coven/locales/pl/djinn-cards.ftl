### Djinn: teksty kart, płytek i plansz.

## Lokacje: akcje podstawowe i specjalne

location-academy-basic = Zdobądź 1 zwój i 3 punkty mocy.
location-academy-special = Zwiększ swoją pojemność o 1, a następnie zdobądź 1 zwój i 3 punkty mocy.
location-tavern-basic = Weź 1 z 2 dostępnych kart magów bez klucza i połóż ją odkrytą przed sobą.
location-tavern-special = Weź 1 z 4 dostępnych kart magów i połóż ją odkrytą przed sobą. Karta z kluczem daje ci też 1 klucz.
location-catacombs-basic = Odkryj 1 skrzynię i zdobądź to, co przedstawia. Jeśli widnieje na niej klucz, możesz wydać 1 klucz i zdobyć też premię obok niego.
location-catacombs-special = Odkryj 2 skrzynie i w dowolnej kolejności zdobądź to, co przedstawiają. Przy każdej, na której widnieje klucz, możesz wydać 1 klucz i zdobyć też premię obok niego.
location-archives-basic = Wybierz 1 opcję Archiwum.
location-archives-special = Wybierz kolejno 2 różne opcje Archiwum.
location-manufactory-basic = Zapłać 2 monety. Zdobądź 1 korek i 1 dowolną dostępną kartę wyposażenia.
location-manufactory-special = Zapłać 3 monety. Zdobądź 2 korki i 1 dowolną dostępną kartę wyposażenia.
location-market-basic = Przesuń swojego asystenta na inny stragan, zapłać jego cenę i zdobądź jego towar. Najpierw zapłać 1 monetę albo 1 zwój właścicielowi każdego obcego asystenta na nim.
location-market-special = Odwiedź kolejno dwa stragany: za każdym razem przesuń swojego asystenta na inny stragan, zapłać jego cenę i zdobądź jego towar, ale najpierw zapłać 1 monetę albo 1 zwój właścicielowi każdego obcego asystenta na nim.

## Archiwum: opcje przed przeniesieniem własnej listwy archiwum i po nim

archive-passage-before = Umieść 1 swoje tajne przejście przy kwadratowym polu, przy którym jeszcze żadnego nie masz. Jego symbol musi być inny niż symbol pola i wszystkich tajnych przejść przy nim.
archive-coins-before = Zdobądź 2 monety.
archive-coins-after = Zdobądź 4 monety.
archive-scroll-before = Zdobądź 1 zwój.
archive-scroll-after = Zdobądź 1 zwój i 2 punkty mocy.
archive-mages-before = Odkryj 1 swoją kartę maga.
archive-mages-after = Odkryj do 2 swoich kart magów.
archive-circle-before = Aktywuj swój pierwszy od lewej nieaktywny magiczny krąg.
archive-circle-after = Aktywuj swój pierwszy od lewej nieaktywny magiczny krąg i zdobądź 1 klucz.

## Źródło Magii

source-row1 = Uzupełnij swoją moc do maksimum albo schwytaj dowolną liczbę arcydżinów ze wspólnych zasobów, każdego za 6 punktów mocy. Przy płaceniu możesz użyć także kart magów.
source-row2 = Dowolną liczbę razy zapłać zwoje widoczne pod swoim znacznikiem pojemności i zdobądź 1 butelkę dowolnego koloru albo 1 korek, albo odkryj do 2 swoich kart magów.
source-row1-magic = Uzupełnij swoją moc do maksimum.
source-row1-boss = Schwytaj dowolną liczbę arcydżinów ze wspólnych zasobów, każdego za 6 punktów mocy.
source-row2-bottle = Uiść swoją opłatę w zwojach i zdobądź 1 butelkę dowolnego koloru.
source-row2-cork = Uiść swoją opłatę w zwojach i zdobądź 1 korek.
source-row2-mages = Uiść swoją opłatę w zwojach i odkryj do 2 swoich kart magów.

## Plansza gracza: magiczne kręgi i premie

circle-3 = Po aktywacji: zdobądź 2 punkty mocy.
circle-4 = Po aktywacji: zwiększ swoją pojemność o 1.
circle-blank = Po aktywacji: zdobądź 2 punkty mocy. Zaślepka opuszcza grę.
bonus-equipment_set = Gdy pierwszy raz masz kostur, kapelusz i płaszcz: przesuń swój znacznik minimum o 1 pole w prawo i zdobądź 2 punkty mocy.
bonus-last_passage = Gdy umieścisz swoje ostatnie tajne przejście: przesuń swój znacznik minimum o 1 pole w prawo i zdobądź 2 punkty mocy. Od tej chwili korzystasz z czerwonych opcji Archiwum.

## Zasady z plansz i kart pomocy

rule-capacity = Znacznik mocy może stać najdalej na polu przed znacznikiem pojemności. Za każdym razem, gdy znacznik pojemności miałby wyjść poza pole 8, możesz zamiast tego schwytać za darmo 1 losowego dżina z worka; za pierwszym razem znacznik pojemności zostaje też odwrócony, a twoje maksimum wynosi odtąd 8.
rule-key_exchange = W dowolnej chwili swojej tury możesz wymienić 1 klucz na 1 zwój, 1 monetę albo 1 punkt mocy.
rule-key_exchange-scroll = 1 klucz na 1 zwój.
rule-key_exchange-coin = 1 klucz na 1 monetę.
rule-key_exchange-magic = 1 klucz na 1 punkt mocy.
rule-do_nothing = Jeśli na polu lokacji nie wykonasz żadnej akcji podstawowej, specjalnej ani akcji tajnego przejścia, zdobądź 2 monety albo 2 punkty mocy, albo 1 monetę i 1 punkt mocy.
rule-do_nothing-coins = Zdobądź 2 monety.
rule-do_nothing-magic = Zdobądź 2 punkty mocy.
rule-do_nothing-both = Zdobądź 1 monetę i 1 punkt mocy.
rule-toll = Aby zatrzymać się przy krawędzi pola lub na straganie, gdzie stoją inni, zapłać 1 monetę albo 1 zwój właścicielowi każdego stojącego tam czarodzieja lub asystenta.
rule-capture = Zwykły dżin wymaga 4 punktów mocy, arcydżin 4 oraz 2 dodatkowych za każdego zwykłego dżina na swoim polu. Z arcydżinem możesz za darmo schwytać 1 zwykłego dżina z tego samego pola. Jeśli nikogo nie schwytasz, tracisz 1 punkt mocy.
rule-game_end = Gdy wszystkie 6 arcydżinów opuści mapę, dokończcie rundę i rozegrajcie jeszcze jedną. Następnie każdy gracz wykonuje końcową akcję Źródła Magii, podczas której nie można zdobywać odznaczeń.
rule-scoring = 30 lub 36 PZ za każde odznaczenie, 10 PZ za każdego dżina lub arcydżina w zakorkowanej butelce, 3 PZ za każdego w magicznym kręgu, 1 PZ za każdą nieużytą butelkę i każdy nieużyty korek oraz PZ z kart punktacji. Przy remisie wygrywa ten, kto ma łącznie więcej monet, zwojów i kluczy.

## Stragany na Targu

stall-glassblower = Zapłać 1, 2 albo 4 monety za 1, 2 albo 3 butelki różnych kolorów.
stall-glassblower-one = Zapłać 1 monetę za 1 butelkę dowolnego koloru.
stall-glassblower-two = Zapłać 2 monety za 2 butelki różnych kolorów.
stall-glassblower-three = Zapłać 4 monety za 3 butelki różnych kolorów.
stall-corkcutter = Zapłać 1 monetę za 1 korek.
stall-scribe = Zapłać 1 monetę za 2 zwoje.
stall-outfitter = Zapłać 1 zwój za 1 butelkę dowolnego koloru i 1 korek.
stall-teahouse = Zapłać 1 zwój i odkryj do 3 swoich kart magów.
stall-moneychanger = Zapłać 1 zwój za 5 monet.
side-front = Każdy stragan jest osobnym miejscem.
side-back = Wytwórca Korków i Skryba liczą się jako jeden stragan, podobnie Stragan z Herbatą i Wekslarz. Podczas wizyty korzystasz z jednej oferty z pary.

## Karty magów

mage-m01 = Bez opłaty. Moc +1 do całego chwytania i +1 za każdego czerwonego dżina.
mage-m02 = Bez opłaty. Moc +1 do całego chwytania i +1 za każdego niebieskiego dżina.
mage-m03 = Bez opłaty. Moc +1 do całego chwytania i +1 za każdego brązowego dżina.
mage-m04 = Bez opłaty. Moc +1 do całego chwytania i +1 za każdego białego dżina.
mage-m05 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego czerwonego lub brązowego dżina.
mage-m06 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego niebieskiego lub białego dżina.
mage-m07 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego czerwonego lub białego dżina.
mage-m08 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego niebieskiego lub brązowego dżina.
mage-m09 = Opłata: 2 monety. Moc +2 do całego chwytania, +2 za każdego czerwonego i +1 za każdego niebieskiego dżina.
mage-m10 = Opłata: 2 monety. Moc +2 do całego chwytania, +2 za każdego niebieskiego i +1 za każdego białego dżina.
mage-m11 = Opłata: 2 monety. Moc +2 do całego chwytania, +2 za każdego białego i +1 za każdego brązowego dżina.
mage-m12 = Opłata: 2 monety. Moc +2 do całego chwytania, +2 za każdego brązowego i +1 za każdego czerwonego dżina.
mage-m13 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego brązowego lub niebieskiego dżina.
mage-m14 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego czerwonego lub białego dżina.
mage-m15 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego czerwonego lub niebieskiego dżina.
mage-m16 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego brązowego lub białego dżina.
mage-m17 = Opłata: 1 moneta. Moc +1 do całego chwytania i +2 za każdego czerwonego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m18 = Opłata: 1 moneta. Moc +1 do całego chwytania i +2 za każdego niebieskiego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m19 = Opłata: 1 moneta. Moc +1 do całego chwytania i +2 za każdego brązowego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m20 = Opłata: 1 moneta. Moc +1 do całego chwytania i +2 za każdego białego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m21 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego czerwonego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m22 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego niebieskiego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m23 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego brązowego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m24 = Opłata: 1 moneta. Moc +2 do całego chwytania i +1 za każdego białego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m25 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego czerwonego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m26 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego niebieskiego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m27 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego brązowego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m28 = Opłata: 2 monety. Moc +3 do całego chwytania i +1 za każdego białego dżina. Wraz z tą kartą zdobywasz 1 klucz.
mage-m29 = Opłata: 1 moneta. Moc +1 do całego chwytania i +1 za każdego zwykłego dżina dowolnego koloru. Wraz z tą kartą zdobywasz 1 klucz.
mage-m30 = Opłata: 1 moneta. Moc +1 do całego chwytania i +1 za każdego zwykłego dżina dowolnego koloru. Wraz z tą kartą zdobywasz 1 klucz.
mage-m31 = Opłata: 3 monety. Moc +3 do całego chwytania i +1 za każdego zwykłego dżina dowolnego koloru. Wraz z tą kartą zdobywasz 1 klucz.
mage-m32 = Opłata: 3 monety. Moc +3 do całego chwytania i +1 za każdego zwykłego dżina dowolnego koloru. Wraz z tą kartą zdobywasz 1 klucz.

## Wyposażenie

equipment-staff1 = Moc +1 przy każdym twoim chwytaniu.
equipment-staff2 = Moc +2 przy każdym twoim chwytaniu obejmującym arcydżina.
equipment-staff3 = Jednorazowo: moc +4 przy jednym chwytaniu.
equipment-staff4 = Jednorazowo: przy jednym chwytaniu moc +2 za każdego zwykłego dżina, za którego płacisz.
equipment-staff5 = Po ruchu na pole Akademii lub na pole, przy którym masz tajne przejście z jej symbolem: zdobądź 2 monety.
equipment-staff6 = Po ruchu na pole Katakumb lub na pole, przy którym masz tajne przejście z ich symbolem: zdobądź 2 punkty mocy.
equipment-staff7 = Jednorazowo: uzupełnij swoją moc do maksimum.
equipment-staff8 = Jednorazowo: z okrągłego pola, na którym stoi twój czarodziej, odłóż do worka najwyżej 2 zwykłe dżiny.
equipment-staff9 = Każda karta maga, której używasz, kosztuje o 1 monetę mniej, ale nie mniej niż 0.
equipment-hat1 = Po ruchu na pole Archiwum lub na pole, przy którym masz tajne przejście z jego symbolem: zdobądź 2 punkty mocy.
equipment-hat2 = Po ruchu na pole Gospody lub na pole, przy którym masz tajne przejście z jej symbolem: zdobądź 2 punkty mocy.
equipment-hat3 = Przed każdą swoją akcją w Katakumbach możesz zdecydować, że odkryjesz o 1 skrzynię więcej. Jedną z odkrytych skrzyń musisz wtedy odrzucić bez nagrody.
equipment-hat4 = Jednorazowo: odkryj do 3 swoich kart magów.
equipment-hat5 = Jednorazowo: weź 1 dostępną kartę maga.
equipment-hat6 = Jednorazowo: zdobądź 3 zwoje.
equipment-hat7 = Jednorazowo: zwiększ swoją pojemność o 1, a następnie zdobądź 1 punkt mocy.
equipment-hat8 = Jednorazowo: wymień do 2 swoich pustych butelek na tyle samo innych pustych butelek.
equipment-hat9 = Po ruchu na dowolne okrągłe pole: zdobądź 1 monetę.
equipment-cloak1 = Po ruchu na pole Manufaktury lub na pole, przy którym masz tajne przejście z jej symbolem: zdobądź 2 monety.
equipment-cloak2 = Po ruchu na pole Targu lub na pole, przy którym masz tajne przejście z jego symbolem: zdobądź 2 monety.
equipment-cloak3 = Nie płacisz innym graczom ani na mapie, ani na Targu.
equipment-cloak4 = Jednorazowo: w jednej turze twój asystent może podczas wizyt na Targu pozostać na swoim straganie.
equipment-cloak5 = Jednorazowo: zdobądź 1 butelkę dowolnego koloru i 1 korek.
equipment-cloak6 = Jednorazowo: aktywuj swój pierwszy od lewej nieaktywny magiczny krąg.
equipment-cloak7 = Jednorazowo: zdobądź 4 monety.
equipment-cloak8 = Jednorazowo: zdobądź 2 klucze.
equipment-cloak9 = Za każdym razem, gdy umieszczasz dżina lub arcydżina w butelce: zdobądź 1 monetę.

## Skrzynie

chest-chest01 = Zdobądź 3 monety. Dodatkowo za 1 klucz: zdobądź 1 butelkę dowolnego koloru i 1 korek.
chest-chest02 = Zdobądź 2 monety i 1 zwój. Dodatkowo za 1 klucz: zwiększ swoją pojemność o 1.
chest-chest03 = Zdobądź 2 monety i 1 punkt mocy. Dodatkowo za 1 klucz: weź 1 dostępną kartę wyposażenia.
chest-chest04 = Zdobądź 1 monetę i 1 zwój. Dodatkowo za 1 klucz: weź 1 dostępną kartę maga.
chest-chest05 = Zdobądź 1 monetę i 1 korek. Dodatkowo za 1 klucz: zdobądź 3 monety.
chest-chest06 = Zdobądź 1 monetę i 1 czerwoną butelkę. Dodatkowo za 1 klucz: zdobądź 1 monetę i 1 korek.
chest-chest07 = Zdobądź 1 monetę i 1 niebieską butelkę. Dodatkowo za 1 klucz: zdobądź 1 zwój i 1 korek.
chest-chest08 = Zdobądź 1 monetę i 1 brązową butelkę. Dodatkowo za 1 klucz: zdobądź 1 monetę i 1 korek.
chest-chest09 = Zdobądź 1 monetę i 1 białą butelkę. Dodatkowo za 1 klucz: zdobądź 1 zwój i 1 korek.
chest-chest10 = Zdobądź 2 zwoje. Dodatkowo za 1 klucz: aktywuj swój pierwszy od lewej nieaktywny magiczny krąg.
chest-chest11 = Zdobądź 3 punkty mocy. Dodatkowo za 1 klucz: odkryj do 2 swoich kart magów i zdobądź 1 zwój.
chest-chest12 = Zdobądź 2 monety. Dodatkowo za 1 klucz: zdobądź 2 butelki dowolnych kolorów.
chest-chest13 = Zdobądź 4 monety.
chest-chest14 = Zdobądź 2 monety i 2 zwoje.
chest-chest15 = Zdobądź 2 monety i 1 korek.
chest-chest16 = Zdobądź 1 zwój i 1 butelkę dowolnego koloru.
chest-chest17 = Zdobądź 2 monety i 1 klucz.
chest-chest18 = Zdobądź 2 monety i 2 punkty mocy.

## Odznaczenia

award-a1_1 = Zdobądź 5 monet. Na koniec gry 30 PZ.
award-a1_2 = Zwiększ swoją pojemność o 2. Na koniec gry 30 PZ.
award-a1_3 = Aktywuj swój pierwszy od lewej nieaktywny magiczny krąg i zdobądź 1 klucz. Na koniec gry 30 PZ.
award-a1_4 = Weź 1 dostępną kartę maga i zdobądź 2 monety. Na koniec gry 30 PZ.
award-a1_5 = Weź 1 dostępną kartę wyposażenia i zdobądź 1 korek. Na koniec gry 30 PZ.
award-a1_6 = Zdobądź 1 monetę. Na koniec gry 36 PZ.
award-a1_7 = Zdobądź 1 punkt mocy. Na koniec gry 36 PZ.
award-a2_1 = Uzupełnij swoją moc do maksimum i odkryj do 2 swoich kart magów. Na koniec gry 30 PZ.
award-a2_2 = Zwiększ swoją pojemność o 1, a następnie zdobądź 2 zwoje. Na koniec gry 30 PZ.
award-a2_3 = Zdobądź 2 butelki dowolnych kolorów i 1 korek. Na koniec gry 30 PZ.
award-a2_4 = Zdobądź 2 klucze i 2 monety. Na koniec gry 30 PZ.
award-a2_5 = Wykonaj akcję podstawową dowolnej lokacji i zdobądź 1 monetę. Na koniec gry 30 PZ.
award-a2_6 = Zdobądź 1 zwój. Na koniec gry 36 PZ.
award-a2_7 = Zdobądź 1 monetę. Na koniec gry 36 PZ.
award-a3_1 = Wylosuj z worka 1 dżina i schwytaj go za darmo, jeśli masz go gdzie umieścić. Na koniec gry 30 PZ.
award-a3_2 = Możesz za darmo schwytać 1 zwykłego dżina z dowolnego okrągłego pola. Na koniec gry 30 PZ.
award-a3_3 = Zdobądź 2 butelki dowolnych kolorów i 2 korki. Na koniec gry 30 PZ.
award-a3_4 = Zdobądź 3 monety i 2 zwoje. Na koniec gry 30 PZ.
award-a3_5 = Zdobądź 3 korki. Na koniec gry 30 PZ.
award-a3_6 = Zdobądź 1 klucz. Na koniec gry 36 PZ.
award-a3_7 = Zdobądź 1 zwój. Na koniec gry 36 PZ.

## Płytki cech

trait-P01 = Początek gry: zdobądź dodatkowo 2 monety, 2 zwoje i 1 punkt mocy.
trait-P02 = Targ: nie płacisz innym graczom.
trait-P03 = Ilekroć zdobywasz kartę maga bez symbolu klucza, dostajesz też 1 klucz.
trait-P04 = Manufaktura: akcja specjalna daje ci 3 korki zamiast 2.
trait-P05 = Źródło Magii: zamiast opłaty spod swojego znacznika pojemności płacisz tylko 2 zwoje.
trait-P06 = Archiwum: na okrągłym polu możesz wybrać tę samą opcję dwa razy.
trait-P07 = Obowiązkowe chwytanie: jeśli nikogo nie schwytasz, zdobywasz 1 punkt mocy, zamiast go tracić. Nie dotyczy pola, na którym nie ma dżinów.
trait-P08 = Katakumby: gdy otwierasz skrzynię kluczem, zachowujesz ten klucz.
trait-P09 = Przy każdej akcji Akademii możesz odkryć do 2 swoich kart magów, każdą za 1 punkt mocy.
trait-P10 = Początek gry: dobierz w tajemnicy 2 karty punktacji. Lepsza z nich liczy się na koniec gry tylko dla ciebie.
trait-N01 = Początek gry: tracisz 3 monety.
trait-N02 = Początek gry: tracisz 3 punkty mocy.
trait-N03 = Początek gry: zaślepka zakrywa twój drugi magiczny krąg, który liczy się jako nieaktywny. Gdy go aktywujesz, zdobywasz 2 punkty mocy, a zaślepka opuszcza grę.
trait-N04 = Chwytanie dżinów: kolorowe premie twoich kart magów nie działają, zielone tak.
trait-N05 = Swoich zakrytych kart magów nigdy nie możesz ponownie odkryć.
trait-N06 = Katakumby: na okrągłym polu możesz wykonać tylko akcję podstawową.
trait-N07 = Nie możesz otwierać skrzyń kluczem. Nadal możesz wymieniać klucze na monety, zwoje lub moc.
trait-N08 = Ilekroć zdobywasz kartę maga z symbolem klucza, połóż ją zakrytą przed sobą. Klucz mimo to zdobywasz.
trait-N09 = Gdy zdobywasz wyposażenie, zamiast widocznej karty weź w ciemno kartę ze spodu wybranej talii.
trait-N10 = Schwytane dżiny, także arcydżiny, musisz najpierw umieścić w magicznym kręgu. Dopiero potem możesz przenieść je do butelek.

## Karty punktacji

scoring-sc01 = 8 PZ, jeśli masz co najmniej 2 komplety wyposażenia.
scoring-sc02 = 5 PZ za każdy rodzaj wyposażenia, którego masz co najmniej 3 karty. Najwyżej 15 PZ.
scoring-sc03 = 8 PZ, jeśli masz na mapie najwyżej 1 tajne przejście.
scoring-sc04 = 8 PZ, jeśli nie masz żadnej karty maga z kluczem.
scoring-sc05 = 8 PZ, jeśli masz co najmniej 2 nieaktywne magiczne kręgi.
scoring-sc06 = 8 PZ, jeśli twój znacznik pojemności nie jest za polem 6.
scoring-sc07 = 8 PZ, jeśli twój znacznik minimum jest przy polu 2.
scoring-sc08 = 3 PZ za każdy twój klucz. Najwyżej 9 PZ.
scoring-sc09 = 2 PZ za każdą twoją odkrytą kartę maga. Najwyżej 8 PZ.
scoring-sc10 = 2 PZ za każdą twoją nieużytą butelkę i każdy nieużyty korek. Najwyżej 8 PZ.

## Gra solo: karty Toma

solo-tom01 = Jeśli na okrągłym polu Akademii jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Gospody, umieść dżina tam. W przeciwnym razie zapłać 2 monety albo tyle z tego, ile masz.
solo-tom02 = Jeśli na okrągłym polu Gospody jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Katakumb, umieść dżina tam. W przeciwnym razie zapłać 1 zwój, jeśli go masz.
solo-tom03 = Jeśli na okrągłym polu Katakumb jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Archiwum, umieść dżina tam. W przeciwnym razie zapłać 2 punkty mocy albo tyle z tego, ile masz.
solo-tom04 = Jeśli na okrągłym polu Archiwum jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Manufaktury, umieść dżina tam. W przeciwnym razie zapłać 1 monetę i 1 zwój albo tyle z tego, ile masz.
solo-tom05 = Jeśli na okrągłym polu Manufaktury jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Targu, umieść dżina tam. W przeciwnym razie zapłać 1 korek, jeśli go masz.
solo-tom06 = Jeśli na okrągłym polu Targu jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Akademii, umieść dżina tam. W przeciwnym razie zapłać 2 monety albo tyle z tego, ile masz.
solo-tom07 = Jeśli na okrągłym polu Akademii jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Archiwum, umieść dżina tam. W przeciwnym razie zapłać 1 zwój, jeśli go masz.
solo-tom08 = Jeśli na okrągłym polu Gospody jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Manufaktury, umieść dżina tam. W przeciwnym razie zapłać 2 punkty mocy albo tyle z tego, ile masz.
solo-tom09 = Jeśli na okrągłym polu Katakumb jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Targu, umieść dżina tam. W przeciwnym razie zapłać 2 monety albo tyle z tego, ile masz.
solo-tom10 = Jeśli na okrągłym polu Archiwum jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Akademii, umieść dżina tam. W przeciwnym razie zapłać 1 zwój, jeśli go masz.
solo-tom11 = Jeśli na okrągłym polu Manufaktury jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Gospody, umieść dżina tam. W przeciwnym razie zapłać 1 monetę i 1 zwój albo tyle z tego, ile masz.
solo-tom12 = Jeśli na okrągłym polu Targu jest arcydżin, umieść tam 1 losowego dżina z worka. Jeśli nie, ale arcydżin jest na okrągłym polu Katakumb, umieść dżina tam. W przeciwnym razie zapłać 1 wybraną pustą butelkę, jeśli jakąś masz.
solo-tom13 = Nic się nie dzieje.
solo-tom14 = Nic się nie dzieje.
solo-tom15 = Nic się nie dzieje.

## Gra solo: wyzwania na koniec wygranej partii

challenge-ch01 = Co najmniej 8 kart magów.
challenge-ch02 = Co najmniej 2 komplety wyposażenia.
challenge-ch03 = Co najmniej 3 odznaczenia.
challenge-ch04 = Co najmniej 10 monet.
challenge-ch05 = Co najmniej 3 klucze.
challenge-ch06 = Najwyżej 2 aktywne magiczne kręgi.
challenge-ch07 = Znacznik pojemności najdalej na polu 6.
challenge-ch08 = Najwyżej 1 rodzaj wyposażenia.
challenge-ch09 = Najwyżej 2 karty magów.
challenge-ch10 = Żadnej karty maga z kluczem.
challenge-ch11 = Żadnego tajnego przejścia na mapie.

## Dachy i tajne przejścia

roof-roof_dragon = Rozpoczynasz grę.
roof-roof_owl = Nie ma żadnego efektu.
roof-roof_cat = Nie ma żadnego efektu.
roof-roof_moon = Nie ma żadnego efektu.
passage-passage_academy = Tylko ty możesz na tym polu wykonać dodatkowo akcję podstawową Akademii.
passage-passage_tavern = Tylko ty możesz na tym polu wykonać dodatkowo akcję podstawową Gospody.
passage-passage_catacombs = Tylko ty możesz na tym polu wykonać dodatkowo akcję podstawową Katakumb.
passage-passage_archives = Tylko ty możesz na tym polu wykonać dodatkowo akcję podstawową Archiwum.
passage-passage_manufactory = Tylko ty możesz na tym polu wykonać dodatkowo akcję podstawową Manufaktury.
passage-passage_market = Tylko ty możesz na tym polu wykonać dodatkowo akcję podstawową Targu.

## Warianty

variant-beginner = Żadne dwa pola połączone ścieżką nie pokazują tej samej lokacji. Gra się bez kart punktacji i bez cech.
variant-longer = Na początku na każdym z 3 okrągłych pól połączonych ze Źródłem Magii stoi o 1 zwykłego dżina więcej.
variant-solo = Schwytaj lub wypędź wszystkie 6 arcydżinów, zanim zostanie odkryta ostatnia karta talii Toma. Talia ma od 12 do 15 kart, a im jest ich mniej, tym gra trudniejsza. Każda pozostała karta jest warta 10 PZ.

## Krótkie nazwy lokacji

name-academy = Akademia
name-tavern = Gospoda
name-catacombs = Katakumby
name-archives = Archiwum
name-manufactory = Manufaktura
name-market = Targ
name-source = Źródło Magii

## Dżiny, butelki i kolory

name-djinn = dżin
name-regular = zwykły dżin
name-boss = arcydżin
name-djinn-red = czerwony dżin
name-djinn-blue = niebieski dżin
name-djinn-brown = brązowy dżin
name-djinn-white = biały dżin
name-bottle = butelka
name-bottle-red = czerwona butelka
name-bottle-blue = niebieska butelka
name-bottle-brown = brązowa butelka
name-bottle-white = biała butelka
name-red = czerwony
name-blue = niebieski
name-brown = brązowy
name-white = biały
name-silver = srebrny
name-yellow = żółty
name-green = zielony
name-purple = fioletowy

## Zasoby i znaczniki

name-coins = monety
name-scrolls = zwoje
name-keys = klucze
name-corks = korki
name-bottles = butelki
name-magic = moc
name-capacity = pojemność
name-minimum = minimum
name-maximum = maksimum
name-vp = PZ
name-victory_points = punkty zwycięstwa

## Miejsca i elementy gry

name-map = mapa
name-square = kwadratowe pole
name-round = okrągłe pole
name-path = ścieżka
name-edge = krawędź pola
name-bag = worek
name-common_supply = wspólne zasoby
name-personal_supply = osobiste zasoby
name-player_board = plansza gracza
name-award_board = plansza odznaczeń
name-wizard = czarodziej
name-assistant = asystent
name-passage = tajne przejście
name-archive_bar = listwa archiwum
name-stall = stragan
name-circle = magiczny krąg
name-blank = zaślepka
name-chest = skrzynia
name-mage = karta maga
name-equipment = karta wyposażenia
name-set = komplet wyposażenia
name-staff = kostur
name-hat = kapelusz
name-cloak = płaszcz
name-award = odznaczenie
name-trait = cecha
name-scoring = karta punktacji
name-challenge = wyzwanie
name-roof = dach
name-tom = Tom
name-tom_deck = talia Toma

## Akcje, symbole i stany

name-basic = akcja podstawowa
name-special = akcja specjalna
name-mandatory = akcja obowiązkowa
name-additional = akcja dodatkowa
name-capture = chwytanie
name-fee = opłata
name-green_bonus = zielona premia
name-colour_bonus = kolorowa premia
name-with_key = z kluczem
name-without_key = bez klucza
name-face_up = odkryta
name-face_down = zakryta
name-active = aktywny
name-inactive = nieaktywny
name-permanent = stałe
name-once = jednorazowe
name-positive = pozytywna
name-negative = negatywna
name-starting_player = gracz rozpoczynający

## Części gry

phase-draft = wybór cech
phase-move = ruch
phase-act = akcje pola
phase-final_source = końcowa akcja Źródła Magii
phase-scoring = punktacja końcowa

## Jedna litera dla każdego koloru, miejsca i zasobu; gdy pierwsza jest zajęta, inna litera słowa

glyph-red = C
glyph-blue = N
glyph-brown = R
glyph-white = B
glyph-boss = A
glyph-academy = D
glyph-tavern = G
glyph-catacombs = K
glyph-archives = H
glyph-manufactory = M
glyph-market = T
glyph-source = Ź
glyph-coins = E
glyph-scrolls = W
glyph-keys = L
glyph-corks = I
glyph-bottle = U
glyph-magic = O
