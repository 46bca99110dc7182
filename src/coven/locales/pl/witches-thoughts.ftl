because-points =
    .less = { $at } rozwiązane problemy dają mniej punktów { $compared } ({ $by }).
    .more = { $at } rozwiązane problemy dają więcej punktów { $compared } ({ $by }).
because-lead =
    .less = { $at } przewaga punktowa nad najlepszym rywalem jest mniejsza { $compared } ({ $by }).
    .more = { $at } przewaga punktowa nad najlepszym rywalem jest większa { $compared } ({ $by }).
because-cards =
    .less = { $at } na ręce jest mniej kart { $compared } ({ $by }).
    .more = { $at } na ręce jest więcej kart { $compared } ({ $by }).
because-cackles =
    .less = { $at } przed graczem leży mniej żetonów rechotu { $compared } ({ $by }).
    .more = { $at } przed graczem leży więcej żetonów rechotu { $compared } ({ $by }).
because-aliss =
    .less = { $at } żetonów Czarnej Alis, które odbierają punkty, jest mniej { $compared } ({ $by }).
    .more = { $at } żetonów Czarnej Alis, które odbierają punkty, jest więcej { $compared } ({ $by }).
because-crises-left =
    .less = { $at } w puli zostaje mniej kryzysów { $compared } ({ $by }).
    .more = { $at } w puli zostaje więcej kryzysów { $compared } ({ $by }).
because-solved =
    .less = { $at } zostaje rozwiązanych mniej problemów { $compared } ({ $by }).
    .more = { $at } zostaje rozwiązanych więcej problemów { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] zostaje rozwiązany { $n } problem
        [few] zostają rozwiązane { $n } problemy
        [many] zostaje rozwiązanych { $n } problemów
       *[other] zostaje rozwiązane { $n } problemu
    }.
because-failed =
    .less = { $at } mniej prób kończy się porażką { $compared } ({ $by }).
    .more = { $at } więcej prób kończy się porażką { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] kończy się porażką { $n } próba
        [few] kończą się porażką { $n } próby
        [many] kończy się porażką { $n } prób
       *[other] kończy się porażką { $n } próby
    }.
because-crises-laid =
    .less = { $at } na planszę trafia mniej kryzysów { $compared } ({ $by }).
    .more = { $at } na planszę trafia więcej kryzysów { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] na planszę trafia { $n } kryzys
        [few] na planszę trafiają { $n } kryzysy
        [many] na planszę trafia { $n } kryzysów
       *[other] na planszę trafia { $n } kryzysu
    }.
