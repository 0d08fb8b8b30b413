/** The half that was kept aside until the threshold stood: nothing is tuned to it. Lines as in `pair.ts`. */
export const HELD_ASIDE = `
# Medizinische Fachangestellte (m/w/d) Kardiologie | Bonn | Vollzeit | 2.900
Aufgaben: Sie empfangen Patientinnen und Patienten und vergeben Termine. Sie schreiben EKG und nehmen Blut ab. Sie assistieren bei Untersuchungen mit Ultraschall. Sie rechnen mit den Kassen ab.
Profil: Ausbildung als Medizinische Fachangestellte. Sicherer Umgang mit dem Praxisprogramm. Freundlich am Telefon.
Angebot: Kein Dienst am Wochenende. 13. Gehalt. Eine Praxis, in der man miteinander lacht.
= Abkürzung im Titel | Titel: MFA (m/w/d) Kardiologie
= kleine Änderungen | Eine Praxis, in der man miteinander lacht => Ein Team, das zusammenhält | 13. Gehalt => 13. Monatsgehalt
= gleiche Anzeige, neue Nummer | Kontakt: Praxis Dr. Velten
~ Zweigpraxis | Ort: Siegburg
- Augenheilkunde | Titel: Medizinische Fachangestellte (m/w/d) Augenheilkunde | Sie schreiben EKG und nehmen Blut ab => Sie messen Augendruck und Sehschärfe | Ultraschall => Spaltlampe
- Leitende | Titel: Leitende Medizinische Fachangestellte (m/w/d) Kardiologie | Sie rechnen mit den Kassen ab => Sie planen den Dienst und führen vier Kolleginnen
- Auszubildende | Titel: Ausbildung Medizinische Fachangestellte (m/w/d) | Art: Ausbildung

# Anlagenmechaniker SHK (m/w/d) Kundendienst | Mannheim | Vollzeit | 3.500
Aufgaben: Sie warten Heizungen und Bäder bei unseren Kunden. Sie suchen Störungen und beheben sie gleich. Sie erklären, was Sie getan haben. Sie schreiben den Bericht auf dem Tablet.
Profil: Gesellenbrief SHK. Freundlich im Umgang mit Kunden. Führerschein Klasse B.
Angebot: Eigener Transporter, auch für den Heimweg. Bereitschaft nur alle acht Wochen. Zuschuss zur Kita.
= alter Titel | Titel: Heizungsbauer / Anlagenmechaniker SHK (m/w/d) Kundendienst
= neuer Lohn | Gehalt: 3.800
= ein Vorteil mehr | Zuschuss zur Kita => Zuschuss zur Kita und zum Fitnessstudio
~ Niederlassung | Ort: Heidelberg
- Neubau | Titel: Anlagenmechaniker SHK (m/w/d) Neubau | Sie warten Heizungen und Bäder bei unseren Kunden => Sie montieren Rohre und Lüftung auf großen Baustellen | Sie suchen Störungen und beheben sie gleich => Sie arbeiten nach Plan mit anderen Gewerken
- Elektroniker | Titel: Elektroniker (m/w/d) Kundendienst | Heizungen und Bäder => Wärmepumpen und Schaltschränke | Gesellenbrief SHK => Gesellenbrief als Elektroniker
- Kundendienstleitung | Titel: Kundendienstleiter SHK (m/w/d) | Sie warten Heizungen und Bäder bei unseren Kunden => Sie teilen zwölf Monteure ein und kalkulieren

# Maler und Lackierer (m/w/d) | Essen | Vollzeit | 3.000
Aufgaben: Sie streichen Wohnungen und Treppenhäuser. Sie tapezieren und spachteln Wände. Sie lackieren Türen und Fenster. Sie decken ab und hinterlassen alles sauber.
Profil: Ausbildung als Maler und Lackierer. Auge für Farbe. Ehrlich und verlässlich.
Angebot: Baustellen nur im Ruhrgebiet. Ein Chef, der selbst mit anpackt. Urlaubsgeld.
= verkürzter Titel | Titel: Maler (m/w/d)
= Werbung im Titel | Titel: Maler und Lackierer (m/w/d) bei einem Chef, der selbst mit anpackt
= Rechtschreibung verbessert | Ehrlich und verlässlich => Sie sind ehrlich und verlässlich
~ zweiter Betrieb | Ort: Bochum
- Fahrzeuglackierer | Titel: Fahrzeuglackierer (m/w/d) | Sie streichen Wohnungen und Treppenhäuser => Sie lackieren Autos in der Kabine | Sie tapezieren und spachteln Wände => Sie schleifen und grundieren Karosserien | Maler und Lackierer => Fahrzeuglackierer
- Meister | Titel: Malermeister (m/w/d) | Ausbildung als Maler und Lackierer => Meisterbrief als Maler und Lackierer | Sie decken ab und hinterlassen alles sauber => Sie rechnen Aufträge und führen die Leute
- Bodenleger | Titel: Bodenleger (m/w/d) | Sie tapezieren und spachteln Wände => Sie verlegen Parkett und Teppich | Maler und Lackierer => Bodenleger

# Verkäufer (m/w/d) Bäckerei | Würzburg | Teilzeit | 13,80
Aufgaben: Du verkaufst Brot, Brötchen und Kuchen. Du backst in der Filiale frisch auf. Du belegst Brötchen und kochst Kaffee. Du zählst am Ende die Kasse.
Profil: Frühes Aufstehen macht dir nichts aus. Du magst Menschen. Erfahrung ist schön, aber nicht nötig.
Angebot: Zuschlag am Sonntag. Brot für zu Hause. Dein Wunschplan hängt am Brett und zählt.
= Bäckereifachverkäufer genannt | Titel: Bäckereifachverkäufer (m/w/d)
= mit Zeitangabe | Titel: Verkäufer (m/w/d) Bäckerei in Teilzeit ab sofort
= Satz ersetzt | Dein Wunschplan hängt am Brett und zählt => Du wünschst dir deine Tage und wir halten uns daran
~ nächste Filiale | Ort: Schweinfurt
- Fleischerei | Titel: Verkäufer (m/w/d) Fleischerei | Brot, Brötchen und Kuchen => Fleisch, Wurst und Salate | Du backst in der Filiale frisch auf => Du schneidest auf und richtest die Theke | Brot für zu Hause => Wurst für zu Hause
- Bäcker | Titel: Bäcker (m/w/d) | Du verkaufst Brot, Brötchen und Kuchen => Du backst Brot, Brötchen und Kuchen | Du zählst am Ende die Kasse => Du führst Teige und bedienst den Ofen
- Filialleitung | Titel: Filialleitung (m/w/d) Bäckerei | Du zählst am Ende die Kasse => Du führst acht Leute und bestellst Ware

# Gabelstaplerfahrer (m/w/d) | Duisburg | Vollzeit | 2.700
Aufgaben: Sie lagern Paletten im Hochregal ein und aus. Sie beladen Züge und Lkw. Sie scannen und buchen jede Bewegung. Sie prüfen Ihren Stapler vor der Schicht.
Profil: Staplerschein und etwas Praxis. Sie fahren umsichtig. Drei Schichten sind für Sie in Ordnung.
Angebot: Zuschläge für Nacht und Sonntag. Übernahme nach neun Monaten. Bus bis vor das Tor.
= kurz | Titel: Staplerfahrer (m/w/d)
= mit Schicht, die im Text steht | Titel: Gabelstaplerfahrer (m/w/d) im Schichtdienst
= Zahlen neu | nach neun Monaten => nach sechs Monaten | Gehalt: 2.800
~ Hafen | Ort: Krefeld
- Kranführer | Titel: Kranführer (m/w/d) | Sie lagern Paletten im Hochregal ein und aus => Sie heben Coils mit dem Hallenkran | Staplerschein => Kranschein | Ihren Stapler => Ihren Kran
- Kommissionierer ohne Schein | Titel: Kommissionierer (m/w/d) | Sie lagern Paletten im Hochregal ein und aus => Sie stellen Bestellungen zu Fuß zusammen | Staplerschein und etwas Praxis => Sie können lesen und zählen | Sie prüfen Ihren Stapler vor der Schicht. =>
- nur nachts | Titel: Gabelstaplerfahrer (m/w/d) Nachtschicht | Schicht: night | Drei Schichten sind für Sie in Ordnung => Sie arbeiten immer nachts

# Systemadministrator (m/w/d) Linux | Karlsruhe | Vollzeit | 5.200
Aufgaben: Sie betreiben unsere Server und Netze. Sie rollen Aktualisierungen mit Ansible aus. Sie richten Überwachung und Sicherungen ein. Sie helfen, wenn es klemmt.
Profil: Ausbildung oder Studium in der Informatik. Tief in Linux zu Hause. Sie schreiben auf, was Sie tun.
Angebot: Rufbereitschaft, die bezahlt wird. Zwei Bildschirme und ein Stuhl, der passt. Homeoffice nach Absprache.
= deutsch und englisch | Titel: Linux Systemadministrator / System Administrator (m/w/d)
= Aufzählung gekürzt | Zwei Bildschirme und ein Stuhl, der passt. =>
= mehr Homeoffice | Homeoffice nach Absprache => Homeoffice an bis zu vier Tagen
~ Rechenzentrum | Ort: Ettlingen
- Windows | Titel: Systemadministrator (m/w/d) Windows | Linux => Windows und Active Directory | Ansible => Intune
- Leiter IT | Titel: Leiter IT (m/w/d) Linux | Sie helfen, wenn es klemmt => Sie führen sechs Leute und verantworten das Budget
- Auszubildender | Titel: Auszubildender Fachinformatiker Systemintegration (m/w/d) | Art: Ausbildung

# Sachbearbeiter Einkauf (m/w/d) | Bielefeld | Vollzeit | 3.600
Aufgaben: Sie fragen Preise an und vergleichen Angebote. Sie bestellen Material und überwachen Termine. Sie prüfen Rechnungen und klären Abweichungen. Sie pflegen Stammdaten.
Profil: Kaufmännische Ausbildung. Gutes Englisch. Sie verhandeln fest und freundlich.
Angebot: Gleitzeit. Betriebsrente. Parkplatz am Haus.
= als Einkäufer | Titel: Einkäufer / Sachbearbeiter Einkauf (m/w/d)
= zwei Sätze getauscht | Aufgaben: Sie bestellen Material und überwachen Termine. Sie fragen Preise an und vergleichen Angebote. Sie pflegen Stammdaten. Sie prüfen Rechnungen und klären Abweichungen.
= andere Beigaben | Parkplatz am Haus => Parkplatz und Ladesäule am Haus | Betriebsrente => Betriebsrente ab dem ersten Tag
~ Werk Süd | Ort: Ulm
- Verkauf | Titel: Sachbearbeiter Verkauf (m/w/d) | Sie fragen Preise an und vergleichen Angebote => Sie schreiben Angebote und nehmen Aufträge an | Sie bestellen Material und überwachen Termine => Sie bestätigen Termine und rufen Kunden an
- Leitung Einkauf | Titel: Einkaufsleiter (m/w/d) | Sie pflegen Stammdaten => Sie führen sieben Leute und die Strategie
- Elternzeit Buchhaltung | Titel: Sachbearbeiter Buchhaltung (m/w/d) | Sie fragen Preise an und vergleichen Angebote => Sie buchen Belege und stimmen Konten ab | Sie bestellen Material und überwachen Termine => Sie bereiten Zahlungen vor

# Sozialarbeiter (m/w/d) Jugendhilfe | Berlin | Teilzeit | 3.900
Aufgaben: Sie begleiten Jugendliche in unserer Wohngruppe. Sie sprechen mit Ämtern, Schulen und Eltern. Sie schreiben Berichte und Hilfepläne. Sie sind da, wenn es brennt.
Profil: Abschluss in Sozialer Arbeit mit Anerkennung. Erfahrung mit jungen Menschen. Humor.
Angebot: Bezahlung nach TV-L S. Supervision alle zwei Wochen. Zulagen für Nächte und Sonntage.
= Titel mit Pädagogik | Titel: Sozialarbeiter / Sozialpädagoge (m/w/d) Jugendhilfe
= mit Datum | Titel: Sozialarbeiter (m/w/d) Jugendhilfe ab 01.03.2027
= eine Wendung | Sie sind da, wenn es brennt => Sie bleiben ruhig, wenn es laut wird
~ zweite Gruppe in einer anderen Stadt | Ort: Potsdam
- Suchthilfe | Titel: Sozialarbeiter (m/w/d) Suchthilfe | Jugendliche in unserer Wohngruppe => Erwachsene in unserer Beratungsstelle | Erfahrung mit jungen Menschen => Erfahrung mit Abhängigkeit
- Gruppenleitung | Titel: Gruppenleitung Jugendhilfe (m/w/d) | Sie sind da, wenn es brennt => Sie leiten das Team der Gruppe
- Nachtwache | Titel: Nachtwache Jugendhilfe (m/w/d) | Schicht: night | Sie begleiten Jugendliche in unserer Wohngruppe => Sie wachen nachts in unserer Wohngruppe | Abschluss in Sozialer Arbeit mit Anerkennung => Ruhige Art

# Physiotherapeut (m/w/d) Orthopädie | Regensburg | Vollzeit | 3.300
Aufgaben: Sie behandeln Patienten nach Operationen an Knie und Hüfte. Sie planen die Therapie und halten fest, wie sie wirkt. Sie leiten Gruppen im Bewegungsbad. Sie stimmen sich mit den Ärzten ab.
Profil: Staatlich anerkannter Physiotherapeut. Manuelle Therapie oder Lust, sie zu lernen. Einfühlsam und klar.
Angebot: 30 Minuten für jede Behandlung. Fortbildung bezahlt. Wohnung auf dem Gelände möglich.
= bunter | Titel: Physiotherapeut (m/w/d) Orthopädie – 30 Minuten für jede Behandlung
= mit Ort | Titel: Physiotherapeut (m/w/d) Orthopädie in Regensburg
= andere Zulage | Wohnung auf dem Gelände möglich => Umzug bezahlen wir
~ Klinik am See | Ort: Straubing
- Neurologie | Titel: Physiotherapeut (m/w/d) Neurologie | nach Operationen an Knie und Hüfte => nach einem Schlaganfall | Manuelle Therapie => Bobath
- Ergotherapeut | Titel: Ergotherapeut (m/w/d) Orthopädie | Sie leiten Gruppen im Bewegungsbad => Sie üben Handgriffe des Alltags | Physiotherapeut => Ergotherapeut
- Leitung | Titel: Therapieleitung (m/w/d) Orthopädie | Sie leiten Gruppen im Bewegungsbad => Sie führen zehn Therapeuten

# Bauleiter (m/w/d) Hochbau | Dresden | Vollzeit | 5.500
Aufgaben: Sie führen Baustellen vom Aushub bis zur Übergabe. Sie steuern Termine, Kosten und Qualität. Sie beauftragen Nachunternehmer und rechnen ab. Sie sprechen mit Bauherren und Ämtern.
Profil: Studium Bauingenieurwesen oder Meister mit Erfahrung. Sicher in VOB. Führerschein.
Angebot: Dienstwagen. Projekte in einer Stunde erreichbar. Beteiligung am Erfolg.
= mit Ingenieur im Titel | Titel: Bauingenieur als Bauleiter (m/w/d) Hochbau
= Kleinigkeit | Beteiligung am Erfolg => Beteiligung am Gewinn
= unverändert |
~ Büro Chemnitz | Ort: Chemnitz
- Tiefbau | Titel: Bauleiter (m/w/d) Tiefbau | Baustellen vom Aushub bis zur Übergabe => Kanal- und Straßenbau
- Oberbauleiter | Titel: Oberbauleiter (m/w/d) Hochbau | Sie führen Baustellen vom Aushub bis zur Übergabe => Sie führen fünf Bauleiter und ihre Baustellen
- Kalkulator | Titel: Kalkulator (m/w/d) Hochbau | Sie führen Baustellen vom Aushub bis zur Übergabe => Sie rechnen Ausschreibungen und Nachträge | Sie sprechen mit Bauherren und Ämtern => Sie fragen Preise an

# Industriemechaniker (m/w/d) Instandhaltung | Wolfsburg | Vollzeit | 3.700
Aufgaben: Sie warten Pressen und Förderanlagen. Sie wechseln Lager, Ketten und Zylinder. Sie planen Reparaturen mit der Fertigung. Sie verbessern, was oft kaputtgeht.
Profil: Ausbildung als Industriemechaniker. Kenntnisse in Pneumatik und Hydraulik. Wechselschicht.
Angebot: Tarif mit Zulagen. Kantine und Sport im Werk. Weiterbildung zum Meister möglich.
= Schlosser | Titel: Industriemechaniker / Betriebsschlosser (m/w/d) Instandhaltung
= ohne Zusatz | Titel: Industriemechaniker (m/w/d)
= leicht erneuert | Kantine und Sport im Werk => Kantine und Arzt im Werk | Sie verbessern, was oft kaputtgeht => Sie machen besser, was oft ausfällt
~ Werk Salzgitter | Ort: Salzgitter
- Montage | Titel: Industriemechaniker (m/w/d) Montage | Sie warten Pressen und Förderanlagen => Sie bauen Sondermaschinen nach Zeichnung auf | Sie wechseln Lager, Ketten und Zylinder => Sie richten aus und fahren ein
- Leiter | Titel: Leiter Instandhaltung (m/w/d) | Sie verbessern, was oft kaputtgeht => Sie führen 20 Leute und das Budget
- Auszubildende | Titel: Ausbildung zum Industriemechaniker (m/w/d) | Art: Ausbildung

# Rezeptionist (m/w/d) Hotel | Rostock | Vollzeit | 2.600
Aufgaben: Du begrüßt Gäste und checkst sie ein und aus. Du nimmst Buchungen an und beantwortest Post. Du gibst Tipps für die Stadt. Du rechnest deine Schicht ab.
Profil: Ausbildung im Hotel oder Erfahrung am Empfang. Gutes Englisch. Du lächelst auch am Morgen.
Angebot: Zimmer in allen unseren Häusern zum halben Preis. Zwei freie Tage am Stück. Deutschkurs, wenn du willst.
= Empfang | Titel: Mitarbeiter Empfang / Rezeptionist (m/w/d) Hotel
= Saison | Titel: Rezeptionist (m/w/d) Hotel zur Sommersaison 2027
= ein Satz anders | Du lächelst auch am Morgen => Du bist freundlich, auch früh am Morgen
~ Haus auf der Insel | Ort: Stralsund
- Nachtportier | Titel: Night Auditor / Nachtportier (m/w/d) | Schicht: night | Du gibst Tipps für die Stadt => Du machst den Tagesabschluss in der Nacht
- Empfangsleitung | Titel: Front Office Manager (m/w/d) Hotel | Du gibst Tipps für die Stadt => Du führst acht Leute am Empfang
- Housekeeping | Titel: Zimmermädchen / Roomboy (m/w/d) Hotel | Du begrüßt Gäste und checkst sie ein und aus => Du machst Betten und Bäder | Du nimmst Buchungen an und beantwortest Post => Du füllst den Wagen auf | Erfahrung am Empfang => Erfahrung im Housekeeping

# Sicherheitsmitarbeiter (m/w/d) Objektschutz | Potsdam | Vollzeit | 14,50
Aufgaben: Sie kontrollieren Ausweise an der Pforte. Sie gehen Runden über das Gelände. Sie bedienen Schranken und Kameras. Sie schreiben auf, was auffällt.
Profil: Unterrichtung nach § 34a GewO. Gepflegtes Auftreten. Führungszeugnis ohne Eintrag.
Angebot: Tarif plus Zulage für das Objekt. Dienstplan für zwei Monate. Kleidung kostenlos.
= Wachmann | Titel: Wachmann / Sicherheitsmitarbeiter (m/w/d) Objektschutz
= Lohn im Titel | Titel: Sicherheitsmitarbeiter (m/w/d) Objektschutz 15,20 €/Std. | Gehalt: 15,20
= Formulierung | Sie schreiben auf, was auffällt => Sie führen das Wachbuch
~ Kaserne | Ort: Cottbus
- Ladendetektiv | Titel: Ladendetektiv (m/w/d) | Sie kontrollieren Ausweise an der Pforte => Sie beobachten unauffällig im Kaufhaus | Sie bedienen Schranken und Kameras => Sie übergeben Diebe der Polizei
- Schichtführer | Titel: Schichtführer Sicherheit (m/w/d) Objektschutz | Unterrichtung => Sachkunde | Sie schreiben auf, was auffällt => Sie teilen die Posten ein
- Veranstaltung am Wochenende | Titel: Sicherheitsmitarbeiter (m/w/d) Veranstaltungen | Art: Minijob | Ausweise an der Pforte => Karten am Einlass

# Online-Marketing-Manager (m/w/d) SEA | Köln | Vollzeit | 4.300
Aufgaben: Du planst Kampagnen bei Google und Bing. Du steuerst Gebote und Budgets. Du wertest aus und schlägst vor, was besser geht. Du sprichst mit Kunden über Ergebnisse.
Profil: Zwei Jahre Erfahrung mit Suchanzeigen. Zahlen machen dir Spaß. Du schreibst gut.
Angebot: Workation an 20 Tagen. Dein Lernbudget verwaltest du. Freitags hört der Tag früher auf.
= Performance | Titel: Performance Marketing Manager / Online-Marketing-Manager (m/w/d) SEA
= neu gemischt | Angebot: Freitags hört der Tag früher auf. Dein Lernbudget verwaltest du. Workation an 20 Tagen.
= gesucht | Titel: Wir suchen dich: Online-Marketing-Manager (m/w/d) SEA
~ Büro München | Ort: München
- SEO | Titel: Online-Marketing-Manager (m/w/d) SEO | Kampagnen bei Google und Bing => Texte und Technik für die freie Suche | Gebote und Budgets => Verlinkung und Inhalte | Suchanzeigen => der freien Suche
- Werkstudent | Titel: Werkstudent Online-Marketing (m/w/d) SEA | Art: Werkstudent | Zwei Jahre Erfahrung => Erste Erfahrung
- Head of | Titel: Head of Online Marketing (m/w/d) SEA | Du sprichst mit Kunden über Ergebnisse => Du führst zwölf Leute und den Etat

# Kundenberater (m/w/d) im Callcenter Mobilfunk | Schwerin | Vollzeit | 2.500
Aufgaben: Sie beantworten Fragen zu Rechnungen und Verträgen. Sie lösen Störungen am Telefon. Sie schreiben kurz auf, was besprochen wurde. Sie bieten passende Tarife an.
Profil: Sie sprechen und schreiben gut Deutsch. Sie bleiben freundlich. Ein Computer macht Ihnen keine Angst.
Angebot: Sechs Wochen bezahlte Schulung. Fester Vertrag von Anfang an. Prämie im Quartal.
= Kundenservice | Titel: Mitarbeiter Kundenservice / Kundenberater (m/w/d) im Callcenter Mobilfunk
= Quereinstieg | Titel: Kundenberater (m/w/d) im Callcenter Mobilfunk, auch Quereinsteiger
= neue Prämie | Prämie im Quartal => Prämie in jedem Monat | Sechs Wochen bezahlte Schulung => Acht Wochen bezahlte Schulung
~ Zentrum West | Ort: Bochum
- Energie | Titel: Kundenberater (m/w/d) im Callcenter Energie | Rechnungen und Verträgen => Zählern und Abschlägen | Störungen am Telefon => Umzüge am Telefon | passende Tarife => Ökostrom
- Teamleiter | Titel: Teamleiter Callcenter (m/w/d) Mobilfunk | Sie schreiben kurz auf, was besprochen wurde => Sie führen 15 Leute am Telefon
- Englisch | Titel: Kundenberater (m/w/d) Englisch im Callcenter Mobilfunk | gut Deutsch => fließend Englisch und gut Deutsch

# Mitarbeiter Produktion (m/w/d) | Heilbronn | Vollzeit | 2.700
Aufgaben: Sie bestücken Anlagen und nehmen Teile ab. Sie prüfen nach Muster und sortieren aus. Sie verpacken und buchen Mengen. Sie halten Ihren Platz in Ordnung.
Profil: Sie können im Stehen arbeiten. Zwei Schichten sind kein Problem. Etwas Deutsch genügt.
Angebot: Zuschlag ab der ersten Stunde. Übernahme möglich. Wasser und Obst.
= nach dem Ende noch einmal |
= Satz anders | Sie halten Ihren Platz in Ordnung => Sie räumen Ihren Platz auf
- gleicher Titel, Lackiererei | Aufgaben: Sie hängen Bauteile in die Lackieranlage. Sie mischen Farben nach Rezept. Sie schleifen Fehler aus. Sie reinigen Düsen und Filter.
- nur in der Nacht, steht im Text | Zwei Schichten sind kein Problem => Sie arbeiten ausschließlich in der Nachtschicht
- andere Linie | Sie bestücken Anlagen und nehmen Teile ab => Sie bestücken Anlagen auf Linie 7 und nehmen Teile ab

# Projektleiter (m/w/d) | Kiel | Vollzeit | 5.400
Aufgaben: Sie steuern den Ausbau von Windparks auf See. Sie planen Schiffe, Leute und Wetterfenster. Sie berichten an Banken und Behörden. Sie führen das Team vor Ort.
Profil: Studium der Technik. Englisch in Wort und Schrift. Seetauglich.
Angebot: Dienstwagen. Zulage für jeden Tag auf See. Sabbatical.
= etwas neu | Sie berichten an Banken und Behörden => Sie berichten Banken und Behörden über den Stand
~ Büro Emden | Ort: Emden
- gleicher Titel, Software | Aufgaben: Sie führen eine neue Software im Haus ein. Sie sammeln Wünsche der Abteilungen. Sie planen Termine und Kosten. Sie schulen die Leute. | Seetauglich => Geduldig
- gleicher Titel, Veranstaltungen | Aufgaben: Sie planen Messen und Feste für Firmen. Sie buchen Säle und Künstler. Sie führen das Team vor Ort. Sie rechnen ab. | Studium der Technik => Ausbildung in der Veranstaltung
`
