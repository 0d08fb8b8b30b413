/** Harmless ones by the same writer; lines as in `sentence.ts`. */
export const TOLLHOUSE_HARMLESS = `
profil | ok | Unsere Metzgerei gibt's seit 1921, also werden wir demnächst stolze 105 Jahre alt.
profil | ok | Deutsch auf B2 reicht uns, den Rest lernst du beim Wursten.
profil | ok | Wir schneiden Damen, Herren und Kinder, du solltest also mit Schere und Maschine gleichermaßen umgehen können.
profil | ok | Pfarrerin / Pfarrer (w/m/d) für die zweite Pfarrstelle, Ordination in einer Gliedkirche der EKD erforderlich.
profil | ok | Du hebst regelmäßig Säcke bis 25 kg vom Band auf die Palette.
profil | ok | Kita-Zuschuss gibt's obendrauf, 120 € im Monat pro Kind.
profil | ok | Bezahlt wird nach TVöD, EG 6, inkl. Jahressonderzahlung.
profil | ok | Nenn uns bitte kurz deine Gehaltsvorstellung und wann du anfangen könntest.
frage | ok | Probetag? Klar, wird natürlich ganz normal bezahlt.
profil | ok | Ein Bewerbungsfoto brauchen wir nicht, uns interessiert, was du kannst.
profil | ok | Die Kantine der Kaserne verpflegt täglich rund 600 Soldatinnen und Soldaten.
profil | ok | Ob lesbisch, schwul, bi oder hetero – bei uns zählt, ob die Naht hält.
profil | ok | Da an der Bar auch Schnaps ausgeschenkt wird und es bis zwei Uhr geht, musst du volljährig sein.
profil | ok | Auch Ruheständler, die ein paar Stunden dazuverdienen möchten, sind uns willkommen.
profil | ok | In der Wohngruppe leben zwölf ältere Menschen mit Demenz, denen Sie beim Ankleiden und Essen helfen.
profil | ok | Unsere Hofgemeinschaft spricht Polnisch, Rumänisch, Platt und manchmal auch mit den Händen.
profil | ok | You should be comfortable in English at around C1, German is a plus but we'll pay for classes.
profil | ok | Hausmeister:in gesucht, Geschlecht egal, Hauptsache schwindelfrei.
profil | ok | Der Landkreis will den Frauenanteil in Führungspositionen erhöhen; bei gleicher Eignung werden Bewerberinnen bevorzugt berücksichtigt, sofern nicht in der Person eines Mitbewerbers liegende Gründe überwiegen.
profil | ok | Im Krankenhaus der Barmherzigen Brüder arbeiten Menschen aller Religionen und solche ohne.
profil | ok | Mit Physiotherapie am Arbeitsplatz und höhenverstellbaren Tischen schonen wir deinen Rücken.
profil | ok | Vor dem ersten Dienst brauchen wir von Ihnen die Erstbelehrung nach § 43 Infektionsschutzgesetz.
profil | ok | Fürs Taxi und den Kleinbus gilt die Fahrerlaubnisverordnung, also P-Schein samt augenärztlichem Zeugnis.
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung vorrangig eingestellt.
profil | ok | Als Mutterschaftsvertretung suchen wir zum 1. Mai eine Rechtsanwaltsfachangestellte oder einen Rechtsanwaltsfachangestellten.
frage | ok | Ihr schließt gerade die Elternzeit ab und wollt langsam wieder rein? Fangt mit 15 Stunden an.
profil | ok | Wir haben einen Betriebsrat, mit dem man reden kann, und 30 Tage Urlaub.
profil | ok | Einstiegsgehalt je nach Erfahrung zwischen 3.100 und 3.600 Euro brutto, steht so auch im Vertrag.
profil | ok | Wir laden Sie zu einem Schnuppertag ein, den wir Ihnen mit 14,80 € die Stunde vergüten.
profil | ok | Das Dirndl oder die Lederhose stellen wir dir, in allen Größen von XS bis 5XL.
profil | ok | Für unsere Modelagentur betreust du die Sedcards, vereinbarst Castings und buchst Flüge zu den Shootings.
profil | ok | Max. 35 Std./Woche, der Betrieb schließt freitags um eins
nachricht | ok | leider müssen wir Ihnen absagen, weil die Stelle nun doch intern mit einer Kollegin aus der Buchhaltung besetzt wurde.
frage | ok | Könnten Sie uns noch mitteilen, wie man Ihren Namen richtig ausspricht? Wir möchten Sie am Montag ordentlich begrüßen.
profil | ok | Bringen Sie zum Vertragsabschluss bitte einen Nachweis mit, dass Sie in Deutschland arbeiten dürfen.
profil | ok | Touren: PL, CZ, A, am Wochenende zu Hause
profil | ok | Wir kochen bayrisch, böhmisch und seit Nguyens Einstieg auch vietnamesisch.
profil | ok | Der andere Bewerber hatte schon den Staplerschein, das gab am Ende den Ausschlag.
profil | ok | In der Damenoberbekleidung beraten Sie unsere Kundinnen von der Umkleide bis zur Kasse.
profil | ok | Ob Ramadan, Jom Kippur oder Ostern, für Feiertage tauschen wir die Schichten unkompliziert.
profil | ok | Für die Steuer brauchen wir nach Unterschrift noch Ihre Steuer-ID und Angaben zu den ELStAM-Merkmalen.
profil | ok | Sagen Sie uns ruhig Bescheid, falls Sie fürs Gespräch einen stufenlosen Zugang oder eine Gebärdendolmetscherin wünschen.
profil | ok | Die Abteilung behandelt Erwachsene mit starkem Übergewicht vor und nach der OP.
profil | ok | Mit unseren Hörgeräten verhelfen wir schwerhörigen Kunden wieder zu guten Gesprächen.
profil | ok | Nachweis über Masernschutz (gilt für alle nach 1970 Geborenen) bitte am ersten Tag dabeihaben.
profil | ok | Herzlichen Glückwunsch zum Nachwuchs, dann verschieben wir das Gespräch eben in den Juni.
profil | ok | Alleinerziehende bekommen bei uns auf Wunsch zuerst ihre Schichten zugeteilt.
profil | ok | Sie beraten in unserer Anlaufstelle Jugendliche, die sich als trans oder queer outen möchten.
profil | ok | Die Fraktion der Grünen im Kreistag sucht eine Bürokraft für Protokolle und Terminpost.
profil | ok | Im Fotoladen am Markt machst du Pass- und Bewerbungsbilder und druckst Leinwände.
profil | ok | ab 18 Jahren wegen des Umgangs mit Gefahrstoffen
profil | ok | Das Ferienlager richtet sich an Kids von 8 bis 13.
profil | ok | Als Gewerkschaftssekretär/in beraten Sie unsere Mitglieder in Fragen des Arbeitsrechts.
profil | ok | Ob Berufsanfängerin oder alter Hase, im Dezernat Baurecht ist für beides Platz.
profil | ok | Das Jugendzentrum der Stadt hat an fünf Tagen offen, Besucher sind meist zwischen 12 und 17 Jahre alt.
profil | ok | Wir erklären Senioren das Smartphone, geduldig und so oft es eben nötig ist.
profil | ok | In den älteren Semestern unserer Pflegeschule unterrichten Sie Anatomie und Pharmakologie.
frage | ok | Ausbildung mit Mitte 40? Warum nicht, unser letzter Azubi war 47.
profil | ok | Dein Alter musst du uns nicht verraten, das ist uns ehrlich gesagt wumpe.
profil | ok | Weil unsere Frau Krause im Herbst in Rente geht, wird ihr Platz in der Lohnbuchhaltung frei.
profil | ok | Viele unserer Bewohner kamen als Gastarbeiter aus der Türkei und freuen sich, wenn jemand auch mal Türkisch spricht – Bedingung ist das nicht.
profil | ok | schwäbische Maultaschen, Linsen mit Spätzle, das alles machst du bei uns von Hand
profil | ok | Staplerschein zwingend, Herkunft schnurz
profil | ok | Sie formulieren Bescheide sicher auf Deutsch (mindestens C1), weil diese vor Gericht Bestand haben müssen.
profil | ok | Unser Maschinenbau liefert in 43 Länder, zum Beispiel nach Brasilien, Indien und Ghana.
nachricht | ok | Wir konnten Ihre Bewerbung leider nicht weiter berücksichtigen, da die in der Anzeige genannte B1-Prüfung für die Arbeit am Patienten fehlt.
profil | ok | Als Bildungsberaterin oder Bildungsberater begleiten Sie Roma-Familien beim Übergang in die Grundschule.
profil | ok | Kühe melken, Kälber tränken, Bullen treiben – wir zeigen dir und jedem anderen, wie's geht.
profil | ok | Sekretär:in (w/m/d), diskret, ab sofort, 30 Std.
profil | ok | In der Dreherei arbeiten momentan elf Männer und eine Frau; Kolleginnen würden wir deshalb besonders gern begrüßen.
profil | ok | Auch Erzieher sind bei uns gern gesehen, die Kinder fragen schon danach.
profil | ok | d/w/m – und ja, wir meinen das d ernst.
profil | ok | Die Schreinerei restauriert Kirchenbänke, Altäre und Beichtstühle in ganz Franken.
profil | ok | Ein Gebetsraum ist im 2. OG, die Dachterrasse eins drüber.
profil | ok | Zu Geburtstagen gibt's Kuchen, mitfeiern ist freiwillig.
profil | ok | Dein Kopftuch kannst du auch an der Kasse tragen, wir bringen gern eins in Hausfarbe mit.
profil | ok | Sie leiten die Therapiegruppe für Menschen mit Depression und schreiben die Berichte für die Kostenträger.
profil | ok | Wegen Gluten, Nüssen usw.: Du schreibst die Allergene korrekt auf die Speisekarte.
profil | ok | Beim Optiker in der Marktstraße passt du Brillen an und schleifst Gläser.
profil | ok | Die Schwerbehindertenvertretung nimmt, falls Sie nicht widersprechen, am Vorstellungsgespräch teil.
frage | ok | Fit bleiben? EGYM Wellpass zahlen wir.
profil | ok | Logopädie für Kinder, die stottern, lispeln oder spät sprechen – das ist dein Alltag hier.
profil | ok | Die Tauglichkeit nach FeV (Augen, G25 im Betrieb) lassen wir bei unserem Betriebsarzt auf unsere Kosten prüfen.
profil | ok | Wir versorgen schwer kranke Kinder und ihre Eltern zu Hause.
profil | ok | viele Dienstreisen (ca. 60 %), meist Di–Do
profil | ok | Wir begleiten Schwangere vom positiven Test bis zum Wochenbett, mit zwei Hebammen und einer Ärztin.
profil | ok | Lassen Sie Familienstand und Kinderzahl im Lebenslauf getrost weg.
profil | ok | Frischgebackene Eltern kriegen von uns ein Lastenrad geliehen.
profil | ok | In der Kanzlei dreht sich alles um Scheidung, Unterhalt und Sorgerecht.
profil | ok | Vom CSD-Wagen bis zum Mentoring: Unser Netzwerk queer@work freut sich über Zuwachs.
frage | ok | Ihr Partner oder Ihre Partnerin zieht mit um? Wir helfen bei der Wohnungs- und Jobsuche.
profil | ok | Als HR Business Partner verhandelst du Betriebsvereinbarungen mit unserem Gesamtbetriebsrat.
profil | ok | Wir sind an den Tarif der IG Metall gebunden, 35 h, T-ZUG und alles was dazugehört.
profil | ok | Vereinsmitglieder betreuen, Beiträge einziehen, Newsletter tippen
profil | ok | salary band: 58–66k, same for everyone on that level
profil | ok | Dein bisheriges Gehalt interessiert uns nicht, wir zahlen nach Stufe.
profil | ok | Monatlich rechnest du für 180 Leute die Löhne ab und beantwortest Fragen zum Gehaltszettel.
profil | ok | Probezeit sechs Monate, voller Lohn ab Tag eins
profil | ok | Du arbeitest einen Samstag zur Probe, wir melden dich an und überweisen dir dafür 110 Euro.
profil | ok | Auch die Einarbeitung zählt als Arbeitszeit und wird bezahlt.
profil | ok | Fürs Catering trägst du unsere schwarze Schürze, Haare bitte zusammen wegen Hygiene.
profil | ok | Bewerbungen bitte anonymisiert, das heißt ohne Bild, Name und Geburtsdatum.
profil | ok | Für den Dienstausweis machen wir nach der Einstellung ein Bild von dir vor Ort.
profil | ok | Der Sozialdienst berät Soldaten und ihre Familien nach Auslandseinsätzen.
profil | ok | 26 Leute, drei Hunde und eine Kaffeemaschine, die älter ist als der Chef.
profil | ok | Werkstudentenstelle, Voraussetzung ist eine gültige Immatrikulation.
frage | ok | Ü50? Sehr gern, Erfahrung am Hörer ist Gold wert.
profil | ok | Kinder unter drei Jahren werden in der Krippe gewickelt, gefüttert und getröstet.
frage | ok | Ihr Abschluss liegt uns bisher nur als Scan ohne Stempel vor, könnten Sie eine beglaubigte Kopie nachreichen?
profil | ok | Zum 150. Jubiläum der Gemeinde planst du Festwoche, Chronik und Ausstellung.
profil | ok | Altgeselle oder frisch ausgelernt, Zimmerleute können wir immer brauchen.
profil | ok | Führerschein BE (also mind. 18 J.), weil der Anhänger mitmuss
profil | ok | Jugendliche unter 18 dürfen nach dem Jugendarbeitsschutzgesetz nachts nicht backen, dein Dienst startet dann erst um sechs.
profil | ok | Platt, Sächsisch, gebrochenes Deutsch, alles schon da gewesen, Hauptsache man versteht sich.
profil | ok | Geflüchtete mit Arbeitserlaubnis heißen wir willkommen, beim Papierkram hilft euch unsere Personalerin.
profil | ok | Kolleginnen aus Tunesien, von den Philippinen und aus dem Nachbardorf schmeißen bei uns die Station 3.
profil | ok | Kinderlieder aus aller Welt gehören zum Morgenkreis, Gitarre wäre klasse.
profil | ok | Beglaubigte Übersetzungen Russisch–Deutsch fertigen Sie eigenständig an, beide Sprachen mindestens C2.
profil | ok | Schwarze Hose, weißes Hemd, den Rest stellen wir.
profil | ok | Die Stadtverwaltung soll so bunt werden wie die Stadt: Bewerbungen von Menschen mit Migrationsgeschichte sind ausdrücklich erwünscht.
profil | ok | Integrationskurse für Zugewanderte, 25 UE pro Woche, BAMF-Zulassung nötig
profil | ok | Auf dem Gerüst tragen alle Helm, auch der Chef und die Cheffin.
profil | ok | Kaffee kocht bei uns, wer als Erster kommt, und das ist meistens der Geschäftsführer.
profil | ok | MINT-Mädchen-Camp: Du führst Schülerinnen an Lötkolben und Fräse heran.
profil | ok | Fernfahrer:innen schlafen bei uns in der eigenen Kabine, Kühlschrank und Standklima sind drin.
profil | ok | Gynäkologische Praxis braucht MFA (alle Geschlechter) für Ultraschallassistenz und Terminvergabe.
profil | ok | Herrenschneiderei mit Maßatelier, wir nähen Sakkos, Westen und Smokings
profil | ok | Vor der Abfahrt checkst du Reifen, Licht und Ladung, Stoßgebet nach Belieben.
profil | ok | Im islamischen Bestattungshaus organisieren Sie Überführungen und rituelle Waschungen, eine bestimmte Religion müssen Sie dafür nicht haben.
profil | ok | Reinigung der evangelischen Kita, täglich 16 bis 19 Uhr
profil | ok | Freitags machen wir um 13 Uhr Schluss, ob fürs Gebet, den See oder die Couch.
profil | ok | Für die Diabetes-Ambulanz schulst du Patienten im Umgang mit Pen und Sensor.
profil | ok | Nerven wie Drahtseile helfen, wenn samstags alle gleichzeitig Leberkäse wollen.
profil | ok | Schicken Sie uns nach der Zusage Ihre Krankenkasse und Sozialversicherungsnummer, damit wir Sie anmelden können.
profil | ok | Du trainierst Leute, die abnehmen wollen, und misst Puls, BMI und Körperfett.
profil | ok | Auf unserer onkologischen Tagesklinik bekommen Krebskranke ihre Chemo und manchmal auch einfach ein offenes Ohr von dir.
profil | ok | Sanitätshaus: Rollstühle einstellen, Rollatoren ausliefern, Reha-Anträge begleiten
profil | ok | Unser Büro liegt im Erdgeschoss, rollstuhlgerecht samt WC, und Screenreader sind eingerichtet.
profil | ok | Als Dachdecker solltest du schwindelfrei sein, wir arbeiten regelmäßig in zwölf Metern Höhe.
profil | ok | Hepatitis-B-Impfung bieten wir allen im OP kostenlos an.
profil | ok | Du liest im Kinderhaus vor, bastelst Laternen und tröstest bei Heimweh.
profil | ok | Verliebt, verlobt, verheiratet: In unserer Hochzeitsagentur planst du den schönsten Tag im Leben anderer.
frage | ok | Krankes Kind? Bleib daheim, das kriegen wir geregelt.
profil | ok | Teilzeit ab 20 Std. möglich, auch vormittags während der Schulzeit
profil | ok | Auf der Alm bist du von Mai bis Oktober, Partner, Kind und Hund können gerne mit rauf.
profil | ok | Als Trainerin oder Trainer unterschreibst du unseren Ehrenkodex gegen Rassismus und Homophobie.
profil | ok | Im Notariat bereiten Sie Eheverträge vor, ob für Mann und Frau oder zwei Männer oder zwei Frauen.
profil | ok | Bremsenprüfung, Ölwechsel, Achsvermessung, und der Betriebsrat achtet auf faire Pausen.
profil | ok | Die NGG Region Allgäu stellt ein: Verwaltungskraft (m/w/d) für Mitgliederdatei und Telefon
nachricht | ok | Ihre Bewerbung liegt gerade noch beim Personalrat zur Zustimmung, wir melden uns nächste Woche.
profil | ok | Entgelt je nach Tarif AVR, Stufe nach anrechenbaren Berufsjahren
frage | ok | Welche Summe brauchst du im Monat, damit der Wechsel für dich passt?
profil | ok | Umsonst arbeitet hier keiner, auch nicht zum Ausprobieren.
profil | ok | In der ersten Woche läufst du bei Moni mit, damit du die Touren kennst.
profil | ok | Hautpflege, Maniküre, Wimpern: In der Kosmetik verwöhnst du unsere Kundschaft.
profil | ok | Du retuschierst Produktfotos für unseren Onlineshop, rund 80 Bilder am Tag.
profil | ok | Arbeitskleidung gibt's von Größe 34 bis 62, auch in Kurz- und Langgrößen.
profil | ok | Auch wer aus der Bundeswehr ausscheidet und was Neues sucht, ist als Quereinsteiger gern gesehen.
profil | ok | Auf TikTok zeigst du unsere Ferkel, Traktoren und den Hofladen, Vorkenntnisse sind kein Muss.
profil | ok | In der Seniorenresidenz bringst du den Gästen Kaffee, Torte und gute Laune an den Tisch.
nachricht | ok | Leider ist unser Traineeprogramm für dieses Jahr voll, im April öffnen wir die Bewerbung wieder.
profil | ok | Im Erbrecht betreuen wir vor allem ältere Mandanten und kommen auch ans Krankenbett.
profil | ok | junior, mid oder senior – sag uns selbst, wo du dich beim Programmieren siehst
profil | ok | Manche unserer Drehbänke sind Baujahr 1968 und laufen noch wie eine Eins.
profil | ok | Betriebsrente ab dem ersten Monat, Altersteilzeit nach Tarif
profil | ok | Am Empfang begrüßt du Gäste aus Holland, Italien und Israel; mit Englisch auf B1 kommst du durch.
profil | ok | Der Pass spielt keine Rolle, eine gültige Arbeitserlaubnis brauchen wir aber schon.
profil | ok | Dönerspieß bestücken, Salate schnippeln, türkischen Tee ausschenken und ab und zu kassieren
profil | ok | Im Tal gibt's kaum Busse, ein Auto oder Mofa wäre praktisch, ein Zimmer im Haus haben wir auch.
nachricht | ok | Danke für Ihre Bewerbung auf Ukrainisch, wir haben sie übersetzen lassen und würden gern mit Ihnen reden.
profil | ok | Sprachschule sucht Lehrkraft für Deutsch als Fremdsprache, Arbeit mit Lernenden aus über 30 Nationen.
titel | ok | Housekeeping-Kraft (m/w/d): Betten beziehen, Bäder putzen, Minibar auffüllen
profil | ok | Männer- und Frauenumkleide sind frisch renoviert, eine dritte für alle gibt's auch.
profil | ok | Den Bauleiter oder die Bauleiterin stellen wir unbefristet ein, Dienstwagen auch privat.
profil | ok | Mit dem Girls' Day und dem Boys' Day öffnen wir jedes Jahr unsere Werkhallen.
profil | ok | Du zerlegst Schwein, Rind und Wild; mit Schweinefleisch musst du also arbeiten wollen.
profil | ok | Kerzen für Taufe und Kommunion verzierst du in unserer Wachszieherei per Hand.
profil | ok | Vikarinnen und Vikare unserer Landeskirche bewerben sich mit Nachweis der Kirchenmitgliedschaft und des Zweiten Theologischen Examens für den Predigtdienst.
profil | ok | Streetwork für die Aidshilfe: Tests anbieten, zuhören, weitervermitteln
profil | ok | Schulbegleitung für einen autistischen Jungen, 3. Klasse, 27 Std. die Woche
profil | ok | Müssten wir am Arbeitsplatz etwas anpassen, klären wir das gemeinsam mit dem Integrationsamt.
profil | ok | Gute Besserung, Ihren Gesprächstermin legen wir einfach um zwei Wochen nach hinten.
profil | ok | Kinderwunschzentrum: Sie legen Behandlungspläne an und begleiten Paare durch alle Zyklen.
profil | ok | Wenn bei Ihnen Elternzeit ansteht, halten wir Ihnen den Platz frei und zahlen zum Geburtstag des Babys 300 Euro.
profil | ok | Kindersitze, Buggys, Schnuller – im Babyfachmarkt berätst du werdende Eltern
profil | ok | Befristet auf ein Jahr, weil unsere Kollegin in Elternzeit geht
profil | ok | In der Kita lesen wir Bücher über Familien mit Mama und Papa, zwei Mamas oder nur Opa.
frage | ok | Mit welchem Namen und Pronomen sollen wir Sie ansprechen, falls das von den Unterlagen abweicht?
profil | ok | Für die Kampagne zur Betriebsratswahl entwirfst du im DGB-Haus Plakate und Clips.
profil | ok | Die Ortsgemeinde bereitet die Kommunalwahl vor und braucht Hilfe beim Verschicken der Briefwahlunterlagen für alle Parteien.
profil | ok | Wir haben uns Ihren Gehaltswunsch von 4.200 € angeschaut und können da mitgehen.
profil | ok | Probeschicht in der Backstube, Nachtzuschlag inklusive
profil | ok | Brautkleider von 32 bis 58 steckst du bei uns ab und änderst sie auf Figur.
profil | ok | Uniformen für Bundeswehr, Feuerwehr und Schützenvereine nähst du nach Maß.
nachricht | ok | Das Diakoniewerk dankt für Ihr Interesse, mangels Staplerschein konnten wir Sie im Möbellager aber nicht berücksichtigen.
profil | ok | Ihr Bild im Anhang haben wir gelöscht, solche Angaben fließen bei uns nicht in die Auswahl ein.
profil | ok | Wir mussten passen, weil Ihre Gehaltsvorstellung deutlich über dem liegt, was der Haushaltsplan der Gemeinde hergibt.
profil | ok | Sie hatten gefragt, ob die Stelle auch mit Kind machbar ist: Ja, die Dienstpläne stehen sechs Wochen im Voraus.
profil | ok | Zum Hospitieren schauen Sie bitte nur zu, mitarbeiten müssen und sollen Sie an dem Vormittag nicht.
`
