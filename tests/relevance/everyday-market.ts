/**
 * A second market, with titles as in real ads ("Pflegefachkraft (m/w/d) Intensivstation", "Mitarbeiter Lager & Logistik
 * (gn)"). Lines as in `market.ts`.
 */
export const EVERYDAY_POSTINGS = `
intens | Pflegefachkraft (m/w/d) Intensivstation | Klinikum Rheinbogen | Köln | Vollzeit, Teilzeit | Überwachung beatmeter Patienten, abgeschlossene Ausbildung, Anästhesie von Vorteil
ambu | Pflegefachfrau / Pflegefachmann für die ambulante Pflege | Pflegedienst Herzsprung | Leipzig | Teilzeit | Touren mit dem Dienstwagen, Führerschein Klasse B
nachtpf | Examinierte Pflegekraft (gn) im Nachtdienst | Seniorenresidenz Parkblick | Hannover | Teilzeit | Dauernachtwache, Pflege und Dokumentation
anpfl | Gesundheits- und Krankenpfleger:in Anästhesie | Klinikum Rheinbogen | Köln | Vollzeit | Begleitung von Narkosen im OP
altpfl | Altenpfleger*in im Wohnbereich | Haus Kastanienhof | Nürnberg | Vollzeit, Teilzeit | Grund- und Behandlungspflege von Bewohnern
krschw | Krankenschwester/-pfleger Chirurgie | Kreiskrankenhaus Altmühl | Ansbach | Vollzeit | Versorgung vor und nach Operationen
kikr | Gesundheits- und Kinderkrankenpfleger (m/w/d) | Kinderklinik Morgenstern | Mainz | Vollzeit | Neonatologie und Kinderstation
altphelf | Altenpflegehelfer (m/w/d) – auch ungelernt | Haus Kastanienhof | Nürnberg | Teilzeit | Unterstützung der Bewohner beim Essen und Waschen
pfhilf | Pflegehilfskraft im Seniorenheim | Seniorenresidenz Parkblick | Hannover | Minijob, Teilzeit | Quereinsteiger willkommen
pfass | Pflegefachassistenz (w/m/d) Tagespflege | Diakonie Weserland | Bremen | Teilzeit | Einjährige Ausbildung erwünscht
pdl | Pflegedienstleitung (PDL) ambulant | Pflegedienst Herzsprung | Leipzig | Vollzeit | Leitung eines Teams von 30 Pflegekräften
wbl | Wohnbereichsleitung Altenpflege | Haus Kastanienhof | Nürnberg | Vollzeit | Dienstplanung und Qualitätssicherung
stl | Stationsleitung Geriatrie (m/w/d) | Klinikum Rheinbogen | Köln | Vollzeit | Führung des Pflegeteams
pral | Praxisanleiter in der Pflege | Diakonie Weserland | Bremen | Vollzeit | Anleitung von Auszubildenden
betr43 | Betreuungskraft nach § 43b (m/w/d) | Seniorenresidenz Parkblick | Hannover | Teilzeit | Beschäftigung von Menschen mit Demenz
azpfl | Ausbildung Pflegefachfrau / Pflegefachmann 2027 | Klinikum Rheinbogen | Köln | Ausbildung | Generalistische Ausbildung, Start im August
mfakard | Medizinische Fachangestellte (MFA) Kardiologie | Praxis Dr. Sommerfeld | Düsseldorf | Teilzeit | EKG, Empfang, Terminvergabe
mfahaus | MFA / Arzthelfer/in für Hausarztpraxis | Hausärzte am Brunnen | Erfurt | Vollzeit | Blutabnahme, Rezeption, Abrechnung nach EBM
zfa1 | Zahnmedizinische Fachangestellte (m/w/d) | Zahnzentrum Weiß | Kassel | Vollzeit | Stuhlassistenz und Prophylaxe
zmp | ZMP – Prophylaxeassistenz | Zahnzentrum Weiß | Kassel | Teilzeit | Professionelle Zahnreinigung
zahnt | Zahntechniker:in CAD/CAM | Dentallabor Kronenwerk | Ulm | Vollzeit | Kronen und Brücken
pta1 | Pharmazeutisch-technische/r Assistent/in (PTA) | Rosen-Apotheke | Freiburg | Teilzeit | Beratung, Herstellung von Rezepturen
pka | PKA (m/w/d) | Rosen-Apotheke | Freiburg | Vollzeit | Warenlager und Bestellungen der Apotheke
apoth | Apotheker/in als Filialleitung | Löwen-Apotheke | Passau | Vollzeit | Leitung einer Filiale
mtr | Medizinischer Technologe für Radiologie (MTR/MTRA) | Klinikum Rheinbogen | Köln | Vollzeit | CT und MRT
mtl | MTLA Labor (m/w/d) | Labor Nordlicht | Kiel | Vollzeit | Hämatologie und klinische Chemie
ota | Operationstechnische Assistenz (OTA) | Kreiskrankenhaus Altmühl | Ansbach | Vollzeit | Instrumentieren im OP
ata | Anästhesietechnische/r Assistent/in (ATA) | Klinikum Rheinbogen | Köln | Vollzeit | Vorbereitung der Narkose
physio1 | Physiotherapeut:in | Therapiezentrum Balance | Augsburg | Vollzeit, Teilzeit | Manuelle Therapie, Lymphdrainage
logo | Logopädin / Logopäde in Teilzeit | Therapiezentrum Balance | Augsburg | Teilzeit | Sprachtherapie mit Kindern
ergo1 | Ergotherapeut (m/w/d) Neurologie | Rehaklinik Bergblick | Bad Kissingen | Vollzeit | Neurologische Rehabilitation
hebamme | Hebamme (w/m/d) im Kreißsaal | Kinderklinik Morgenstern | Mainz | Teilzeit | Begleitung von Geburten
psyarzt | Facharzt für Psychiatrie und Psychotherapie | Rehaklinik Bergblick | Bad Kissingen | Vollzeit | Ärztliche Leitung der Station
oaan | Oberärztin / Oberarzt Anästhesiologie | Klinikum Rheinbogen | Köln | Vollzeit | Leitung des OP-Managements
assarzt | Arzt in Weiterbildung Innere Medizin | Kreiskrankenhaus Altmühl | Ansbach | Vollzeit | Stationsarbeit und Dienste
notfs | Notfallsanitäter:in | Rettungsdienst Westharz | Goslar | Vollzeit | Einsätze im RTW
rettsan | Rettungssanitäter im Krankentransport | Rettungsdienst Westharz | Goslar | Teilzeit | Fahrer von Krankentransporten
arztsek | Chefarztsekretärin (m/w/d) | Kreiskrankenhaus Altmühl | Ansbach | Vollzeit | Arztbriefe schreiben
kodier | Medizinische Kodierfachkraft | Klinikum Rheinbogen | Köln | Vollzeit | Abrechnung nach DRG
optik | Augenoptiker (m/w/d) | Optik Klarsicht | Trier | Vollzeit | Refraktion und Beratung
fuss | Podologin / medizinische Fußpflege | Fußpraxis Schritt | Jena | Teilzeit | Fußpflege bei Diabetikern
tierpf | Tierpfleger/in im Tierheim | Tierschutz Waldeck | Kassel | Vollzeit | Pflege und Fütterung von Hunden
galab | Landschaftsgärtner (m/w/d) – Pflege | Grünwerk Hofmann | Münster | Vollzeit | Pflege von Außenanlagen
galab2 | Mitarbeiter im GaLaBau | Gartenbau Sonnberg | Bonn | Vollzeit | Pflasterarbeiten und Pflanzungen
galameis | Gärtnermeister Garten- und Landschaftsbau | Gartenbau Sonnberg | Bonn | Vollzeit | Bauleitung von Außenanlagen
gartnzier | Gärtner Zierpflanzenbau | Gärtnerei Blütenreich | Straubing | Vollzeit | Kulturen unter Glas
grunpfl | Helfer Grünanlagenpflege | Stadtwerke Lindau | Lindau | Vollzeit, befristet | Rasenmähen und Hecken schneiden
stammd | Sachbearbeiter Stammdatenpflege | Hansa Großhandel | Hamburg | Vollzeit | Pflege von Artikeldaten in SAP
lehrpfl | Lehrkraft (m/w/d) Berufsfachschule – Pflege | Bildungswerk Saale | Halle (Saale) | Vollzeit | Unterricht angehender Pflegefachkräfte
fzgpfl | Fahrzeugaufbereiter / Fahrzeugpflege | Autohaus Krämer | Koblenz | Vollzeit | Innenreinigung und Politur
erzkita | Erzieher/in (m/w/d) Kita | Kita Sonnenkäfer | Stuttgart | Vollzeit, Teilzeit | Pädagogische Arbeit in der Gruppe
erzog | Pädagogische Fachkraft in der Krippe | Stadt Bielefeld | Bielefeld | Teilzeit | Staatlich anerkannte Erzieher oder Kinderpfleger
erzheim | Erzieher / Heilerziehungspfleger Wohngruppe | Jugendhilfe Brücke | Essen | Vollzeit | Schichtdienst in der Wohngruppe
kindpf | Kinderpfleger:in | Kita Sonnenkäfer | Stuttgart | Vollzeit | Unterstützung im Gruppendienst
kitaleit | Kita-Leitung (w/m/d) | Stadt Bielefeld | Bielefeld | Vollzeit | Pädagogische und organisatorische Leitung
sozpa | Sozialpädagogin / Sozialarbeiter ASD | Landkreis Vechta | Vechta | Vollzeit | Kinderschutz und Hilfen zur Erziehung
sozarb | Sozialarbeiter (B.A.) Schuldnerberatung | Diakonie Weserland | Bremen | Teilzeit, befristet | Beratung von Ratsuchenden
schulsoz | Schulsozialarbeit an Grundschule | Stadt Bielefeld | Bielefeld | Teilzeit | Arbeit mit Kindern und Eltern
hep1 | Heilerziehungspflegerin (HEP) | Lebensräume Allgäu | Kempten | Vollzeit | Assistenz für Menschen mit Behinderung
integr | Integrationshelfer / Schulbegleitung | Lebensräume Allgäu | Kempten | Teilzeit | Begleitung eines Kindes im Unterricht
tagesm | Kindertagespflegeperson | Familiennetz Aue | Bonn | Vollzeit | Betreuung von Kleinkindern
lehrdeu | Lehrer für Deutsch und Englisch (Gymnasium) | Privatschule Albrecht | Heidelberg | Vollzeit | Unterricht in Sekundarstufe
nachh | Nachhilfelehrer Mathematik | Lernstudio Clever | Aachen | Minijob | Nachhilfe für Schüler
dozent | Dozent (m/w/d) Buchhaltung auf Honorarbasis | Bildungswerk Saale | Halle (Saale) | Freie Mitarbeit | Kurse in Finanzbuchhaltung
devjava | Java Developer (m/w/d) Backend | Nordstern Software | Hamburg | Vollzeit, hybrid | Spring Boot, PostgreSQL, REST
devfull | Senior Full Stack Engineer – TypeScript/React | Kranich Digital | Berlin | Vollzeit, hybrid | Node.js, React und AWS
devphp | PHP-Entwickler Symfony | Webwerk Ostsee | Rostock | Vollzeit | Shop-Systeme
devc | C++ Softwareentwickler Embedded | Elektra Messtechnik | Karlsruhe | Vollzeit | Firmware für Steuergeräte, C und Python
devcs | Softwareentwickler C# / .NET (gn) | Datalux | Dortmund | Vollzeit | Desktop- und Webanwendungen
devc1 | Embedded-Entwickler C | Elektra Messtechnik | Karlsruhe | Vollzeit | Mikrocontroller
devgo | Backend Engineer (Go) | Kranich Digital | Berlin | Vollzeit | Microservices mit Golang und Kubernetes
devpy | Python-Programmierer | Nordstern Software | Hamburg | Vollzeit | Datenverarbeitung
devweb | Webentwickler (m/w/x) Frontend Angular | Webwerk Ostsee | Rostock | Teilzeit | HTML, CSS, JavaScript
dateng | Data Engineer (all genders) | Kranich Digital | Berlin | Vollzeit | Pipelines mit Spark und Airflow
datsci | Data Scientist R / Python | Versa Versicherung | München | Vollzeit | Statistische Modelle
datana | Business Intelligence Analyst | Versa Versicherung | München | Vollzeit | Berichte in Power BI, SQL
dba | Datenbankadministrator Oracle (DBA) | Datalux | Dortmund | Vollzeit | Betrieb von Datenbanken
sysad | IT-Systemadministrator Windows | Hansa Großhandel | Hamburg | Vollzeit | Active Directory, Microsoft 365
syslinux | Linux System Engineer | Nordstern Software | Hamburg | Vollzeit | Betrieb von Servern, Ansible
fisi | Fachinformatiker für Systemintegration | Stadtwerke Lindau | Lindau | Vollzeit | Netzwerk und Clients
fiaus | Ausbildung zum Fachinformatiker Anwendungsentwicklung (m/w/d) | Datalux | Dortmund | Ausbildung | Ausbildungsbeginn 2027
itsup | IT-Support-Mitarbeiter 1st Level | Versa Versicherung | München | Vollzeit | Tickets und Hotline
itleit | Leiter IT (m/w/d) | Autohaus Krämer | Koblenz | Vollzeit | Verantwortung für Infrastruktur
itsec | Information Security Officer | Versa Versicherung | München | Vollzeit | ISO 27001
itpm | IT-Projektmanager/in | Datalux | Dortmund | Vollzeit | Steuerung von Rollouts
sapfi | SAP FI/CO Berater (m/w/d) | Consulta Partner | Frankfurt am Main | Vollzeit, hybrid | S/4HANA-Einführung
sapabap | ABAP-Entwickler SAP | Hansa Großhandel | Hamburg | Vollzeit | Eigenentwicklungen
devops | DevOps Engineer Kubernetes | Nordstern Software | - | Vollzeit | CI/CD, Terraform
ux | UX/UI Designer | Kranich Digital | Berlin | Vollzeit | Prototypen in Figma
scrum | Scrum Master / Agile Coach | Versa Versicherung | München | Vollzeit | Begleitung von Teams
prodown | Product Owner E-Commerce | Webwerk Ostsee | Rostock | Vollzeit | Backlog und Roadmap
testen | Softwaretester / QA Engineer | Datalux | Dortmund | Vollzeit | Testautomatisierung
netz | Netzwerkadministrator Cisco | Stadtwerke Lindau | Lindau | Vollzeit | LAN, WLAN, Firewall
werkit | Werkstudent IT (m/w/d) | Kranich Digital | Berlin | Werkstudent | Unterstützung der Entwicklung
buerok | Kauffrau/-mann für Büromanagement | Ingenieurbüro Brandt | Wuppertal | Vollzeit | Schriftverkehr und Ablage
burok2 | Bürokaufmann (m/w/d) Auftragsabwicklung | Metallbau Riedel | Zwickau | Vollzeit | Angebote und Aufträge
burohilf | Bürohilfe auf Minijob-Basis | Steuerkanzlei Lindner | Regensburg | Minijob | Ablage, Post, Telefon
sekr | Sekretärin / Teamassistenz | Ingenieurbüro Brandt | Wuppertal | Teilzeit | Terminplanung
assgf | Assistenz der Geschäftsführung | Hansa Großhandel | Hamburg | Vollzeit | Reiseplanung, Protokolle
empf | Empfangsmitarbeiter/in | Versa Versicherung | München | Teilzeit | Telefonzentrale und Besucher
sachb | Sachbearbeiter (m/w/d) Einkauf | Metallbau Riedel | Zwickau | Vollzeit | Bestellungen
sachverw | Verwaltungsfachangestellte/r Bürgerbüro | Stadt Bielefeld | Bielefeld | Vollzeit | Ausweise und Meldewesen
sachb2 | Sachbearbeitung Bauamt | Landkreis Vechta | Vechta | Vollzeit | Bauanträge prüfen
kfmmit | Kaufmännischer Mitarbeiter (m/w/d) | Autohaus Krämer | Koblenz | Vollzeit | Rechnungen und Disposition
indkf | Industriekauffrau / Industriekaufmann | Elektra Messtechnik | Karlsruhe | Vollzeit | Vertriebsinnendienst
perssach | Personalsachbearbeiter Lohn und Gehalt | Hansa Großhandel | Hamburg | Vollzeit | DATEV, Abrechnung
hrbp | HR Business Partner | Kranich Digital | Berlin | Vollzeit | Beratung der Führungskräfte
recr | Recruiter (m/w/d) | Zeitwerk Personal | Leipzig | Vollzeit, leih | Bewerbermanagement
perdis | Personaldisponent | Zeitwerk Personal | Leipzig | Vollzeit, leih | Einsatzplanung
finbu | Finanzbuchhalter:in | Steuerkanzlei Lindner | Regensburg | Teilzeit | Kreditoren und Debitoren
bilbu | Bilanzbuchhalter (IHK) | Metallbau Riedel | Zwickau | Vollzeit | Abschlüsse nach HGB
lohnbu | Lohnbuchhalter in Teilzeit | Steuerkanzlei Lindner | Regensburg | Teilzeit | Lohnabrechnung mit DATEV
stfa | Steuerfachangestellte (m/w/d) | Steuerkanzlei Lindner | Regensburg | Vollzeit | Buchführung und Steuererklärungen
stber | Steuerberater | Consulta Partner | Frankfurt am Main | Vollzeit | Mandantenbetreuung
contr | Controller (w/m/d) Werk | Elektra Messtechnik | Karlsruhe | Vollzeit | Budget und Forecast
bankk | Bankkauffrau / Kundenberater Privatkunden | Sparbank Isar | München | Vollzeit | Beratung in der Filiale
kredit | Kreditanalyst Firmenkunden | Sparbank Isar | München | Vollzeit | Prüfung von Bilanzen
verskf | Kaufmann für Versicherungen und Finanzen | Versa Versicherung | München | Vollzeit | Schadenbearbeitung
rechtsf | Rechtsanwaltsfachangestellte (ReFa) | Kanzlei Vogelsang | Göttingen | Teilzeit | Fristen und RVG
jurist | Syndikusrechtsanwalt Arbeitsrecht | Versa Versicherung | München | Vollzeit | Beratung der Fachbereiche
immo | Immobilienkauffrau Hausverwaltung | Wohnbau Elbaue | Magdeburg | Vollzeit | WEG-Verwaltung
projbau | Projektleiter Hochbau (m/w/d) | Baugruppe Steinfels | Würzburg | Vollzeit | Schlüsselfertigbau
baultr | Bauleiter Tiefbau | Baugruppe Steinfels | Würzburg | Vollzeit | Kanal- und Straßenbau
bauhelf | Bauhelfer (m/w/d) | Baugruppe Steinfels | Würzburg | Vollzeit | Unterstützung auf der Baustelle
bauzeich | Bauzeichner/in CAD | Ingenieurbüro Brandt | Wuppertal | Vollzeit | Pläne in Revit
architek | Architekt LPH 5–8 | Ingenieurbüro Brandt | Wuppertal | Vollzeit | Ausführungsplanung
bauing | Bauingenieur Statik | Ingenieurbüro Brandt | Wuppertal | Vollzeit | Tragwerksplanung
maurer1 | Maurer / Betonbauer | Baugruppe Steinfels | Würzburg | Vollzeit | Rohbau
baggf | Baggerfahrer (m/w/d) | Baugruppe Steinfels | Würzburg | Vollzeit | Erdarbeiten
kranf | Kranführer Turmdrehkran | Baugruppe Steinfels | Würzburg | Vollzeit | Bedienung des Krans
dachd | Dachdeckergeselle | Dachtechnik Schwarz | Siegen | Vollzeit | Flachdach und Steildach
zimm | Zimmerer / Zimmermann | Holzbau Tannert | Freudenstadt | Vollzeit | Holzrahmenbau
tischl | Schreiner (Tischler) Möbelbau | Holzbau Tannert | Freudenstadt | Vollzeit | CNC und Handarbeit
malerg | Maler und Lackierer (m/w/d) | Malerbetrieb Bunt | Osnabrück | Vollzeit | Innen- und Fassadenanstrich
malerm | Malermeister als Projektleiter | Malerbetrieb Bunt | Osnabrück | Vollzeit | Kalkulation und Führung
fliesen | Fliesenleger | Fliesen Ortmann | Gera | Vollzeit | Bäder
trock | Trockenbaumonteur | Ausbau Petersen | Flensburg | Vollzeit | Wände und Decken
elekeg | Elektroniker für Energie- und Gebäudetechnik | Elektro Blitz | Paderborn | Vollzeit | Installation und Wartung
elekbt | Elektroniker Betriebstechnik (m/w/d) | Stahlwerk Saar | Saarbrücken | Vollzeit | Instandhaltung in Wechselschicht
elektr | Elektriker / Elektroinstallateur | Elektro Blitz | Paderborn | Vollzeit | Neubau und Altbau
elekhelf | Elektrohelfer | Zeitwerk Personal | Leipzig | Vollzeit, leih | Kabel ziehen
shk | Anlagenmechaniker SHK | Wärmetechnik Kolb | Ingolstadt | Vollzeit | Heizung, Sanitär, Klima
kaelte | Mechatroniker für Kältetechnik | Wärmetechnik Kolb | Ingolstadt | Vollzeit | Wärmepumpen
servtech | Servicetechniker im Außendienst (Medizintechnik) | Elektra Messtechnik | Karlsruhe | Vollzeit | Wartung beim Kunden
mechatr | Mechatroniker Instandhaltung | Stahlwerk Saar | Saarbrücken | Vollzeit | Störungsbehebung
indmech | Industriemechaniker (m/w/d) | Stahlwerk Saar | Saarbrücken | Vollzeit | Wartung von Anlagen
schloss | Schlosser / Metallbauer | Metallbau Riedel | Zwickau | Vollzeit | Geländer und Treppen
schweiss | Schweißer WIG/MAG | Metallbau Riedel | Zwickau | Vollzeit | Edelstahl
schweiss2 | Rohrschweißer (m/w/d) | Zeitwerk Personal | Leipzig | Vollzeit, leih | E-Hand und WIG
cncfr | CNC-Fräser | Präzision Huber | Tuttlingen | Vollzeit | Heidenhain, Serienteile
zerspan | Zerspanungsmechaniker Drehtechnik | Präzision Huber | Tuttlingen | Vollzeit | Einrichten von CNC-Drehmaschinen
masch | Maschinen- und Anlagenführer | Backwaren Goldkruste | Oldenburg | Vollzeit | Bedienung der Linie
prodh | Produktionshelfer (m/w/d) Frühschicht | Backwaren Goldkruste | Oldenburg | Vollzeit | Verpacken, keine Ausbildung nötig
prodmit | Mitarbeiter Produktion & Verpackung (gn) | Chemie Rhenus | Krefeld | Vollzeit | Abfüllung
montage | Montagemitarbeiter Elektro | Elektra Messtechnik | Karlsruhe | Vollzeit | Leiterplatten bestücken und löten
leiterpl | Bestücker Leiterplatten SMD | Elektra Messtechnik | Karlsruhe | Vollzeit | Löten unter dem Mikroskop
steuert | Ingenieur Steuerungstechnik SPS | Stahlwerk Saar | Saarbrücken | Vollzeit | Siemens TIA Portal
qualm | Qualitätsmanager (m/w/d) | Chemie Rhenus | Krefeld | Vollzeit | ISO 9001
qualp | Qualitätsprüfer Wareneingang | Präzision Huber | Tuttlingen | Vollzeit | Messmittel
prodltr | Produktionsleiter Lebensmittel | Backwaren Goldkruste | Oldenburg | Vollzeit | Verantwortung für 60 Mitarbeiter
schichtl | Schichtführer Produktion | Chemie Rhenus | Krefeld | Vollzeit | Leitung einer Schicht
abtl | Abteilungsleiter Vertrieb | Hansa Großhandel | Hamburg | Vollzeit | Führung des Vertriebs
chemik | Chemikant | Chemie Rhenus | Krefeld | Vollzeit | Überwachung von Anlagen
chemlab | Chemielaborant / CTA | Chemie Rhenus | Krefeld | Vollzeit | Analytik HPLC
konstr | Konstrukteur Maschinenbau (SolidWorks) | Maschinenfabrik Löhr | Chemnitz | Vollzeit | 3D-Konstruktion
maschbing | Ingenieur Maschinenbau | Maschinenfabrik Löhr | Chemnitz | Vollzeit | Berechnung
techzei | Technischer Produktdesigner | Maschinenfabrik Löhr | Chemnitz | Vollzeit | Zeichnungen
elektroing | Elektroingenieur (m/w/d) Hardware | Elektra Messtechnik | Karlsruhe | Vollzeit | Schaltungsentwicklung
kfzmech | Kfz-Mechatroniker:in | Autohaus Krämer | Koblenz | Vollzeit | Diagnose und Reparatur
kfzmeis | Kfz-Meister / Werkstattleiter | Autohaus Krämer | Koblenz | Vollzeit | Leitung der Werkstatt
autoverk | Automobilverkäufer Gebrauchtwagen | Autohaus Krämer | Koblenz | Vollzeit | Beratung und Probefahrten
servber | Serviceberater Kfz | Autohaus Krämer | Koblenz | Vollzeit | Annahme von Aufträgen
lackier | Fahrzeuglackierer | Karosserie Jansen | Emden | Vollzeit | Vorbereiten und Lackieren
lkwce | LKW-Fahrer CE (m/w/d) Nahverkehr | Spedition Transwest | Duisburg | Vollzeit | Täglich zu Hause
berufskr | Berufskraftfahrer Fernverkehr | Spedition Transwest | Duisburg | Vollzeit | Sattelzug, Fahrerkarte
lkwc1 | Fahrer Klasse C1 Möbelauslieferung | Möbel Wohnwelt | Gießen | Vollzeit | Auslieferung und Montage
kurier | Kurierfahrer / Paketzusteller | Paketblitz | Essen | Vollzeit | Zustellung mit dem Transporter
zustel | Zusteller Zeitungen frühmorgens | Medienhaus Ruhr | Essen | Minijob | Zustellung mit dem Fahrrad
essfahr | Fahrer für Essen auf Rädern | Menüdienst Lecker | Kassel | Minijob | Kassel und Umgebung, Essenszeiten mittags
busf | Busfahrer/in Linienverkehr | Verkehrsbetriebe Mainau | Konstanz | Vollzeit | Führerschein Klasse D
taxi | Taxifahrer (m/w/d) | Taxi Zentrale Nord | Kiel | Teilzeit | P-Schein
lokf | Triebfahrzeugführer | Regiobahn Süd | Ulm | Vollzeit | Regionalverkehr
staplf | Staplerfahrer (m/w/d) 3-Schicht | Logistik Kern | Halle (Westf.) | Vollzeit | Nachtschicht, Schubmaststapler, Lagerhalle
staplf2 | Gabelstaplerfahrer Nachtschicht | Zeitwerk Personal | Leipzig | Vollzeit, leih | Verladung
lagmit | Mitarbeiter Lager & Logistik (gn) | Logistik Kern | Halle (Westf.) | Vollzeit | Wareneingang und Warenausgang
lagfach | Fachkraft für Lagerlogistik | Hansa Großhandel | Hamburg | Vollzeit | SAP EWM
laghelf | Lagerhelfer – sofort | Zeitwerk Personal | Leipzig | Vollzeit, leih | Kommissionieren
kommi | Kommissionierer Tiefkühl | Backwaren Goldkruste | Oldenburg | Teilzeit | Minus 24 Grad
lagltr | Lagerleiter (m/w/d) | Logistik Kern | Halle (Westf.) | Vollzeit | Leitung von 20 Mitarbeitern
dispo | Disponent Spedition | Spedition Transwest | Duisburg | Vollzeit | Tourenplanung
spedkf | Speditionskauffrau/-mann | Spedition Transwest | Duisburg | Vollzeit | Seefracht
suppl | Supply Chain Manager | Chemie Rhenus | Krefeld | Vollzeit | Bedarfsplanung
verk1 | Verkäufer (m/w/d) in Teilzeit | Modehaus Berg | Aachen | Teilzeit | Beratung und Kasse
verk2 | Verkäuferin Backshop | Backwaren Goldkruste | Oldenburg | Teilzeit | Brötchen backen und verkaufen
verkfl | Fleischereifachverkäufer | Metzgerei Steiner | Rosenheim | Vollzeit | Bedientheke
kass | Kassierer:in auf 556-Euro-Basis | Frischemarkt Lohmann | Dresden | Minijob | Kasse
regal | Regalauffüller Minijob | Frischemarkt Lohmann | Dresden | Minijob | Ware verräumen
filltr | Filialleiter Lebensmittel | Frischemarkt Lohmann | Dresden | Vollzeit | Personal und Umsatz
einzkf | Kauffrau im Einzelhandel | Möbel Wohnwelt | Gießen | Vollzeit | Verkauf von Küchen
azverk | Ausbildung Verkäufer / Kaufmann im Einzelhandel 2027 | Frischemarkt Lohmann | Dresden | Ausbildung | Ausbildung in der Filiale
vertrad | Vertriebsmitarbeiter Außendienst | Elektra Messtechnik | Karlsruhe | Vollzeit | Kundenbesuche in Süddeutschland
vertrinn | Sales Manager Inside Sales | Kranich Digital | Berlin | Vollzeit | Neukundengewinnung
keyacc | Key Account Manager (m/w/d) | Chemie Rhenus | Krefeld | Vollzeit | Großkunden
callag | Kundenberater Callcenter | Telekontakt Havel | Potsdam | Teilzeit | Hotline, eingehende Anrufe
teamcs | Teamlead Customer Support | Kranich Digital | Berlin | Vollzeit | Führung des Supports
einkauf | Strategischer Einkäufer | Maschinenfabrik Löhr | Chemnitz | Vollzeit | Verhandlungen mit Lieferanten
market | Online Marketing Manager (SEO/SEA) | Webwerk Ostsee | Rostock | Vollzeit | Kampagnen
praktmar | Praktikum Marketing (m/w/d) | Kranich Digital | Berlin | Praktikum | Social Media, Pflichtpraktikum
werkmar | Werkstudent Marketing | Modehaus Berg | Aachen | Werkstudent | Newsletter
redak | Redakteur (m/w/d) Lokales | Medienhaus Ruhr | Essen | Vollzeit | Texte und Reportagen
grafik | Mediengestalter Digital und Print | Medienhaus Ruhr | Essen | Vollzeit | Gestaltung von Anzeigen
eventm | Eventmanager / Veranstaltungskaufmann | Messe Events Nord | Hannover | Vollzeit | Messen und Bankette
koch1 | Koch (m/w/d) à la carte | Restaurant Seeblick | Konstanz | Vollzeit | Frische Küche
koch2 | Jungkoch / Commis de Cuisine | Hotel Alpenrose | Garmisch-Partenkirchen | Vollzeit | Posten in der Küche
chefk | Küchenchef | Restaurant Seeblick | Konstanz | Vollzeit | Führung der Küchenbrigade
kuehilf | Küchenhilfe / Spülkraft | Menüdienst Lecker | Kassel | Minijob, Teilzeit | Spülen und Vorbereiten
kochlog | Lagerist (m/w/d) | Koch Logistik GmbH | Bonn | Vollzeit | Kommissionieren
kochbuero | Buchhalter Kreditoren | Koch Logistik GmbH | Bonn | Vollzeit | Rechnungsprüfung
kell | Servicekraft / Kellner im Restaurant | Restaurant Seeblick | Konstanz | Teilzeit | Gäste bedienen
bankett | Bankettleiter (m/w/d) | Hotel Alpenrose | Garmisch-Partenkirchen | Vollzeit | Veranstaltungen im Hotel
rezep | Rezeptionist / Front Office Agent | Hotel Alpenrose | Garmisch-Partenkirchen | Vollzeit | Check-in
housek | Zimmermädchen / Roomboy Housekeeping | Hotel Alpenrose | Garmisch-Partenkirchen | Teilzeit | Zimmerreinigung
hotelf | Hotelfachfrau / Hotelfachmann | Hotel Alpenrose | Garmisch-Partenkirchen | Vollzeit | Allrounder
barist | Barista (m/w/d) | Café Mokka | Weimar | Teilzeit | Kaffee
back | Bäcker / Konditor | Backwaren Goldkruste | Oldenburg | Vollzeit | Backstube ab 3 Uhr
metz | Fleischer / Metzger | Metzgerei Steiner | Rosenheim | Vollzeit | Zerlegung
azkoch | Ausbildung zum Koch (m/w/d) | Restaurant Seeblick | Konstanz | Ausbildung | Start 2027
reinm | Reinigungskraft morgens (m/w/d) | Gebäudeservice Rein | Lübeck | Minijob, Teilzeit | Büroreinigung von 5 bis 8 Uhr
reinab | Putzkraft für Praxis, abends | Gebäudeservice Rein | Lübeck | Minijob | Unterhaltsreinigung
glasr | Glas- und Gebäudereiniger | Gebäudeservice Rein | Lübeck | Vollzeit | Fassaden
objektl | Objektleiter Gebäudereinigung | Gebäudeservice Rein | Lübeck | Vollzeit | Einteilung der Reinigungskräfte
hausm1 | Hausmeister (m/w/d) auf 520-Euro-Basis | Wohnbau Elbaue | Magdeburg | Minijob | Kleinreparaturen, Winterdienst
hausm2 | Haustechniker / Hausmeister | Hotel Alpenrose | Garmisch-Partenkirchen | Vollzeit | Wartung der Technik
schulhm | Schulhausmeister | Stadt Bielefeld | Bielefeld | Vollzeit | Betreuung der Schulgebäude
sich | Sicherheitsmitarbeiter nach § 34a | Wachschutz Adler | Berlin | Vollzeit | Objektschutz
dojo | Pförtner Nachtdienst | Wachschutz Adler | Berlin | Teilzeit | Schrankenkontrolle
haush | Haushaltshilfe (m/w/d) privat | Familiennetz Aue | Bonn | Minijob | Putzen und Bügeln
friseur | Friseur/in | Salon Haarscharf | Schwerin | Teilzeit | Schneiden und Färben
kosm | Kosmetikerin (m/w/d) | Salon Haarscharf | Schwerin | Teilzeit | Behandlungen
recepz | Rezeptionskraft Fitnessstudio | Fitwerk | Marburg | Teilzeit | Mitglieder betreuen
trainer | Fitnesstrainer | Fitwerk | Marburg | Teilzeit | Trainingspläne
pers | Quereinsteiger Kundenservice (m/w/d) | Telekontakt Havel | Potsdam | Vollzeit | Einarbeitung inklusive
quer2 | Quereinsteiger als Busfahrer | Verkehrsbetriebe Mainau | Konstanz | Vollzeit | Wir zahlen den Führerschein
landw | Landwirt / Tierwirt Milchvieh | Agrarhof Dreyer | Vechta | Vollzeit | Melken
ernte | Erntehelfer Spargel | Agrarhof Dreyer | Vechta | Vollzeit, befristet | Saisonarbeit
forst | Forstwirt | Stadtwerke Lindau | Lindau | Vollzeit | Baumfällung
entsorg | Müllwerker / Lader | Stadtwerke Lindau | Lindau | Vollzeit | Abfallentsorgung
bademeis | Fachangestellte für Bäderbetriebe | Stadtwerke Lindau | Lindau | Vollzeit | Aufsicht im Schwimmbad
umwing | Umweltingenieur | Chemie Rhenus | Krefeld | Vollzeit | Genehmigungen
projass | Projektassistenz (m/w/d) | Consulta Partner | Frankfurt am Main | Teilzeit | Protokolle
unternb | Unternehmensberater / Consultant | Consulta Partner | Frankfurt am Main | Vollzeit | Restrukturierung
trainee | Trainee Vertrieb | Hansa Großhandel | Hamburg | Vollzeit, befristet | Programm für Absolventen
dualbwl | Duales Studium BWL (B.A.) | Möbel Wohnwelt | Gießen | Duales Studium | Praxisphasen
uebers | Übersetzer Englisch/Französisch | Sprachbüro Babel | Bonn | Freie Mitarbeit | Technische Texte
foto | Fotograf | Medienhaus Ruhr | Essen | Freie Mitarbeit | Reportage
geschf | Geschäftsführer (m/w/d) | Lebensräume Allgäu | Kempten | Vollzeit | Gesamtverantwortung
biolog | Biologe / Life Science | Labor Nordlicht | Kiel | Vollzeit, befristet | Zellkultur
btlab | BTA Biologisch-technische Assistenz | Labor Nordlicht | Kiel | Vollzeit | PCR
`
