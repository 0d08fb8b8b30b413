/**
 * Another market, of other towns and houses: clinics without a physician's post, parcels, shops of chains, ports, clubs,
 * start-ups. Written with `queries-sixth-look.ts`, before anybody saw an answer. Lines as described in `market.ts`.
 */
export const SECOND_TOWN = `
rettung schicht nacht we | Notfallsanitäter/in (m/w/d) ; Rettungssanitäter auf dem RTW | Rettungsdienst Förde | Vollzeit,shift,night,weekend | 42 | 3300-3900 | Zwölfstundenschichten auf zwei Wachen, Zusammenarbeit mit dem Notarzt. | Rostock, Bremen, Dortmund
stationssek tags | Stationssekretärin / Stationssekretär (m/w/d) ; Arztsekretariat Kardiologie | Klinik am Park | Teilzeit,day | 30 | 2200-2500 | Du entlastest Ärzte und Pflege, schreibst Arztbriefe nach Diktat und planst Termine. | Dortmund, Stuttgart
patientenservice quer tags | Servicekraft auf Station ; Patientenservice (m/w/d), auch Quereinsteiger | Klinik am Park | Teilzeit,shift | 25 | 14.4h | Essen austeilen, Betten beziehen. Der Arzt am Ort hilft beim Impfen. | Dortmund, Mannheim
pflege fach schicht | Pflegefachkraft Geriatrie (m/w/d) ; Gesundheits- und Krankenpfleger/in Chirurgie | Klinik am Park | Vollzeit,Teilzeit,shift,night,weekend | 38.5 | 3500-4100 | Kollegiales Miteinander von Arzt, Pflege und Therapie. | Dortmund, Stuttgart, Mannheim
pflege fach leih | Pflegefachkraft (m/w/d) im Pool | Springer Medical Zeitarbeit | Vollzeit,Zeitarbeit,shift | 35 | 4200-4800 | Wechselnde Häuser im Ruhrgebiet, Dienstwagen. | Bochum
ergo tags | Ergotherapeut/in Pädiatrie | Therapiehaus Nord | Teilzeit,Vollzeit,day | 30 | 2700-3200 | Rezepte vom Kinderarzt, Hausbesuche in der Kita. | Rostock, Erfurt
logo tags | Logopäde / Logopädin (m/w/d) | Therapiehaus Nord | Teilzeit,day | 25 | 2300-2700 | Sprachtherapie für Kinder und nach Schlaganfall. | Rostock, Weimar
optik we | Augenoptiker/in ; Optikergeselle Werkstatt und Verkauf | Brillen Kolb | Vollzeit,weekend | 38 | 2600-3100 | Refraktion, Anpassung. Augenarzt im selben Haus. | Augsburg, Bochum
hoer | Hörakustiker/in | Brillen Kolb | Vollzeit | 38 | 2800-3400 | Hörgeräte anpassen. | Augsburg
medtech fs | Medizintechniker/in im Service | Klinik am Park | Vollzeit,day | 39 | 3400-4100 | Beatmungsgeräte prüfen und reparieren. | Mannheim
mtr | Medizinischer Technologe Radiologie (MTR) ; MTRA Röntgen (m/w/d) | Klinik am Park | Vollzeit,shift | 38.5 | 3500-4000 | MRT und CT im Zweischichtbetrieb. | Stuttgart, Dortmund
altenheim quer tags ohnewe | Wäschekraft im Seniorenheim (m/w/d) | Seniorenhof Abendruh | Teilzeit,day | 20 | 14h | Waschen, mangeln, verteilen, Montag bis Freitag bis 13 Uhr. | Erfurt, Zwickau
hauswirt quer | Hauswirtschafterin / Hauswirtschafter ; Hauswirtschaftshilfe ohne Vorkenntnisse | Seniorenhof Abendruh | Teilzeit,weekend | 25 | 14.2h | Frühstück richten, Zimmer machen. | Erfurt, Rostock, Chemnitz
azubipflege azubi | Ausbildung Pflegefachmann/-frau 2027 | Seniorenhof Abendruh | Ausbildung,shift | 39 | 1300-1500 | Generalistisch, drei Jahre. | Erfurt, Chemnitz
tagesmutter | Kindertagespflegeperson (m/w/d) in Großtagespflege | Verein Kinderinsel | Teilzeit,day | 30 | 2400-2700 | Neun Kinder unter drei, bis 15 Uhr. | Bremen
erzieher tags | Erzieher/in Krippe ; Pädagogische Fachkraft Kita (m/w/d) | Verein Kinderinsel | Teilzeit,Vollzeit,day | 32 | 2900-3500 | Krippe mit zwei Gruppen, Schließzeit im Sommer. | Bremen, Weimar, Esslingen am Neckar
ogs quer nachmittag tz | Betreuung im offenen Ganztag (OGS) ; Hausaufgabenbetreuung Nachmittag | Verein Kinderinsel | Teilzeit,day | 18 | 16h | Von 12 bis 16 Uhr, Spiele und Hausaufgaben. Auch ohne Ausbildung. | Dortmund, Bochum
uebungsleiter mini abend | Übungsleiter/in Kinderturnen ; Trainer Jugendfußball (Minijob) | Sportverein Blau-Weiß | Minijob | 5 | 15h | Dienstags und donnerstags ab 17 Uhr. | Würzburg, Esslingen am Neckar
vereinsbuero mini vormittag | Geschäftsstelle Sportverein (m/w/d) auf Minijobbasis | Sportverein Blau-Weiß | Minijob,day | 9 | 15h | Zwei Vormittage, Mitgliederverwaltung. | Würzburg
paket quer fs | Paketzusteller (m/w/d) ; Zusteller für Pakete und Briefe | DHL Zustellbasis | Vollzeit,weekend | 38.5 | 17.5h | Mit dem gelben Wagen, Pakete bis 31 Kilo. Führerschein B. | Bremen, Augsburg, Chemnitz
sortier quer nacht | Sortierer nachts (m/w/d) ; Mitarbeiter Paketzentrum Nachtschicht | DHL Zustellbasis | Teilzeit,night | 20 | 17.2h | Container entladen, 21 bis 1 Uhr. | Bremen, Augsburg
dhlbuero buero tags | Disponent/in Zustellung | DHL Zustellbasis | Vollzeit,day,hybrid | 38.5 | 3300-3900 | Tourenplanung, Personaleinsatz. | Bremen
paketsub quer fs | Kurierfahrer/in ; Auslieferungsfahrer Sprinter | Flinkbote Kurierdienst | Vollzeit | 40 | 14.2h | Wir fahren für DHL, DPD und andere. | Bremen, Dortmund, Stuttgart
lager quer schicht | Lagerhelfer Kommissionierung ; Kommissionierer (m/w/d) Tiefkühl | Nordfrost Logistik | Vollzeit,shift | 40 | 14.8h | Minus 24 Grad, Kälteschutz wird gestellt. Anlernen in zwei Tagen. | Bremerhaven, Ludwigshafen am Rhein, Zwickau
lager tags ohnewe | Lagermitarbeiter Ersatzteile, Mo–Fr Tagschicht | Landmaschinen Grote | Vollzeit,day | 39 | 2600-2900 | Wareneingang, Versand, 7 bis 15:45 Uhr, keine Schicht. | Wismar, Augsburg
stapler schicht leih | Staplerfahrer (m/w/d) in Wechselschicht | Personalwerk Zeitarbeit | Vollzeit,Zeitarbeit,shift,night | 40 | 15.5h | Einsatz bei einem Automobilzulieferer. | Zwickau, Stuttgart
hafen schicht | Hafenfacharbeiter/in ; Containerbrückenfahrer (m/w/d) | Terminal Weser | Vollzeit,shift,night,weekend | 39 | 3600-4300 | Laschen, Stauen, Van-Carrier. | Bremerhaven, Rostock
matrose we wohnung | Matrose / Schiffsmechaniker (m/w/d) ; Decksmann Fahrgastschiff | Weiße Flotte Warnow | Vollzeit,weekend | 40 | 2600-3100 | Leinen, Kontrolle, freie Kost und Kabine an Bord. | Rostock
fischverk we | Fischverkäufer/in am Imbiss ; Verkaufskraft Fischbude | Fisch Petersen | Teilzeit,weekend | 25 | 14h | Matjes, Krabben, Backfisch. Schaffst du auch am Wochenende. | Rostock, Bremerhaven, Wismar
fischproduktion quer frueh | Produktionshelfer Fischverarbeitung (m/w/d) | Fisch Petersen | Vollzeit | 40 | 14.1h | Ab 5 Uhr früh, Deutschkenntnisse nicht nötig. | Bremerhaven
edekaverkauf we | Verkäufer/in Frischetheke ; Mitarbeiter Obst und Gemüse (m/w/d) | EDEKA Wiese | Teilzeit,shift,weekend | 25 | 15.2h | Zwischen 7 und 21 Uhr. | Rostock, Bremen, Würzburg
edekaazubi azubi | Ausbildung Kaufmann/-frau im Einzelhandel 2027 | EDEKA Wiese | Ausbildung | 37.5 | 1100-1300 | Drei Jahre, gute Aussicht auf Übernahme. | Bremen, Würzburg
edekamini mini quer abend | Aushilfe Kasse abends (m/w/d) ; Regalservice nach 18 Uhr | EDEKA Wiese | Minijob | 9 | 13.9h | Für Schüler ab 16 und Studierende. | Rostock, Würzburg
lidl leitung schicht | Stellvertretende Filialleitung (m/w/d) ; Filialleiter/in | Discount Hansa | Vollzeit,shift,weekend | 37.5 | 3200-4200 | Verantwortung für 15 Leute. | Dortmund, Erfurt
blumen mini | Aushilfe Gärtnerei im Frühjahr | Gärtnerei Lorenz | Minijob,befristet | 10 | 13.9h | Topfen und verkaufen, März bis Juni. | Weimar, Heidelberg
elektro | Elektroniker Energie- und Gebäudetechnik ; Elektriker (m/w/d) Kundendienst | Elektro Haas Meisterbetrieb | Vollzeit,day | 38 | 3100-3800 | Wallboxen, Altbau, Vier-Tage-Woche möglich. Keine Montage auswärts. | Stuttgart, Chemnitz, Würzburg
elektroazubi azubi | Azubi Elektroniker (m/w/d) Start September 2027 | Elektro Haas Meisterbetrieb | Ausbildung | 38 | 1000-1200 | Schnuppertage möglich. | Stuttgart, Würzburg
zimmerer draussen | Zimmerer / Zimmerin ; Zimmerergeselle Holzrahmenbau | Zimmerei Lindner | Vollzeit | 40 | 3000-3700 | Familienbetrieb, Abbund und Aufdachdämmung. | Augsburg, Esslingen am Neckar
fliesen | Fliesenleger/in (m/w/d) | Fliesen Basso | Vollzeit | 40 | 3000-3600 | Bäder im Bestand, abends zu Hause. | Mannheim, Dortmund
bodenleger fs | Bodenleger/in ; Parkettleger (m/w/d) | Fliesen Basso | Vollzeit | 40 | 2800-3400 | Parkett, Vinyl, Treppen. | Mannheim
schornstein fs | Schornsteinfeger/in Geselle (m/w/d) | Bezirk Feger Ortmann | Vollzeit,day | 39 | 2900-3400 | Kehren, messen, beraten. | Weimar
ofenbau | Ofen- und Luftheizungsbauer/in | Kachelofen Brand | Vollzeit | 39 | 2900-3500 | Speicheröfen nach Maß. | Augsburg
metallbau | Metallbauer/in Konstruktionstechnik ; Schlosser (m/w/d) Geländer und Tore | Schlosserei Eisenhut | Vollzeit,day | 39 | 2900-3500 | Werkstatt und Baustelle, freitags ab 12 Uhr frei. | Chemnitz, Bochum, Erfurt
schweiss leih | Schweißer WIG (m/w/d) | Personalwerk Zeitarbeit | Vollzeit,Zeitarbeit,shift | 40 | 19h | Rohrleitungsbau. | Ludwigshafen am Rhein, Bremerhaven
giesserei schicht nacht | Gießereimechaniker/in ; Helfer Gießerei (m/w/d) | Sachsenguss | Vollzeit,shift,night | 38 | 2900-3500 | Dreischicht am Schmelzofen. | Chemnitz
montage quer schicht | Montagehelfer Automobil ; Mitarbeiter Fertigung (m/w/d) Bandmontage | Neckar Automotive | Vollzeit,shift,night | 35 | 19.5h | Anlernen am Band, Früh, Spät, Nacht im Wechsel. | Stuttgart, Zwickau
produktiontags quer tags | Konfektionierer/in Kosmetik, nur Tagschicht ; Verpackungshelfer (m/w/d) | Reinblüte Kosmetik | Teilzeit,day | 30 | 14.2h | Tuben und Tiegel packen, ohne Vorkenntnisse. | Heidelberg, Erfurt
textil | Textilreiniger/in ; Mitarbeiter Wäscherei (m/w/d) | Wäscherei Schaum | Vollzeit,shift | 39 | 14.3h | Mangel, Presse, Sortierung. | Mannheim, Rostock
brauer schicht | Brauer und Mälzer (m/w/d) | Domquell Brauerei | Vollzeit,shift | 39 | 3100-3700 | Sudhaus und Filtration. | Würzburg
pizza abend we quer | Pizzabäcker/in ; Pizzafahrer (m/w/d) auf Minijob | Trattoria Luna | Minijob,weekend | 10 | 14h | Ab 17 Uhr, Teig und Ofen. | Mannheim, Bochum
kochfr tags ohnewe | Köchin / Koch Schulmensa (m/w/d) | Mensawerk | Teilzeit,day | 30 | 2300-2600 | 7 bis 13:30 Uhr, Ferien frei. | Erfurt, Würzburg, Bremen
koch abend we | Koch (m/w/d) Fischrestaurant ; Chef de Partie | Hotel Hafenblick | Vollzeit,shift,weekend,befristet | 40 | 2900-3500 | Abends, Personalwohnung vorhanden. Unterkunft im Haus. | Wismar, Rostock
housekeeping quer | Housekeeping / Zimmerservice (m/w/d) ; Room Attendant | Hotel Hafenblick | Teilzeit,weekend | 25 | 13.9h | No German needed, we speak English. | Rostock, Heidelberg
rezeption schicht | Front Office Agent (m/w/d) ; Mitarbeiter Rezeption | Hotel Hafenblick | Vollzeit,shift,weekend | 39 | 2500-2900 | Check-in, Buchungen. | Wismar, Heidelberg
barista we quer | Barista (m/w/d) ; Servicekraft Kaffeerösterei | Rösterei Bohnenliebe | Teilzeit,weekend | 20 | 14.3h | Siebträger, Kuchen, Gäste. | Heidelberg, Weimar
reinigung quer frueh mini | Reinigungskraft Grundschule (m/w/d) ; Putzhilfe 4 bis 7 Uhr | Sauber & Söhne | Minijob | 10 | 14.25h | Vor dem Unterricht. | Bochum, Esslingen am Neckar
reinigung quer abend tz | Unterhaltsreinigung ab 17 Uhr | Sauber & Söhne | Teilzeit | 18 | 14.25h | Büros und Praxen, auch beim Zahnarzt. | Stuttgart, Bochum
sicherheit nacht we | Sicherheitskraft Werkschutz (m/w/d) ; Objektschützer Nacht | Wachbund Rhein | Vollzeit,night,weekend | 44 | 15.3h | Sachkunde 34a. | Ludwigshafen am Rhein, Bremerhaven
bus schicht | Busfahrer/in Linienverkehr ; Omnibusfahrer Klasse D | Verkehrsbetriebe Ruhrtal | Vollzeit,shift,weekend | 39 | 3000-3400 | Führerschein D zahlen wir. | Bochum, Augsburg
lkwnah tags fs | LKW-Fahrer CE Baustoffe, täglich daheim | Kies & Sand Höfer | Vollzeit,day | 45 | 3000-3400 | Kipper, Baustellen im Umkreis. | Würzburg, Augsburg, Wismar
lkwfern | Berufskraftfahrer CE Fernverkehr international | Spedition Langstreck | Vollzeit | 48 | 3200-3900 | Zwei Wochen unterwegs, Hotelkosten. | Ludwigshafen am Rhein, Bremen
dispo buero | Speditionskaufmann/-frau Disposition | Spedition Langstreck | Vollzeit,hybrid | 40 | 3100-3700 | Frachtenbörsen, Telefon. | Bremen
buero tz tags vormittag | Bürokraft vormittags (m/w/d) ; Büroassistenz Teilzeit, 8 bis 12 Uhr | Elektro Haas Meisterbetrieb | Teilzeit,day | 20 | 1600-1800 | Angebote tippen, Telefon, Ablage. | Stuttgart, Chemnitz
buha home | Bilanzbuchhalter/in (m/w/d), 100 % mobil | Zahlenhaus Remote | Vollzeit,Teilzeit | 32 | 4000-4900 | Mandanten im E-Commerce, Excel und DATEV. | -
support home quer | Customer Support Agent remote (m/w/d) English speaking | Startklar Apps | Teilzeit,Vollzeit | 30 | 2300-2700 | Chat and mail, no phone. Career changers welcome. | -
frontend home | Frontend Developer React (m/w/d) remote | Startklar Apps | Vollzeit | 40 | 4800-6200 | TypeScript, Tests, Design-System. | -
data hyb | Data Engineer (m/w/d) ; Datenanalyst/in Python und SQL | Startklar Apps | Vollzeit,hybrid | 40 | 4700-6000 | Pipelines, Dashboards. | Mannheim, Stuttgart
werkmkt werk | Werkstudent/in Social Media | Startklar Apps | Werkstudent,hybrid | 15 | 15h | TikTok und Newsletter. | Mannheim, Heidelberg
praktmkt praktikum | Praktikum Marketing, sechs Monate | Startklar Apps | Praktikum,hybrid,befristet | 40 | 1300-1300 | Kampagnen begleiten. | Mannheim
amt buero | Sachbearbeiter/in Bürgeramt ; Verwaltungsfachangestellte Standesamt | Stadt Fördeau | Vollzeit,Teilzeit,hybrid | 39 | 3000-3600 | TVöD E8, Ausweise und Meldewesen. | Wismar, Zwickau
amtazubi azubi | Verwaltungsfachangestellte/r Ausbildung 2027 | Stadt Fördeau | Ausbildung | 39 | 1200-1300 | Beim Amt lernen. | Wismar
strassenmeister draussen fs | Straßenwärter/in ; Mitarbeiter Bauhof (m/w/d) | Stadt Fördeau | Vollzeit | 39 | 2800-3200 | Mähen, Winterdienst, Schilder. | Wismar, Zwickau
bestatter | Bestattungsfachkraft (m/w/d) ; Bestattungshelfer | Bestattungen Still | Vollzeit | 39 | 2700-3200 | Überführungen mit Rufbereitschaft. | Bochum, Weimar
tierarzthilfe tags | Tiermedizinische Fachangestellte | Kleintierpraxis Pfote | Teilzeit,day | 28 | 2100-2400 | Du assistierst der Tierärztin. | Heidelberg, Bremen
zahn tags | ZFA Prophylaxe (m/w/d) ; Zahnmedizinische Fachangestellte Verwaltung | Dental am Neckar | Vollzeit,Teilzeit,day | 36 | 2700-3300 | Zwei Zahnärzte, vier Tage. | Esslingen am Neckar, Mannheim
goldschmied | Goldschmied/in | Juwelier Aurum | Teilzeit | 25 | 2000-2400 | Trauringe und Reparatur. | Würzburg
`
