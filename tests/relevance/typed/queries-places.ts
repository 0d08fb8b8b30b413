/** Places: names that several towns have, names that are words as well, remote work beside a place. Lines as in `judge.ts`. */
export const PLACE_QUERIES = `
friseur neustadt | 3: friseur neustadtw ; nie: friseur hamburg , friseur kassel | ask: Neustadt
jobs in neustadt | 3: neustadtw , neustadta ; nie: hamburg , kassel | ask: Neustadt
winzer neustadt weinstraße | 3: winzer neustadtw ; nie: winzer emmendingen
landwirt neustadt aisch | 3: landwirt neustadta ; nie: landwirt oldenburg
lokführer halle | 3: lok hallesaale ; nie: lok hamburg | ask: Halle
chemielaborant halle saale | 3: labor hallesaale ; nie: labor leverkusen
produktionshelfer halle westfalen | 3: produktion hallewf quer ; nie: produktion delmenhorst
maschinenführer halle westf. | 3: maschinenfuehrer hallewf ; nie: tourguide , maschinenfuehrer delmenhorst
bankkaufmann frankfurt | 3: bank ffm -azubi , bank ffo ; nie: bank ulm | ask: Frankfurt
bankkauffrau frankfurt oder | 3: bank ffo ; nie: bank ulm , bank ffm -azubi
rechtsanwalt frankfurt am main | 3: rechtsanwalt ffm ; 1: refa offenbach ; nie: rechtsanwalt muenchen
rechtsanwalt frankfurt/main | 3: rechtsanwalt ffm ; nie: rechtsanwalt muenchen
rechtsanwalt ffm | 3: rechtsanwalt ffm ; nie: rechtsanwalt muenchen
wirtschaftsprüfer raum frankfurt | 3: wirtpruef ffm ; nie: wirtpruef hamburg , hauswirtschaft | ask: Frankfurt
freiburg koch | 3: koch freiburg -azubi ; nie: koch kassel
koch in freiburg im breisgau vollzeit | 3: koch freiburg -azubi ; nie: koch kassel
koch in essen | 2: kuechenhilfe essen ; nie: koch kassel , koch muenchen
hausmeister essen | 3: hausmeister essen ; nie: koch , hausmeister leipzig
essen ausgeben schule | 3: kitakueche ; 1: kuechenhilfe tags ; nie: hausmeister essen , bauleiter essen
essen zubereiten kita | 3: kitakueche ; nie: maurer essen
kaufhaus kassel kasse | 2: verkauf kassel , verkauf kasse baunatal ; nie: kaufhausdetektiv koeln
kasse kassel | 2: verkauf um-kassel ; nie: kfz kassel , elektriker kassel
ulm elektriker | 3: elektriker ulm ; nie: elektriker kassel
zerspaner ulm und umgebung | 3: zerspaner ulm ; nie: zerspaner nuernberg
erzieher raum münchen | 3: erzieher muenchen ; 2: kinderpflege dachau ; nie: erzieher kassel
zimmermann dachau | 3: zimmerer dachau ; nie: zimmermaedchen , zimmerer freiburg
dachdecker hamburg | 3: dach hamburg ; nie: zimmerer dachau , dach stralsund
briefträger freiburg | 3: brief freiburg ; nie: brief leipzig
bayern java | 3: java muenchen ; nie: java leipzig , java koeln
pflegehelfer sachsen | 3: pflegehilfe leipzig ; nie: pflegehilfe kassel
pflegehelfer sachsen-anhalt | 3: pflegehilfe hallesaale ; nie: pflegehilfe leipzig , pflegehilfe kassel
verkäufer ruhrgebiet | 3: verkauf essen ; nie: verkauf kassel , verkauf berlin
busfahrer in der nähe von berlin | 3: bus potsdam ; nie: bus oldenburg
04109 lagerhelfer | 3: lager quer leipzig ; 2: lager leipzig ; nie: lager neuss
lagerhelfer 341xx | 2: lager um-kassel ; nie: lager neuss | cond: 341xx
staplerfahrer plz 90 | 3: stapler nuernberg ; nie: stapler neuss | cond: plz 90
sap berater hamburg remote | 3: sap home ; nie: lager norderstedt
java entwickler remote oder münchen | 3: java muenchen , java home ; 1: java ; nie: csharp
java homeoffice leipzig | 3: java leipzig , java home ; nie: kunde home , admin
buchhalter homeoffice oder kassel | 3: buchhaltung home , buchhaltung kassel ; nie: kunde home
kundenberater homeoffice köln | 3: kunde home ; nie: bank ulm
recruiter hamburg homeoffice | 3: recruiting home ; 1: personal hamburg ; nie: lager
sachbearbeiter versicherung nürnberg oder remote | 3: sachvers nuernberg , sachvers home ; nie: sachvers hamburg
jobs deutschlandweit homeoffice | 3: home ; nie: lager
wohnung köln immobilienverwalter | 2: immomakler koeln , immo ; nie: koch wohnung
regensburg oder nürnberg kfz | 3: kfz regensburg -azubi ; nie: kfz koeln
rezeptionistin stralsund greifswald | 3: rezeption stralsund ; nie: rezeption muenchen
mülheim an der ruhr maler | 3: maler essen ; nie: maler berlin
`
