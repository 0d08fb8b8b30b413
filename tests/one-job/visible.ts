/** The half of the pairs that the threshold was chosen on. Lines as in `pair.ts`. */
export const VISIBLE = `
# Pflegefachkraft (m/w/d) Innere Medizin | Köln | Vollzeit | 3.400
Aufgaben: Sie pflegen Patientinnen und Patienten auf unserer internistischen Station. Sie planen die Pflege, führen sie durch und dokumentieren sie digital. Sie begleiten Visiten und arbeiten ärztliche Anordnungen aus. Sie leiten Angehörige an und bereiten Entlassungen vor.
Profil: Sie haben eine abgeschlossene Ausbildung in der Pflege. Sie arbeiten sorgfältig und behalten auch in hektischen Momenten den Überblick. Sie sprechen gut Deutsch.
Angebot: Wir zahlen nach TVöD mit Zulagen. Sie bekommen 30 Tage Urlaub und ein Jobticket. Dienstpläne stehen sechs Wochen im Voraus fest.
= unverändert neu eingestellt |
= Titel aufgefrischt | Titel: Pflegefachmann / Pflegefachfrau (m/w/d) Innere Medizin in Köln
= einige Wörter anders | Sie arbeiten sorgfältig und behalten auch in hektischen Momenten den Überblick => Sie arbeiten genau und bleiben auch bei viel Betrieb ruhig | Dienstpläne stehen sechs Wochen im Voraus fest => Der Dienstplan kommt sechs Wochen vorher
~ zweites Haus | Ort: Düsseldorf
- andere Station | Titel: Pflegefachkraft (m/w/d) Unfallchirurgie | internistischen Station => unfallchirurgischen Station | Sie begleiten Visiten und arbeiten ärztliche Anordnungen aus => Sie versorgen Wunden und mobilisieren nach Operationen
- Leitung statt Kraft | Titel: Stationsleitung (m/w/d) Innere Medizin | Sie pflegen Patientinnen und Patienten auf unserer internistischen Station => Sie leiten das Team unserer internistischen Station
- Auszubildende | Titel: Ausbildung Pflegefachkraft (m/w/d) Innere Medizin | Art: Ausbildung

# Elektroniker für Betriebstechnik (m/w/d) | Kassel | Vollzeit | 3.600
Aufgaben: Sie warten und reparieren elektrische Anlagen in unserer Fertigung. Sie suchen Fehler an Steuerungen und Antrieben und beheben sie. Sie prüfen ortsfeste Betriebsmittel nach DGUV V3. Sie begleiten Umbauten und nehmen neue Maschinen in Betrieb.
Profil: Ausbildung als Elektroniker oder Mechatroniker. Erfahrung mit Siemens S7 ist von Vorteil. Sie arbeiten gern selbstständig und sind bereit zum Dienst in Schichten.
Angebot: Unbefristete Stelle in einem Familienbetrieb mit 180 Beschäftigten. Tarif der Metallindustrie. Werkzeug und Kleidung stellen wir.
= nach vier Wochen wieder | Titel: Elektroniker Betriebstechnik (m/w/d)
= mehr Geld | Gehalt: 3.900 | Titel: Elektroniker (m/w/d) für Betriebstechnik ab 3.900 €
= Abschnitt dazu | Werkzeug und Kleidung stellen wir => Werkzeug und Kleidung stellen wir. Im Sommer feiern wir mit allen Familien im Werk. Parken ist frei
~ Schwesterwerk | Ort: Göttingen | 180 Beschäftigten => 180 Beschäftigten an zwei Orten
- Mechatroniker aus gleicher Vorlage | Titel: Mechatroniker (m/w/d) | elektrische Anlagen => mechatronische Anlagen
- nur Nachtschicht | Titel: Elektroniker für Betriebstechnik (m/w/d) Dauernachtschicht | Schicht: night | bereit zum Dienst in Schichten => bereit, dauerhaft nachts zu arbeiten
- Meister | Titel: Elektromeister (m/w/d) Betriebstechnik | Ausbildung als Elektroniker oder Mechatroniker => Meisterprüfung in der Elektrotechnik

# Lagerhelfer (m/w/d) | Hannover | Vollzeit | 2.400
Aufgaben: Sie stellen Ware für unsere Märkte zusammen. Sie be- und entladen Lkw mit dem Hubwagen. Sie packen Pakete und kleben Etiketten auf. Sie halten Ihren Platz sauber und melden beschädigte Ware.
Profil: Erfahrung brauchen Sie nicht, wir lernen Sie an. Sie können mit anpacken und heben bis zu 20 kg. Pünktlich sind Sie auch.
Angebot: Feste Schichten, die Sie vier Wochen vorher kennen. Getränke sind frei. Nach sechs Monaten ist eine unbefristete Übernahme möglich.
= dringender | Titel: DRINGEND: Lagerhelfer (m/w/d) ab sofort gesucht!
= andere Wörter im Titel | Titel: Lagermitarbeiter / Lagerhelfer (m/w/d)
= umgestellt | Aufgaben: Sie be- und entladen Lkw mit dem Hubwagen. Sie stellen Ware für unsere Märkte zusammen. Sie halten Ihren Platz sauber und melden beschädigte Ware. Sie packen Pakete und kleben Etiketten auf.
~ anderes Lager | Ort: Braunschweig
- Staplerfahrer | Titel: Staplerfahrer (m/w/d) | mit dem Hubwagen => mit dem Frontstapler | Erfahrung brauchen Sie nicht, wir lernen Sie an => Sie haben einen Staplerschein und fahren sicher
- Schichtleiter | Titel: Schichtleiter Lager (m/w/d) | Sie stellen Ware für unsere Märkte zusammen => Sie teilen zwölf Leute ein
- Minijob am Wochenende | Titel: Lagerhelfer (m/w/d) Wochenende | Art: Minijob | Schicht: weekend

# Verkäufer (m/w/d) Lebensmittel | Bremen | Teilzeit | 2.600
Aufgaben: Du berätst unsere Kundschaft freundlich und kennst dein Sortiment. Du füllst Regale auf und achtest auf Haltbarkeit. Du kassierst und rechnest am Abend ab. Du nimmst Ware an und prüfst Lieferscheine.
Profil: Du hast schon im Verkauf gearbeitet oder willst es lernen. Du bist freundlich, auch wenn die Schlange lang ist. Du kannst an Samstagen arbeiten.
Angebot: Du bekommst 10 % Rabatt auf deinen Einkauf. Deine Stunden erfassen wir auf die Minute. Wir bilden dich weiter, wenn du willst.
= mit Stunden im Titel | Titel: Verkäufer (m/w/d) Lebensmittel 25 Std./Woche
= neuer Ansprechpartner | Kontakt: Birte Meiners
= Kleinigkeiten | Du bekommst 10 % Rabatt => Du bekommst 15 % Rabatt | auf die Minute => minutengenau
~ Filiale in der Nachbarstadt | Ort: Oldenburg | Titel: Verkäufer (m/w/d) Lebensmittel Oldenburg
- Käsetheke | Titel: Verkäufer (m/w/d) Käsetheke | kennst dein Sortiment => kennst jeden Käse in der Theke | Du füllst Regale auf und achtest auf Haltbarkeit => Du schneidest Käse und richtest die Theke her
- Filialleitung | Titel: Filialleiter (m/w/d) Lebensmittel | Du füllst Regale auf und achtest auf Haltbarkeit => Du führst ein Team von 15 Leuten
- Aushilfe für Schüler | Titel: Aushilfe Lebensmittel (m/w/d) Minijob | Art: Minijob

# Steuerfachangestellter (m/w/d) | München | Vollzeit | 3.800
Aufgaben: Sie erstellen Finanzbuchhaltungen und Jahresabschlüsse für mittelständische Mandanten. Sie bereiten Steuererklärungen vor und prüfen Bescheide. Sie sind für Ihre Mandanten die erste Stimme am Telefon. Sie arbeiten mit DATEV und unserem digitalen Archiv.
Profil: Abgeschlossene Ausbildung zum Steuerfachangestellten. Sicherer Umgang mit DATEV. Freude an Zahlen und am Gespräch.
Angebot: Zwei Tage in der Woche arbeiten Sie zu Hause. Fortbildungen bezahlen wir und geben dafür frei. Überstunden gleichen wir aus.
= Zusatz im Titel | Titel: Steuerfachangestellter (m/w/d) mit Homeoffice
= unverändert, befristet gewesen | Vertrag: fixed-term
= aufgehübscht | Freude an Zahlen und am Gespräch => Spaß an Zahlen und guter Umgang mit Menschen | Überstunden gleichen wir aus => Überstunden gleichen wir in Freizeit aus
~ Büro im Umland | Ort: Augsburg
- Steuerfachwirt | Titel: Steuerfachwirt (m/w/d) | Abgeschlossene Ausbildung zum Steuerfachangestellten => Abgeschlossene Fortbildung zum Steuerfachwirt
- Lohnbuchhaltung | Titel: Lohnbuchhalter (m/w/d) | Finanzbuchhaltungen und Jahresabschlüsse => Lohnabrechnungen und Meldungen | Sie bereiten Steuererklärungen vor und prüfen Bescheide => Sie beantworten Fragen der Krankenkassen
- Auszubildende | Titel: Auszubildender Steuerfachangestellter (m/w/d) | Art: Ausbildung

# Senior Softwareentwickler Java (m/w/d) | Berlin | Vollzeit | 6.500
Aufgaben: Du entwickelst Dienste für unsere Buchungsplattform mit Java und Spring. Du entwirfst Schnittstellen und sorgst für gute Tests. Du begleitest Code Reviews und gibst Wissen weiter. Du betreibst mit deinem Team, was ihr baut.
Profil: Mehrere Jahre Erfahrung in der Entwicklung mit Java. Sicher im Umgang mit Git, Docker und PostgreSQL. Gutes Englisch, Deutsch wäre schön.
Angebot: Arbeite, von wo du willst, und komm zweimal im Monat ins Büro. Laptop nach Wahl. Zeit und Geld für Konferenzen.
= englischer Titel | Titel: Senior Java Developer (m/w/d)
= neues Gehalt | Gehalt: 7.000
= leicht gekürzt | Laptop nach Wahl. =>  | und gibst Wissen weiter =>
~ zweites Büro | Ort: Leipzig
- Junior | Titel: Junior Softwareentwickler Java (m/w/d) | Mehrere Jahre Erfahrung in der Entwicklung => Erste Erfahrung in der Entwicklung | Gehalt: 4.200
- Python | Titel: Senior Softwareentwickler Python (m/w/d) | Java und Spring => Python und Django | mit Java => mit Python
- Teamleitung | Titel: Team Lead Softwareentwicklung Java (m/w/d) | Du begleitest Code Reviews und gibst Wissen weiter => Du führst acht Leute und sprichst mit ihnen über ihre Ziele

# Berufskraftfahrer (m/w/d) CE Nahverkehr | Dortmund | Vollzeit | 3.000
Aufgaben: Sie beliefern Baumärkte im Ruhrgebiet mit Gliederzug. Sie sichern die Ladung und entladen mit dem Mitnahmestapler. Sie prüfen das Fahrzeug vor der Abfahrt. Sie sind jeden Abend zu Hause.
Profil: Führerschein CE mit Modul 95 und Fahrerkarte. Staplerschein von Vorteil. Sie treten beim Kunden höflich auf.
Angebot: Fester Lkw, nicht älter als drei Jahre. Spesen und Prämie für schadenfreies Fahren. Pünktlicher Lohn am Monatsende.
= nach der Frist wieder online |
= mit Führerschein im Titel | Titel: LKW-Fahrer (m/w/d) Klasse CE im Nahverkehr
= Prämie genauer | Spesen und Prämie für schadenfreies Fahren => Spesen und 150 € Prämie für schadenfreies Fahren
~ anderer Hof | Ort: Hagen
- Fernverkehr | Titel: Berufskraftfahrer (m/w/d) CE Fernverkehr | Baumärkte im Ruhrgebiet => Zentrallager in ganz Europa | Sie sind jeden Abend zu Hause => Sie sind jedes Wochenende zu Hause
- Nachtlinie | Titel: Berufskraftfahrer (m/w/d) CE Nahverkehr Nachttour | Schicht: night | Sie sind jeden Abend zu Hause => Sie fahren von 22 bis 6 Uhr
- Disposition | Titel: Disponent (m/w/d) Nahverkehr | Sie beliefern Baumärkte im Ruhrgebiet mit Gliederzug => Sie planen die Touren unserer Gliederzüge im Ruhrgebiet | Führerschein CE mit Modul 95 und Fahrerkarte => Ausbildung in der Spedition

# Koch (m/w/d) | Freiburg | Vollzeit | 2.900
Aufgaben: Du kochst à la carte mit Produkten aus der Region. Du bereitest deinen Posten vor und hältst ihn sauber. Du bestellst mit und achtest auf Wareneinsatz und Hygiene. Du probierst mit uns neue Gerichte aus.
Profil: Ausbildung als Koch oder viel Erfahrung am Herd. Du bleibst ruhig, wenn der Laden voll ist. Du arbeitest gern im Team.
Angebot: Vier-Tage-Woche und zwei freie Sonntage im Monat. Essen und Getränke sind frei. Trinkgeld teilen wir durch alle.
= mit Zusatz | Titel: Koch (m/w/d) für regionale Küche, 4-Tage-Woche
= ein Satz weg, einer dazu | Trinkgeld teilen wir durch alle => Wir helfen dir bei der Suche nach einer Wohnung
= jetzt auch in Teilzeit | Art: Vollzeit, Teilzeit
~ zweites Restaurant | Ort: Lörrach
- Küchenchef | Titel: Küchenchef (m/w/d) | Du probierst mit uns neue Gerichte aus => Du schreibst die Karte und führst sechs Leute
- Küchenhilfe | Titel: Küchenhilfe (m/w/d) | Du kochst à la carte mit Produkten aus der Region => Du spülst, putzt Gemüse und gehst zur Hand | Ausbildung als Koch oder viel Erfahrung am Herd => Erfahrung brauchst du nicht
- Konditor | Titel: Konditor (m/w/d) | Du kochst à la carte mit Produkten aus der Region => Du backst Torten und Kuchen mit Obst aus der Region | Ausbildung als Koch => Ausbildung als Konditor

# Erzieher (m/w/d) Krippe | Stuttgart | Teilzeit | 3.300
Aufgaben: Sie begleiten zehn Kinder unter drei Jahren durch den Tag. Sie gestalten die Eingewöhnung mit den Eltern. Sie beobachten und halten fest, was die Kinder beschäftigt. Sie bereiten Feste und Ausflüge mit vor.
Profil: Staatliche Anerkennung als Erzieher. Freude an der Arbeit mit den Jüngsten. Sie reflektieren Ihr Handeln im Team.
Angebot: Bezahlung nach TVöD SuE, S 8a. Verfügungszeit steht fest im Dienstplan. Supervision und fünf Tage Fortbildung im Jahr.
= Träger nennt die Gruppe | Titel: Erzieher (m/w/d) für unsere Krippe in Stuttgart
= etwas gekürzt | Sie bereiten Feste und Ausflüge mit vor. =>
= mit neuen Zahlen | zehn Kinder => zwölf Kinder | fünf Tage Fortbildung => sechs Tage Fortbildung
~ andere Einrichtung | Ort: Esslingen
- Hort | Titel: Erzieher (m/w/d) Hort | zehn Kinder unter drei Jahren durch den Tag => zwanzig Schulkinder durch den Nachmittag | Sie gestalten die Eingewöhnung mit den Eltern => Sie helfen bei den Hausaufgaben
- Leitung | Titel: Leitung Krippe (m/w/d) | Sie bereiten Feste und Ausflüge mit vor => Sie führen das Team und verantworten den Etat
- Praktikum | Titel: Praktikum Erzieher (m/w/d) Krippe | Art: Praktikum

# Finanzbuchhalter (m/w/d) Debitoren | Frankfurt am Main | Vollzeit | 4.000
Aufgaben: Sie buchen Zahlungseingänge und klären offene Posten. Sie mahnen und sprechen mit Kunden über Ratenzahlungen. Sie stimmen Konten ab und helfen beim Monatsabschluss. Sie pflegen Stammdaten der Debitoren in SAP.
Profil: Kaufmännische Ausbildung. Erfahrung in der Buchhaltung der Debitoren. Sicher in SAP FI und Excel.
Angebot: Gleitzeit ohne Kernzeit. 30 Tage Urlaub. Zuschuss zur Kantine.
= unverändert | Kontakt: Jan Pauli
= Titel länger | Titel: Finanzbuchhalter (m/w/d) Debitoren in Vollzeit unbefristet
= umformuliert | Sie mahnen und sprechen mit Kunden über Ratenzahlungen => Sie verschicken Mahnungen und vereinbaren Raten mit Kunden
~ neuer Standort | Ort: Mainz
- Kreditoren | Titel: Finanzbuchhalter (m/w/d) Kreditoren | Zahlungseingänge => Eingangsrechnungen | Debitoren => Kreditoren | Sie mahnen und sprechen mit Kunden über Ratenzahlungen => Sie bereiten Zahlläufe vor
- Bilanzbuchhalter | Titel: Bilanzbuchhalter (m/w/d) | Kaufmännische Ausbildung => Fortbildung zum Bilanzbuchhalter | helfen beim Monatsabschluss => erstellen Abschlüsse nach HGB und IFRS
- Werkstudent | Titel: Werkstudent Finanzbuchhaltung (m/w/d) Debitoren | Art: Werkstudent

# Zerspanungsmechaniker (m/w/d) Drehtechnik | Bielefeld | Vollzeit | 3.500
Aufgaben: Sie richten CNC-Drehmaschinen ein und fahren sie. Sie lesen Zeichnungen und messen Teile nach. Sie ändern Programme an Sinumerik-Steuerungen. Sie tauschen Werkzeuge und pflegen Ihre Maschine.
Profil: Ausbildung als Zerspanungsmechaniker. Sie arbeiten genau, ein Hundertstel ist Ihnen wichtig. Zwei Schichten im Wechsel passen für Sie.
Angebot: 35-Stunden-Woche nach Tarif. Weihnachts- und Urlaubsgeld. Klimatisierte Halle.
= CNC im Titel | Titel: CNC-Dreher / Zerspanungsmechaniker (m/w/d) Drehtechnik
= neue Prämie | Weihnachts- und Urlaubsgeld => Weihnachts- und Urlaubsgeld und 1.000 € bei Einstellung
= Ansprechpartner und Datum | Kontakt: Silke Horn | Klimatisierte Halle => Klimatisierte Halle. Einstieg zum 1. Februar oder früher
~ Werk 2 | Ort: Gütersloh
- Frästechnik | Titel: Zerspanungsmechaniker (m/w/d) Frästechnik | CNC-Drehmaschinen => CNC-Fräsmaschinen | Sinumerik => Heidenhain
- Helfer | Titel: Maschinenbediener (m/w/d) | richten CNC-Drehmaschinen ein und fahren sie => legen Teile in CNC-Drehmaschinen ein | Ausbildung als Zerspanungsmechaniker => Sie lernen bei uns alles, was Sie brauchen
- nur Früh | Titel: Zerspanungsmechaniker (m/w/d) Drehtechnik Frühschicht | Schicht: early | Zwei Schichten im Wechsel passen für Sie => Sie arbeiten nur in der Frühschicht

# Reinigungskraft (m/w/d) Büro | Nürnberg | Teilzeit | 14,25
Aufgaben: Sie reinigen Büros, Flure und Teeküchen eines Verwaltungsgebäudes. Sie leeren Papierkörbe und trennen Abfälle. Sie wischen Böden und reinigen Sanitärräume. Sie melden Schäden an die Objektleitung.
Profil: Sie arbeiten gründlich und selbstständig. Deutsch brauchen Sie nur für einfache Absprachen. Sie kommen pünktlich um 17 Uhr.
Angebot: Tariflohn der Gebäudereinigung. Fahrkarte bezahlt. Feste Arbeitszeit von Montag bis Freitag.
= mit Stunden | Titel: Reinigungskraft (m/w/d) Büro, 17 bis 20 Uhr
= Lohn gestiegen | Gehalt: 15,00 | Tariflohn der Gebäudereinigung => Tariflohn der Gebäudereinigung, derzeit 15,00 €
= ein wenig anders | Sie arbeiten gründlich und selbstständig => Sie arbeiten sauber und ohne Aufsicht
~ Objekt in Fürth | Ort: Fürth
- Krankenhaus | Titel: Reinigungskraft (m/w/d) Krankenhaus | Büros, Flure und Teeküchen eines Verwaltungsgebäudes => Patientenzimmer und Flure eines Krankenhauses | Sie leeren Papierkörbe und trennen Abfälle => Sie desinfizieren Flächen nach Hygieneplan
- Objektleitung | Titel: Objektleiter (m/w/d) Büroreinigung | Sie melden Schäden an die Objektleitung => Sie führen 40 Leute und sprechen mit den Kunden
- Glasreinigung | Titel: Glasreiniger (m/w/d) | Büros, Flure und Teeküchen eines Verwaltungsgebäudes => Fenster und Fassaden an Bürogebäuden | Sie leeren Papierkörbe und trennen Abfälle => Sie arbeiten mit Leiter und Hubsteiger

# Vertriebsmitarbeiter im Außendienst (m/w/d) Region Nord | Hamburg | Vollzeit | 4.500
Aufgaben: Sie besuchen Handwerksbetriebe und verkaufen Befestigungstechnik. Sie gewinnen neue Kunden und pflegen alte. Sie planen Ihre Touren selbst. Sie schreiben Angebote und fassen nach.
Profil: Erfahrung im Verkauf oder im Handwerk. Führerschein Klasse B. Sie reden gern und hören noch besser zu.
Angebot: Firmenwagen, auch privat. Fixum und Provision ohne Deckel. Vier Wochen Einarbeitung mit einem Paten.
= ohne Region | Titel: Außendienstmitarbeiter Vertrieb (m/w/d)
= Auto genauer | Firmenwagen, auch privat => Firmenwagen der Mittelklasse, auch privat
= mit Aufruf | Titel: Jetzt bewerben! Vertriebsmitarbeiter im Außendienst (m/w/d) Region Nord
~ Region Süd | Ort: Ulm | Titel: Vertriebsmitarbeiter im Außendienst (m/w/d) Region Süd
- Innendienst | Titel: Vertriebsmitarbeiter im Innendienst (m/w/d) | Sie besuchen Handwerksbetriebe und verkaufen => Sie beraten Handwerksbetriebe am Telefon zu | Sie planen Ihre Touren selbst => Sie erfassen Aufträge | Führerschein Klasse B. =>
- Gebietsleitung | Titel: Vertriebsleiter Außendienst (m/w/d) Region Nord | Sie besuchen Handwerksbetriebe und verkaufen Befestigungstechnik => Sie führen neun Leute im Verkauf von Befestigungstechnik
- Medizintechnik aus gleicher Vorlage | Titel: Vertriebsmitarbeiter im Außendienst (m/w/d) Medizintechnik | Handwerksbetriebe => Kliniken und Praxen | Befestigungstechnik => Ultraschallgeräte | im Handwerk => in der Pflege

# Personalreferent (m/w/d) Recruiting | Leipzig | Vollzeit | 4.200
Aufgaben: Du schreibst Anzeigen und sprichst mit Bewerberinnen und Bewerbern. Du berätst Fachabteilungen bei der Auswahl. Du organisierst Gespräche und führst sie mit. Du besuchst Messen und Hochschulen.
Profil: Studium oder Ausbildung mit Schwerpunkt Personal. Erste Erfahrung im Recruiting. Du bleibst verbindlich, auch bei Absagen.
Angebot: Mobiles Arbeiten an drei Tagen. Betriebliche Altersvorsorge. Hund willkommen.
= anderer Name dafür | Titel: Recruiter / Personalreferent (m/w/d) Recruiting
= befristet statt unbefristet | Vertrag: fixed-term
= Floskeln getauscht | Hund willkommen => Obst und Kaffee soviel du magst | Betriebliche Altersvorsorge => 20 % Zuschuss zur Altersvorsorge
~ Niederlassung | Ort: Dresden
- Personalentwicklung | Titel: Personalreferent (m/w/d) Personalentwicklung | Du schreibst Anzeigen und sprichst mit Bewerberinnen und Bewerbern => Du planst Schulungen und begleitest Führungskräfte | Recruiting => der Personalentwicklung
- Sachbearbeitung Lohn | Titel: Personalsachbearbeiter (m/w/d) Entgelt | Du schreibst Anzeigen und sprichst mit Bewerberinnen und Bewerbern => Du rechnest Löhne ab und bescheinigst sie | Erste Erfahrung im Recruiting => Erfahrung in der Abrechnung
- Trainee | Titel: Trainee Personal (m/w/d) Recruiting | Erste Erfahrung im Recruiting => Du hast dein Studium beendet und willst alle Bereiche sehen

# Dachdecker (m/w/d) Steildach | Erfurt | Vollzeit | 3.200
Aufgaben: Sie decken Steildächer mit Ziegeln und Schiefer. Sie bauen Dachfenster und Dämmung ein. Sie reparieren nach Sturm. Sie arbeiten in einer festen Kolonne von drei Leuten.
Profil: Gesellenbrief als Dachdecker. Schwindelfrei und wetterfest. Führerschein Klasse B ist gut, aber kein Muss.
Angebot: Winterarbeit gesichert. Neues Werkzeug und Kleidung. Freitags ist um 13 Uhr Schluss.
= geschrieben wie gesucht | Titel: Dachdecker/in für Steildach (m/w/d) gesucht
= Zuschlag | Neues Werkzeug und Kleidung => Neues Werkzeug und Kleidung, Zuschlag für Höhe
= unverändert, Ende verlängert | Gehalt: 3.300
~ zweiter Betrieb | Ort: Weimar
- Flachdach | Titel: Dachdecker (m/w/d) Flachdach | Steildächer mit Ziegeln und Schiefer => Flachdächer mit Bitumen und Folie | Sie bauen Dachfenster und Dämmung ein => Sie schweißen Bahnen und setzen Gullys
- Helfer | Titel: Dachdeckerhelfer (m/w/d) Steildach | Gesellenbrief als Dachdecker => Gesellenbrief brauchen Sie keinen
- Vorarbeiter | Titel: Vorarbeiter Dachdecker (m/w/d) Steildach | Sie arbeiten in einer festen Kolonne von drei Leuten => Sie führen eine Kolonne von drei Leuten

# Sachbearbeiter (m/w/d) | Ulm | Vollzeit | 3.300
Aufgaben: Sie nehmen Schäden auf und prüfen Unterlagen. Sie rechnen mit Werkstätten ab. Sie schreiben an Versicherte und telefonieren mit Gutachtern. Sie legen Akten digital an.
Profil: Kaufmännische Ausbildung. Sie schreiben klar und freundlich. Sie kennen sich mit Word und Excel aus.
Angebot: Gleitzeit. Kantine. 30 Tage Urlaub.
= drei Wochen später |
= zwei Sätze umgebaut | Sie legen Akten digital an => Sie führen die Akten digital | Sie rechnen mit Werkstätten ab => Sie rechnen Reparaturen mit den Werkstätten ab
- gleicher Titel, anderes Amt | Aufgaben: Sie bearbeiten Anträge auf Wohngeld. Sie berechnen Bescheide und begründen sie. Sie beraten Bürgerinnen und Bürger. Sie legen Akten digital an.
- gleicher Titel, Versand | Aufgaben: Sie planen Sendungen und bestellen Speditionen. Sie schreiben Lieferscheine und Zollpapiere. Sie verfolgen Sendungen nach und reklamieren Schäden. Sie telefonieren mit Fahrern.
- nur nachts, steht bloß im Text | Sie legen Akten digital an => Sie legen Akten digital an. Sie arbeiten nur nachts

# Pflegekraft (m/w/d) | Trier | Teilzeit | 3.100
Aufgaben: Sie pflegen Bewohnerinnen und Bewohner auf Wohnbereich 2. Sie dokumentieren am Tablet. Sie reichen Essen und begleiten zu Terminen. Sie sprechen mit Angehörigen.
Profil: Herz und Verstand. Erfahrung ist gut, Anlernen geht auch. Deutsch auf mittlerem Niveau.
Angebot: Zuschläge nach Tarif. Dienst nach Wunsch. Parkplatz.
= mit freundlichem Satz | Sie sprechen mit Angehörigen => Sie sprechen gern mit Angehörigen
~ Haus an der Mosel | Ort: Wittlich
- anderer Wohnbereich | Wohnbereich 2 => Wohnbereich 5
- Dauernacht im Text | Sie reichen Essen und begleiten zu Terminen => Sie arbeiten in Dauernachtwache und machen Rundgänge
`
