/** An occupation and one, two, three further words. Lines as in `judge.ts`. */
export const FURTHER_WORD_QUERIES = `
elektriker | 3: elektriker -azubi ; 1: elektriker ; nie: leiterplatten
elektriker neubau | 3: elektriker kassel -azubi , elektriker freiburg , elektriker leipzig -azubi , elektriker erlangen ; 1: elektriker
elektriker neubau kassel | 3: elektriker kassel -azubi ; nie: elektriker leipzig , shk
elektriker neubau kassel führerschein b | 3: elektriker kassel -azubi ; nie: lkw , elektriker leipzig
elektriker neubau kassel führerschein b übertariflich | 3: elektriker kassel -azubi ; nie: lkw , elektriker leipzig
elektriker industrie wechselschicht | 3: elektriker betrieb ; 1: elektriker -azubi
erzieherin kita | 3: erzieher -azubi ; 2: kinderpflege ; nie: kitakueche
erzieherin kita krippe | 3: erzieher -azubi ; 1: kinderpflege ; nie: kitakueche
erzieherin kita krippe berlin | 3: erzieher berlin -azubi ; 1: erzieher berlin ; nie: kitakueche , erzieher kassel
erzieherin krippe berlin teilzeit montessori | 3: erzieher berlin -azubi ; nie: kitakueche , erzieher kassel
koch restaurant gutbürgerlich | 3: koch -azubi -tags ; 2: koch -azubi ; nie: kuechenmonteur
koch freiburg restaurant vollzeit unbefristet | 3: koch freiburg -azubi ; nie: azubi , koch muenchen
verkäuferin bäckerei | 3: baeckereiverkauf ; nie: baecker , verkauf autohaus
verkäuferin bäckerei freiburg | 3: baeckereiverkauf freiburg ; nie: baecker , metzgereiverkauf
verkäuferin bäckerei freiburg teilzeit früh | 3: baeckereiverkauf freiburg ; nie: baecker
verkäufer mode köln | 3: verkauf mode koeln , verkauf mini koeln ; nie: verkauf autohaus
verkäufer mode köln samstag | 3: verkauf mini koeln ; 2: verkauf mode koeln ; nie: verkauf autohaus
reinigungskraft krankenhaus vollzeit | 3: reinigung vz ; 1: reinigung ; nie: fsj , op
reinigungskraft krankenhaus vollzeit essen | 3: reinigung essen ; nie: koch , kuechenhilfe
lagerist wareneingang sap | 3: lager fach ; 1: lager ; nie: sap
lagerist wareneingang sap leipzig | 3: lager fach leipzig ; 2: lager leipzig ; nie: sap
lagerhelfer leipzig schicht deutsch | 3: lager quer leipzig ; 1: lager leipzig ; nie: java , redaktion
staplerfahrer hochregal nürnberg | 3: stapler nuernberg ; 2: lager fach nuernberg ; nie: stapler leipzig
mfa hausarzt | 3: mfa -azubi -vormittag ; 2: mfa -azubi ; nie: arzt
mfa hausarzt blutabnahme teilzeit kassel | 3: mfa kassel -azubi ; nie: azubi , arzt
pflegefachkraft nachtdienst zuschlag kassel | 3: dauernacht kassel ; 1: altenpflege kassel fach ; nie: tags kassel , azubi
krankenschwester intensiv | 3: intensiv ; 1: kinderkranken , op ; nie: azubi , altenpflege tags
krankenschwester intensivstation beatmung köln | 3: intensiv koeln ; 1: op koeln ; nie: azubi , intensiv essen
krankenpfleger ambulant auto | 3: ambulantpflege ; nie: tierpflege , verkauf autohaus , kfz
ambulante pflege oldenburg dienstwagen | 3: ambulantpflege oldenburg ; nie: aussen , ambulantpflege erlangen
java entwickler spring | 3: java -home ; 3: java ; nie: js , csharp
java entwickler spring kubernetes münchen | 3: java muenchen ; nie: java koeln , csharp
java entwickler münchen hybrid senior | 3: java muenchen ; nie: csharp
frontend entwickler react typescript berlin | 3: js berlin ; 1: js ; nie: java , csharp
softwareentwickler .net | 3: csharp ; 1: java , js , cpp ; nie: stammdaten
c++ entwickler automotive | 3: cpp ; 1: csharp ; nie: java
sachbearbeiter einkauf stahl | 3: sacheinkauf ; nie: sachvers , schweisser
sachbearbeiterin versicherung hamburg | 3: sachvers hamburg ; 1: sachvers home ; nie: sacheinkauf , sachvers nuernberg
sachbearbeiter meldewesen bürgerbüro kassel | 3: verwaltung kassel -azubi ; nie: azubi , admin
buchhalter datev | 3: buchhaltung ; 2: lohnbuch , steuerfach ; nie: biblio
buchhalter datev köln teilzeit | 3: buchhaltung koeln ; 1: steuerfach koeln ; nie: biblio
lohnbuchhalter baulohn | 3: lohnbuch ; 1: buchhaltung ; nie: bauleiter , maurer
bauleiter hochbau schlüsselfertig | 3: bauleiter ; 1: polier ; nie: leiterplatten , vertleiter
bauleiter schlüsselfertig münchen dienstwagen | 3: bauleiter muenchen ; nie: bauleiter essen
kfz mechatroniker hochvolt | 3: kfz -azubi ; nie: kfz azubi
kfz mechatroniker hochvolt köln | 3: kfz koeln ; nie: lackierer , verkauf autohaus
tischler cnc möbel | 3: tischler ; nie: zerspaner
tischler möbelbau ulm | 3: tischler ulm ; nie: zerspaner ulm , tischler leipzig
rezeption hotel spätdienst | 3: rezeption -nacht ; 1: rezeption ; nie: empfang buero
rezeptionistin hotel freiburg englisch | 3: rezeption freiburg ; nie: koch , nachhilfe
kellner trinkgeld münchen | 3: service muenchen ; nie: koch muenchen
sozialpädagoge jugendhilfe wohngruppe | 3: sozialpaed -tags ; 1: sozialpaed , heilerz ; nie: immo
sozialarbeiter schuldnerberatung essen | 3: sozialpaed tags essen ; nie: bank , energie
physiotherapeutin lymphdrainage | 3: physio ; nie: kosmetik
physiotherapeutin lymphdrainage freiburg teilzeit | 3: physio freiburg ; nie: physio koeln
projektleiter it verwaltung | 3: itpm ; nie: bauleiter , admin
grafikdesigner verlag leipzig | 3: grafik leipzig ; nie: redaktion , grafik hamburg
online marketing seo newsletter | 3: marketing -praktikum ; 1: marketing ; nie: lager
praktikum marketing berlin | 3: marketing praktikum berlin ; 1: praktikum ; nie: marketing berlin -praktikum
`
