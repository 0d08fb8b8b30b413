/**
 * Written and judged before anybody saw an answer: what people call themselves, well-known houses instead of places of
 * work, half words and dialect, hours, and wishes that no posting can be checked for. Lines as in `judge.ts`.
 */
export const FOURTH_LOOK_QUERIES = `
meister | 2: polier , bauleiter ; nie: lager
it-ler | 3: admin , java , js , csharp , cpp , itpm , daten ; 2: fisi azubi , it werk , sap ; nie: lager , kunde -werk
itler kassel | 3: admin kassel ; nie: lager kassel
dateneingabe | 3: buero home , stammdaten ; 2: buero ; nie: daten , java
daten eingeben von zuhause | 3: buero home ; nie: daten hyb , lager
chef | 3: kuechenchef , filialleiter ; 2: vertleiter , bauleiter , polier ; nie: koch azubi , lager
chef vom markt | 3: filialleiter ; nie: kuechenhilfe
was mit tieren | 3: tierpflege , tfa ; 2: landwirt ; nie: mfa , lager
was mit holz | 3: tischler , zimmerer ; nie: metzger , lager
irgendwas mit kindern kassel | 3: erzieher kassel ; 2: kassel azubi erzieher , sozialpaed kassel ; nie: lager kassel , bauleiter
was mit blumen | 3: florist ; 2: gaertner ; nie: lager
was mit autos köln | 3: kfz koeln , lackierer koeln ; 2: autohaus koeln ; nie: koch koeln
quereinstieg lager teilzeit vormittags | 2: lager quer ; nie: arzt , buero vormittag
büro ohne telefon | 3: buero home , buero vormittag , stammdaten ; nie: kunde , empfang | cond: telefon
lager kassel nähe bahnhof | 3: lager um-kassel ; 2: produktion um-kassel ; nie: lager leipzig
job nähe hauptbahnhof köln | 2: koeln ; nie: leipzig
edeka | 3: verkauf we , regal ; 2: verkauf kasse , filialleiter ; nie: autohaus , buero
aldi kassiererin essen | 3: kasse essen ; nie: kuechenplaner
dm drogerie | 3: filialleiter ; 2: verkauf ; nie: buero
amazon lager leipzig | 3: lager leipzig ; nie: verkauf leipzig
mcdonalds | 2: service , kuechenhilfe ; nie: lager , arzt
dhl zusteller kassel | 3: paket kassel ; 2: brief ; nie: lkw kassel
deutsche bahn | 3: lok , zugbegleit ; 1: tram ; nie: strassenbau
sparkasse ulm | 3: bank ulm ; nie: kasse
pflägehelfer kassel | 3: pflegehilfe kassel ; 1: altenpflege kassel ; nie: gartenpflege
verkeuferin köln | 3: verkauf koeln ; nie: innen
elektricker kassel | 3: elektriker kassel -azubi ; 1: elektriker kassel ; nie: lager kassel
buchhalt | 3: buchhaltung ; 2: lohnbuch ; nie: biblio
sachbearb hamburg | 3: sachvers hamburg ; nie: lager hamburg
putzen gehen nürnberg | 3: reinigung nuernberg ; 1: glasreinigung nuernberg ; nie: maschinenreinig
schaffen auf dem bau leipzig | 3: maurer leipzig ; 2: bauleiter leipzig , elektriker leipzig ; nie: lager leipzig
kellnern am wochenend köln | 3: service we koeln ; nie: bauleiter , koch koeln
arbeiten ab 18 uhr | 3: bar , reinigung abend , lager abend , service abend ; 2: nachhilfe , nacht ; nie: vormittag
nur bis 12 uhr | 3: vormittag ; nie: abend , nacht -zeitung
8-12 uhr kassel | 3: buero vormittag kassel , vormittag kassel ; nie: nacht kassel
koch ohne abends | 3: koch ohnewe , koch tags ; nie: koch abend
ungelernt köln sofort | 3: koeln quer ; nie: arzt koeln , bauing
umschulung pflege kassel | 3: pflege azubi kassel ; 2: pflegehilfe kassel , altenpflege kassel ; nie: gartenpflege
schülerjob stralsund | 3: service ferien stralsund ; nie: arzt stralsund
lkw kein fernverkehr | 3: lkw nah ; 2: lkw nacht ; nie: lkw fern | cond: fernverkehr
draußen arbeiten nürnberg | 3: gartenpflege nuernberg , gaertner nuernberg ; 2: draussen um-nuernberg ; nie: buero nuernberg
hilfsarbeiter | 3: produktion quer , lager quer ; 2: kuechenhilfe quer , quer ; nie: arzt , bauleiter
nähen | 3: schneider ; nie: lager
gärtnern | 3: gaertner , gartenpflege ; nie: erzieher
job mit dienstwagen | 3: auto , bauleiter ; nie: koch , lager
gruppenleiter werkstatt behinderte | 2: heilerz ; 1: sozialpaed ; nie: bauleiter , kfz
`
