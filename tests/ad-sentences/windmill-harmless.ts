/** Harmless ones by the same writer; lines as in `sentence.ts`. */
export const WINDMILL_HARMLESS = `
profil | ok | Sie begleiten alte Menschen in unserer Seniorenresidenz am Stadtpark durch den Tag, vom Frühstück bis zur Singrunde.
profil | ok | Deutsch mindestens auf C1, weil Sie bei uns schriftliche Gutachten verfassen.
titel | ok | Verkaufsberatung (m/w/d) Damenoberbekleidung, 30 Std./Woche, Filiale Göttingen
profil | ok | Mindestalter 18 Jahre, da in der Bar nach 22 Uhr gearbeitet und Hochprozentiges ausgeschenkt wird.
profil | ok | Nachweis über den Masernschutz (§ 20 IfSG) bringen Sie bitte vor Dienstantritt in die Kita mit.
profil | ok | Die Stelle ist als Elternzeitvertretung zunächst bis 31.03. übernächsten Jahres befristet.
profil | ok | Seit 25 Jahren backen wir im Holzofen, und jetzt fehlen uns zwei Hände in der Teigküche.
profil | ok | Unsere Küche ist sizilianisch, die Belegschaft kommt aus elf Ländern.
profil | ok | Der Probetag wird mit 15 € die Stunde vergütet, Anmeldung zur Sozialversicherung machen wir vorher.
profil | ok | Dein Alter spielt keine Rolle, Hauptsache du kannst mit Hunden.
profil | ok | Unsere Monteure bekommen, ganz gleich welchen Geschlechts, einen eigenen Bulli mit Standheizung.
profil | ok | Für die Pfarrstelle setzen wir die Ordination und die Zugehörigkeit zu einer Gliedkirche der EKD voraus.
profil | ok | Nennen Sie uns Ihre Gehaltsvorstellung und den frühestmöglichen Starttermin.
profil | ok | Senior Software Engineer (all genders) – Java, Kubernetes, bis zu 100 % remote
profil | ok | Du gibst Förderunterricht für Kinder, deren Muttersprache Arabisch, Dari oder Ukrainisch ist.
profil | ok | Zum Job gehört Heben und Tragen bis 25 kg, körperliche Belastbarkeit brauchst du also schon.
profil | ok | Tarifgebunden, Betriebsrat vorhanden, Kantine auch.
profil | ok | Wir zahlen 150 Euro Kita-Zuschuss pro Kind und Monat.
profil | ok | Kein Bewerbungsfoto nötig, ein kurzer Lebenslauf langt.
profil | ok | Wir sind ein junges Unternehmen, gegründet 2021, und schweißen Lastenräder in Leipzig-Plagwitz.
profil | ok | Verhandlungssicheres Englisch in Wort u. Schrift, Französisch ist nice to have
profil | ok | Die Kreisverwaltung will den Frauenanteil im technischen Dienst erhöhen; Frauen werden bei gleicher Eignung bevorzugt berücksichtigt.
profil | ok | Wer als Reservistin oder Reservist zu einer Übung muss, wird von uns freigestellt.
profil | ok | - mind. 3 Jahre Praxis in der Lohnbuchhaltung
profil | ok | Als Familienunternehmen in vierter Generation entscheiden wir schnell und am Küchentisch.
profil | ok | Die Arbeitserlaubnis für Deutschland zeigen Sie uns bitte spätestens am ersten Arbeitstag.
profil | ok | Schwerbehinderte und ihnen gleichgestellte Personen werden bei gleicher Eignung vorrangig eingestellt.
profil | ok | Die Aidshilfe Ruhr sucht eine Fachkraft (m/w/d) für die Beratung schwuler und bisexueller Männer.
profil | ok | Probezeit sechs Monate, danach unbefristet.
profil | ok | Für die Nachtbereitschaft im Frauenhaus ist wegen des Schutzkonzepts weibliches Geschlecht unverzichtbare Voraussetzung (§ 8 AGG).
profil | ok | Die St.-Josefs-Apotheke in Kevelaer sucht eine/n PTA (m/w/d) für den Handverkauf.
profil | ok | Betriebliche Altersvorsorge ab dem ersten Tag, 20 % Zuschuss vom Haus
profil | ok | Als Gewerkschaftssekretär*in der IG BAU betreust du Mitglieder in drei Landkreisen und bist selbst gewerkschaftlich organisiert.
profil | ok | Sie beraten Schwangere und Paare mit unerfülltem Kinderwunsch in unserer Beratungsstelle.
profil | ok | Eingruppierung je nach Vorerfahrung bis EG 9b TVöD, das sind derzeit 3.500 bis 4.900 Euro.
profil | ok | Du unterstützt Menschen mit Demenz, Parkinson oder nach Schlaganfall in ihrer gewohnten Umgebung.
profil | ok | Friseur:in für Herrenschnitte und Bartpflege, Mo geschlossen!
profil | ok | Für das Beamtenverhältnis gelten die Voraussetzungen des § 7 BeamtStG, u. a. die Staatsangehörigkeit eines EU-Mitgliedstaats.
profil | ok | Gesundheitszeugnis bzw. Erstbelehrung nach § 43 IfSG – die Kosten dafür übernimmt das Wirtshaus.
profil | ok | Sie fotografieren Brautpaare und retuschieren Portraits, auch mal Passbilder.
profil | ok | Eltern können den Dienstbeginn auf nach dem Bringen in die Kita legen, das sprechen wir im Team ab.
titel | ok | Ausbildung Kaufmann/-frau im Einzelhandel (m/w/d) ab 1. August
profil | ok | Ferienjob am Freibadkiosk ab 16 J., weil das Jugendarbeitsschutzgesetz uns für die Abende keine andere Wahl läßt
profil | ok | Ob und woran Sie glauben, ist Ihre Sache.
profil | ok | Queere Kolleg_innen fühlen sich bei uns wohl, sagt zumindest unser Netzwerk Rainbow@Work.
profil | ok | Zu Weihnachten und Ostern zahlen wir 100 % Zuschlag auf jede gefahrene Stunde.
profil | ok | Fragen zur arbeitsmedizinischen Vorsorge klärt später unser Betriebsarzt, wir selber erfahren keine Befunde.
profil | ok | Rückenkurs und Fitnessstudio zahlen wir zur Hälfte mit.
profil | ok | Woher du stammst, interessiert uns nur beim Smalltalk, nicht bei der Auswahl – ehrlich.
profil | ok | Am Girls' Day öffnen wir die Lehrwerkstatt, und dafür brauchen wir noch eine pädagogische Honorarkraft (d/m/w).
profil | ok | Nachtwache im Hotel: volljährig müssen Sie sein, das verlangt das Arbeitszeitrecht für Jugendliche so.
profil | ok | G25-Untersuchung für Staplerfahrer:innen organisiert und bezahlt die Firma
profil | ok | Staatsangehörigkeit egal. Wir helfen beim Visum, bei der Wohnung und beim Papierkram.
profil | ok | MFA (w/m/d) für die gynäkologische Praxis Dr. Frauenknecht in Fürth
frage | ok | Kind krank? Dann bleibst du daheim, das regeln wir ohne Diskussion.
profil | ok | Abitur, Fachhochschulreife oder ein guter Realschulabschluß, in welchem Jahr auch immer erworben
profil | ok | In unserem Klinikum gibt es neben der Kapelle einen Raum der Stille für alle Religionen.
profil | ok | Es gilt der mit ver.di geschlossene Haustarifvertrag, unabhängig davon, ob Sie Mitglied sind.
profil | ok | Wir importieren Kaffee aus Äthiopien und Ruanda und suchen jemanden für die Röstplanung (gn).
profil | ok | Das Gehalt liegt zwischen 48.000 und 56.000 € p. a., je nachdem, was Sie an Erfahrung mitbringen.
profil | ok | Vorarbeiter*in Garten- und Landschaftsbau; Durchsetzungskraft gegenüber Brombeeren von Vorteil
profil | ok | Frisch gebackenes Brot, 40 Sorten, und jetzt wird in Haßfurt auch noch der Verkauf neu besetzt (m/w/d).
profil | ok | Bevor du unterschreibst, kannst du gern einen halben Tag gegen Lohn mitfahren und gucken, ob's passt.
profil | ok | Falls Sie für das Gespräch eine Gebärdensprachdolmetschung oder einen stufenlosen Zugang brauchen, sagen Sie gern Bescheid.
profil | ok | Auf ein Foto, Geburtsdatum und Familienstand im Lebenslauf können Sie verzichten.
profil | ok | Weil zwei Kolleginnen in Altersteilzeit gehen, wird bei uns im Bauhof ein Platz frei.
frage | ok | Alleinerziehend? Sprich uns an, wir haben Dienste von 8:30 bis 14 Uhr.
titel | ok | Küchenhilfe m/w/d, Mo–Fr 10–15 Uhr, keine Wochenenden
profil | ok | Nachhilfe Englisch Klasse 5–10, sichere Aussprache und Grammatik, ob gelernt oder von zu Hause mitgebracht ist einerlei
profil | ok | Ob du mit Mann, Frau oder drei Katzen zusammenlebst, juckt hier keinen.
profil | ok | Betreuung junger Menschen zwischen 14 und 21 in unserer Wohngruppe in Bad Segeberg
profil | ok | Sie behalten auch dann den Überblick, wenn drei Telefone gleichzeitig läuten.
profil | ok | Auch Zeitsoldatinnen und Zeitsoldaten, die über den BFD umschulen, finden bei uns einen Ausbildungsplatz.
profil | ok | Unsere Bäckerei steht direkt neben der Moschee, freitags ist also ordentlich was los.
profil | ok | Wer in der freiwilligen Feuerwehr, im THW oder im Gemeinderat sitzt, bekommt dafür bei uns frei.
titel | ok | Näher/-in oder Polsterer/Polsterin, gerne auch mit Industrieerfahrung (w/m/d)
profil | ok | Kontinuität in der Bezugspflege ist uns wichtig, deshalb vermeiden wir Springereinsätze.
profil | ok | Ehrenamtlicher Besuchsdienst der Malteser: Zeit schenken für hochbetagte Nachbarn
profil | ok | Wir begrüßen ausdrücklich Bewerbungen von Menschen mit Flucht- oder Migrationsgeschichte.
profil | ok | Die Einarbeitung dauert drei Monate und richtet sich nach dem, was du schon kannst, Quereinstieg klappt.
nachricht | ok | Leider mussten wir uns bei 112 Eingängen für eine Person mit noch mehr SAP-Erfahrung entscheiden.
profil | ok | Schreiner/in mit CNC-Kenntnissen in Vollzeit, ob Mann, Frau oder divers, ist uns schnurz
profil | ok | Ein hübsches Schaufenster dekorieren, Ware verräumen, Kasse machen: langweilig wird es nie
profil | ok | Schlossverwaltung sucht Führungspersonal (m/w/d) für Themenführungen „Frauen am Hof“
profil | ok | Für den Rettungsdienst wird nach der Auswahl die Atemschutztauglichkeit (G 26) festgestellt.
profil | ok | Lektorat für Reisebücher über Klöster, Tempel und Pilgerwege
profil | ok | Hauswirtschaft im Mutter-Kind-Kurheim auf Juist, Personalzimmer vorhanden
profil | ok | Bitte keine alten Lohnzettel schicken, die wollen wir gar nicht sehen.
titel | ok | Junior Controller (m/w/d), auch nach Umschulung oder Wiedereinstieg
profil | ok | Wer den Dialekt unserer Bauern noch nicht versteht, der lernt ihn bei uns.
titel | ok | Das Mädcheninternat Hohenfels sucht eine Verwaltungskraft (m/w/d)
profil | ok | Sie wirken mit bei der Eingliederung psychisch erkrankter Menschen in unsere Werkstatt.
profil | ok | Verkauf im Dessousgeschäft, alle Geschlechter und Lebensweisen willkommen
profil | ok | Schülerbetriebspraktikum in Klasse 9: bitte über das Sekretariat deiner Schule anmelden.
profil | ok | Auch mit 50plus fängt bei uns manche noch mal ganz von vorne an, und das ist gut so.
profil | ok | Für den Führerschein Klasse C mußt du mindestens 18 sein, die Kosten strecken wir vor.
profil | ok | Du arbeitest als Fachangestellte*r in einer Kanzlei mit Schwerpunkt Scheidungs- und Unterhaltsrecht.
profil | ok | FS Klasse B, da Sie unsere Klientinnen und Klienten mit Rollstuhl zur Therapie fahren
profil | ok | Gewandmeister*in Damen für die Kostümabteilung am Staatstheater
profil | ok | Am Telefon verstehen Sie auch Anrufende, die nur gebrochen Deutsch sprechen, und bleiben geduldig.
profil | ok | In Schritt 3 im Portal geben Sie Ihr Wunschgehalt an oder lassen das Feld leer.
profil | ok | Schicken Sie uns ein paar Arbeitsproben aus bisherigen Projekten, neue müssen Sie dafür nicht anfertigen.
profil | ok | Die Kinder in unserer Gruppe sind zwischen 3 und 6 Jahre alt, neugierig und laut.
profil | ok | In der Schlachterei verarbeiten wir Schwein, das sollte für Sie in Ordnung sein.
profil | ok | Was wir bieten: Werkstattwagen, Arbeitskleidung in Damen- und Herrenschnitt, Urlaub 30 Tage.
profil | ok | In der Küche der Kinderfreizeit achten Sie auf Allergien und Zöliakie unserer kleinen Gäste.
profil | ok | Großküche der Kaserne Munster: zivile Beschäftigte (m/w/d) für die Essensausgabe
profil | ok | Klingelschilder, Briefkästen, Treppenhaus: Hausbetreuung für 80 Parteien aus aller Herren Länder
profil | ok | Oldtimer-Restaurierung sucht Karosseriebauer:innen mit Liebe zu alten Schätzchen
profil | ok | Filialleitung geht bei uns auch zu zweit im Jobsharing, etwa mit kleinen Kindern oder pflegebedürftigen Eltern.
profil | ok | Dienstkleidung von XS bis 5XL wird gestellt und gewaschen.
profil | ok | Während des Streiks im Nahverkehr suchen wir nach Fahrgemeinschaften fürs Team, Ideen willkommen.
profil | ok | Unser Küchenchef und die Souschefin freuen sich auf dich, egal ob Koch oder Köchin oder was dazwischen.
profil | ok | HIV-Schwerpunktpraxis am Nollendorfplatz sucht MFA (alle)
profil | ok | 30 Jahre im Beruf oder drei Monate: beides ist für uns in Ordnung, die Bezahlung richtet sich nach Tarif.
profil | ok | Übungsleitung für den schwul-lesbischen Sportverein Vorspiel, Sparte Volleyball
profil | ok | Für die Sicherheitsüberprüfung nach dem Luftsicherheitsgesetz brauchen wir Ihre Wohnorte der letzten zehn Jahre.
profil | ok | Samstags kannst du die Imkerei besichtigen, Fragen stellen, Honig probieren; arbeiten sollst du da nix.
profil | ok | Vorzimmer der Bürgermeisterin: Terminplanung, Protokoll, Postlauf, EG 8 (m/w/d)
profil | ok | Nach Mutterschutz und Elternzeit kommen Sie garantiert auf Ihren alten Platz zurück.
profil | ok | Katholische Grundschule St. Ursula: Hausmeisterdienst (w/m/d), eine Konfession wird nicht vorausgesetzt
profil | ok | Rüstige Bewohner, bettlägerige Bewohner, fröhliche und grantige – du kommst mit allen zurecht.
profil | ok | Orthopädietechnik: Sie bauen Prothesen und passen Rollstühle an.
profil | ok | Zur Festlegung der Stufe reichen Arbeitszeugnisse, aus denen Dauer und Art der Tätigkeit hervorgehen.
profil | ok | Vertrieb MENA-Region: fließendes Arabisch und Reisebereitschaft, Standort Hamburg
frage | ok | Traust du dich? Standesamt Celle sucht Beamt*in für Trauungen, auch samstags.
profil | ok | Haumeisterstelle (m/w/d) in Wohnanlage, handwerkl. Geschick, 20 Std., Werkzeug vorhanden
profil | ok | Maskenbild: Perücken in blond, braun, grau knüpfen und pflegen
profil | ok | Landesgeschäftsstelle der Grünen: Referent*in, Nähe zu unseren politischen Zielen erwarten wir
profil | ok | Die Krebsberatungsstelle in Gießen sucht zum Sommer eine psychoonkologische Fachkraft (m/w/d).
profil | ok | Azubi-Bewerbungen nehmen wir von Schulabgängern und von Leuten mit vierzig gleichermaßen gern.
profil | ok | Volontariat im Stadtmuseum, 24 Monate, halbes Entgelt der EG 13 TV-L
profil | ok | Anrede im Formular: Frau, Herr, divers oder keine – suchen Sie sich etwas aus.
profil | ok | Auf Montage gibts für jede und jeden ein Einzelzimmer mit Frühstück.
profil | ok | Kinderkarussell sucht Saisonhilfe (m/w/d), viel unterwegs, Wohnwagen ist da
profil | ok | Kenntnisse in Türkisch, Russisch oder Polnisch sind im Bürgeramt Neukölln von Vorteil.
profil | ok | Museum für Kommunikation sucht Aufsicht (d/w/m) für die Schau „Wählscheibe und Festnetz“.
profil | ok | Auf unsern Gerüsten musst du schwindelfrei sein.
profil | ok | Attraktives Gesamtpaket mit Jobrad, Obst und Zuschuss zur Bildschirmbrille
profil | ok | Sushi rollen bringen wir dir bei, Vorkenntnisse in asiatischer Küche sind ein Plus.
profil | ok | Recent graduates are as welcome as people with decades of experience; what counts is clean code.
profil | ok | Nageldesign, Wimpern, Fußpflege – wir suchen Menschen mit ruhiger Hand (m/w/d).
profil | ok | Auf die Entbindungsstation kommen Sie als Hebamme (m/w/d) mit 38,5 Std. und Wahldienstplan.
profil | ok | Türkischer Supermarkt in Mannheim sucht Kassenkraft (m/w/d), Türkisch kein Muss.
profil | ok | Nach der Einstellung nennen Sie uns bitte Ihre Krankenkasse für die Anmeldung zur Sozialversicherung.
profil | ok | Der Gemeinderat hat das Sanierungskonzept beschlossen, nun wird eine Projektleitung (w/m/d) für 5 Jahre eingestellt.
profil | ok | Bezahlt wird ab der ersten Minute, Umkleiden und Rüstzeit inklusive.
profil | ok | Fasten, Yoga, Stille: unser Gesundheitshotel im Allgäu sucht Servicekräfte (all genders).
profil | ok | Elektroniker/-in Energie- und Gebäudetechnik, Meisterbrief oder Gesellenbrief, ab 21 €/h
profil | ok | Archiv für Auswanderergeschichte: Sie erforschen, woher Familien kamen und wohin sie gingen.
profil | ok | Zahntechniker:innen für Kronen, Brücken und gerade Zähne gesucht
profil | ok | Zu später Stunde fährt kein Bus mehr, deshalb zahlen wir das Taxi nach Hause.
profil | ok | Wir zahlen 10 % über Tarif, Zulagen für Sonntage extra.
profil | ok | Muttermilch-Kühlung, Stillraum und Wickeltisch gibt es im 2. OG unseres Bürogebäudes.
profil | ok | Logopädische Praxis sucht Verstärkung für Kinder mit Stottern und Patienten nach Schlaganfall (m/w/d).
profil | ok | Die Damenhandballmannschaft der HSG sucht eine Physiotherapeutin oder einen Physiotherapeuten.
frage | ok | Im Ruhestand und Langeweile? Als Schulweghelfer*in bist du genauso richtig wie als Student*in.
profil | ok | Zuschuss zur Kinderwunschbehandlung auch für gleichgeschlechtliche Paare, fragt gern nach.
profil | ok | Landesverband Deutscher Sinti und Roma: Bildungsreferent*in (E 11) für Schulprojekte
profil | ok | Rüstungsfern: Wir liefern nur Zelte, u. a. an THW, DRK und die Bundeswehr, und brauchen Leute im Versand.
profil | ok | Der Betriebsrat sitzt im Gespräch dabei, damit alles fair zugeht.
profil | ok | Aushilfe im Biergarten, ob Schülerin über 18, Studi, Hausmann oder im Vorruhestand
profil | ok | Fahrdienst für die Kleinen: Du holst Grundschulkinder ab und bringst sie sicher in den Hort.
profil | ok | Bisher arbeiten bei uns im Kanalbau fast nur Männer; das darf sich gern ändern.
profil | ok | Zum Kennenlernen trinken wir einen Kaffee, das dauert zwanzig Minuten.
titel | ok | Diabetesberatung DDG (w/m/d) für unser MVZ, 75 %
profil | ok | Für unsere Ausländerbehörde suchen wir Sachbearbeitende mit Freude am Aufenthaltsrecht.
profil | ok | Einlasskontrolle im Club: Sie prüfen Ausweise, unter 18 kommt bei uns niemand rein.
profil | ok | Floristik für Taufe, Hochzeit, Bar Mizwa und Trauerfeier – Abwechslung ist garantiert.
profil | ok | Bei Trageversuchen unserer Herrenanzüge in Größe 50 assistieren Sie der Schnittdirektrice bzw. dem Schnittdirektor.
profil | ok | Kids-Club-Animation auf Fuerteventura, Flug und Unterkunft frei, any gender
profil | ok | Sie nehmen Maße, stecken Säume ab und beraten zu Farbe und Stoff.
profil | ok | Einsatzorte unserer Servicetechnik sind Deutschland, Österreich und die Schweiz.
profil | ok | Der Arbeitsplatz ist barrierefrei, höhenverstellbare Tische und Screenreader besorgen wir.
profil | ok | Mit Erfahrung oder ohne, Ideen hat schließlich jede und jeder.
titel | ok | Zwillingswagen, Laufräder, Autositze – Fachberatung im Babymarkt, m/w/d
profil | ok | Lohnkonten, Baulohn, Pfändungen: Ihr Schreibtisch in der Entgeltabrechnung
profil | ok | Servus, mir suchn Bedienungen fürs Volksfest, Madl wie Buam und alle dazwischen, Tracht wird gstellt.
profil | ok | Praxisintegrierte Ausbildung zur Erzieherin bzw. zum Erzieher, 1.340 € im ersten Jahr
profil | ok | Das Jüdische Museum sucht eine IT-Administration (m/w/d), Freitag ab mittags ist Feierabend.
profil | ok | Suchthilfe Nord: Du sprichst mit Klient*innen über Medikamente, Rückfälle und Zukunftspläne.
profil | ok | Ihr Deutsch darf holpern, solange Sie Sicherheitshinweise an der Säge verstehen.
profil | ok | Unsere Toiletten sind für alle da, und den Namen auf dem Schild bestimmst du.
profil | ok | Reisen für Best Ager planen und begleiten: Kreuzfahrtbüro Kiel stellt ein (m/w/d).
profil | ok | Schweißerinnen und Schweißer mit WIG-Prüfung, Werft Papenburg, Wechselschicht
profil | ok | Für den Europäischen Freiwilligendienst koordinieren Sie Einsätze in Riga und Porto.
profil | ok | Auch Väter nehmen bei uns Elternzeit, zuletzt unser Werksleiter acht Monate.
profil | ok | Ob Zivildienst, FSJ, Bund oder nichts davon, ist uns völlig gleich.
profil | ok | Grün hinter den Ohren oder alter Hase, wir zeigen Dir die Hofkäserei von vorn bis hinten.
profil | ok | Sachbearbeitung Mahnwesen, Telefonservice, Kasse: drei Plätze, m/w/d, ab sofort
profil | ok | Trinkgeld wird am Abend verteilt und kommt zum Stundenlohn von 16 € obendrauf.
profil | ok | Nachwuchsförderung ist uns wichtig: Sie leiten drei Auszubildende in der Molkerei an.
profil | ok | Dialysezentrum Passau: Pflegefachkräfte für drei Schichten, keine Nächte
profil | ok | Hepatitis-B-Impfung bieten wir dem Reinigungspersonal der Klinik freiwillig und gratis an.
profil | ok | Das Erzbistum schreibt die Stelle einer Pastoralreferentin/eines Pastoralreferenten aus; Voraussetzungen sind Theologiestudium und katholisches Bekenntnis.
profil | ok | Verlobungsringe gravieren, Uhren reparieren, Kunden beraten – Goldschmiede Ahrens braucht Unterstützung (d/m/w).
profil | ok | Aufgewachsen in Bochum oder Bagdad: Wenn Sie Fördertechnik beherrschen, rufen Sie an.
profil | ok | Elterngeldstelle des Landkreises: Sie prüfen Anträge und beraten werdende Mütter und Väter.
profil | ok | „Jungs in die Pflege“ heißt unser Projekt mit der Realschule, für das wir eine Koordination (w/m/d) einstellen.
profil | ok | Bei unserem Orientierungspraktikum bekommen Sie den Mindestlohn, obwohl wir's nicht müssten.
`
