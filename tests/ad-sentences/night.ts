/**
 * How hotels, building sites, agencies and offices put it late in the evening, direct and by the way. Written and labelled
 * before the rules were asked: 21 of 40 were missed then, and 5 of 40 harmless ones stopped. Lines as in `sentence.ts`.
 */
export const NIGHT = `
profil | stopp alter | [Dein Geburtsjahr beginnt mit einer 2].
profil | stopp alter | Mehr als [45 Lenze] solltest du nicht zählen.
profil | stopp alter | Wir denken an jemanden [in den Dreißigern].
profil | stopp alter | Sie haben [Ihren vierzigsten Geburtstag] noch vor sich.
angebot | stopp alter | Unser Traineeprogramm richtet sich an [Menschen unter 28].
titel | stopp alter | Servicekraft [bis 30 J.] für Rooftop-Bar
frage | stopp alter | [Gehören Sie zur Generation 50+]?
absage | stopp alter | Unsere Gäste erwarten an der Bar [jüngere Gesichter].
absage | stopp alter | Mit [Ihren bald sechzig Jahren] wäre das auf Dauer zu anstrengend.
nachricht | stopp alter | Wie lange wollen Sie vor [dem Ruhestand] eigentlich noch arbeiten?
angebot | hinweis alter | Wir sind [jung], laut und ein bisschen verrückt.
profil | hinweis alter | Am liebsten [Absolventen, die gerade fertig] sind.
profil | stopp herkunft | Leute [mit ausländischem Pass] nehmen wir nicht.
profil | hinweis herkunft | Deutsch sollte [Ihre Muttersprache] sein.
absage | stopp herkunft | Für den Empfang brauchen wir jemanden, der [hier geboren] ist.
frage | stopp herkunft | [Haben Sie ausländische Wurzeln]?
nachricht | stopp herkunft | [Woher kommen Sie wirklich]?
profil | stopp geschlecht | Auf der Baustelle haben [Frauen] nichts verloren.
profil | stopp geschlecht | Das Zimmermädchen-Team wünscht sich [ausschließlich weibliche] Verstärkung.
titel | stopp geschlecht | Nachtportier, [männlich]
absage | stopp geschlecht | Am Ende hat sich die Leitung [gegen eine Frau] am Kran entschieden.
nachricht | stopp geschlecht | Können Sie als [Mann] überhaupt mit Kleinkindern umgehen?
profil | hinweis geschlecht | Wir suchen [starke Jungs] für unsere Umzüge.
profil | hinweis glaube | Das Tragen [eines Kopftuchs] ist bei uns nicht gestattet.
absage | stopp glaube | [Ihre Religion] erlaubt Ihnen ja keinen Umgang mit Alkohol, daher wird es nichts.
frage | hinweis glaube | Gehen Sie regelmäßig [in die Kirche]?
frage | stopp gesundheit | Welche [Operationen oder Krankheiten] hatten Sie in den letzten fünf Jahren?
profil | stopp gesundheit | [Leute mit kaputtem Rücken] können wir nicht gebrauchen.
profil | hinweis gesundheit | [Körperliche und geistige Gesundheit] setzen wir voraus.
absage | stopp gesundheit | Ein Kollege [im Rollstuhl] ist auf unseren Etagen leider nicht vorstellbar.
nachricht | stopp gesundheit | Sind Sie [in psychologischer Behandlung]?
frage | stopp familie | Leben Sie [in einer festen Beziehung]?
nachricht | stopp familie | Wie sieht es bei Ihnen mit [Kindern] aus?
absage | stopp familie | Wir fürchten, dass Sie mit [Ihrem Baby] zu oft ausfallen.
profil | stopp familie | [Kinderlose] haben bei uns Vorrang.
profil | stopp mitglied | Wer [in der Gewerkschaft] ist, braucht sich nicht zu bewerben.
frage | hinweis mitglied | Welcher [Partei] geben Sie Ihre Stimme?
nachricht | stopp gehalt | Schicken Sie mir bitte [Ihre letzte Lohnabrechnung].
angebot | stopp probe | Vor dem Vertrag arbeiten Sie eine Woche [auf Probe, ohne Lohn].
frage | hinweis aussehen | Bitte laden Sie [ein Bewerbungsfoto] hoch.
profil | ok | Wer unter 18 ist, braucht die Zustimmung der Eltern.
profil | ok | Ihr erster Einsatz liegt nicht mehr als 30 Minuten von zu Hause entfernt.
profil | ok | Nur mit Führerschein Klasse B, den Sie seit zwei Jahren haben.
angebot | ok | Das Hotel wurde 1965 eröffnet und wird gerade verjüngt.
angebot | ok | Sie arbeiten nicht mehr als 38 Stunden, und ab 20 Uhr gibt es Zuschläge.
aufgaben | ok | Sie bauen Wohnungen für junge Familien und ältere Paare.
aufgaben | ok | Sie empfangen Reisegruppen, meist Rentnerinnen und Rentner aus Polen.
profil | ok | Auch Rentner und Studierende sind bei uns gern gesehen.
profil | ok | Sie lassen sich auch von älteren Anlagen nicht aus der Ruhe bringen.
profil | ok | Englisch brauchen Sie nicht, Deutsch auf dem Niveau B1 genügt.
profil | ok | Ihre Herkunft ist uns nicht wichtig, Ihr Können schon.
profil | ok | Ohne Arbeitserlaubnis dürfen wir Sie leider nicht einstellen.
angebot | ok | Unsere Bauleiterinnen zeigen, dass der Bau nicht nur Männern gehört.
angebot | ok | Für Frauen und Männer gibt es getrennte Umkleiden.
angebot | ok | Damit Frauen nicht weniger verdienen, prüfen wir die Gehälter jedes Jahr.
angebot | ok | Kinder sind bei uns kein Karrierehindernis.
angebot | ok | Niemand muss bei uns verraten, ob er krank oder schwanger ist.
angebot | ok | Mit einer Behinderung sind Sie bei uns nicht allein: Unsere Vertrauensperson begleitet Sie.
angebot | ok | Weihnachten müssen Sie nicht arbeiten, muslimische Feiertage nehmen Sie gern frei.
angebot | ok | Keine Kirchensteuerfragen, keine Formulare: Das macht unser Büro.
titel | ok | Reinigungskraft (m/w/d) für Herrentoiletten und Damenumkleiden
titel | ok | Kinderpfleger (m/w/d) für Krippe und Hort
titel | ok | Maurer (m/w/d) für Altbauten
titel | ok | Verkauf Babymode (m/w/d)
aufgaben | ok | Sie prüfen, dass keine Kinder ohne Aufsicht im Becken sind.
aufgaben | ok | Sie schulen nur Betriebe, in denen viele Migrantinnen und Migranten arbeiten.
frage | ok | Wie würden Sie einer Kollegin helfen, die wegen ihrer Herkunft beleidigt wird?
frage | ok | Haben Sie schon in einem Haus mit älteren Gästen gearbeitet?
frage | ok | Arbeiten Sie lieber früh oder spät?
frage | ok | Seit wann arbeiten Sie mit Gerüsten?
frage | ok | Wie alt ist Ihr Staplerschein?
frage | ok | Würden Sie auch an Weihnachten arbeiten?
nachricht | ok | Haben Sie am Geburtstag Ihres Sohnes frei? Dann planen wir Sie anders ein.
nachricht | ok | Frau Jung und Herr Alt führen das Gespräch mit Ihnen.
nachricht | ok | Leider ist mein Kind krank, ich melde mich morgen wieder.
nachricht | ok | Bitte sagen Sie uns, ob Sie Allergien gegen Lebensmittel haben, wir essen nach dem Gespräch gemeinsam.
nachricht | ok | Nach Ihrem bisherigen Gehalt fragen wir nicht.
absage | ok | Nicht Ihr Alter hat entschieden, sondern der fehlende Kranschein.
absage | ok | Leider suchen wir jemanden, der schon eine Leitung hatte.
absage | ok | Die Bewerberin, für die wir uns entschieden haben, kennt unser System seit zehn Jahren.
`
