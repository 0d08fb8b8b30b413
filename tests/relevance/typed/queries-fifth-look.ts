/**
 * Written and judged before anybody saw an answer: half words and slips of the pen, short forms of offices and towns,
 * employers' names beside places, times and pay in other turns of phrase. Lines as in `judge.ts`.
 */
export const FIFTH_LOOK_QUERIES = `
krankenschwester köln | 3: intensiv koeln ; 2: op koeln ; 1: pflege koeln ; nie: koch koeln , tischler koeln
krankenschwster teilzeit | 3: altenpflege tz , ambulantpflege tz ; nie: reinigung , buero
altenpfleger nachtwache kassel | 3: dauernacht kassel ; 2: altenpflege kassel ; nie: wach , lkw
kita küche | 3: kitakueche ; 2: kuechenhilfe ; nie: kuechenplaner , kuechenmonteur
tierarzthelferin potsdam | 3: tfa potsdam ; nie: arzt , gaertner
hausartzpraxis mfa freiburg | 3: mfa freiburg -azubi ; nie: koch freiburg
seniorenheim leipzig ohne ausbildung | 3: pflegehilfe leipzig ; 2: alltag leipzig ; 1: altenpflege leipzig ; nie: produktion leipzig , lager leipzig | cond: ausbildung
betreuungsassistenz fürth | 3: alltag fuerth ; nie: verwaltung fuerth , admin fuerth
heilerziehungspflegerin wohnheim | 3: heilerz ; 1: hauswirtschaft oldenburg , sozialpaed ; nie: lager
trockenbauer leipzig | 2: maurer leipzig ; 1: tischler leipzig , elektriker leipzig ; nie: lager leipzig
klempner münchen | 3: shk muenchen ; nie: koch muenchen , service muenchen
sanitär heizung klima nürnberg | 3: shk nuernberg ; nie: lager nuernberg
e-bike schrauber | 3: fahrrad ; 1: kfz -azubi ; nie: lager , brief
automechatroniker regensburg | 3: kfz regensburg -azubi ; 1: kfz regensburg azubi , steuergeraet regensburg ; nie: bus regensburg
schlosser ohne schicht | 3: industriemech tags ; 2: schweisser -leih ; nie: industriemech schicht | cond: schicht
gabelstapler neuss | 3: stapler neuss ; 2: lager neuss ; nie: lkw neuss
lkw fahrer abends daheim | 3: lkw nah ; nie: lkw fern
c1 fahrer kassel | 3: lkw kassel nah ; 2: lkw kassel ; 1: paket kassel ; nie: buero kassel
quereinsteiger straßenbahn | 3: tram ; 2: bus ; nie: strassenbau , lager
müllabfuhr oldenburg | 3: muell oldenburg ; nie: altenpflege
gebäudereiniger nbg | 3: glasreinigung nuernberg ; 2: reinigung nuernberg ; nie: glasreinigung koeln
putzstelle vormittags kassel | 3: reinigung vormittag kassel ; nie: lager kassel
putzfrau privathaushalt hamburg | 3: hausdame hamburg ; nie: lager hamburg
nachtportier münchen | 3: rezeption nacht muenchen ; 2: rezeption muenchen ; nie: koch muenchen
hotelfachfrau stralsund | 3: rezeption stralsund ; nie: koch stralsund , arzt
spüler münchen | 3: kuechenhilfe muenchen ; nie: java muenchen
bedienung biergarten münchen | 3: service muenchen ; nie: verkauf , aussen muenchen
koch kein abenddienst | 3: koch tags ; nie: koch abend | cond: abend
bäcker keine nacht | 3: baecker tags ; 1: konditor ; nie: baecker nacht | cond: nacht
verkäuferin klamotten köln | 3: verkauf mode koeln , verkauf mini koeln ; nie: autohaus koeln
samstagsjob köln | 3: verkauf mini koeln , service mini koeln ; 2: event koeln ; nie: java koeln , kuechenmonteur koeln
minijob rentner kassel | 3: hausmeister mini kassel ; 2: mini kassel ; nie: vz kassel
nebenjob abends leipzig | 3: reinigung abend leipzig , lager abend leipzig ; 1: mini leipzig , kunde leipzig ; nie: java leipzig , bauleiter leipzig
schülerjob ostsee | 3: service ferien ; nie: lehrer , lok
studentenjob köln | 3: it werk koeln , event koeln ; 2: service mini koeln , verkauf mini koeln ; nie: arzt koeln , bauing koeln
über 3500 brutto kassel | 3: kassel >=3500 ; nie: kassel <3000
20 euro die stunde köln | 3: koeln h>=20 ; nie: koeln h<15
sekretärin 25 stunden hamburg | 3: empfang hamburg ; 2: stammdaten hamburg , buero hamburg ; nie: lager hamburg
homeoffice buchhaltung köln | 3: buchhaltung home , buchhaltung koeln ; nie: tischler koeln , kunde
programmierer von daheim | 3: java home ; 2: java hyb , js hyb , csharp hyb , cpp hyb ; 1: sap home ; nie: kunde -it , lager
power bi hamburg | 3: daten hamburg ; nie: lager hamburg
datev kassel | 3: buchhaltung kassel ; 2: lohnbuch kassel , steuerfach kassel ; nie: lager kassel
fibu regensburg | 3: buchhaltung regensburg ; nie: bus regensburg
reno fachangestellte offenbach | 3: refa offenbach ; 1: sekretariat offenbach , empfang offenbach ; nie: wach offenbach
öffentlicher dienst fürth | 3: verwaltung fuerth ; 2: admin fuerth , itpm fuerth , biblio fuerth , umwelt fuerth ; nie: produktion fuerth
volksbank frankfurt oder | 3: bank ffo ; nie: bank ulm , bank ffm
kolli baunatal | 3: lager baunatal ; nie: produktion baunatal , kasse baunatal
bau steinkamp | 3: maurer , strassenbau , bauleiter , polier ; nie: elektriker , messebau
walzwerk ostring essen | 3: elektriker essen betrieb , industriemech essen , sacheinkauf essen ; nie: immo essen
hotel seeblick ferienjob | 3: service ferien ; nie: lager ferien , arzt
arbeit in neustadt weinstraße | 3: neustadtw ; nie: neustadta
friseur neustadt | 3: friseur neustadtw ; nie: landwirt | ask: neustadt
wirtschaftsprüfung ffm | 3: wirtpruef ffm ; nie: bank azubi
produktion umkreis 20 km leverkusen | 3: produktion leverkusen , maschinenfuehrer leverkusen ; nie: produktion hallewf , produktion fuerth
fleischfachverkäuferin ulm | 3: metzgereiverkauf ulm ; 1: metzger ulm ; nie: mode ulm
schaffe in der fabrik | 3: produktion ; 2: maschinenfuehrer , leiterplatten ; nie: kuechenhilfe , buero
bäckerei essen | 3: baeckereiverkauf essen ; nie: kuechenplaner , metzger
trambahnfahrer leipzig | 3: tram leipzig ; nie: strassenbau
maler u lackierer berlin | 3: maler berlin ; nie: lackierer , lager berlin
erzihrin münchen | 3: erzieher muenchen ; 1: kinderpflege dachau ; nie: koch muenchen
schuldnerberatung kassel | 3: sozialpaed tags kassel ; nie: bank , buchhaltung
ingenieur statik köln | 3: bauing koeln ; 1: architekt koeln , bauleiter ; nie: java koeln
ausbildung 2027 kassel | 3: azubi kassel ; nie: vz kassel -azubi
fachkraft lagerlogistk nürnberg | 3: lager fach nuernberg ; 2: stapler nuernberg ; 1: lager abend nuernberg ; nie: buero nuernberg
security tagsüber | 3: wach tags ; 1: kaufhausdetektiv ; nie: wach nacht
ohne führerschein zusteller | 3: brief ; 2: zeitung ; nie: paket | cond: führerschein
pflege ohne nachtschicht leipzig | 3: altenpflege tags leipzig ; 2: alltag leipzig ; 1: pflegehilfe leipzig ; nie: kinderkranken leipzig | cond: nacht
barista | 2: service , bar ; nie: java , verkauf mode
eventhelfer köln | 3: event koeln ; 1: messebau koeln ; nie: tischler koeln
garten landschaftsbau potsdam | 3: gaertner potsdam ; 2: gartenpflege potsdam ; nie: bus potsdam
traubenlese | 3: ernte ; 2: winzer ; nie: lager , lehrer
`
