/** Numbers of postings, pay, companies, and names that contain another trade's. Lines as in `judge.ts`. */
export const NUMBER_AND_NAME_QUERIES = `
{ref industriemech essen} | 3: =ref ; nie: personal , referent
Referenz {ref koch muenchen we} | 3: =ref ; nie: referent , personal
ref.nr. {ref lager fach leipzig} | 3: =ref ; nie: referent
Referenznummer: {ref java koeln} | 3: =ref ; nie: referent , personal
kennziffer {ref verwaltung kassel} | 3: =ref ; nie: referent
stellen-id {ref mfa freiburg} | 3: =ref ; nie: referent
{ref bank ffo} bankkaufmann | 3: =ref ; 1: bank -azubi ; nie: referent
anzeige {refspaced shk muenchen} | 3: =ref ; nie: referent , marketing
job nr {refdigits lok hamburg} | 3: =ref ; nie: lager
koch ab 3000 euro | 3: koch >=3000 -azubi ; 3: kuechenchef ; nie: koch <2900
verkäufer 14 euro stunde | 3: verkauf h>=14 ; nie: autohaus
mindestens 15 euro die stunde ohne ausbildung | 3: quer h>=15 ; 1: quer ; nie: arzt | cond: ohne ausbildung
lager 15€/h | 3: stapler , lager h>=15 ; nie: lager quer h<14.5
2000 netto | 3: >=2750 ; nie: <2300
elektriker 2300 netto | 3: elektriker >=3300 -azubi ; nie: azubi , elektriker <2800
lkw fahrer 2500 netto | 3: lkw >=3500 ; 1: lkw ; nie: stapler | cond: 2500 netto
bauleiter 3500 euro netto im monat | 3: bauleiter >=5500 ; 1: bauleiter | cond: 3500 euro netto
softwareentwickler 60k | 3: java , csharp , cpp , js >=5000 ; nie: it werk
java 70.000 jahr | 3: java >=5800 ; 1: java
steuerfachangestellte 3500 brutto | 3: steuerfach >=3500 ; nie: steuergeraet
pflegehelfer 2400€ | 3: pflegehilfe >=2400 ; nie: altenpflege azubi
556 euro job | 3: mini ; nie: arzt , azubi
538 euro basis reinigung | 3: reinigung mini ; 1: reinigung ; nie: maschinenreinig
job mit 40 stunden büro | 3: buero vz ; 2: sekretariat , sachvers ; nie: lager
30 stunden erzieherin | 3: erzieher tz -azubi ; 2: kinderpflege ; nie: azubi
minijob 10 stunden die woche | 3: mini ; nie: lkw , arzt
führerschein klasse b | 3: fs ; nie: lok , kranfahr
fahrer führerschein b | 3: paket ; 2: taxi , krankenfahr ; nie: lkw , lok , stapler
walzwerk ostring | 3: elektriker betrieb , industriemech essen , industriemech kassel , industriemech nuernberg , sacheinkauf ; nie: wasserstrahl
stellen bei codewerk | 3: java , js , sap , fisi , it werk ; nie: csharp
volksbank | 3: bank ; nie: sachvers
steuerkanzlei kassel | 3: lohnbuch kassel , steuerfach kassel , buchhaltung kassel , buero vormittag kassel ; nie: steuergeraet
kita wirbelwind | 3: erzieher , kinderpflege , kitakueche ; nie: schulbegleit
hotel seeblick stralsund | 3: rezeption stralsund , bar stralsund , koch wohnung , service ferien stralsund , zimmermaedchen stralsund ; nie: rezeption freiburg
leiter | 3: leitung , filialleiter , bauleiter , vertleiter , itpm , kuechenchef ; nie: leiterplatten , quer
abteilungsleiter | 2: leitung ; nie: leiterplatten , quer
filialleitung | 3: filialleiter ; nie: shk , leiterplatten
referent | 3: referent ; 2: personal ; nie: lager
gärtner | 3: gaertner , gartenpflege ; nie: erzieher , kinderpflege
lehrer | 3: lehrer ; 1: nachhilfe , fahrlehrer , schwimmlehrer ; nie: tourguide
fahrlehrer | 3: fahrlehrer ; nie: lkw , lehrer , schwimmlehrer
bauer | 3: landwirt ; nie: messebau , strassenbau
führer | 1: maschinenfuehrer , lok , tourguide , kranfahr ; nie: leitung
meister | 1: polier , hausmeister ; nie: verkauf
zimmerer | 3: zimmerer ; nie: zimmermaedchen
schneider | 3: schneider ; nie: wasserstrahl , zerspaner
pfleger tiere | 3: tierpflege ; 1: tfa ; nie: altenpflege , gartenpflege
pflege | 3: altenpflege , ambulantpflege , intensiv , kinderkranken , pflegehilfe ; 1: heilerz , alltag , op ; nie: tierpflege , gartenpflege , stammdaten , fusspflege
techniker zahn | 3: zahntechnik ; nie: tontechnik , hausmeister
tontechniker | 3: tontechnik ; nie: zahntechnik
begleiter zug | 3: zugbegleit ; nie: schulbegleit , alltag
kranfahrer | 3: kranfahr ; nie: krankenfahr
krankenfahrer | 3: krankenfahr ; nie: kranfahr , lkw
fachkraft abwasser | 3: umwelt ; nie: reinigung , lager fach
koch oder küchenhilfe kassel | 3: koch kassel , kuechenhilfe kassel ; nie: kuechenmonteur
verkäufer auto | 3: verkauf autohaus ; nie: verkauf mode , baeckereiverkauf
wirtschafterin haushalt | 3: hausdame , hauswirtschaft ; nie: wirtpruef , landwirt
berater energie | 3: energie ; nie: bank , sap , aussen
planer verkehr | 3: verkehrsplan ; nie: kuechenplaner , bus
bibliothek | 3: biblio ; nie: buchhaltung
kaufmann immobilien | 3: immo ; 2: immomakler ; nie: bank , buero , spedkauf
trainer | 3: fitness ; 1: schwimmlehrer ; nie: fahrlehrer
`
