/**
 * Written and judged before anybody saw an answer: places of work and prepositions before trades, words that are also
 * names of towns, English apart and together, and what people in a particular situation type. Lines as in `judge.ts`.
 */
export const THIRD_LOOK_QUERIES = `
im verkauf leipzig | 3: verkauf leipzig ; nie: java leipzig , innen leipzig
im verkauf teilzeit nürnberg | 3: verkauf nuernberg ; nie: lager nuernberg
im lager leipzig | 3: lager leipzig ; 1: stapler leipzig ; nie: verkauf leipzig
in der küche köln | 3: kuechenhilfe , kuechenchef koeln ; 1: koch ; nie: kuechenmonteur
in der pflege kassel | 3: altenpflege kassel , pflegehilfe kassel ; nie: stammdaten , gartenpflege , tierpflege
im büro kassel | 3: buero kassel ; nie: reinigung kassel , lager
am empfang hamburg | 3: empfang hamburg ; 2: rezeption hamburg ; nie: wach , lager
auf dem bau essen | 3: maurer essen , maler essen ; 2: bauleiter essen , polier essen ; nie: messebau , fahrrad
auf der baustelle leipzig | 3: maurer leipzig ; 2: bauleiter leipzig , elektriker leipzig ; nie: lager leipzig
im kindergarten helfen | 3: kinderpflege ; 2: erzieher ; 1: kitakueche ; nie: gaertner , gartenpflege
im kindergarten berlin | 3: erzieher berlin ; nie: gaertner , koch azubi
im krankenhaus köln | 3: intensiv koeln , op koeln , arzt koeln ; 2: reinigung koeln vz , fsj koeln ; nie: kranfahr , tierpflege
krankenhaus putzen | 3: reinigung vz ; 2: reinigung ; nie: intensiv , arzt , op
im altenheim | 3: altenpflege -ambulant , pflegehilfe ; 2: alltag ; nie: tierpflege , kinderkranken
pflegeheim leipzig | 3: altenpflege leipzig , pflegehilfe leipzig , alltag leipzig ; nie: tierpflege leipzig
auf dem bauernhof | 3: landwirt ; 2: ernte , winzer ; nie: maurer , bauleiter
bauernhof helfer | 2: ernte , landwirt ; nie: maurer , pflegehilfe
im weinberg | 3: winzer , ernte ; nie: bauleiter
im hotel stralsund | 3: rezeption stralsund , zimmermaedchen stralsund , bar stralsund ; nie: altenpflege stralsund
im restaurant münchen | 3: service muenchen ; 2: koch muenchen ; 1: kuechenhilfe muenchen , kuechenchef muenchen ; nie: rezeption nacht
im supermarkt | 3: verkauf we , regal , verkauf kasse ; nie: kuechenplaner , verkauf autohaus
supermarkt kasse essen | 3: verkauf kasse essen ; nie: kuechenplaner essen
in der bäckerei freiburg | 3: baeckereiverkauf freiburg , baecker freiburg ; nie: koch freiburg
beim metzger | 3: metzger ; 2: metzgereiverkauf ; nie: baecker
in der apotheke ulm | 3: apotheke ulm ; 1: apotheker ; nie: mfa ulm
arztpraxis kassel | 3: mfa kassel ; nie: arzt koeln , tfa kassel
beim zahnarzt | 3: zfa ; nie: arzt , zahntechnik
beim tierarzt | 3: tfa ; 1: tierpflege ; nie: arzt , mfa
tierarzthelferin | 3: tfa ; nie: mfa , zfa
autowerkstatt köln | 3: kfz koeln ; 1: lackierer koeln ; nie: verkauf autohaus , fahrrad
fahrradladen | 3: fahrrad ; nie: kfz , paket
im freibad | 3: bademeister ; 2: schwimmlehrer ; nie: lager
in der fabrik | 3: produktion ; 2: maschinenfuehrer ; nie: buero , innen
fabrik helfer fürth | 3: produktion fuerth ; nie: pflegehilfe , kuechenhilfe
in der schule leipzig | 3: lehrer leipzig ; nie: fahrlehrer
bei der bank | 3: bank -azubi ; 1: bank azubi ; nie: daten
bei der post leipzig | 3: brief leipzig ; 1: paket leipzig ; nie: redaktion
bei der bahn | 3: lok , zugbegleit , tram ; nie: strassenbau , kranfahr
bei der stadt kassel | 3: verwaltung kassel ; nie: strassenbau kassel
beim anwalt münchen | 3: refa muenchen ; 2: rechtsanwalt muenchen ; nie: steuerfach
beim steuerberater köln | 3: steuerfach koeln ; nie: energie , immomakler koeln
beim friseur kassel | 3: friseur kassel ; nie: florist
keller | 1: winzer ; nie: service , bar , koch
hof | 1: landwirt ; nie: bauleiter
garten potsdam | 3: gaertner potsdam , gartenpflege potsdam ; nie: kinderpflege
lage und versand leipzig | 1: lager leipzig ; nie: lehrer leipzig
essen austragen | 1: service , kuechenhilfe ; nie: maurer essen , maler essen
essen kellner | 1: service ; nie: koch azubi
ulm verkäuferin mode | 3: mode ulm , verkauf mode ulm ; nie: verkauf mode koeln
front end entwickler berlin | 3: js berlin ; nie: java koeln , csharp
frontend developer | 3: js ; 1: java ; nie: csharp , cpp
front-end developer leipzig | 3: js leipzig ; nie: cpp
type script | 3: js ; nie: redaktion , cpp
react entwickler | 3: js ; nie: cpp
power bi hamburg | 3: daten hamburg ; nie: buchhaltung
data science köln | 3: daten koeln ; nie: architekt
datascientist | 3: daten ; nie: stammdaten
callcenter | 3: kunde -werk ; 1: kunde werk ; nie: admin
call center leipzig | 3: kunde leipzig -werk ; 1: kunde leipzig werk ; nie: admin leipzig
help desk | 3: admin schicht ; 1: admin ; nie: kunde -werk
it support essen | 3: admin schicht essen ; nie: kunde essen
social media berlin | 3: marketing berlin -praktikum ; 1: marketing berlin praktikum ; nie: sozialpaed , redaktion
social worker berlin | 3: sozialpaed berlin ; nie: marketing
nurse | 3: altenpflege fach , intensiv , ambulantpflege , kinderkranken ; nie: tierpflege , gartenpflege
warehouse leipzig | 3: lager leipzig ; 1: stapler leipzig ; nie: verkauf leipzig
truck driver | 3: lkw ; nie: stapler , kranfahr , taxi
cook münchen | 3: koch muenchen -azubi ; 1: kuechenchef muenchen ; nie: kuechenmonteur
waiter köln | 3: service koeln ; nie: koch
house keeping | 3: zimmermaedchen ; 1: reinigung ; nie: hausmeister
cleaner nürnberg | 3: reinigung nuernberg ; 1: glasreinigung nuernberg ; nie: maschinenreinig
accountant köln | 3: buchhaltung koeln ; nie: biblio
project manager it | 3: itpm ; nie: bauleiter , kuechenplaner
product designer | 1: grafik ; nie: produktion
mama teilzeit vormittags kassel | 3: buero kassel vormittag , kassel vormittag ; 1: kassel tz tags ; nie: kassel nacht , azubi kassel
mutter sucht job während kita | 3: vormittag ; nie: nacht , abend
student nebenjob köln | 3: koeln mini ; 1: koeln werk ; nie: bauleiter , arzt koeln
rentner fahrer kassel | 3: krankenfahr kassel ; 2: paket kassel ; 1: tram kassel ; nie: kranfahr , stapler , bauleiter
fahrer klasse b | 3: paket , krankenfahr , taxi ; nie: kranfahr , stapler , lok , bus
fahrer minijob ulm | 1: zeitung ulm ; nie: stapler , kranfahr
fahrer pkw | 3: krankenfahr , taxi , paket ; nie: kranfahr , stapler
helfer köln | 3: koeln quer ; nie: bauleiter koeln , arzt koeln
meister bau | 3: polier , bauleiter ; nie: hausmeister , bademeister
leiter lager | 1: lager ; nie: leiterplatten , bauleiter
verkäufer fahrrad freiburg | 2: fahrrad freiburg , verkauf freiburg ; nie: verkauf autohaus
verkäufer möbel | 2: kuechenplaner ; 1: verkauf -autohaus ; nie: verkauf autohaus , baeckereiverkauf , metzgereiverkauf
techniker auto | 3: steuergeraet , kfz -azubi ; nie: admin , vermess
pfleger tiere | 3: tierpflege ; 1: tfa ; nie: altenpflege , intensiv
lehrer fahrschule | 3: fahrlehrer ; nie: lehrer
helfer pflege kassel | 3: pflegehilfe kassel ; 1: altenpflege kassel ; nie: produktion , ernte
monteur küche berlin | 3: kuechenmonteur berlin ; nie: koch , kuechenhilfe berlin
planer küchen | 3: kuechenplaner ; nie: koch , kuechenhilfe , verkehrsplan
`
