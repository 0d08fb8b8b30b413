/**
 * A third market, for colloquial words rather than titles: shifts, licences, benefits, rare trades. Lines as in
 * `market.ts`.
 */
export const SPOKEN_POSTINGS = `
nachtheim | Pflegefachkraft als Dauernachtwache (m/w/d) | Seniorenstift Birkenhain | Kiel | Teilzeit | Versorgung der Bewohner von 21 bis 6 Uhr
pflegetag | Pflegefachkraft (m/w/d) Tagdienst | Seniorenstift Birkenhain | Kiel | Vollzeit | Früh- und Spätdienst
ambupfl | Pflegekraft im ambulanten Dienst | Pflegeteam Förde | Kiel | Teilzeit | Dienstwagen auch privat
pflhelf | Pflegehelfer (m/w/d), Quereinstieg möglich | Seniorenstift Birkenhain | Kiel | Teilzeit | Schichtdienst
haupt | Dialysepfleger:in | Nierenzentrum Nord | Lübeck | Vollzeit | Betreuung an der Maschine
logop | Logopädin / Logopäde | Praxis Wortschatz | Ulm | Teilzeit | Therapie mit Kindern
mfaug | MFA für Augenarztpraxis | Augenzentrum Ulm | Ulm | Vollzeit | Sehtests
wachobj | Sicherheitsmitarbeiter Objektschutz Nachtschicht | Wachdienst Falke | Dresden | Vollzeit | Sachkunde § 34a erwünscht
wachemp | Pförtner im Tagdienst | Wachdienst Falke | Dresden | Teilzeit | Ausweise prüfen
lkwce | Berufskraftfahrer Fernverkehr (m/w/d) | Spedition Ostwind | Rostock | Vollzeit | Führerschein Klasse CE
lkwc | Fahrer Nahverkehr 12 Tonnen | Spedition Ostwind | Rostock | Vollzeit | Führerschein der Klasse C
menue | Menükurier für Essen auf Rädern | Menüdienst Herd | Kassel | Minijob | Führerschein Klasse B
taxip | Fahrer für Schülerbeförderung | Fahrdienst Hansa | Lübeck | Minijob | Personenbeförderungsschein von Vorteil
stapl | Staplerfahrer Wechselschicht | Logistik Deich | Bremen | Vollzeit | Gabelstaplerschein, Nachtarbeit möglich
lagerh | Lagerhelfer am Wochenende | Logistik Deich | Bremen | Minijob | Samstag und Sonntag, auch ungelernt
lagerm | Mitarbeiter Lager (m/w/d) | Logistik Deich | Bremen | Vollzeit | Kommissionierung in der Nachtschicht
lagltr | Leiter Logistik | Logistik Deich | Bremen | Vollzeit | Führung von 40 Leuten
loko | Triebfahrzeugführer (m/w/d) Güterverkehr | Ostbahn Cargo | Leipzig | Vollzeit | Schichten auch nachts
zugb | Kundenbetreuer im Nahverkehr | Ostbahn Regio | Leipzig | Vollzeit | Fahrkarten prüfen
schweiss | Schweißer MAG | Stahlbau Harkort | Hagen | Vollzeit | Gültige Schweißerprüfung
schleif | Rundschleifer CNC (m/w/d) | Präzision Harkort | Hagen | Vollzeit | Schleifen von Wellen
drechs | Drechsler / Holzbildhauer | Holzkunst Seiffen | Chemnitz | Vollzeit | Leuchter und Figuren
hufs | Hufschmied (m/w/d) | Gestüt Lindenau | Celle | Vollzeit | Beschlag und Pflege der Hufe
pferd | Pferdewirt Zucht | Gestüt Lindenau | Celle | Vollzeit | Unterkunft auf dem Hof
geige | Geigenbauer | Werkstatt Amato | Mittenwald | Vollzeit | Reparatur von Streichinstrumenten
landw | Landwirt Milchvieh | Hof Dreesen | Vechta | Vollzeit | Melken, Wohnung vorhanden
ernte | Erntehelfer Spargel | Hof Dreesen | Vechta | Vollzeit, befristet | Saison von April bis Juni
ferien | Ferienjob in der Produktion (m/w/d) | Konserven Elbtal | Magdeburg | Vollzeit, befristet | Vier Wochen im Sommer
prodn | Produktionshelfer Dauernachtschicht | Konserven Elbtal | Magdeburg | Vollzeit | Zuschläge, ohne Ausbildung
prodf | Produktionsmitarbeiter Frühschicht | Konserven Elbtal | Magdeburg | Vollzeit | Montag bis Freitag
putz | Reinigungskraft vormittags | Sauber & Söhne | Köln | Minijob | Büros und Treppenhäuser
buero | Bürokraft (m/w/d) | Sauber & Söhne | Köln | Teilzeit | Telefon und Ablage, vormittags
chef | Assistenz der Geschäftsführung | Sauber & Söhne | Köln | Vollzeit | Termine, 4-Tage-Woche
theke | Thekenkraft (m/w/d) in Kneipe | Gasthaus Zum Anker | Köln | Minijob | Abends und am Wochenende
kell | Servicekraft im Restaurant | Gasthaus Zum Anker | Köln | Teilzeit | Gäste bedienen
pizza | Pizzabäcker | Trattoria Sole | Bonn | Vollzeit | Steinofen
baecker | Bäcker (m/w/d) | Backhaus Korn | Bonn | Vollzeit | Backstube ab 2 Uhr
baeckgm | Buchhalter Debitoren | Bäcker GmbH | Bonn | Teilzeit | Mahnwesen
backv | Verkäuferin Bäckerei | Backhaus Korn | Bonn | Teilzeit | Brötchen und Kuchen
mode | Modeberater (m/w/d) | Modehaus Seidel | Aachen | Teilzeit | Beratung in der Damenabteilung
messe | Messebauer | Standwerk Messebau | Hannover | Vollzeit | Aufbau auf Messen in ganz Europa
messt | Messtechniker Qualität | Präzision Harkort | Hagen | Vollzeit | Messen mit 3D-Koordinatenmessmaschine
aussen | Außendienstmitarbeiter Werkzeuge | Werkzeug Brandt | Hagen | Vollzeit | Firmenwagen und Provision
einzel | Sachbearbeiter Personal | Werkzeug Brandt | Hagen | Vollzeit | Zeugnisse und Bescheinigungen
hrref | Personalreferent (m/w/d) | Werkzeug Brandt | Hagen | Vollzeit | Betreuung der Führungskräfte
bike | IT-Supporter (m/w/d) | Datenhaus Weser | Bremen | Vollzeit | Fahrradleasing, Gleitzeit
front | Frontend-Entwickler Vue | Datenhaus Weser | Bremen | Vollzeit, hybrid | TypeScript, CSS
full | Full Stack Developer (m/w/d) | Datenhaus Weser | Bremen | Vollzeit, hybrid | Vue und Node.js
itltr | IT-Leiter (m/w/d) | Datenhaus Weser | Bremen | Vollzeit | Strategie und Budget
klinik | Koch (m/w/d) | Klinikum Sonnenberg | Essen | Vollzeit | Küche für 300 Patienten
klinrein | Gebäudereiniger | Klinikum Sonnenberg | Essen | Teilzeit | OP-Reinigung
bufdi | Bundesfreiwilligendienst (m/w/d) Seniorenarbeit | Diakonie Ruhrtal | Essen | Vollzeit, befristet | Begleitung im Alltag
erzi | Erzieherin Krippe | Kita Wirbelwind | Essen | Teilzeit | Eingewöhnung
tagesm | Kindertagespflegeperson | Familienbüro Ruhr | Essen | Vollzeit | Fünf Kinder
streich | Maler und Lackierer (m/w/d) | Malerteam Farbe | Stuttgart | Vollzeit | Altbau
elekt | Elektroniker Energie- und Gebäudetechnik | Elektro Neckar | Esslingen | Vollzeit | Firmenfahrzeug
flasch | Flaschner (m/w/d) | Blechwerk Schwab | Esslingen | Vollzeit | Dächer und Rinnen
kamin | Schornsteinfegergeselle | Kehrbezirk Allgäu | Kempten | Vollzeit | Messen und Kehren
fleisch | Metzger (m/w/d) | Hofmetzgerei Huber | Kempten | Vollzeit | Wurst und Schinken
zimmer | Zimmermädchen | Alpenhotel Grünten | Kempten | Vollzeit | Personalwohnung
bank | Bankkaufmann Privatkunden | Volksbank Illertal | Ulm | Vollzeit | Beratung, Weihnachtsgeld
moebel | Polsterer für Sitzbänke | Sitzwerk Möbel | Ulm | Vollzeit | Bezüge nähen
auto | Kfz-Mechatroniker | Autohaus Illertal | Ulm | Vollzeit | Inspektion
autoind | Qualitätsprüfer Automotive | Zulieferer Iller | Ulm | Vollzeit | Serienprüfung
spielh | Servicemitarbeiter Spielothek | Spielkette Jackpot | Gera | Teilzeit | Aufsicht bis in die Nacht
tatto | Tätowierer / Piercer | Studio Nadelwald | Gera | Freie Mitarbeit | Eigene Kundschaft
gast | Gasmonteur (m/w/d) | Stadtwerke Gera | Gera | Vollzeit | Gasleitungen und Gaszähler
post | Zusteller für Briefe | Briefdienst Thüringen | Gera | Teilzeit | Mit dem Fahrrad
paket | Kassierer auf Posten 3 | Frischemarkt Thüringen | Gera | Minijob | Kasse
trainee | Absolvent als Junior Controller | Werkzeug Brandt | Hagen | Vollzeit | Berufseinstieg
`
