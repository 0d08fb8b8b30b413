/**
 * How canteens, fitness studios, law firms and carriers put it. Written and labelled before
 * the rules were asked: 14 of 63 were missed then and 3 of 58 harmless ones stopped; six labels were put right. Lines as in `sentence.ts`.
 */
export const CANTEEN = `
profil | stopp alter | Geeignet für [Damen und Herren bis 40 Jahre].
profil | stopp alter | Sie sollten [nicht jünger als 25 und nicht älter als 40] sein.
profil | stopp alter | Gern [Jahrgang 1995 bis 2005].
profil | stopp alter | Du solltest [um die 30] sein, damit du zu unseren Kunden passt.
profil | stopp alter | Wir wünschen uns jemanden [unter 40] für die Leitung.
profil | stopp alter | Am besten passt zu uns, wer [noch keine 35] ist.
profil | stopp alter | Unser Idealkandidat ist [Mitte dreißig] und kennt die Branche.
profil | stopp alter | [Bewerber ab 50 Jahren] können nicht berücksichtigt werden.
profil | stopp alter | [Ältere Semester] sind für diese Tour nicht geeignet.
angebot | stopp alter | Du passt zu uns, wenn du [zwischen 20 und 30] bist.
angebot | stopp alter | Wir sind alle [zwischen 25 und 35] und suchen jemanden, der dazu passt.
titel | stopp alter | Barkeeper (m/w/d), [max. 30 Jahre]
titel | stopp alter | Hostess oder Host (m/w/d) [unter 30]
frage | stopp alter | Sind Sie [älter als 45]?
frage | stopp alter | Bitte geben Sie [Ihr Geburtsdatum] an.
frage | stopp alter | Wann gehen Sie [in Rente]?
absage | stopp alter | Sie sind für dieses Team leider [etwas zu alt].
absage | stopp alter | Mit [Mitte fünfzig] noch einmal neu anzufangen, trauen wir Ihnen leider nicht zu.
absage | stopp alter | [Ihr Alter] war am Ende ausschlaggebend für die Absage.
nachricht | stopp alter | Darf ich fragen, [wie alt] Sie sind?
profil | hinweis alter | Für unser [junges, dynamisches Team] suchen wir dich.
profil | hinweis alter | Du gehörst zur [Generation Z].
profil | hinweis alter | Perfekt für [Berufseinsteiger].
profil | stopp herkunft | Wir suchen nur [deutsche Fahrer].
profil | stopp herkunft | [Ausländer] bitte nicht bewerben.
profil | hinweis herkunft | Sie sind [gebürtiger Schwabe] oder in der Region aufgewachsen.
profil | stopp herkunft | Bewerber [mit Migrationshintergrund] können wir leider nicht nehmen.
profil | hinweis herkunft | [Deutsche Muttersprachler] bevorzugt.
frage | stopp herkunft | Seit wann leben Sie [in Deutschland]?
frage | hinweis herkunft | Wo sind Sie [geboren]?
absage | stopp herkunft | Wir stellen im Moment [keine Rumänen] mehr ein.
absage | stopp herkunft | Ihr [Akzent] ist für die Hotline leider zu stark.
absage | stopp herkunft | Aufgrund [Ihrer Herkunft] sehen wir Schwierigkeiten mit den Kunden.
profil | stopp geschlecht | Wir suchen [einen männlichen Mitarbeiter] für die Nachtwache.
profil | stopp geschlecht | [Frauen] sind für diese Arbeit zu schwach.
profil | stopp geschlecht | Bewerbungen [von Männern] werden nicht berücksichtigt.
titel | hinweis geschlecht | [Putzfrau] für Büro gesucht
titel | hinweis geschlecht | [Kellnerin] in Teilzeit
absage | stopp geschlecht | Im Lager arbeiten [nur Männer, als Frau] würden Sie sich dort nicht wohlfühlen.
profil | hinweis geschlecht | Du bist [unsere neue Powerfrau] am Empfang.
frage | stopp geschlecht | Welche [sexuelle Orientierung] haben Sie?
profil | stopp glaube | [Muslime] möchten wir nicht beschäftigen.
profil | hinweis glaube | Die [Zugehörigkeit zur evangelischen Kirche] wird erwartet.
frage | hinweis glaube | Tragen Sie [ein Kopftuch]?
absage | stopp glaube | Weil Sie [im Ramadan fasten], können wir Sie in der Küche nicht einsetzen.
profil | stopp gesundheit | Bitte keine Bewerbungen von [Menschen mit Behinderung].
profil | hinweis gesundheit | Sie sind [körperlich und psychisch gesund].
frage | stopp gesundheit | Nehmen Sie regelmäßig [Medikamente]?
frage | stopp gesundheit | Leiden Sie an [chronischen Erkrankungen]?
absage | stopp gesundheit | Wer [im Rollstuhl] sitzt, kann bei uns leider nicht arbeiten.
nachricht | stopp gesundheit | Haben Sie [einen Grad der Behinderung]?
profil | stopp familie | [Mütter mit kleinen Kindern] bitten wir, von einer Bewerbung abzusehen.
frage | stopp familie | Sind Sie [verheiratet]?
frage | stopp familie | Haben Sie [Kinder], und wenn ja, wie viele?
nachricht | stopp familie | Sind Sie zurzeit [schwanger] oder planen Sie es?
absage | stopp familie | Da Sie [zwei kleine Kinder] haben, haben wir uns anders entschieden.
frage | stopp mitglied | Sind oder waren Sie [in der Gewerkschaft]?
frage | hinweis mitglied | Gehören Sie [einer Partei] an?
profil | stopp gehalt | Teilen Sie uns [Ihr bisheriges Jahresgehalt] mit.
frage | stopp gehalt | Wie viel [verdienen Sie derzeit]?
angebot | stopp probe | [Probearbeiten ohne Bezahlung] für zwei Tage ist bei uns üblich.
profil | hinweis aussehen | Sie sind [gut aussehend] und gepflegt.
profil | hinweis aussehen | Vollständige Bewerbung [mit aktuellem Foto] erbeten.
titel | ok | Sozialpädagoge (m/w/d) für junge Erwachsene
titel | ok | Rechtsanwalt (m/w/d) Arbeitsrecht, 2 bis 5 Jahre Berufserfahrung
titel | ok | Fahrer (m/w/d) bis 7,5 Tonnen
titel | ok | Trainer (m/w/d) für Männerturnen
titel | ok | Fachkraft (m/w/d) Migrationsberatung
titel | ok | Koch (m/w/d) im Haus der Generationen
profil | ok | Vier bis sechs Jahre Erfahrung im Vertrieb
profil | ok | Egal, ob Sie 25 oder 60 sind: Wir freuen uns auf Sie.
profil | ok | Auch ältere Bewerberinnen und Bewerber laden wir ein.
profil | ok | Sie sind nicht jünger als 18, das verlangt das Jugendschutzgesetz.
profil | ok | Für den Busführerschein müssen Sie 21 Jahre alt sein.
profil | ok | Ihre Ausbildung darf gern schon 20 Jahre zurückliegen.
profil | ok | Du bist mindestens 16 Jahre alt und gehst noch zur Schule.
profil | ok | Sie kennen die Wünsche der Generation 60 plus als Kunden.
profil | ok | Deutschkenntnisse auf B1, damit Sie die Sicherheitshinweise verstehen
profil | ok | Gute Kenntnisse der deutschen Küche
profil | ok | Sie haben eine Aufenthaltserlaubnis, mit der Sie arbeiten dürfen.
profil | ok | Wir bewerten Bewerbungen unabhängig von Herkunft, Geschlecht und Alter.
profil | ok | Alle Geschlechter sind willkommen.
profil | ok | Gesundheitliche Eignung nach G 25 prüft unser Betriebsarzt.
profil | ok | Sie dürfen keine Angst vor Hunden haben.
profil | ok | Sie haben Geduld mit Kindern und Verständnis für ihre Eltern.
profil | ok | Ein gepflegtes Erscheinungsbild gehört im Service dazu.
profil | ok | Freude daran, in einem Team aus Jung und Alt zu arbeiten
profil | ok | Flexibilität bei den Arbeitszeiten zwischen 6 und 22 Uhr
profil | ok | Interesse an Kirchenmusik
angebot | ok | Unsere Kundschaft ist zwischen 20 und 80 Jahren alt.
angebot | ok | Ein Team mit alten Hasen und Neulingen
angebot | ok | Der Durchschnitt unserer Kundinnen liegt bei Mitte vierzig.
angebot | ok | Ab 55 Jahren arbeiten Sie auf Wunsch ohne Nachtschicht.
angebot | ok | Zwischen 25 und 30 Urlaubstage, je nach Tarif
angebot | ok | Wir bezahlen auch das Probearbeiten.
angebot | ok | Wir unterstützen Sie bei der Anerkennung Ihres ausländischen Abschlusses.
angebot | ok | Kinderbetreuung in den Ferien und ein Zuschuss zur Kita
angebot | ok | Gesundheitskurse und ergonomische Stühle
angebot | ok | Unser Haus ist für Rollstühle geeignet.
angebot | ok | Ein Gewerkschaftsmitglied sitzt bei uns im Aufsichtsrat.
angebot | ok | Ein junges Produkt, das gerade den Markt erobert
aufgaben | ok | Sie trainieren Frauen und Männer zwischen 50 und 70.
aufgaben | ok | Sie prüfen den Ausweis und das Alter der Gäste am Eingang.
aufgaben | ok | Sie vertreten Mandanten bei Kündigung wegen Krankheit oder Schwangerschaft.
aufgaben | ok | Sie begleiten Geflüchtete bei Behörden.
aufgaben | ok | Sie kochen vegetarisch, koscher und halal.
aufgaben | ok | Sie unterrichten Deutsch als Zweitsprache.
aufgaben | ok | Sie berechnen Gehälter und Rentenbeiträge.
frage | ok | Welche Sprachen sprechen Sie?
frage | ok | Ab welchem Datum können Sie anfangen?
frage | ok | Wie viele Stunden möchten Sie arbeiten?
frage | ok | Haben Sie schon mit Kindern unter drei Jahren gearbeitet?
frage | ok | Besitzen Sie einen Führerschein, der älter als zwei Jahre ist?
frage | ok | Sind Sie bereit, auch an Feiertagen zu arbeiten?
nachricht | ok | Herzlichen Glückwunsch zum runden Geburtstag!
nachricht | ok | Gute Besserung, wir verschieben das Gespräch gern.
nachricht | ok | Welches Gehalt stellen Sie sich vor?
nachricht | ok | Bitte bringen Sie zum ersten Tag die Mitgliedsbescheinigung Ihrer Krankenkasse mit.
absage | ok | Leider reichen Ihre Deutschkenntnisse für die Beratung am Telefon noch nicht aus.
absage | ok | Wir haben die Stelle intern besetzt, mit einer Kollegin aus dem Einkauf.
absage | ok | Für diese Stelle brauchen wir den Führerschein der Klasse C, den Sie noch nicht haben.
`
