/**
 * The market that relevance is judged on, one posting per line: key | title | company | place ("-" for remote work) |
 * employment types | text. Further marks in the types: "befristet", "hybrid", "leih" (temporary work). The texts
 * contain words that mislead a careless search.
 */
export const POSTINGS = `
pfk1 | Pflegefachkraft (m/w/d) | Seniorenzentrum Lindenhof | Essen | Vollzeit, Teilzeit | Grundpflege und Behandlungspflege, abgeschlossene Ausbildung in der Pflege
pfk2 | Gesundheits- und Krankenpfleger/in | Klinikum Nord | Dortmund | Vollzeit | Versorgung von Patienten auf der chirurgischen Station
pfk3 | Examinierte Altenpflegerin | Haus Abendfrieden | Halle (Saale) | Teilzeit | Pflege und Betreuung von Bewohnern
pfk4 | Krankenschwester / Krankenpfleger im Nachtdienst | Klinikum Nord | Berlin | Vollzeit | Dauernachtwache auf der Inneren
pfk5 | Pflegefachfrau/-mann ambulant | Pflegedienst Sonnenschein | Köln | Minijob, Teilzeit | Touren mit dem Dienstwagen
ips | Fachkrankenpfleger Intensivpflege | Universitätsklinik Mitte | Essen | Vollzeit | Intensivstation
phelf1 | Pflegehelfer (m/w/d) | Seniorenzentrum Lindenhof | Essen | Vollzeit | Quereinsteiger willkommen, auch ungelernt
phelf2 | Pflegeassistenz in der Tagespflege | Haus Abendfrieden | Halle (Saale) | Teilzeit | Unterstützung der Fachkräfte
pdl | Pflegedienstleitung | Pflegedienst Sonnenschein | Köln | Vollzeit | Leitung des ambulanten Dienstes
azubi-pflege | Ausbildung zur Pflegefachfrau / zum Pflegefachmann | Klinikum Nord | Dortmund | Ausbildung | Drei Jahre generalistische Ausbildung
betreu | Alltagsbegleiter für Senioren | Haus Abendfrieden | Halle (Saale) | Teilzeit | Spaziergänge und Vorlesen
mfa1 | Medizinische Fachangestellte | Hausarztpraxis Dr. Vogt | Hamburg | Teilzeit | Empfang, Blutabnahme, Abrechnung
mfa2 | Arzthelfer/in für Orthopädie | Orthopädie am Markt | München | Vollzeit | Assistenz bei Untersuchungen
zfa | ZFA (m/w/d) Stuhlassistenz | Zahnarztpraxis Perle | Leipzig | Vollzeit | Assistenz am Stuhl
pta | Pharmazeutisch-technische Assistentin | Adler Apotheke | Münster | Teilzeit | Beratung und Rezeptur
apo | Apotheker | Adler Apotheke | Münster | Vollzeit | Leitung der Offizin
arzt1 | Assistenzarzt Innere Medizin | Klinikum Nord | Dortmund | Vollzeit | Weiterbildung zum Facharzt
arzt2 | Oberärztin Anästhesie | Universitätsklinik Mitte | Essen | Vollzeit | Leitung des Teams
tierarzt | Tierarzt für Kleintiere | Tierklinik Am Wald | Kassel | Vollzeit | Operationen und Sprechstunde
tfa | Tiermedizinische Fachangestellte | Tierklinik Am Wald | Kassel | Teilzeit | Assistenz bei Operationen
physio | Physiotherapeut | Reha am See | Konstanz | Vollzeit | Krankengymnastik und Manuelle Therapie
ergo | Ergotherapeutin | Reha am See | Konstanz | Teilzeit | Arbeit mit Kindern
notsan | Notfallsanitäter | Rettungsdienst Kreis Lippe | Detmold | Vollzeit | Einsatz im Rettungswagen
tierpfl | Tierpfleger | Zoo Grünau | Erfurt | Vollzeit | Pflege und Fütterung der Tiere
erz1 | Erzieherin in der Kita | Kita Regenbogen | Frankfurt am Main | Vollzeit, Teilzeit | Betreuung von Kindern
erz2 | Staatlich anerkannter Erzieher Krippe | Stadt Bielefeld | Bielefeld | Vollzeit | Gruppe mit zwölf Kindern
kinderpfl | Kinderpfleger (m/w/d) | Kita Regenbogen | Frankfurt am Main | Teilzeit | Unterstützung der Gruppe
kitaltg | Leitung Kindertagesstätte | Stadt Bielefeld | Bielefeld | Vollzeit | Führung des Teams
sozpaed | Sozialpädagoge / Sozialarbeiter Jugendamt | Landkreis Gifhorn | Gifhorn | Vollzeit, befristet | Hilfen zur Erziehung
hep | Heilerziehungspfleger | Lebenshilfe Süd | Ulm | Teilzeit | Begleitung von Menschen mit Behinderung
schulb | Schulbegleiter | Lebenshilfe Süd | Ulm | Teilzeit | Begleitung eines Kindes im Unterricht
lehrer | Lehrkraft für Mathematik und Physik | Freie Schule Elbe | Dresden | Vollzeit | Unterricht in der Mittelstufe
fahrlehrer | Fahrlehrer Klasse B | Fahrschule Kolb | Trier | Vollzeit | Theorie und Praxis
dev1 | Softwareentwickler Java (m/w/d) | Nordbyte GmbH | Hamburg | Vollzeit, hybrid | Backend mit Spring, Datenbank und Kubernetes
dev2 | Senior Software Engineer C++ | Sensorwerk AG | München | Vollzeit | Embedded Linux, moderne C++ Standards
dev3 | .NET-Entwickler C# | Nordbyte GmbH | Hamburg | Vollzeit | ASP.NET, Azure, SQL Server
dev4 | Frontend Developer React | Pixelpark Studio | - | Vollzeit | TypeScript, React und Node.js
dev5 | PHP-Programmierer | Webfabrik | Köln | Vollzeit | Symfony und MySQL
devc | Embedded-Entwickler C | Sensorwerk AG | München | Vollzeit | Mikrocontroller in C programmieren
dba | Datenbankadministrator Oracle | Rechenzentrum West | Münster | Vollzeit | Betrieb der Datenbank, Pflege der Schemata
admin1 | IT-Systemadministrator Windows/Linux | Rechenzentrum West | Münster | Vollzeit | Server, Netz und Firewall betreuen
admin2 | Fachinformatiker Systemintegration | Stadtwerke Ahlen | Ahlen | Vollzeit | Netzwerk und Clients
netz | Netzwerktechniker Glasfaser | Stadtwerke Ahlen | Ahlen | Vollzeit | Aufbau des Netzes
support | Mitarbeiter IT-Helpdesk First Level | Rechenzentrum West | - | Teilzeit | Anrufe der Anwender
ds | Data Scientist | Sensorwerk AG | München | Vollzeit, hybrid | Machine Learning mit Python
sap | SAP FI/CO Berater | Consulta AG | Frankfurt am Main | Vollzeit, hybrid | Einführung von S/4HANA
azubi-it | Auszubildender Fachinformatiker Anwendungsentwicklung | Nordbyte GmbH | Hamburg | Ausbildung | Lerne Programmieren
werkst-it | Werkstudent Softwareentwicklung | Nordbyte GmbH | Hamburg | Werkstudent | Mitarbeit im Java-Team
buero1 | Kauffrau für Büromanagement | Möbelhaus Rausch | Bielefeld | Vollzeit | Korrespondenz und Ablage
buero2 | Bürokraft auf Minijob-Basis | Autohaus Senne | Bielefeld | Minijob | Rechnungen schreiben, Pflege der Kundendaten
stamm | Sachbearbeiter Stammdatenpflege | Großhandel Kröger | Bremen | Vollzeit | Pflege der Stammdaten in SAP, abgeschlossene kaufmännische Ausbildung
sek | Sekretärin der Geschäftsleitung | Maschinenfabrik Holt | Siegen | Vollzeit | Terminplanung und Reisen
ass | Assistenz der Geschäftsführung | Consulta AG | Frankfurt am Main | Vollzeit | Vorbereitung von Sitzungen
empf | Mitarbeiter am Empfang | Consulta AG | Frankfurt am Main | Teilzeit | Telefon und Besucher
hr | Personalreferent (HR) | Maschinenfabrik Holt | Siegen | Vollzeit | Betreuung der Mitarbeiter
recr | Recruiter Talent Acquisition | Consulta AG | - | Vollzeit | Suche nach Fachkräften
lohn | Lohn- und Gehaltsbuchhalter | Steuerkanzlei Brandt | Kiel | Teilzeit | Abrechnung für Mandanten
verw | Verwaltungsfachangestellte im Bürgerbüro | Stadt Bielefeld | Bielefeld | Vollzeit, befristet | Meldewesen und Ausweise
steuer1 | Steuerfachangestellter | Steuerkanzlei Brandt | Kiel | Vollzeit | Jahresabschlüsse und Steuererklärungen
steuer2 | Steuerberater (m/w/d) | Steuerkanzlei Brandt | Kiel | Vollzeit | Beratung von Mandanten
fibu | Finanzbuchhalterin | Großhandel Kröger | Bremen | Teilzeit | Kreditoren und Debitoren, Umsatzsteuer
bilanz | Bilanzbuchhalter | Maschinenfabrik Holt | Siegen | Vollzeit | Abschlüsse nach HGB, Steuer
contr | Controller | Möbelhaus Rausch | Bielefeld | Vollzeit | Berichte und Planung
bank1 | Bankkaufmann im Privatkundengeschäft | Volksbank Weser | Minden | Vollzeit | Beratung in der Filiale
bank2 | Kundenberater Bank | Sparkasse Lippe | Detmold | Vollzeit | Anlage und Kredit
vers | Kaufmann für Versicherungen und Finanzen | Nordstern Versicherung | Hannover | Vollzeit | Verträge und Schäden
ra | Rechtsanwältin Arbeitsrecht | Kanzlei Weber | Stuttgart | Vollzeit | Mandate im Arbeitsrecht
refa | Rechtsanwaltsfachangestellte | Kanzlei Weber | Stuttgart | Teilzeit | Fristen und Schriftsätze
verk1 | Verkäufer/in im Supermarkt | Frischmarkt Lotz | Halle (Westf.) | Teilzeit | Kasse und Regale
verk2 | Verkaufsberater Mode | Modehaus Kern | Düsseldorf | Vollzeit | Beratung der Kundinnen
verk3 | Aushilfe Verkauf | Frischmarkt Lotz | Halle (Westf.) | Minijob | Samstags im Markt
baeckv | Bäckereifachverkäuferin | Backhaus Ähren | Nürnberg | Teilzeit | Verkauf von Brot und Kuchen
filial | Filialleiter Lebensmittel | Frischmarkt Lotz | Halle (Westf.) | Vollzeit | Führung der Filiale
regal | Warenverräumer auf 603-Euro-Basis | Frischmarkt Lotz | Halle (Westf.) | Minijob | Regale füllen
autov | Automobilverkäufer | Autohaus Senne | Bielefeld | Vollzeit | Neuwagen und Gebrauchte
ad | Vertriebsmitarbeiter im Außendienst | Werkzeug Pohl | Kassel | Vollzeit | Besuche bei Kunden
kam | Key Account Manager | Nordbyte GmbH | Hamburg | Vollzeit, hybrid | Betreuung von Großkunden
call | Kundenberater im Callcenter | Telekontor | - | Teilzeit | Telefonate von zu Hause
mark | Online-Marketing-Manager SEO | Webfabrik | Köln | Vollzeit, hybrid | Kampagnen und Auswertung
grafik | Mediengestalter Digital und Print | Webfabrik | Köln | Vollzeit | Layouts und Anzeigen
smm | Social Media Manager | Modehaus Kern | Düsseldorf | Teilzeit | Beiträge und Stories
lager1 | Lagerist | Spedition Harms | Halle (Saale) | Vollzeit | Wareneingang und Versand in der Halle
lager2 | Fachkraft für Lagerlogistik | Großhandel Kröger | Bremen | Vollzeit | Kommissionieren und Verladen
lager3 | Lagerhelfer ungelernt | JobPower Zeitarbeit | Frankfurt (Oder) | Vollzeit, leih | Verpacken
komm | Kommissionierer im Kühllager | Frischdienst Elbe | Magdeburg | Vollzeit | Picken mit Scanner
stapler | Gabelstaplerfahrer | JobPower Zeitarbeit | Magdeburg | Vollzeit, leih | Staplerschein nötig
lkw1 | LKW-Fahrer CE Fernverkehr | Spedition Harms | Leipzig | Vollzeit | Wochenende zu Hause
lkw2 | Berufskraftfahrer im Nahverkehr | Frischdienst Elbe | Magdeburg | Vollzeit | Führerschein CE
liefer | Auslieferungsfahrer Klasse B | Frischdienst Elbe | Magdeburg | Teilzeit | Essen ausliefern
essenr | Fahrer für Essen auf Rädern | Sozialwerk Oberland | Weilheim | Minijob | Essen bringen
paket | Paketzusteller | Paketring | Rostock | Vollzeit | Zustellung im Stadtgebiet
bus | Busfahrer Linienverkehr | Verkehrsbetriebe Jena | Jena | Vollzeit | Führerschein D oder Ausbildung bei uns
lok | Triebfahrzeugführer | Regiobahn Mitte | Erfurt | Vollzeit | Personenverkehr
dispo | Disponent Nahverkehr | Spedition Harms | Leipzig | Vollzeit | Planung der Touren
sped | Speditionskauffrau | Spedition Harms | Leipzig | Vollzeit | Angebote und Abrechnung
koch1 | Koch (m/w/d) | Gasthof Adler | Essen | Vollzeit | Regionale Küche
koch2 | Jungköchin | Hotel Seeblick | Konstanz | Vollzeit | À la carte
kuechef | Küchenchef | Hotel Seeblick | Konstanz | Vollzeit | Leitung der Küche
kuehilf | Küchenhilfe / Spülkraft | Gasthof Adler | Essen | Minijob | Spülen und putzen
beikoch | Beikoch in der Betriebskantine | Kantinen Rhein | Köln | Teilzeit | Essen kochen und ausgeben
kochgmbh | Elektroniker für Betriebstechnik | Koch GmbH | Wuppertal | Vollzeit | Wartung von Anlagen
kochgm2 | Buchhalterin | Koch GmbH | Wuppertal | Teilzeit | Kontierung
kell | Kellner / Servicekraft | Gasthof Adler | Essen | Teilzeit | Bedienen der Gäste
rez | Rezeptionistin im Hotel | Hotel Seeblick | Konstanz | Vollzeit | Check-in und Check-out
hofa | Hotelfachmann | Hotel Seeblick | Konstanz | Vollzeit | Alle Abteilungen
azubi-koch | Azubi Koch/Köchin | Hotel Seeblick | Konstanz | Ausbildung | Lerne das Handwerk
baeck | Bäcker | Backhaus Ähren | Nürnberg | Vollzeit | Teige und Öfen
metzg | Metzger / Fleischer | Fleischerei Hahn | Fulda | Vollzeit | Zerlegen und Wurst
fris | Friseurin | Salon Haargenau | Mainz | Teilzeit | Schneiden und Färben
putz1 | Reinigungskraft | Saubermann Service | Berlin | Minijob | Büroreinigung am Abend
putz2 | Gebäudereiniger | Saubermann Service | Berlin | Vollzeit | Glas und Fassade
hausm | Hausmeister | Wohnbau Havel | Potsdam | Vollzeit | Kleine Reparaturen
secu | Sicherheitsmitarbeiter | Wacht & Schutz | Berlin | Vollzeit | Objektschutz, Sachkunde 34a
gaert | Landschaftsgärtner | Grünwerk | Freiburg im Breisgau | Vollzeit | Pflaster und Pflanzen, Pflege von Anlagen
flor | Floristin | Blumen Mohn | Freiburg im Breisgau | Teilzeit | Sträuße binden
landw | Landwirt | Hof Petersen | Husum | Vollzeit | Milchvieh
maurer | Maurer | Bau Ott | Augsburg | Vollzeit | Rohbau
strassb | Straßenbauer | Bau Ott | Augsburg | Vollzeit | Asphalt
bagger | Baggerfahrer | Bau Ott | Augsburg | Vollzeit | Tiefbau
baul | Bauleiter Hochbau | Bau Ott | Augsburg | Vollzeit | Koordination der Gewerke
baui | Bauingenieur Tragwerksplanung | Planungsbüro Zeller | Stuttgart | Vollzeit | Statik
archi | Architektin | Planungsbüro Zeller | Stuttgart | Vollzeit | Entwurf
zimm | Zimmerer | Holzbau Kern | Kempten | Vollzeit | Dachstühle
dach | Dachdecker | Holzbau Kern | Kempten | Vollzeit | Ziegel
tisch | Schreiner | Möbelbau Lang | Rosenheim | Vollzeit | Möbel
maler | Maler und Lackierer | Farbwerk | Oldenburg | Vollzeit | Fassaden
fliese | Fliesenleger | Farbwerk | Oldenburg | Vollzeit | Bäder
shk | Anlagenmechaniker SHK | Lindner Haustechnik | Bielefeld | Vollzeit | Heizung und Wärmepumpe
shkh | Helfer Heizung und Sanitär | Lindner Haustechnik | Bielefeld | Vollzeit | Zuarbeit
kaelte | Mechatroniker für Kältetechnik | Lindner Haustechnik | Bielefeld | Vollzeit | Klimaanlagen
elek1 | Elektriker für Gebäudetechnik | Elektro Blitz | Neustadt an der Weinstraße | Vollzeit | Installation
elek2 | Elektroniker Energie- und Gebäudetechnik | Elektro Blitz | Neustadt an der Weinstraße | Vollzeit | Photovoltaik
elekh | Elektrohelfer | JobPower Zeitarbeit | Mannheim | Vollzeit, leih | Kabel ziehen
sps | SPS-Programmierer Steuerungstechnik | Automata GmbH | Chemnitz | Vollzeit | Steuerung von Maschinen
steuertech | Techniker für Steuerungstechnik | Automata GmbH | Chemnitz | Vollzeit | Steuerung und Regelung
leiterpl | Leiterplattenbestücker | Sensorwerk AG | München | Vollzeit | Löten von Leiterplatten
leiter | Leiter Produktion | Maschinenfabrik Holt | Siegen | Vollzeit | Führung von achtzig Mitarbeitern
projl | Projektleiter Anlagenbau | Maschinenfabrik Holt | Siegen | Vollzeit, hybrid | Termine und Kosten
mecha | Mechatroniker | Automata GmbH | Chemnitz | Vollzeit | Instandhaltung
indm | Industriemechaniker | Maschinenfabrik Holt | Siegen | Vollzeit | Reparatur
zerspan | Zerspanungsmechaniker CNC Drehen | Maschinenfabrik Holt | Siegen | Vollzeit | Drehmaschinen
schweiss | WIG-Schweißer | Stahlbau Rohr | Duisburg | Vollzeit | Rohre
schloss | Schlosser / Metallbauer | Stahlbau Rohr | Duisburg | Vollzeit | Konstruktionen
prodm | Produktionsmitarbeiter im Schichtdienst | Süßwaren Nagel | Krefeld | Vollzeit | Verpackung
prodh | Produktionshelfer | JobPower Zeitarbeit | Krefeld | Vollzeit, leih | Am Band
masch | Maschinen- und Anlagenführer | Süßwaren Nagel | Krefeld | Vollzeit | Linie einrichten
quali | Qualitätsprüfer | Sensorwerk AG | München | Vollzeit | Messen
kfz1 | Kfz-Mechatroniker | Autohaus Senne | Bielefeld | Vollzeit | Inspektion
kfz2 | KFZ-Meister | Autohaus Senne | Bielefeld | Vollzeit | Werkstatt leiten
fzlack | Fahrzeuglackierer | Lackzentrum | Gießen | Vollzeit | Lackieren
konstr | Konstrukteur Maschinenbau | Maschinenfabrik Holt | Siegen | Vollzeit | CAD
mbing | Ingenieur Maschinenbau | Maschinenfabrik Holt | Siegen | Vollzeit | Berechnung
chem | Chemielaborant | Labor Analytica | Leverkusen | Vollzeit, befristet | Analytik
kochfeld | Monteur für Kochfelder | Küchentechnik Arnold | Gütersloh | Vollzeit | Montage von Kochfeldern
reinraum | Techniker Reinraum | Sensorwerk AG | München | Vollzeit | Anlagen im Reinraum
azubi-leit | Ausbildungsleiter Metall | Maschinenfabrik Holt | Siegen | Vollzeit | Ausbildung der Azubis
praktm | Praktikum Marketing | Webfabrik | Köln | Praktikum | Mitarbeit
dualbwl | Duales Studium Betriebswirtschaft | Möbelhaus Rausch | Bielefeld | Duales Studium | Theorie und Praxis
homebh | Buchhalter im Homeoffice | Konto Digital | - | Teilzeit | Kontierung von zu Hause
`
