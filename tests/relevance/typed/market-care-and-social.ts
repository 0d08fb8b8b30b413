/** Care, medicine, teaching and social work. Lines as described in `market.ts`. */
export const CARE_AND_SOCIAL = `
altenpflege fach | Pflegefachkraft (m/w/d) ; Altenpfleger/in ; Examinierte Pflegekraft (w/m/d) Wohnbereich 2 | Haus am Lindenhof | Vollzeit,Teilzeit,shift,weekend | 39 | 3300-3900 | Du begleitest 24 Bewohnerinnen und Bewohner. Gearbeitet wird im Dreischichtsystem, jedes zweite Wochenende ist frei. | Kassel, Leipzig, Nürnberg, Stralsund
altenpflege fach nacht dauernacht | Dauernachtwache (m/w/d) im Seniorenheim ; Pflegefachkraft nur Nachtdienst | Stift Marienau | Teilzeit,night | 28 | 2700-3100 | Zwei Kräfte je Nacht, 20:45 bis 6:30 Uhr. Nachtzuschlag 25 Prozent. | Kassel, Fürth, Ulm
altenpflege fach tags ohnewe ambulant | Pflegefachkraft Tagespflege, Montag bis Freitag ; Fachkraft in der Tagespflege (m/w/d) | Tagespflege Sonnenfleck | Teilzeit,day | 30 | 2500-2800 | Unsere Gäste kommen um acht und gehen um vier. Keine Wochenenden, keine Nächte. | Kassel, Emmendingen, Leipzig
ambulantpflege fach fs auto | Pflegefachkraft ambulant (m/w/d) ; Examinierte Kraft für die häusliche Pflege | Mobiler Pflegedienst Horizont | Teilzeit,Vollzeit,shift | 35 | 3100-3600 | Tourenpflege mit eigenem Dienstwagen, auch für den Heimweg. Führerschein Klasse B nötig. | Freiburg im Breisgau, Oldenburg, Erlangen
pflegehilfe quer | Pflegehelfer/in (auch ohne Vorkenntnisse) ; Pflegehilfskraft, Quereinsteiger willkommen | Haus am Lindenhof | Teilzeit,shift,weekend | 30 | 2200-2500 | Wir zeigen dir alles in sechs Wochen. Eine Ausbildung brauchst du nicht. | Kassel, Leipzig, Nürnberg, Halle (Saale)
alltag quer tags | Betreuungskraft nach § 43b ; Alltagsbegleiterin / Alltagsbegleiter | Stift Marienau | Teilzeit,day | 20 | 1300-1500 | Vorlesen, spazieren, singen. Schulung über 160 Stunden bezahlen wir. | Fürth, Ulm, Leipzig
kinderkranken fach | Kinderkrankenschwester / Gesundheits- und Kinderkrankenpfleger | Kinderklinik St. Vinzenz | Vollzeit,shift,night,weekend | 38.5 | 3500-4100 | Station für Frühgeborene mit 14 Plätzen. | Freiburg im Breisgau, Leipzig
intensiv fach nacht | Gesundheits- und Krankenpfleger Intensivstation (m/w/d) ; Pflegefachfrau ITS | Klinikum Westufer | Vollzeit,shift,night,weekend | 38.5 | 3700-4400 | Beatmete Patienten, Fachweiterbildung möglich. | Köln, Stralsund, Essen
op fach tags | OTA – Operationstechnische Assistenz ; OP-Schwester / OP-Pfleger | Klinikum Westufer | Vollzeit,shift | 38.5 | 3600-4200 | Instrumentieren in Orthopädie und Gefäßchirurgie mit Rufdienst. | Köln, Essen
mfa tags | Medizinische Fachangestellte (MFA) ; Arzthelferin / Arzthelfer für Hausarztpraxis | Gemeinschaftspraxis Dr. Amsel | Teilzeit,day | 25 | 1700-2000 | Empfang, Blutabnahme, Abrechnung. Mittwochnachmittag und Freitag ab 13 Uhr geschlossen. | Kassel, Freiburg im Breisgau, Nürnberg, Oldenburg
mfa tags vormittag | MFA für die Vormittage (m/w/d) | Hautzentrum am Wall | Teilzeit,day | 20 | 1400-1600 | Arbeitszeit 7:30 bis 12:30 Uhr. | Leipzig, Köln
zfa tags | Zahnmedizinische Fachangestellte ZFA ; Zahnarzthelferin Stuhlassistenz | Zahnärzte am Markt | Vollzeit,day | 36 | 2500-2900 | Vier-Tage-Woche mit 36 Stunden. | Ulm, Köln, Erlangen
zahntechnik tags | Zahntechniker/in Keramik | Dentallabor Biss | Vollzeit,day | 38 | 2800-3400 | CAD/CAM und Handarbeit. | Nürnberg, Leipzig
physio | Physiotherapeut/in ; Physio (m/w/d) für Praxis mit Lymphdrainage | Praxis Beweglich | Teilzeit,Vollzeit,day | 30 | 2600-3200 | Halbstundentakt, eigene Zeiteinteilung. | Freiburg im Breisgau, Köln, Potsdam
arzt | Assistenzarzt Innere Medizin (m/w/d) ; Ärztin / Arzt in Weiterbildung Innere | Klinikum Westufer | Vollzeit,shift,night,weekend | 42 | 5500-6400 | Bereitschaftsdienste, strukturierte Rotation. | Köln, Stralsund
tierpflege we | Tierpfleger/in Kleintiere ; Tierpflegerin / Tierpfleger Hundestation | Tierheim Eulenbruch | Vollzeit,weekend | 39 | 2400-2700 | Füttern, säubern, vermitteln, auch samstags und sonntags. | Leipzig, Essen
tfa | Tiermedizinische Fachangestellte (TFA) | Kleintierpraxis Pfote | Teilzeit | 30 | 1900-2200 | Notdienst einmal im Monat. | Potsdam, Kassel
gartenpflege draussen fs | Mitarbeiter Grünpflege ; Gärtner/in für Gartenpflege | Grünwerk Service | Vollzeit | 39 | 2400-2900 | Hecken, Rasen, Winterdienst. Führerschein B. | Köln, Nürnberg, Potsdam
fusspflege | Fußpflegerin / Podologe (m/w/d) | Fußpraxis Sohle | Teilzeit | 20 | 1300-1600 | Termine planst du selbst. | Essen, Kassel
stammdaten buero | Mitarbeiter Stammdatenpflege (m/w/d) | Nordwind Großhandel | Teilzeit,hybrid | 25 | 1900-2200 | Artikel und Preise in SAP pflegen. | Hamburg, Oldenburg
erzieher | Erzieher/in Krippe ; Pädagogische Fachkraft (m/w/d) Kita | Kita Wirbelwind | Teilzeit,Vollzeit,day | 32 | 2700-3300 | Gruppen mit zehn Kindern, Öffnung 7 bis 16:30 Uhr. | Kassel, Leipzig, Berlin, München
kinderpflege | Kinderpfleger/in ; Sozialpädagogische Assistenz in der Kita | Kita Wirbelwind | Teilzeit,day | 30 | 2300-2600 | Unterstützung der Gruppenleitung. | Nürnberg, Dachau, Hamburg
kitakueche quer vormittag tags | Küchenkraft für Kita (m/w/d) | Kita Wirbelwind | Minijob,day | 10 | 556 | Mittagessen aufwärmen und ausgeben, 10 bis 13 Uhr, in den Schulferien frei. | Leipzig, Berlin
schulbegleit quer vormittag tags | Schulbegleiter/in ; Integrationshelfer für einen Drittklässler | Lebenshilfe Brückenbau | Teilzeit,day,befristet | 22 | 1400-1600 | Vormittags an der Grundschule, in den Ferien frei. Pädagogische Ausbildung nicht erforderlich. | Freiburg im Breisgau, Oldenburg, Kassel
sozialpaed | Sozialpädagoge / Sozialarbeiter (m/w/d) ; Dipl.-Sozialpädagogin Jugendhilfe | Jugendhilfe Anker | Vollzeit,shift,weekend | 39 | 3500-4200 | Wohngruppe mit acht Jugendlichen, Nachtbereitschaften. | Berlin, Stralsund
sozialpaed tags | Sozialarbeiter/in Schuldnerberatung | Diakonie Beratungshaus | Teilzeit,day | 25 | 2200-2700 | Termine zwischen 9 und 16 Uhr. | Essen, Kassel
heilerz we | Heilerziehungspfleger/in ; HEP für Wohnheim | Lebenshilfe Brückenbau | Teilzeit,shift,weekend | 30 | 2700-3200 | Begleitung von Menschen mit Behinderung im Alltag. | Oldenburg, Ulm
lehrer | Lehrkraft Mathematik/Physik (Gymnasium) ; Lehrerin / Lehrer Sekundarstufe I | Freie Schule Birkenweg | Vollzeit | 40 | 4300-5100 | Zweites Staatsexamen. | Leipzig, Potsdam
fahrlehrer | Fahrlehrer/in Klasse B und A | Fahrschule Vorfahrt | Vollzeit | 38 | 3200-4200 | Fahrstunden auch am Abend. | Köln, Ulm
nachhilfe quer abend | Nachhilfelehrer Mathe (m/w/d) ; Nachhilfe Englisch auf Honorarbasis | Lernstudio Plus | Freie Mitarbeit | 6 | 16h | Nachmittags ab 15 Uhr, ideal im Studium. | Erlangen, Freiburg im Breisgau
hauswirtschaft | Hauswirtschafter/in ; Hauswirtschaftskraft im Wohnheim | Lebenshilfe Brückenbau | Teilzeit,day | 25 | 1700-1900 | Kochen, waschen, Räume gestalten. | Oldenburg, Essen
hausdame privat | Haushälterin für Privathaushalt | Familie Bergau | Teilzeit,day | 20 | 1500-1700 | Putzen, kochen, Wäsche in einer Villa. | Hamburg, München
pflege azubi | Ausbildung Pflegefachfrau / Pflegefachmann 2027 ; Azubi Pflege (m/w/d) | Haus am Lindenhof | Ausbildung,shift | 39 | 1340-1500 | Start am 1. April oder 1. September. Mittlere Reife. | Kassel, Köln, Nürnberg
mfa azubi | Auszubildende zur Medizinischen Fachangestellten | Gemeinschaftspraxis Dr. Amsel | Ausbildung | 38 | 1000-1150 | Ab August. | Kassel, Leipzig
erzieher azubi | Praxisintegrierte Ausbildung Erzieher (PiA) | Kita Wirbelwind | Ausbildung | 39 | 1250-1450 | Drei Jahre, drei Tage Kita, zwei Tage Schule. | Berlin, Freiburg im Breisgau
fsj | Freiwilliges Soziales Jahr im Krankenhaus ; FSJ / Bundesfreiwilligendienst in der Kita | Klinikum Westufer | Praktikum,befristet | 39 | 480 | Für alle unter 27, zwölf Monate. | Köln, Leipzig
apotheke | PTA (m/w/d) für Stadtapotheke ; Pharmazeutisch-technische Assistentin | Löwen-Apotheke | Teilzeit | 25 | 1900-2200 | Samstags im Wechsel. | Greifswald, Ulm
apotheker | Apotheker/in, auch Berufsanfänger | Löwen-Apotheke | Vollzeit | 38 | 4300-5000 | Rezeptur, Beratung. | Greifswald, Offenbach am Main
rettung nacht | Notfallsanitäter/in ; Rettungssanitäter (m/w/d) | Rettungsdienst Nordkreuz | Vollzeit,shift,night,weekend | 42 | 3300-3900 | Zwölfstundendienste auf dem Rettungswagen. | Oldenburg, Kassel
krankenfahr fs | Krankenfahrer/in sitzend ; Fahrer/in Krankentransport liegend | Rettungsdienst Nordkreuz | Teilzeit,day | 25 | 14.2h | Dialysefahrten mit dem PKW. P-Schein zahlen wir. | Oldenburg, Kassel, Leipzig
`
