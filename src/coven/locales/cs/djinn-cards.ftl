### Džin: co říkají karty, destičky a desky.

## Lokace: základní a zvláštní akce

location-academy-basic = Získej 1 svitek a 3 body magické síly.
location-academy-special = Zvyš svou kapacitu o 1 a pak získej 1 svitek a 3 body magické síly.
location-tavern-basic = Vezmi si 1 ze 2 vyložených karet mágů bez klíče a polož ji lícem vzhůru před sebe.
location-tavern-special = Vezmi si 1 ze 4 vyložených karet mágů a polož ji lícem vzhůru před sebe. S kartou s klíčem získáš i 1 klíč.
location-catacombs-basic = Otoč lícem vzhůru 1 truhlu a získej, co je na ní. Je-li na ní klíč, můžeš zaplatit 1 klíč a získat i bonus vedle něj.
location-catacombs-special = Otoč lícem vzhůru 2 truhly a v libovolném pořadí získej, co je na nich. U každé, na které je klíč, můžeš zaplatit 1 klíč a získat i bonus vedle něj.
location-archives-basic = Vyber si 1 možnost Archivu.
location-archives-special = Vyber si postupně 2 různé možnosti Archivu.
location-manufactory-basic = Zaplať 2 mince. Získej 1 zátku a 1 libovolnou kartu vybavení z nabídky.
location-manufactory-special = Zaplať 3 mince. Získej 2 zátky a 1 libovolnou kartu vybavení z nabídky.
location-market-basic = Přesuň svého asistenta na jiný stánek, zaplať jeho cenu a získej jeho zboží. Nejprve zaplať 1 minci nebo 1 svitek majiteli každého cizího asistenta na něm.
location-market-special = Navštiv dva stánky za sebou: pokaždé přesuň svého asistenta na jiný stánek, zaplať jeho cenu a získej jeho zboží, ale nejprve zaplať 1 minci nebo 1 svitek majiteli každého cizího asistenta na něm.

## Archiv: možnosti před přesunem vlastní lišty archivu a po něm

archive-passage-before = Přilož 1 svou utajenou znalost ke čtvercovému poli, u kterého ještě žádnou nemáš. Její symbol se musí lišit od symbolu pole i všech utajených znalostí u něj.
archive-coins-before = Získej 2 mince.
archive-coins-after = Získej 4 mince.
archive-scroll-before = Získej 1 svitek.
archive-scroll-after = Získej 1 svitek a 2 body magické síly.
archive-mages-before = Otoč lícem vzhůru 1 svou kartu mága.
archive-mages-after = Otoč lícem vzhůru až 2 své karty mágů.
archive-circle-before = Aktivuj svůj neaktivní čarovný kruh nejvíce vlevo.
archive-circle-after = Aktivuj svůj neaktivní čarovný kruh nejvíce vlevo a získej 1 klíč.

## Zřídlo magie

source-row1 = Doplň svou magickou sílu na maximum, nebo polap libovolný počet veledžinů ze společné zásoby, každého za 6 bodů magické síly. Při placení můžeš použít i karty mágů.
source-row2 = Kolikrát chceš, zaplať svitky vyznačené pod svým ukazatelem kapacity a získej 1 lahev libovolné barvy, nebo 1 zátku, nebo otoč lícem vzhůru až 2 své karty mágů.
source-row1-magic = Doplň svou magickou sílu na maximum.
source-row1-boss = Polap libovolný počet veledžinů ze společné zásoby, každého za 6 bodů magické síly.
source-row2-bottle = Zaplať svůj poplatek ve svitcích a získej 1 lahev libovolné barvy.
source-row2-cork = Zaplať svůj poplatek ve svitcích a získej 1 zátku.
source-row2-mages = Zaplať svůj poplatek ve svitcích a otoč lícem vzhůru až 2 své karty mágů.

## Deska hráče: čarovné kruhy a bonusy

circle-3 = Po aktivaci: získej 2 body magické síly.
circle-4 = Po aktivaci: zvyš svou kapacitu o 1.
circle-blank = Po aktivaci: získej 2 body magické síly. Záslepka opouští hru.
bonus-equipment_set = Jakmile máš poprvé hůl, klobouk i plášť: posuň svůj ukazatel minima o 1 pole doprava a získej 2 body magické síly.
bonus-last_passage = Když přiložíš svou poslední utajenou znalost: posuň svůj ukazatel minima o 1 pole doprava a získej 2 body magické síly. Od té chvíle používáš červené možnosti Archivu.

## Pravidla z desek a nápověd

rule-capacity = Ukazatel magické síly smí stát nejdále na poli před ukazatelem kapacity. Pokaždé, když se má ukazatel kapacity posunout za pole 8, můžeš místo toho zdarma polapit 1 náhodného džina z pytlíku; poprvé se ukazatel kapacity také otočí a tvé maximum je od té chvíle 8.
rule-key_exchange = Kdykoli ve svém tahu můžeš směnit 1 klíč za 1 svitek, 1 minci nebo 1 bod magické síly.
rule-key_exchange-scroll = 1 klíč za 1 svitek.
rule-key_exchange-coin = 1 klíč za 1 minci.
rule-key_exchange-magic = 1 klíč za 1 bod magické síly.
rule-do_nothing = Pokud u pole lokace neprovedeš žádnou základní ani zvláštní akci ani akci utajené znalosti, získej 2 mince, nebo 2 body magické síly, nebo 1 minci a 1 bod magické síly.
rule-do_nothing-coins = Získej 2 mince.
rule-do_nothing-magic = Získej 2 body magické síly.
rule-do_nothing-both = Získej 1 minci a 1 bod magické síly.
rule-toll = Chceš-li se zastavit u okraje pole nebo na stánku, kde stojí jiní, zaplať 1 minci nebo 1 svitek majiteli každého tamního kouzelníka či asistenta.
rule-capture = Běžný džin vyžaduje 4 body magické síly, veledžin 4 a 2 další za každého běžného džina u svého pole. S veledžinem můžeš zdarma polapit 1 běžného džina od stejného pole. Nepolapíš-li nikoho, ztratíš 1 bod magické síly.
rule-game_end = Jakmile mapu opustí všech 6 veledžinů, dohrajte kolo a odehrajte ještě jedno. Pak každý hráč provede závěrečnou akci Zřídla magie, při které nelze získávat ocenění.
rule-scoring = 30 nebo 36 VB za každé ocenění, 10 VB za každého džina či veledžina v lahvi se zátkou, 3 VB za každého na čarovném kruhu, 1 VB za každou nepoužitou lahev či zátku a k tomu VB za karty bodování. Při shodě vyhrává, kdo má dohromady více mincí, svitků a klíčů.

## Stánky na Tržnici

stall-glassblower = Zaplať 1, 2 nebo 4 mince za 1, 2 nebo 3 lahve různých barev.
stall-glassblower-one = Zaplať 1 minci za 1 lahev libovolné barvy.
stall-glassblower-two = Zaplať 2 mince za 2 lahve různých barev.
stall-glassblower-three = Zaplať 4 mince za 3 lahve různých barev.
stall-corkcutter = Zaplať 1 minci za 1 zátku.
stall-scribe = Zaplať 1 minci za 2 svitky.
stall-outfitter = Zaplať 1 svitek za 1 lahev libovolné barvy a 1 zátku.
stall-teahouse = Zaplať 1 svitek a otoč lícem vzhůru až 3 své karty mágů.
stall-moneychanger = Zaplať 1 svitek za 5 mincí.
side-front = Každý stánek je samostatné místo.
side-back = Zátkař a Písař se počítají jako jeden stánek, stejně tak Čajový stánek a Směnárník. Při návštěvě využiješ jednu nabídku z dvojice.

## Karty mágů

mage-m01 = Bez poplatku. Magická síla +1 na celé polapení a +1 za každého červeného džina.
mage-m02 = Bez poplatku. Magická síla +1 na celé polapení a +1 za každého modrého džina.
mage-m03 = Bez poplatku. Magická síla +1 na celé polapení a +1 za každého hnědého džina.
mage-m04 = Bez poplatku. Magická síla +1 na celé polapení a +1 za každého bílého džina.
mage-m05 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého červeného či hnědého džina.
mage-m06 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého modrého či bílého džina.
mage-m07 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého červeného či bílého džina.
mage-m08 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého modrého či hnědého džina.
mage-m09 = Poplatek: 2 mince. Magická síla +2 na celé polapení, +2 za každého červeného a +1 za každého modrého džina.
mage-m10 = Poplatek: 2 mince. Magická síla +2 na celé polapení, +2 za každého modrého a +1 za každého bílého džina.
mage-m11 = Poplatek: 2 mince. Magická síla +2 na celé polapení, +2 za každého bílého a +1 za každého hnědého džina.
mage-m12 = Poplatek: 2 mince. Magická síla +2 na celé polapení, +2 za každého hnědého a +1 za každého červeného džina.
mage-m13 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého hnědého či modrého džina.
mage-m14 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého červeného či bílého džina.
mage-m15 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého červeného či modrého džina.
mage-m16 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého hnědého či bílého džina.
mage-m17 = Poplatek: 1 mince. Magická síla +1 na celé polapení a +2 za každého červeného džina. S touto kartou získáš i 1 klíč.
mage-m18 = Poplatek: 1 mince. Magická síla +1 na celé polapení a +2 za každého modrého džina. S touto kartou získáš i 1 klíč.
mage-m19 = Poplatek: 1 mince. Magická síla +1 na celé polapení a +2 za každého hnědého džina. S touto kartou získáš i 1 klíč.
mage-m20 = Poplatek: 1 mince. Magická síla +1 na celé polapení a +2 za každého bílého džina. S touto kartou získáš i 1 klíč.
mage-m21 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého červeného džina. S touto kartou získáš i 1 klíč.
mage-m22 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého modrého džina. S touto kartou získáš i 1 klíč.
mage-m23 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého hnědého džina. S touto kartou získáš i 1 klíč.
mage-m24 = Poplatek: 1 mince. Magická síla +2 na celé polapení a +1 za každého bílého džina. S touto kartou získáš i 1 klíč.
mage-m25 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého červeného džina. S touto kartou získáš i 1 klíč.
mage-m26 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého modrého džina. S touto kartou získáš i 1 klíč.
mage-m27 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého hnědého džina. S touto kartou získáš i 1 klíč.
mage-m28 = Poplatek: 2 mince. Magická síla +3 na celé polapení a +1 za každého bílého džina. S touto kartou získáš i 1 klíč.
mage-m29 = Poplatek: 1 mince. Magická síla +1 na celé polapení a +1 za každého běžného džina libovolné barvy. S touto kartou získáš i 1 klíč.
mage-m30 = Poplatek: 1 mince. Magická síla +1 na celé polapení a +1 za každého běžného džina libovolné barvy. S touto kartou získáš i 1 klíč.
mage-m31 = Poplatek: 3 mince. Magická síla +3 na celé polapení a +1 za každého běžného džina libovolné barvy. S touto kartou získáš i 1 klíč.
mage-m32 = Poplatek: 3 mince. Magická síla +3 na celé polapení a +1 za každého běžného džina libovolné barvy. S touto kartou získáš i 1 klíč.

## Vybavení

equipment-staff1 = Magická síla +1 při každém tvém polapení.
equipment-staff2 = Magická síla +2 při každém tvém polapení, jehož součástí je veledžin.
equipment-staff3 = Jednorázově: magická síla +4 při jednom polapení.
equipment-staff4 = Jednorázově: při jednom polapení magická síla +2 za každého běžného džina, za kterého platíš.
equipment-staff5 = Po pohybu k poli Akademie nebo k poli, u kterého máš utajenou znalost s jejím symbolem: získej 2 mince.
equipment-staff6 = Po pohybu k poli Katakomb nebo k poli, u kterého máš utajenou znalost s jejich symbolem: získej 2 body magické síly.
equipment-staff7 = Jednorázově: doplň svou magickou sílu na maximum.
equipment-staff8 = Jednorázově: vrať do pytlíku až 2 běžné džiny od kulatého pole, u kterého stojí tvůj kouzelník.
equipment-staff9 = Každá karta mága, kterou použiješ, tě stojí o 1 minci méně, nejméně však 0.
equipment-hat1 = Po pohybu k poli Archivu nebo k poli, u kterého máš utajenou znalost s jeho symbolem: získej 2 body magické síly.
equipment-hat2 = Po pohybu k poli Hostince nebo k poli, u kterého máš utajenou znalost s jeho symbolem: získej 2 body magické síly.
equipment-hat3 = Před každou svou akcí v Katakombách se můžeš rozhodnout odhalit o 1 truhlu víc. Jednu z odhalených truhel pak musíš odhodit bez odměny.
equipment-hat4 = Jednorázově: otoč lícem vzhůru až 3 své karty mágů.
equipment-hat5 = Jednorázově: vezmi si 1 kartu mága z nabídky.
equipment-hat6 = Jednorázově: získej 3 svitky.
equipment-hat7 = Jednorázově: zvyš svou kapacitu o 1 a pak získej 1 bod magické síly.
equipment-hat8 = Jednorázově: vyměň až 2 své prázdné lahve za stejný počet jiných prázdných lahví.
equipment-hat9 = Po pohybu k libovolnému kulatému poli: získej 1 minci.
equipment-cloak1 = Po pohybu k poli Dílny nebo k poli, u kterého máš utajenou znalost s jejím symbolem: získej 2 mince.
equipment-cloak2 = Po pohybu k poli Tržnice nebo k poli, u kterého máš utajenou znalost s jejím symbolem: získej 2 mince.
equipment-cloak3 = Neplatíš ostatním hráčům ani na mapě, ani na Tržnici.
equipment-cloak4 = Jednorázově: v jednom tahu smí tvůj asistent při návštěvách Tržnice zůstat na svém stánku.
equipment-cloak5 = Jednorázově: získej 1 lahev libovolné barvy a 1 zátku.
equipment-cloak6 = Jednorázově: aktivuj svůj neaktivní čarovný kruh nejvíce vlevo.
equipment-cloak7 = Jednorázově: získej 4 mince.
equipment-cloak8 = Jednorázově: získej 2 klíče.
equipment-cloak9 = Pokaždé, když umístíš džina či veledžina do lahve: získej 1 minci.

## Truhly

chest-chest01 = Získej 3 mince. Navíc za 1 klíč: získej 1 lahev libovolné barvy a 1 zátku.
chest-chest02 = Získej 2 mince a 1 svitek. Navíc za 1 klíč: zvyš svou kapacitu o 1.
chest-chest03 = Získej 2 mince a 1 bod magické síly. Navíc za 1 klíč: vezmi si 1 kartu vybavení z nabídky.
chest-chest04 = Získej 1 minci a 1 svitek. Navíc za 1 klíč: vezmi si 1 kartu mága z nabídky.
chest-chest05 = Získej 1 minci a 1 zátku. Navíc za 1 klíč: získej 3 mince.
chest-chest06 = Získej 1 minci a 1 červenou lahev. Navíc za 1 klíč: získej 1 minci a 1 zátku.
chest-chest07 = Získej 1 minci a 1 modrou lahev. Navíc za 1 klíč: získej 1 svitek a 1 zátku.
chest-chest08 = Získej 1 minci a 1 hnědou lahev. Navíc za 1 klíč: získej 1 minci a 1 zátku.
chest-chest09 = Získej 1 minci a 1 bílou lahev. Navíc za 1 klíč: získej 1 svitek a 1 zátku.
chest-chest10 = Získej 2 svitky. Navíc za 1 klíč: aktivuj svůj neaktivní čarovný kruh nejvíce vlevo.
chest-chest11 = Získej 3 body magické síly. Navíc za 1 klíč: otoč lícem vzhůru až 2 své karty mágů a získej 1 svitek.
chest-chest12 = Získej 2 mince. Navíc za 1 klíč: získej 2 lahve libovolných barev.
chest-chest13 = Získej 4 mince.
chest-chest14 = Získej 2 mince a 2 svitky.
chest-chest15 = Získej 2 mince a 1 zátku.
chest-chest16 = Získej 1 svitek a 1 lahev libovolné barvy.
chest-chest17 = Získej 2 mince a 1 klíč.
chest-chest18 = Získej 2 mince a 2 body magické síly.

## Ocenění

award-a1_1 = Získej 5 mincí. Na konci hry 30 VB.
award-a1_2 = Zvyš svou kapacitu o 2. Na konci hry 30 VB.
award-a1_3 = Aktivuj svůj neaktivní čarovný kruh nejvíce vlevo a získej 1 klíč. Na konci hry 30 VB.
award-a1_4 = Vezmi si 1 kartu mága z nabídky a získej 2 mince. Na konci hry 30 VB.
award-a1_5 = Vezmi si 1 kartu vybavení z nabídky a získej 1 zátku. Na konci hry 30 VB.
award-a1_6 = Získej 1 minci. Na konci hry 36 VB.
award-a1_7 = Získej 1 bod magické síly. Na konci hry 36 VB.
award-a2_1 = Doplň svou magickou sílu na maximum a otoč lícem vzhůru až 2 své karty mágů. Na konci hry 30 VB.
award-a2_2 = Zvyš svou kapacitu o 1 a pak získej 2 svitky. Na konci hry 30 VB.
award-a2_3 = Získej 2 lahve libovolných barev a 1 zátku. Na konci hry 30 VB.
award-a2_4 = Získej 2 klíče a 2 mince. Na konci hry 30 VB.
award-a2_5 = Proveď základní akci libovolné lokace a získej 1 minci. Na konci hry 30 VB.
award-a2_6 = Získej 1 svitek. Na konci hry 36 VB.
award-a2_7 = Získej 1 minci. Na konci hry 36 VB.
award-a3_1 = Vylosuj z pytlíku 1 džina, a máš-li ho kam umístit, polap ho zdarma. Na konci hry 30 VB.
award-a3_2 = Můžeš zdarma polapit 1 běžného džina od libovolného kulatého pole. Na konci hry 30 VB.
award-a3_3 = Získej 2 lahve libovolných barev a 2 zátky. Na konci hry 30 VB.
award-a3_4 = Získej 3 mince a 2 svitky. Na konci hry 30 VB.
award-a3_5 = Získej 3 zátky. Na konci hry 30 VB.
award-a3_6 = Získej 1 klíč. Na konci hry 36 VB.
award-a3_7 = Získej 1 svitek. Na konci hry 36 VB.

## Destičky vlastností

trait-P01 = Začátek hry: získej navíc 2 mince, 2 svitky a 1 bod magické síly.
trait-P02 = Tržnice: neplatíš ostatním hráčům.
trait-P03 = Kdykoli získáš kartu mága bez symbolu klíče, získáš i 1 klíč.
trait-P04 = Dílna: zvláštní akcí získáš 3 zátky místo 2.
trait-P05 = Zřídlo magie: místo poplatku pod svým ukazatelem kapacity platíš jen 2 svitky.
trait-P06 = Archiv: u kulatého pole si můžeš vybrat stejnou možnost dvakrát.
trait-P07 = Povinné polapení: nepolapíš-li nikoho, 1 bod magické síly neztratíš, ale získáš. Neplatí, pokud u pole žádní džinové nejsou.
trait-P08 = Katakomby: když odemkneš truhlu, klíč si ponecháš.
trait-P09 = Při každé akci Akademie můžeš otočit lícem vzhůru až 2 své karty mágů, každou za 1 bod magické síly.
trait-P10 = Začátek hry: tajně si dober 2 karty bodování. Lepší z nich se na konci hry započítá jen tobě.
trait-N01 = Začátek hry: ztratíš 3 mince.
trait-N02 = Začátek hry: ztratíš 3 body magické síly.
trait-N03 = Začátek hry: tvůj druhý čarovný kruh je zakrytý záslepkou a považuje se za neaktivní. Když ho aktivuješ, získáš 2 body magické síly a záslepka opustí hru.
trait-N04 = Polapení džinů: barevné bonusy tvých karet mágů neplatí, zelené ano.
trait-N05 = Své karty mágů už nikdy nemůžeš otočit zpět lícem vzhůru.
trait-N06 = Katakomby: u kulatého pole smíš provést pouze základní akci.
trait-N07 = Nemůžeš odemykat truhly. Klíče můžeš dál směňovat za mince, svitky nebo magickou sílu.
trait-N08 = Kdykoli získáš kartu mága se symbolem klíče, polož ji před sebe lícem dolů. Klíč přesto získáš.
trait-N09 = Když získáváš vybavení, vezmi si místo karty z nabídky naslepo spodní kartu libovolného balíčku.
trait-N10 = Polapené džiny i veledžiny musíš nejprve umístit na čarovný kruh. Teprve pak je smíš přemístit do lahve.

## Karty bodování

scoring-sc01 = 8 VB, pokud máš alespoň 2 sady vybavení.
scoring-sc02 = 5 VB za každý druh vybavení, od kterého máš alespoň 3 karty. Nejvýše 15 VB.
scoring-sc03 = 8 VB, pokud máš na mapě nejvýše 1 utajenou znalost.
scoring-sc04 = 8 VB, pokud nemáš žádnou kartu mága s klíčem.
scoring-sc05 = 8 VB, pokud máš alespoň 2 neaktivní čarovné kruhy.
scoring-sc06 = 8 VB, pokud tvůj ukazatel kapacity není za polem 6.
scoring-sc07 = 8 VB, pokud je tvůj ukazatel minima u pole 2.
scoring-sc08 = 3 VB za každý tvůj klíč. Nejvýše 9 VB.
scoring-sc09 = 2 VB za každou tvou kartu mága lícem vzhůru. Nejvýše 8 VB.
scoring-sc10 = 2 VB za každou tvou nepoužitou lahev či zátku. Nejvýše 8 VB.

## Sólová hra: Tomovy karty

solo-tom01 = Je-li veledžin u kulatého pole Akademie, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Hostince, umísti džina tam. Jinak zaplať 2 mince, případně tolik, kolik z toho máš.
solo-tom02 = Je-li veledžin u kulatého pole Hostince, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Katakomb, umísti džina tam. Jinak zaplať 1 svitek, pokud ho máš.
solo-tom03 = Je-li veledžin u kulatého pole Katakomb, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Archivu, umísti džina tam. Jinak zaplať 2 body magické síly, případně tolik, kolik z toho máš.
solo-tom04 = Je-li veledžin u kulatého pole Archivu, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Dílny, umísti džina tam. Jinak zaplať 1 minci a 1 svitek, případně tolik, kolik z toho máš.
solo-tom05 = Je-li veledžin u kulatého pole Dílny, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Tržnice, umísti džina tam. Jinak zaplať 1 zátku, pokud ji máš.
solo-tom06 = Je-li veledžin u kulatého pole Tržnice, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Akademie, umísti džina tam. Jinak zaplať 2 mince, případně tolik, kolik z toho máš.
solo-tom07 = Je-li veledžin u kulatého pole Akademie, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Archivu, umísti džina tam. Jinak zaplať 1 svitek, pokud ho máš.
solo-tom08 = Je-li veledžin u kulatého pole Hostince, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Dílny, umísti džina tam. Jinak zaplať 2 body magické síly, případně tolik, kolik z toho máš.
solo-tom09 = Je-li veledžin u kulatého pole Katakomb, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Tržnice, umísti džina tam. Jinak zaplať 2 mince, případně tolik, kolik z toho máš.
solo-tom10 = Je-li veledžin u kulatého pole Archivu, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Akademie, umísti džina tam. Jinak zaplať 1 svitek, pokud ho máš.
solo-tom11 = Je-li veledžin u kulatého pole Dílny, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Hostince, umísti džina tam. Jinak zaplať 1 minci a 1 svitek, případně tolik, kolik z toho máš.
solo-tom12 = Je-li veledžin u kulatého pole Tržnice, umísti tam 1 náhodného džina z pytlíku. Pokud ne, ale veledžin je u kulatého pole Katakomb, umísti džina tam. Jinak zaplať 1 prázdnou lahev podle svého výběru, pokud nějakou máš.
solo-tom13 = Nic se nestane.
solo-tom14 = Nic se nestane.
solo-tom15 = Nic se nestane.

## Sólová hra: úkoly na konci vyhrané partie

challenge-ch01 = Alespoň 8 karet mágů.
challenge-ch02 = Alespoň 2 sady vybavení.
challenge-ch03 = Alespoň 3 ocenění.
challenge-ch04 = Alespoň 10 mincí.
challenge-ch05 = Alespoň 3 klíče.
challenge-ch06 = Nejvýše 2 aktivní čarovné kruhy.
challenge-ch07 = Ukazatel kapacity nejdále na poli 6.
challenge-ch08 = Nejvýše 1 druh vybavení.
challenge-ch09 = Nejvýše 2 karty mágů.
challenge-ch10 = Žádná karta mága s klíčem.
challenge-ch11 = Žádná utajená znalost na mapě.

## Střechy a utajené znalosti

roof-roof_dragon = Začínáš hru.
roof-roof_owl = Nemá žádný efekt.
roof-roof_cat = Nemá žádný efekt.
roof-roof_moon = Nemá žádný efekt.
passage-passage_academy = Jen ty můžeš u tohoto pole navíc provést základní akci Akademie.
passage-passage_tavern = Jen ty můžeš u tohoto pole navíc provést základní akci Hostince.
passage-passage_catacombs = Jen ty můžeš u tohoto pole navíc provést základní akci Katakomb.
passage-passage_archives = Jen ty můžeš u tohoto pole navíc provést základní akci Archivu.
passage-passage_manufactory = Jen ty můžeš u tohoto pole navíc provést základní akci Dílny.
passage-passage_market = Jen ty můžeš u tohoto pole navíc provést základní akci Tržnice.

## Varianty

variant-beginner = Žádná dvě pole spojená cestou neukazují stejnou lokaci. Hraje se bez karet bodování a bez vlastností.
variant-longer = Na začátku stojí u každého ze 3 kulatých polí spojených se Zřídlem magie o 1 běžného džina víc.
variant-solo = Polap nebo vyžeň všech 6 veledžinů dřív, než se otočí poslední karta Tomova balíčku. Ten má 12 až 15 karet a čím méně jich je, tím je hra těžší. Za každou zbylou kartu získáš 10 VB.

## Krátká jména lokací

name-academy = Akademie
name-tavern = Hostinec
name-catacombs = Katakomby
name-archives = Archiv
name-manufactory = Dílna
name-market = Tržnice
name-source = Zřídlo magie

## Džinové, lahve a barvy

name-djinn = džin
name-regular = běžný džin
name-boss = veledžin
name-djinn-red = červený džin
name-djinn-blue = modrý džin
name-djinn-brown = hnědý džin
name-djinn-white = bílý džin
name-bottle = lahev
name-bottle-red = červená lahev
name-bottle-blue = modrá lahev
name-bottle-brown = hnědá lahev
name-bottle-white = bílá lahev
name-red = červený
name-blue = modrý
name-brown = hnědý
name-white = bílý
name-silver = stříbrný
name-yellow = žlutý
name-green = zelený
name-purple = fialový

## Zdroje a ukazatele

name-coins = mince
name-scrolls = svitky
name-keys = klíče
name-corks = zátky
name-bottles = lahve
name-magic = magická síla
name-capacity = kapacita
name-minimum = minimum
name-maximum = maximum
name-vp = VB
name-victory_points = vítězné body

## Místa a herní součásti

name-map = mapa
name-square = čtvercové pole
name-round = kulaté pole
name-path = cesta
name-edge = okraj pole
name-bag = pytlík
name-common_supply = společná zásoba
name-personal_supply = osobní zásoba
name-player_board = deska hráče
name-award_board = deska ocenění
name-wizard = kouzelník
name-assistant = asistent
name-passage = utajená znalost
name-archive_bar = lišta archivu
name-stall = stánek
name-circle = čarovný kruh
name-blank = záslepka
name-chest = truhla
name-mage = karta mága
name-equipment = karta vybavení
name-set = sada vybavení
name-staff = hůl
name-hat = klobouk
name-cloak = plášť
name-award = ocenění
name-trait = vlastnost
name-scoring = karta bodování
name-challenge = úkol
name-roof = střecha
name-tom = Tom
name-tom_deck = Tomův balíček

## Akce, symboly a stavy

name-basic = základní akce
name-special = zvláštní akce
name-mandatory = povinná akce
name-additional = dodatečná akce
name-capture = polapení
name-fee = poplatek
name-green_bonus = zelený bonus
name-colour_bonus = barevný bonus
name-with_key = s klíčem
name-without_key = bez klíče
name-face_up = lícem vzhůru
name-face_down = lícem dolů
name-active = aktivní
name-inactive = neaktivní
name-permanent = trvalé
name-once = jednorázové
name-positive = kladná
name-negative = záporná
name-starting_player = začínající hráč

## Části hry

phase-draft = výběr vlastností
phase-move = pohyb
phase-act = akce pole
phase-final_source = závěrečná akce Zřídla magie
phase-scoring = závěrečné bodování

## Jedno písmeno pro každou barvu, místo a zdroj; kde je první zabrané, jiné písmeno slova

glyph-red = Č
glyph-blue = M
glyph-brown = H
glyph-white = B
glyph-boss = V
glyph-academy = A
glyph-tavern = O
glyph-catacombs = K
glyph-archives = R
glyph-manufactory = D
glyph-market = T
glyph-source = Z
glyph-coins = I
glyph-scrolls = S
glyph-keys = E
glyph-corks = Y
glyph-bottle = L
glyph-magic = G
