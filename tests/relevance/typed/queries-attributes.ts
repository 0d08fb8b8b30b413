/** Queries that name a kind of work, hours or who may do it, rather than an occupation. Lines as in `judge.ts`. */
export const ATTRIBUTE_QUERIES = `
ferienjob | 3: ferien ; 1: saison ; 1: event ; nie: leitung , azubi , arzt
Ferienjob Leipzig | 3: ferien leipzig ; 1: mini quer leipzig , saison leipzig ; nie: azubi , ferien stralsund
ferienjob ab 16 | 3: ferien service ; 2: ferien ; nie: azubi , leitung | cond: ab 16
ferienarbeit lager | 3: ferien lager ; 1: lager quer ; nie: ferien service , java
sommerjob an der ostsee | 3: ferien stralsund , ferien greifswald ; 2: saison stralsund ; 1: quer stralsund we ; nie: azubi
saisonjob mit unterkunft | 3: saison wohnung ; 2: saison ; nie: zugbegleit
aushilfe wochenende | 3: mini we ; 2: mini ; 2: quer we ; nie: azubi , lok , leitung
schülerjob | 3: ferien , mini quer ; 1: mini ; nie: fach , lehrer , leitung
studentenjob leipzig | 3: werk leipzig , mini leipzig quer ; 2: mini leipzig , event ; 1: quer tz leipzig ; nie: azubi
job für rentner | 3: hausmeister mini ; 2: mini quer ; 1: mini ; nie: azubi , leitung
Nebenjob abends | 3: mini abend , abend tz ; 2: mini ; 2: abend ; nie: azubi , leitung , lok
nebenjob kassel | 3: mini kassel ; nie: azubi kassel , lkw kassel fern
minijob vormittags | 3: mini vormittag ; 2: vormittag ; 1: mini ; nie: bar , wach nacht
arbeiten nur vormittags | 3: vormittag ; 1: tags tz ; nie: nacht , fern
job am vormittag ohne ausbildung | 3: vormittag quer ; 2: vormittag ; 1: quer tags ; nie: azubi , nacht | cond: ohne ausbildung
teilzeit 20 stunden büro | 3: buero vormittag ; 2: buero tz , stammdaten , empfang buero , justiz , verwaltung , buchhaltung ; nie: koch , lager
20 stunden woche | 3: vormittag tz , alltag , reinigung tz , mfa vormittag , fusspflege , hausdame , fitness , verkauf kasse , buchhaltung tz ; 2: tz ; nie: fern , leitung
4 tage woche | 3: zfa ; nie: fern , ernte
abends arbeiten | 3: abend ; 1: nacht ; nie: vormittag , tags
nachtarbeit | 3: nacht ; nie: tags , vormittag
nur nachtschicht | 3: dauernacht , produktion nacht , wach nacht , rezeption nacht , lkw nacht ; 2: nacht ; nie: tags , vormittag
arbeit ohne ausbildung | 3: quer ; nie: azubi , arzt , fach , leitung | cond: ohne ausbildung
jobs für ungelernte nürnberg | 3: quer nuernberg ; 2: quer um-nuernberg ; nie: azubi , arzt , elektriker , java
quereinsteiger | 3: quer ; nie: arzt , azubi
quereinstieg busfahrer | 3: bus ; 2: tram ; nie: taxi nuernberg , azubi
als quereinsteiger in die pflege | 3: pflegehilfe , alltag ; nie: intensiv , op , gartenpflege , tierpflege , stammdaten
ohne führerschein | 3: brief ; 1: quer -fs ; nie: lkw , bus , paket , taxi | cond: ohne führerschein
arbeit im freien | 3: draussen ; nie: buero , home , java
draußen arbeiten | 3: draussen ; nie: buero , home , java
arbeit mit tieren | 3: tierpflege , tfa , landwirt ; nie: java , buero
was mit kindern | 3: erzieher -azubi , kinderpflege , schulbegleit , kitakueche , kinderkranken ; 2: erzieher ; nie: tierpflege , lager
arbeiten mit menschen mit behinderung | 3: heilerz ; 2: hauswirtschaft , schulbegleit ; nie: lager , java
homeoffice jobs | 3: home ; 2: hyb ; nie: lager , koch , lkw
von zuhause arbeiten | 3: home ; 2: hyb ; nie: lager , koch , lkw
heimarbeit | 3: home ; nie: lager , koch , lkw , heilerz
100% remote | 3: home ; nie: lager , lkw , koch
homeoffice teilzeit | 3: home tz , kunde home ; 2: home , hyb tz ; nie: lager , koch
minijob von zuhause | 3: buero mini home ; 2: home tz , kunde home ; nie: reinigung , lager , regal
montag bis freitag | 3: tags ; nie: we nacht , dauernacht
arbeitszeit 8 bis 16 uhr | 3: tags ; nie: dauernacht , bar , rezeption nacht
jobs mit dienstwagen | 3: auto , bauleiter ; nie: brief , taxi
job mit firmenwagen auch privat köln | 3: aussen koeln ; 1: auto ; nie: brief , taxi
mit wohnung | 3: wohnung ; nie: immo koeln
öffentlicher dienst | 3: verwaltung , admin kassel , admin fuerth , admin potsdam , itpm , umwelt , biblio ; 2: justiz , vermess , referent , verkehrsplan ; nie: lager , leih
stadtverwaltung | 3: verwaltung , admin kassel , admin fuerth , admin potsdam , itpm , umwelt , biblio ; nie: lager , tourguide
leitungsposition | 3: leitung ; nie: leiterplatten , quer
führungskraft | 3: leitung ; nie: maschinenfuehrer , kranfahr , lok , leiterplatten
unbefristet vollzeit leipzig | 3: leipzig vz -bef ; nie: bef leipzig , mini leipzig
ausbildung 2027 | 3: azubi ; nie: fach , lager fach
ausbildungsplatz kassel | 3: azubi kassel ; nie: kfz kassel -azubi , mfa kassel -azubi
lehrstelle mechatroniker | 3: kfz azubi ; nie: kfz -azubi
azubi it | 3: fisi ; nie: java , admin
duales studium | 3: verwaltung azubi ; nie: java , lehrer
praktikum | 3: praktikum ; 2: fsj ; nie: lager
freiwilligendienst | 3: fsj ; nie: wach
fsj krankenhaus | 3: fsj koeln ; 2: fsj ; nie: op , reinigung
werkstudent informatik | 3: it werk ; 2: werk ; nie: fisi , java -werk
werkstudentenjob köln | 3: werk koeln ; nie: azubi koeln
körperlich leichte arbeit | 3: quer tags , kunde , leiterplatten ; 2: quer , buero ; nie: maurer , dach | cond: körperlich leichte
sofort anfangen | 3: schweisser leih ; 2: quer | cond: sofort
`
