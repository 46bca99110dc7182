goal = Wygrywacie albo przegrywacie wszyscy razem. W grymuarze jest sześć potworów, po jednym na rundę, a każdy kładzie na torze klątwy. Jeśli przełamiecie wszystkie klątwy potwora, zanim znacznik obejdzie tor i strona się odwróci, zdobędziecie nagrodę; jeśli zostanie choć jedna, zapłacicie cenę porażki. Pokonać trzeba tylko ostatniego potwora.
    Przegrywacie, gdy ktoś ma wziąć kartę Szaleństwa, a stos jest pusty, gdy ostatni potwór przetrwa albo gdy wszyscy odpadną. Odpada ten, kto na koniec swojej tury ma na ręce sześć kart Szaleństwa.
    Twoja tura: twoje wykorzystane zaklęcia wracają do pionu; znacznik rusza i działa klątwa na jego polu; potem wykonujesz tyle akcji, za ile zapłacisz: rzucenie zaklęcia, nauczenie się zaklęcia z biblioteki, zdobycie karty Żywiołu, przełamanie klątwy, uleczenie Szaleństwa. Na koniec dobierasz do sześciu kart.
    Karty w polach wsparcia czekają przed właścicielem i każdy może nimi płacić.
lesson-act = Za każdą akcję płaci się kartami Żywiołów. Zaklęcie kosztuje tyle symboli swojego Żywiołu, ile wynosi jego poziom, przełamanie klątwy to, co przy niej zapisano. Za podwójny lub potrójny koszt zaklęcie działa dwa lub trzy razy mocniej. Słowo „why” pokaże, czego teraz nie możesz zrobić i która zasada tego zabrania.
lesson-pay = Płać karta po karcie albo wszystkim naraz: pierwsza odpowiedź bierze najtańsze karty. Liczą się też karty z pól wsparcia innych graczy. To, czym zapłacisz, odrzucasz; wróci po przetasowaniu talii.
lesson-exhaust = Wykorzystanego zaklęcia nie można rzucić, dopóki na początku twojej następnej tury nie wróci do pionu.
lesson-discard = Odrzucone karty wracają po przetasowaniu talii. Usunięte z gry znikają na dobre.
lesson-destroy = Karta usunięta z gry opuszcza twoją talię: bez słabych kart dobre przychodzą szybciej.
lesson-target = Zaklęcie może dotyczyć innego gracza; jeśli tak mówi karta, musi się on zgodzić.
lesson-consent = Nikt nie może zostać celem takiego zaklęcia bez swojej zgody.
lesson-cure-element = Uleczenie kosztuje symbole jednego Żywiołu; karta Szaleństwa wraca na stos, którego wszyscy potrzebujecie.
lesson-support = Karta w polu wsparcia czeka: później każdy może nią zapłacić.
choice-difficulty = jak silny jest grymuar
choice-wizards = draw (losowo), choose (wybór) albo lista adeptów w kolejności graczy
choice-first = random (losowo) albo kto zaczyna
choice-horror = wariant Przerażający
choice-nightmare = wariant Koszmarny
choice-no_reward = brak nagrody za przełamane klątwy
choice-creeping_madness = wariant Pełzające szaleństwo
choice-cursed_support = wariant Przeklęte wsparcie
choice-five_player_double_turn = pięciu graczy: dwie tury z rzędu
choice-promo_shh = promocyjny potwór Ciii!, łagodny (mild) albo jak wydrukowano
board-legend-marker = znacznik dotarł do tej klątwy
board-legend-card = litera z liczbą to karta tego Żywiołu i tej wartości
board-legend-cost = litery za klątwą to Żywioły, za które się ją przełamuje
