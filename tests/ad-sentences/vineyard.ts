/**
 * How vineyards, butchers, dentists, cleaners and fitness studios put it. Written and labelled with `ferry.ts` and kept
 * aside until the rules had been corrected for that: 22 of 100 were missed then, 1 of 100 harmless ones and 1 to be hinted at
 * were stopped, and 2 hinted at; six labels were put right. Lines as in `sentence.ts`.
 */
export const VINEYARD = `
profil | stopp alter | Bewerben Sie sich, wenn Sie [zwischen 22 und 38] sind.
profil | stopp alter | Mit [über 50] ist man für unsere Touren nicht mehr schnell genug.
profil | stopp alter | Unsere Kundschaft ist jung, deshalb suchen wir nur Trainer [bis 35].
profil | stopp alter | Du bist um [die 30] und brennst für Fitness.
profil | stopp alter | Für unsere Praxis wünschen wir uns eine Kraft [im Alter von 25 bis 45].
profil | stopp alter | Bitte sehen Sie von einer Bewerbung ab, wenn Sie [älter als 50] sind.
profil | stopp alter | [Menschen unter 40] passen am besten zu uns.
profil | stopp alter | Als [Altersgrenze haben wir 45 Jahre] festgelegt.
profil | stopp alter | Sie sollten mindestens 20 und [höchstens 35 Jahre] alt sein.
profil | stopp alter | Gern auch [Frührentner, aber nicht über 65].
profil | stopp alter | [Ältere Bewerberinnen und Bewerber] haben bei uns keine Chance.
angebot | stopp alter | Unser Team ist zwischen 20 und 30, und wir möchten [niemand Älteren] dazunehmen.
titel | stopp alter | Kellner (m/w/d) [unter 30]
titel | stopp alter | Erntehelfer (m/w/d) [18-40 Jahre]
frage | stopp alter | [Ihr Geburtsdatum]?
frage | stopp alter | Haben Sie [die 40] schon überschritten?
absage | stopp alter | Wir hatten an jemanden gedacht, der [noch keine 50] ist.
absage | stopp alter | Wegen [Ihres Alters] trauen wir Ihnen die Nachtarbeit nicht zu.
absage | stopp alter | Unsere Patienten möchten lieber von [jungen Leuten] behandelt werden, daher die Absage.
nachricht | stopp alter | Wie lange haben Sie noch [bis zur Rente]?
profil | hinweis alter | Zu unserem [jungen Betriebsteam] passt du perfekt.
profil | hinweis alter | Du gehörst zur [Generation Z].
profil | hinweis alter | Wir freuen uns auf [junge Gesichter].
profil | hinweis alter | Du hast [soeben deinen Abschluss] gemacht.
angebot | hinweis alter | Freu dich auf ein [junges und dynamisches Umfeld].
titel | hinweis alter | [Junge Servicekräfte] gesucht
profil | stopp herkunft | Wir stellen [nur Deutsche] ein.
profil | stopp herkunft | Mit [Rumänen] haben wir schlechte Erfahrungen gemacht, bitte keine Bewerbungen.
profil | hinweis herkunft | Sie kommen [gebürtig aus Deutschland].
profil | stopp herkunft | [Flüchtlinge] können wir leider nicht nehmen.
profil | stopp herkunft | Bitte nur Bewerber [deutscher Herkunft].
profil | hinweis herkunft | Gesucht: [German Native Speaker].
profil | hinweis herkunft | Sie sind [deutscher Muttersprachler].
profil | hinweis herkunft | Sie sprechen ein Deutsch [ohne jeden Akzent].
profil | hinweis herkunft | Sie haben die [deutsche Staatsangehörigkeit].
frage | stopp herkunft | Woher [stammt Ihr Name]?
frage | stopp herkunft | Sind Sie [Deutscher]?
frage | stopp herkunft | Haben Sie [ausländische Wurzeln]?
absage | stopp herkunft | [Ihre Herkunft] wäre für unsere älteren Kunden ein Problem.
nachricht | stopp herkunft | Sind Sie [hier geboren] oder erst später gekommen?
profil | stopp geschlecht | An der Fleischtheke haben wir [nur Verkäuferinnen, Männer] nehmen wir nicht.
profil | stopp geschlecht | Die Arbeit im Keller ist [nichts für Frauen].
profil | stopp geschlecht | Gesucht wird [ein Mann] für schwere Arbeiten.
profil | stopp geschlecht | Wir möchten unser Damenteam um [eine weitere Frau] ergänzen.
titel | stopp geschlecht | Rezeption, [nur Damen]
titel | stopp geschlecht | Lagerhelfer ([männlich])
titel | hinweis geschlecht | [Zahnarzthelferin] in Vollzeit
titel | hinweis geschlecht | [Fleischereiverkäuferin]
profil | hinweis geschlecht | Wir suchen [eine zuverlässige Reinigungsfrau].
profil | hinweis geschlecht | [Kerle], die keine Angst vor Dreck haben, sind hier richtig.
frage | stopp geschlecht | Sind Sie [ein Mann oder eine Frau]?
absage | stopp geschlecht | Unsere Kundinnen wünschen sich im Studio [eine Trainerin], keinen Mann.
absage | stopp geschlecht | Für [eine Frau] ist der Job auf dem Traktor zu schwer.
profil | hinweis glaube | [Mit Kopftuch] können wir Sie nicht beschäftigen.
profil | hinweis glaube | Sie sind [Christ] und stehen dazu.
profil | hinweis glaube | Die [Zugehörigkeit zur katholischen Kirche] setzen wir voraus.
frage | hinweis glaube | Welchen [Glauben] haben Sie?
absage | stopp glaube | Weil Sie [Jude] sind und samstags nicht arbeiten, können wir Sie nicht nehmen.
absage | stopp glaube | Ihr [Glaube] verträgt sich leider nicht mit der Arbeit im Weinberg.
profil | stopp gesundheit | [Leute mit Rückenleiden] brauchen sich nicht zu bewerben.
profil | stopp gesundheit | Sie sind [nicht schwerbehindert].
profil | stopp gesundheit | [Behinderte Menschen] sind für diesen Arbeitsplatz ungeeignet.
profil | hinweis gesundheit | Sie sind [gesund] und körperlich belastbar.
profil | hinweis gesundheit | [Nie krank], immer pünktlich: So stellen wir uns Sie vor.
frage | stopp gesundheit | Sind Sie zurzeit [in ärztlicher Behandlung]?
frage | stopp gesundheit | Haben Sie [Allergien oder chronische Krankheiten]?
frage | stopp gesundheit | Wie viele Tage waren Sie im letzten Jahr [krank]?
absage | stopp gesundheit | Mit [Ihrer Schwerhörigkeit] kommen Sie am Telefon leider nicht zurecht.
absage | stopp gesundheit | Die [vielen Krankenscheine] in Ihrem Lebenslauf sprechen gegen Sie.
nachricht | stopp gesundheit | Haben Sie noch Beschwerden nach [Ihrer Operation]?
profil | stopp familie | Nichts für [Mütter mit kleinen Kindern].
profil | stopp familie | Sie haben [keine Kinder] oder die Betreuung ist rund um die Uhr gesichert.
profil | hinweis familie | Am liebsten [alleinstehend], weil Sie viel reisen.
profil | hinweis familie | Sie sind [familiär unabhängig].
frage | stopp familie | Leben Sie [in einer festen Beziehung]?
frage | stopp familie | Wollen Sie [Kinder]?
frage | stopp familie | Wie alt sind [Ihre Kinder]?
absage | stopp familie | Als [alleinerziehende Mutter] können Sie die Frühschicht nicht schaffen, deshalb eine Absage.
absage | stopp familie | Wir befürchten, dass Sie wegen [Ihrer Kinder] oft ausfallen.
nachricht | stopp familie | Sind Sie zufällig [schwanger]?
nachricht | stopp familie | Wo sind [Ihre Kinder], während Sie arbeiten?
profil | stopp mitglied | Sie gehören [keiner Gewerkschaft] an.
profil | stopp mitglied | [Betriebsräte] wollen wir hier nicht.
frage | stopp mitglied | Waren Sie schon einmal [Betriebsrat]?
absage | stopp mitglied | [Ihre Gewerkschaftsarbeit] hat uns abgeschreckt, deshalb sagen wir ab.
frage | hinweis mitglied | Welcher [politischen Partei] stehen Sie nahe?
profil | stopp gehalt | Nennen Sie uns Ihr [letztes Jahresgehalt].
frage | stopp gehalt | Wie viel [verdienen Sie heute]?
frage | stopp gehalt | [Bisheriges Gehalt] in Euro
nachricht | stopp gehalt | Können Sie uns [die letzten Gehaltszettel] mailen?
nachricht | stopp gehalt | Was hat man Ihnen [bisher gezahlt]?
angebot | stopp probe | Sie arbeiten erst [eine Woche umsonst], dann reden wir über den Vertrag.
angebot | hinweis probe | Am [Probetag gibt es kein Geld], aber ein Mittagessen.
angebot | stopp probe | [Einarbeitung unbezahlt], danach 14 Euro die Stunde.
nachricht | hinweis probe | Für die zwei [Schnuppertage zahlen wir nichts].
profil | hinweis aussehen | Ihre Bewerbung [mit Foto] schicken Sie bitte per Post.
profil | hinweis aussehen | Du siehst [gut aus] und weißt das auch.
profil | hinweis aussehen | Sie haben eine [sportliche Figur].
profil | ok | Keine sichtbaren Tattoos, keine Piercings.
nachricht | hinweis aussehen | Bitte reichen Sie noch [ein aktuelles Bewerbungsfoto] nach.
titel | ok | Winzer (m/w/d) ab 35 Stunden
titel | ok | Zahnmedizinische Fachangestellte (m/w/d)
titel | ok | Jungviehpfleger (m/w/d)
titel | ok | Fitnesstrainer (m/w/d) Seniorensport 60+
titel | ok | Fleischereifachverkäufer (m/w/d) auf Minijob-Basis
titel | ok | Berater (m/w/d) Jugend und Beruf
titel | ok | Koch (m/w/d) für Kita mit 60 Kindern
titel | ok | Pflegehelfer (m/w/d) Nachtwache ab 18
titel | ok | Pfarrsekretariat (m/w/d) St. Martin
titel | ok | Sozialarbeiter (m/w/d) Mädchentreff
profil | ok | Volljährig müssen Sie sein, weil Sie Wein ausschenken.
profil | ok | Sie sprechen Deutsch mindestens auf Niveau B2.
profil | ok | Menschen mit Schwerbehinderung bevorzugen wir bei gleicher Eignung.
profil | ok | Unser Angebot richtet sich an alle, unabhängig von Alter, Geschlecht und Herkunft.
profil | ok | Mit oder ohne Berufserfahrung, jung oder erfahren: Sie passen zu uns.
profil | ok | Wir achten auf das, was Sie können, nicht auf Ihr Geburtsjahr.
profil | ok | Sie haben mindestens drei Jahre in einer Praxis gearbeitet.
profil | ok | Für die Arbeit auf der Leiter müssen Sie schwindelfrei sein.
profil | ok | Sie packen gern mit an und heben auch einmal 20 Kilo.
profil | ok | Erfahrung in der Behandlung von Kindern und älteren Menschen
profil | ok | Geduld mit Schwangeren und jungen Eltern bringen Sie mit.
profil | ok | Sie arbeiten gern mit jungen Azubis.
profil | ok | Eine zweite Muttersprache ist willkommen, aber nicht nötig.
profil | ok | Wir helfen bei der Anerkennung ausländischer Abschlüsse.
profil | ok | Es ist uns gleich, woran Sie glauben und wen Sie lieben.
profil | ok | Führerschein Klasse T oder L ist von Vorteil.
profil | ok | Sie haben Freude an Tieren, auch an alten.
profil | ok | Wer Kinder hat, bekommt zuerst seinen Urlaub in den Ferien.
profil | ok | Masernimpfschutz nach dem Infektionsschutzgesetz ist nötig.
profil | ok | Sie bewerben sich ohne Foto, Alter und Familienstand.
profil | ok | Sagen Sie uns, was Sie verdienen möchten.
profil | ok | Deutschkenntnisse helfen, sind aber keine Bedingung.
profil | ok | Die Lese dauert 30 bis 40 Tage.
profil | ok | Sie haben Ihre Ausbildung abgeschlossen, egal wann.
profil | ok | Auch nach 50 fangen bei uns viele noch einmal neu an.
profil | ok | Tattoos, Piercings und bunte Haare sind kein Problem.
profil | ok | Gepflegte Erscheinung heißt bei uns: saubere Arbeitskleidung, die wir stellen.
profil | ok | Schülerinnen und Schüler ab 15 können in den Ferien helfen.
profil | ok | Kenntnisse in Gebärdensprache sind ein Plus.
profil | ok | Sie kennen sich mit Weinen der letzten 30 Jahre aus.
profil | ok | Sie bringen die Bereitschaft mit, zwei Samstage im Monat zu arbeiten.
profil | ok | Wer lange krank war, steigt bei uns in Ruhe wieder ein.
profil | ok | Ein Wohnort in der Nähe ist praktisch, aber keine Pflicht.
angebot | ok | Ein Familienbetrieb in vierter Generation
angebot | ok | Junge Weine, alte Reben und ein Team von 12 Leuten
angebot | ok | Wir sind eine junge Praxis mit moderner Technik.
angebot | ok | Unser Studio ist jung, unsere Mitglieder sind zwischen 14 und 85.
angebot | ok | Der Probearbeitstag wird wie jeder andere bezahlt.
angebot | ok | Betriebsrente, Jobticket und 30 Urlaubstage
angebot | ok | Zuschuss zur Kinderbetreuung und freie Brückentage
angebot | ok | Unsere Kollegin geht nach 35 Jahren in Rente, wir suchen jemanden, der weitermacht.
angebot | ok | Wir zahlen übertariflich und haben einen Betriebsrat.
angebot | ok | Deutschunterricht zweimal in der Woche, wenn Sie möchten
angebot | ok | Männer, Frauen und diverse Kollegen verdienen dasselbe.
angebot | ok | Die Küche kocht vegetarisch, halal und koscher.
angebot | ok | Kostenloses Training für die ganze Familie
angebot | ok | Schon 45 Betriebe vertrauen uns.
angebot | ok | Ab dem 55. Lebensjahr gibt es zwei Urlaubstage mehr.
angebot | ok | Gesundheitstage, Rückenschule und höhenverstellbare Tische
angebot | ok | Mutterschutz und Elternzeit nehmen bei uns auch Väter ernst.
aufgaben | ok | Sie zeigen Mitgliedern über 60 die Geräte.
aufgaben | ok | Sie assistieren bei der Behandlung von Kindern unter 6.
aufgaben | ok | Sie fragen Patienten nach Vorerkrankungen und Medikamenten.
aufgaben | ok | Sie prüfen das Alter von Kunden beim Verkauf von Alkohol.
aufgaben | ok | Sie pflegen junge Reben und schneiden alte.
aufgaben | ok | Sie nehmen Geburtsdatum und Krankenkasse der Patienten auf.
aufgaben | ok | Sie betreuen Frauen im Frauenhaus und ihre Kinder.
aufgaben | ok | Sie reinigen Umkleiden für Damen und Herren.
aufgaben | ok | Sie halten Kontakt zu Kirchengemeinden und Moscheen.
aufgaben | ok | Sie verkaufen Mode für junge Frauen.
aufgaben | ok | Sie begleiten Geflüchtete zu Ämtern.
aufgaben | ok | Sie organisieren Reisen für Alleinstehende.
frage | ok | Sind Sie volljährig?
frage | ok | Haben Sie einen Führerschein der Klasse B?
frage | ok | Auf welchem Niveau sprechen Sie Deutsch?
frage | ok | Wie viele Jahre haben Sie im Weinbau gearbeitet?
frage | ok | Haben Sie eine Arbeitserlaubnis?
frage | ok | Wann können Sie beginnen?
frage | ok | Was möchten Sie im Monat verdienen?
frage | ok | Haben Sie Erfahrung mit Patienten im Rollstuhl?
frage | ok | An welchen Tagen können Sie arbeiten?
frage | ok | Wie gehen Sie mit weinenden Kindern um?
frage | ok | Sind Sie gegen Masern geimpft, wie es das Gesetz für Kitas verlangt?
nachricht | ok | Sehr geehrte Frau Alt, danke für Ihre Unterlagen.
nachricht | ok | Passt Ihnen Dienstag, der 12. Mai, um 14:30 Uhr?
nachricht | ok | Sie können zum Gespräch gern Ihr Kind mitbringen.
nachricht | ok | Das Probearbeiten bezahlen wir mit 15 Euro in der Stunde.
nachricht | ok | Alles Gute für die Operation, wir warten gern auf Sie.
nachricht | ok | Brauchen Sie einen Parkplatz nah am Eingang?
nachricht | ok | Wir haben Ihre Gehaltsvorstellung notiert.
nachricht | ok | Zum Start brauchen wir dann Ihre Steuer-ID und die Krankenkasse.
absage | ok | Leider fehlt Ihnen die Ausbildung zur Zahnmedizinischen Fachangestellten.
absage | ok | Wir haben uns für eine Person mit längerer Erfahrung entschieden.
absage | ok | Von 45 Bewerbungen konnten wir nur eine berücksichtigen.
absage | ok | Die Stelle ist leider schon besetzt, wir wünschen Ihnen viel Erfolg.
absage | ok | Samstags können Sie nicht arbeiten, das brauchen wir aber leider.
absage | ok | Wir mussten die Stelle aus Kostengründen streichen.
absage | ok | Ihr Deutsch reicht für Beratungsgespräche leider noch nicht, B2 wäre nötig.
absage | ok | Gern behalten wir Ihre Unterlagen, wenn Sie zustimmen.
absage | ok | Wir suchen diesmal jemanden mit Kenntnissen in der Implantologie.
`
