/**
 * Written and judged before anybody saw an answer: feminine forms and plurals with slips, words split and joined, ae and
 * ss, abbreviations, other regions' names, and what a posting offers. Lines as in `judge.ts`.
 */
export const SECOND_LOOK_QUERIES = `
friseurinen kassel | 3: friseur kassel ; 1: friseur ; nie: florist , kosmetik
frisörin hamburg | 3: friseur hamburg ; nie: kosmetik ulm , friseur kassel
verkeuferinnen leipzig | 3: verkauf leipzig ; nie: verkauf berlin , java
verkäuferinen | 3: verkauf -autohaus ; 1: baeckereiverkauf , metzgereiverkauf ; nie: sacheinkauf
erzieherinen berlin | 3: erzieher berlin -azubi ; 1: erzieher azubi berlin ; nie: erzieher kassel , schulbegleit
erzierin münchen | 3: erzieher muenchen ; 1: kinderpflege dachau ; nie: zimmermaedchen , koch
kinderpflegrin | 3: kinderpflege ; 1: erzieher -azubi ; nie: altenpflege , tierpflege
altenpflegrin kassel | 3: altenpflege kassel fach ; 1: pflegehilfe kassel ; nie: tierpflege , gartenpflege
krankenschwestern gesucht | 3: intensiv , altenpflege fach ; 2: kinderkranken , ambulantpflege , op ; nie: krankenfahr
krankenschwster köln | 3: intensiv koeln ; 2: op koeln ; nie: krankenfahr , arzt
bürokauffrauen | 3: buero tags ; 1: buero , spedkauf ; nie: bank azubi , verkauf
bürokaufrau ulm | 3: buero ulm ; nie: bank ulm , mode ulm
buchhalterinen | 3: buchhaltung ; 2: lohnbuch ; nie: biblio
buchhälterin köln | 3: buchhaltung koeln ; 1: steuerfach koeln ; nie: biblio
kassiererinnen | 3: verkauf kasse , verkauf we ; nie: lackierer
kasiererin essen | 3: verkauf kasse essen ; nie: maurer essen
kosmetikerrin | 3: kosmetik ; nie: fahrrad , kfz
köchinnen | 3: koch -azubi ; 2: kuechenchef , kuechenhilfe ; nie: kuechenmonteur , kuechenplaner
kochin kassel | 3: koch kassel ; 1: kuechenhilfe kassel ; nie: koch muenchen
konditorrin | 3: konditor ; 1: baecker ; nie: tourguide
bäckerin frei sonntags | 3: baecker ; nie: baeckereiverkauf kassel , maurer
floristen oldenburg | 3: florist oldenburg ; 1: gaertner ; nie: zeitung oldenburg
schneiderinnen potsdam | 3: schneider potsdam ; nie: zerspaner , wasserstrahl
putzfrauen nürnberg | 3: reinigung nuernberg ; nie: maschinenreinig
reinigungskräfte essen | 3: reinigung essen ; nie: maschinenreinig , maurer essen
reinigunskraft | 3: reinigung ; nie: maschinenreinig
zimmermädschen | 3: zimmermaedchen ; nie: zimmerer
kelnerin köln | 3: service koeln ; nie: koch azubi , kuechenchef
empfangsdame | 3: empfang ; 2: rezeption , sekretariat ; nie: hausdame , mode
sekretärinnen münchen | 3: sekretariat muenchen ; nie: rechtsanwalt muenchen
arzthelferinnen freiburg | 3: mfa freiburg ; nie: ernte , zfa
artzhelferinen | 3: mfa -azubi ; 1: zfa ; nie: ernte
zahnarzthelferin köln | 3: zfa koeln ; nie: zahntechnik , arzt
hebame oder kinderkrankenschwester | 3: kinderkranken ; nie: kinderpflege
physiotherapeuthin | 3: physio ; nie: fitness
fisiotherapie freiburg | 3: physio freiburg ; nie: physio koeln
apotekerin | 3: apotheker ; 1: apotheke
lehrerinen leipzig | 3: lehrer leipzig ; nie: fahrlehrer , schwimmlehrer
sozialpädagogin berlin | 3: sozialpaed berlin ; nie: sozialpaed stralsund
sozialpedagoge | 3: sozialpaed ; 1: heilerz , schulbegleit ; nie: immo
heilerziehungspflegerin ulm | 3: heilerz ulm ; nie: tierpflege , heilerz oldenburg
gaertnerin | 3: gaertner , gartenpflege ; nie: kinderpflege , erzieher
baecker kassel | 3: baecker kassel ; 1: baeckereiverkauf kassel ; nie: baecker ulm
baeckereiverkaeuferin essen | 3: baeckereiverkauf essen ; 1: verkauf essen ; nie: baecker
kuechenhilfe muenchen | 3: kuechenhilfe muenchen ; nie: kuechenmonteur , kuechenhilfe kassel
kraftfahrer nuernberg | 3: lkw nuernberg ; 2: paket nuernberg ; nie: kranfahr , krankenfahr
strassenbauer erlangen | 3: strassenbau erlangen ; nie: bauleiter , strassenbau kassel
strassenbahnfahrer | 3: tram ; 2: bus ; nie: strassenbau
fussplege essen | 3: fusspflege essen ; nie: tierpflege essen , altenpflege
schweisser oldenburg | 3: schweisser oldenburg ; nie: schweisser nuernberg
grossküche koch | 3: koch tags ; 1: koch -azubi , kuechenhilfe tags ; nie: kuechenmonteur , kuechenplaner
aussendienst hamburg | 3: aussen hamburg ; nie: innen , aussen koeln
fuehrerschein klasse d busfahrer | 3: bus ; nie: lkw , kranfahr
tischlerr | 3: tischler ; nie: zerspaner
tieschler köln | 3: tischler koeln ; nie: maler , fahrlehrer koeln
maler lakierer | 3: maler ; 2: lackierer ; nie: kfz
mahler berlin | 3: maler berlin ; nie: maler essen
dachdeker | 3: dach ; nie: zimmermaedchen
maurrer leipzig | 3: maurer leipzig ; nie: maurer essen
elekriker erlangen | 3: elektriker erlangen ; nie: leiterplatten , azubi
elektroninker | 3: elektriker -azubi ; 1: leiterplatten , elektriker azubi
schlosserr essen | 3: industriemech essen ; nie: maurer essen
fräßer ulm | 3: zerspaner fraesen ulm ; 1: zerspaner ulm ; nie: tischler ulm
dreher cnc nürnberg | 3: zerspaner nuernberg ; nie: wasserstrahl , kfz
lokfürer | 3: lok ; nie: lkw , stapler
busfarer regensburg | 3: bus regensburg ; nie: lkw regensburg , kfz regensburg
kranfürer hamburg | 3: kranfahr hamburg ; nie: krankenfahr
staplerfarer leipzig | 3: stapler leipzig ; 1: lager leipzig ; nie: lok
hausmeisster essen | 3: hausmeister essen ; nie: koch , maurer essen
gerüst und mauer bau | 2: maurer ; 1: bauleiter , strassenbau ; nie: messebau
hoch bau facharbeiter | 3: maurer ; 1: bauleiter , strassenbau ; nie: pflegehilfe
garten landschaftsbau | 3: gaertner ; 2: gartenpflege ; nie: kinderpflege
galabau | 3: gaertner ; 1: gartenpflege ; nie: messebau
kranken fahrer oldenburg | 3: krankenfahr oldenburg ; nie: kranfahr , intensiv
fach lagerist | 3: lager fach ; 1: lager , stapler ; nie: arzt
lager arbeiter leipzig | 3: lager leipzig ; nie: sozialpaed
paket bote köln | 3: paket koeln ; nie: lager neuss
zahn arzt helferin ulm | 3: zfa ulm ; nie: zahntechnik , arzt
steuer fach angestellte köln | 3: steuerfach koeln ; nie: steuergeraet
lohn buchhalter | 3: lohnbuch ; 1: buchhaltung ; nie: ernte
bau ingenieur | 3: bauing ; 1: bauleiter , architekt , verkehrsplan ; nie: messebau
versicherungs kauffrau hamburg | 3: sachvers hamburg ; nie: spedkauf
immobilien kaufmann essen | 3: immo essen ; 1: immomakler ; nie: spedkauf , bank
personal sachbearbeiterin | 3: personalsach ; 2: personal ; nie: sacheinkauf
web entwickler | 3: js ; 2: java ; 1: csharp ; nie: marketing
java script leipzig | 3: js leipzig ; nie: java koeln
systemadministratorin fürth | 3: admin fuerth ; nie: java leipzig
system admin | 3: admin -schicht ; 1: admin
fachinformatikerin ausbildung | 3: fisi ; nie: elektriker azubi
software engineerin c# | 3: csharp ; 1: cpp , java , js ; nie: steuergeraet
sps programmierer elektro | 2: elektriker betrieb ; 1: csharp , cpp ; nie: pflegehilfe
lkwfahrerin | 3: lkw ; nie: stapler , kranfahr
kfzmechanikerin köln | 3: kfz koeln ; nie: fahrrad , verkauf autohaus
kfz-lackierer | 3: lackierer ; 1: maler ; nie: verkauf autohaus
mtb fahrrad werkstatt | 3: fahrrad ; nie: kfz azubi
anlagenmechanikerin sanitär | 3: shk ; nie: maschinenfuehrer
gas wasser installateur kassel | 3: shk kassel ; nie: elektriker leipzig
gwh installateur | 3: shk
spengler | 3: shk , dach ; nie: lackierer
flaschner oldenburg | 3: shk oldenburg ; nie: maschinenfuehrer
fleischhauer | 3: metzger ; 1: metzgereiverkauf
schreinerin ulm | 3: tischler ulm ; nie: schneider
raumpflegerin essen | 3: reinigung essen ; nie: altenpflege , gartenpflege , tierpflege
bedienung köln | 3: service koeln ; nie: wasserstrahl , maschinenfuehrer
serviererin münchen abends | 3: service muenchen ; 1: bar ; nie: koch muenchen
abwäscher | 3: kuechenhilfe ; nie: reinigung vz
tellerwäscher berlin | 3: kuechenhilfe berlin ; nie: kuechenmonteur
postler freiburg | 3: brief freiburg ; nie: brief leipzig
postbotin | 3: brief ; 2: paket ; 1: zeitung
zeitungsausträger | 3: zeitung ; 1: brief ; nie: redaktion
prospekte verteilen | 2: zeitung ; 1: brief ; nie: redaktion
zugchef | 2: zugbegleit ; nie: kuechenchef
schaffnerin | 3: zugbegleit ; nie: lok
tramfahrer leipzig | 3: tram leipzig ; nie: lkw
kraftfahrzeugmechaniker | 3: kfz -azubi ; nie: verkauf autohaus
hr personal | 3: personal ; 2: personalsach , recruiting ; nie: lager
pta greifswald | 3: apotheke greifswald ; nie: apotheker
hep oldenburg | 3: heilerz oldenburg
ota essen | 3: op essen ; nie: arzt
zfa erlangen | 3: zfa erlangen ; nie: mfa nuernberg
solar monteur freiburg | 3: elektriker pv freiburg ; nie: kuechenmonteur
qmb klinik | 3: qm ; nie: arzt
refa münchen | 3: refa muenchen ; nie: rechtsanwalt
reno offenbach | 3: refa offenbach ; nie: wach
pka oder pta | 3: apotheke ; nie: arzt
stb kanzlei steuerfachwirt | 3: steuerfach ; nie: steuergeraet
lager für quereinsteiger | 3: lager quer ; nie: stapler , lkw
pflege quereinstieg kassel | 3: pflegehilfe kassel ; 1: altenpflege kassel ; nie: gartenpflege , pflege azubi
quereinsteiger zugbegleiter | 3: zugbegleit ; nie: schulbegleit
quereinsteiger büro | 2: buero , empfang buero , stammdaten ; nie: lager , produktion
bus fahren lernen quereinsteiger | 3: bus ; 1: tram ; nie: fahrlehrer , stapler
ungelernt vollzeit essen | 3: quer vz essen ; 1: quer essen ; nie: arzt , bauleiter
ohne ausbildung nürnberg teilzeit | 3: quer tz nuernberg ; 2: quer nuernberg ; nie: azubi , bauleiter | cond: ohne ausbildung
job ohne berufserfahrung leipzig | 3: quer leipzig ; nie: lehrer leipzig , bauleiter leipzig | cond: ohne berufserfahrung
fahrer ohne erfahrung kassel | 3: paket kassel , krankenfahr kassel , tram kassel ; 1: bus ; nie: kranfahr | cond: ohne erfahrung
hilfsarbeiter fabrik | 3: produktion quer ; 2: leiterplatten ; nie: schulbegleit
helfer küche ohne ausbildung münchen | 3: kuechenhilfe muenchen ; nie: kuechenchef , koch azubi | cond: ohne ausbildung
20 stunden woche büro nürnberg | 3: buero nuernberg tz ; nie: lager nuernberg
25 std verkauf kassel | 3: verkauf kassel tz ; 2: baeckereiverkauf kassel ; nie: verkauf autohaus
35 stunden woche schlosser | 3: industriemech ; nie: goldschmied
15 stunden minijob putzen | 3: reinigung mini ; 1: reinigung ; nie: maschinenreinig
4 tage woche zahnarzt | 3: zfa ; nie: zahntechnik , arzt
arbeit von 8 bis 12 | 3: buero vormittag , mfa vormittag , schulbegleit ; 1: vormittag ; nie: nacht , abend
ab 17 uhr job nürnberg | 3: abend nuernberg ; nie: vormittag nuernberg , tags nuernberg
nebenjob abends leipzig | 3: abend leipzig ; nie: vormittag leipzig , zeitung
büroarbeit von daheim | 3: buero home ; 2: home ; nie: lager
homeoffice dateneingabe | 3: buero home ; 1: stammdaten ; nie: lager
von zuhause aus telefonieren | 3: kunde home ; nie: kunde leipzig -home
remote sap consultant | 3: sap home ; nie: lager
mobil arbeiten versicherung | 3: sachvers ; nie: aussen
recruiterin von zuhause | 3: recruiting home ; 1: personal ; nie: lager
übersetzerin spanisch homeoffice | 3: uebersetz home ; nie: lehrer
entwicklerin remote java | 3: java home ; 2: java ; nie: csharp
finanzbuchhalterin home office | 3: buchhaltung home ; 2: buchhaltung ; nie: biblio
schülerjob samstag köln | 3: verkauf mini koeln , service mini koeln , event koeln ; nie: lkw , bauleiter
job für rentner essen | 3: hausmeister mini essen ; 2: mini essen ; nie: azubi , bauleiter essen
`
