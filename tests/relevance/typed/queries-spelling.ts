/** Words cut short, split, joined, misspelled, or as people say them. Lines as in `judge.ts`. */
export const SPELLING_QUERIES = `
alten pfleger | 3: altenpflege fach ; 1: ambulantpflege , pflegehilfe ; nie: tierpflege , gartenpflege , stammdaten
altenpfl. | 3: altenpflege ; nie: tierpflege
kranken schwester | 3: intensiv , altenpflege fach ; 2: kinderkranken , ambulantpflege , op ; nie: krankenfahr
pflegefach kraft leipzig | 3: altenpflege fach leipzig ; nie: gartenpflege , tierpflege leipzig
reinigungs kraft | 3: reinigung ; nie: maschinenreinig , maschinenfuehrer
verkaufer teilzeit | 3: verkauf -autohaus ; 2: baeckereiverkauf , metzgereiverkauf ; nie: verkauf autohaus
verkäuver | 3: verkauf ; nie: sacheinkauf
verkäufrin leipzig | 3: verkauf leipzig ; nie: java
kassirerin | 3: verkauf kasse ; 1: verkauf ; nie: kassel java
bäkerei verkäuferin | 3: baeckereiverkauf ; nie: baecker
backerin | 3: baecker ; nie: baeckereiverkauf
metzgerei verkäuferin | 3: metzgereiverkauf ; nie: metzger ulm -metzgereiverkauf
fleischerei fach verkäufer | 3: metzgereiverkauf ; 1: baeckereiverkauf ; nie: autohaus
elektrika | 3: elektriker -azubi ; nie: leiterplatten
elektiker kassel | 3: elektriker kassel -azubi ; nie: elektriker leipzig
elektroinstallatör | 3: elektriker -azubi
schweiser | 3: schweisser ; nie: zerspaner
schweizer bauernhof | 3: landwirt ; nie: schweisser
kfz mechaniker | 3: kfz -azubi ; 1: fahrrad , industriemech ; nie: verkauf autohaus
kfzmechatroniker | 3: kfz -azubi ; nie: verkauf autohaus
auto schrauber | 3: kfz -azubi ; nie: verkauf autohaus
automechanicker köln | 3: kfz koeln ; nie: fahrrad
LKWfahrer | 3: lkw ; nie: stapler , bus
lkw-fahrer tagestouren | 3: lkw nah ; 2: lkw ; nie: lkw fern
berufskraft fahrer | 3: lkw ; 1: bus ; nie: stapler , kranfahr
stapelfahrer | 3: stapler ; nie: taxi
gabelstabler | 3: stapler ; 1: lager fach
lagerrist | 3: lager ; nie: java
lager logistik fachkraft | 3: lager fach ; 1: lager
kommisionierer | 3: lager quer ; nie: dispo
hausmeisterin | 3: hausmeister ; nie: baecker
haus meister kassel | 3: hausmeister kassel ; nie: baecker kassel
mechatronicker | 3: kfz -azubi ; 2: industriemech ; nie: konditor
industrie mechaniker | 3: industriemech ; 1: zerspaner
zerspannungsmechaniker | 3: zerspaner ; nie: wasserstrahl java
anlagen mechaniker shk | 3: shk ; nie: maschinenfuehrer
heizungs installateur | 3: shk ; nie: elektriker azubi
klempner | 3: shk ; 1: dach ; nie: maler
zahnartzhelferin | 3: zfa ; nie: zahntechnik , mfa azubi
artzhelferin | 3: mfa -azubi ; nie: ernte
pysiotherapeut | 3: physio
physio köln | 3: physio koeln ; nie: physio freiburg
krankengymnastin | 3: physio ; nie: fitness
kindergärtnerin | 3: erzieher -azubi ; 1: kinderpflege ; nie: gaertner , gartenpflege
kita erziherin | 3: erzieher -azubi ; nie: kitakueche
soz päd | 3: sozialpaed
buchhalt. köln | 3: buchhaltung koeln ; nie: biblio
bürokauffr. | 3: buero ; nie: java
büro kraft teilzeit | 3: buero tz ; 2: empfang buero , stammdaten , sekretariat ; nie: reinigung
sekreterin | 3: sekretariat ; 2: empfang buero
sachbearb. einkauf | 3: sacheinkauf ; nie: sachvers
softwareentw. java | 3: java ; 1: csharp , js ; nie: leiterplatten
programierer | 3: java , js , csharp , cpp ; nie: zerspaner
webdeveloper | 3: js ; 1: java ; nie: marketing
sys admin | 3: admin -schicht ; 1: admin ; nie: java
it-ler | 2: admin , java , js , csharp ; nie: lager
restaurantfachfrau | 3: service ; nie: koch azubi
kellnerrin münchen | 3: service muenchen ; nie: koch muenchen
zimmer mädchen | 3: zimmermaedchen ; nie: zimmerer
trockenbaur | 1: maler , maurer ; nie: java
`
