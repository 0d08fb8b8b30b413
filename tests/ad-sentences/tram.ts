/**
 * How trams, pharmacies, roofers and publishers put it. Written and labelled after the rules were corrected for the three
 * sets before it, and before they were asked: 9 of 70 were missed then and 3 of 58 harmless ones stopped. Lines as in
 * `sentence.ts`.
 */
export const TRAM = `
profil | stopp alter | Gesucht werden Fahrerinnen und Fahrer [unter 45 Jahren].
profil | stopp alter | Bewerben können sich [alle von 18 bis 29].
profil | stopp alter | Wir freuen uns auf dich, wenn du [nicht älter als 27] bist.
profil | stopp alter | Nichts für Leute [über 40].
profil | stopp alter | Maximal [38 Jahre alt], gern mit Erfahrung.
profil | stopp alter | Wir stellen uns jemanden [Ende zwanzig] vor.
profil | stopp alter | Sie haben [Ihren 50. Geburtstag] noch nicht gefeiert.
profil | stopp alter | Höchstens [Jahrgang 1988].
profil | stopp alter | Bewerberinnen und Bewerber [im Rentenalter] nehmen wir nicht.
profil | stopp alter | Ihr Alter liegt [zwischen 30 und 50 Jahren].
profil | stopp alter | Für [ältere Bewerber] ist das Tempo bei uns zu hoch.
angebot | stopp alter | Bei uns ist niemand [über 35], und so soll es bleiben.
titel | stopp alter | Fahrradkurier (m/w/d) [bis 35 Jahre]
titel | stopp alter | Dachdeckerhelfer (m/w/d), [20 bis 40 Jahre alt]
frage | stopp alter | Zu welcher [Altersgruppe] gehören Sie?
frage | stopp alter | [Wie alt] bist du?
absage | stopp alter | Für eine Umschulung sind Sie mit [48] leider zu alt.
absage | stopp alter | Unser Kunde möchte [jemanden unter 40].
absage | stopp alter | Sie passen [vom Alter her] nicht in unser Team.
nachricht | stopp alter | Wie viele Jahre haben Sie noch bis [zur Rente]?
profil | hinweis alter | Du passt in unser [junges Team].
angebot | hinweis alter | Eine [junge, dynamische Mannschaft] erwartet dich.
profil | hinweis alter | Als [Berufsanfängerin] bist du genau richtig.
profil | hinweis alter | [Digital Natives] gesucht.
profil | stopp herkunft | Wir beschäftigen [keine Ausländer].
profil | stopp herkunft | Wir suchen [deutsche Handwerker], keine anderen.
profil | stopp herkunft | Bewerbungen [von Türken] legen wir zur Seite.
profil | stopp herkunft | Sie sind [in Deutschland geboren] und aufgewachsen, das ist uns wichtig.
profil | hinweis herkunft | Ihre [Muttersprache] ist Deutsch.
titel | hinweis herkunft | Callcenter-Agent (m/w/d), [Muttersprachler]
profil | hinweis herkunft | Perfektes Deutsch [ohne ausländischen Akzent]
frage | stopp herkunft | Welcher [Herkunft] sind Sie?
frage | stopp herkunft | Sind Ihre [Eltern Deutsche]?
absage | stopp herkunft | Mit [Ihrem türkischen Namen] haben Sie es bei unserer Kundschaft schwer.
absage | stopp herkunft | Wir haben uns für [einen deutschen Bewerber] entschieden, weil er besser hierher passt.
nachricht | stopp herkunft | Woher kommen Sie [ursprünglich]?
profil | stopp geschlecht | Nur [Männer] kommen für die Nachtschicht infrage.
profil | stopp geschlecht | [Frauen] können wir auf dem Dach nicht gebrauchen.
profil | stopp geschlecht | Wir bevorzugen [männliche Kollegen].
titel | stopp geschlecht | Apothekenhelferin, [nur weiblich]
titel | hinweis geschlecht | [Krankenschwester] für Praxis
absage | stopp geschlecht | Eine [Frau] würde sich auf unserer Baustelle nicht wohlfühlen.
absage | stopp geschlecht | Die Chefin möchte an der Anmeldung [keinen Mann].
profil | hinweis geschlecht | Wir suchen [Jungs], die anpacken.
profil | stopp glaube | [Muslimische Bewerber] stellen wir nicht ein.
profil | hinweis glaube | Sie gehören [einer christlichen Kirche] an.
frage | hinweis glaube | Welche [Religion] haben Sie?
absage | stopp glaube | Da Sie [Muslim] sind, passt die Arbeit mit Schweinefleisch nicht.
profil | stopp gesundheit | Bewerbungen [von Behinderten] haben keinen Zweck.
profil | stopp gesundheit | Wer [chronisch krank] ist, ist bei uns falsch.
profil | hinweis gesundheit | Voraussetzung ist eine [gute körperliche Verfassung].
frage | stopp gesundheit | Haben Sie [Vorerkrankungen]?
frage | stopp gesundheit | Sind Sie zurzeit [krankgeschrieben]?
absage | stopp gesundheit | [Ihre Behinderung] lässt die Arbeit auf dem Dach nicht zu.
nachricht | stopp gesundheit | Wie oft waren Sie letztes Jahr [krank]?
profil | stopp familie | [Alleinerziehende] sind für diese Zeiten nicht geeignet.
profil | hinweis familie | [Ledig] und ohne Verpflichtungen
frage | stopp familie | Wie viele [Kinder] haben Sie?
frage | stopp familie | Möchten Sie in den nächsten Jahren [Kinder bekommen]?
absage | stopp familie | [Ihre Schwangerschaft] macht eine Einstellung leider unmöglich.
nachricht | stopp familie | Wie regeln Sie die [Betreuung Ihrer Tochter]?
profil | stopp mitglied | [Keine Gewerkschafter], bitte.
frage | stopp mitglied | Sind Sie [gewerkschaftlich organisiert]?
frage | hinweis mitglied | Welche [Partei] wählen Sie?
profil | stopp gehalt | Angabe [des letzten Gehalts] erforderlich.
frage | stopp gehalt | Wie hoch ist Ihr [aktuelles Gehalt]?
angebot | stopp probe | Erst eine Woche [Probearbeit ohne Lohn], dann der Vertrag.
angebot | stopp probe | Ihr [Probearbeitstag ist unbezahlt].
profil | hinweis aussehen | Senden Sie uns Lebenslauf und [Foto].
profil | hinweis aussehen | Ein [ansprechendes Äußeres] bringen Sie mit.
titel | ok | Straßenbahnfahrer (m/w/d) ab 21 Jahren
titel | ok | Redakteur (m/w/d) Jugendbuch ab 12
titel | ok | Dachdecker (m/w/d) 38,5 Stunden
titel | ok | Kita-Leitung (m/w/d), 45 Plätze
titel | ok | Apotheker (m/w/d) in Altona
titel | ok | Lektor (m/w/d) Religion und Ethik
profil | ok | Sie haben mindestens fünf Jahre Erfahrung auf Steildächern.
profil | ok | Für den Personenbeförderungsschein müssen Sie 21 Jahre alt sein.
profil | ok | Ihr Lebenslauf muss nicht lückenlos sein, und Ihr Alter ist uns egal.
profil | ok | Menschen jeden Alters lernen bei uns das Fahren.
profil | ok | Wir laden ausdrücklich auch Bewerberinnen und Bewerber über 50 ein.
profil | ok | Die Prüfung darf nicht länger als fünf Jahre zurückliegen.
profil | ok | Sie fahren auch ältere Wagen mit Freude.
profil | ok | Ihr Deutsch reicht für Ansagen und Gespräche mit Fahrgästen.
profil | ok | Englisch und Türkisch helfen auf der Linie 1.
profil | ok | Einen deutschen Führerschein oder einen, den wir umschreiben können
profil | ok | Herkunft, Glaube und Geschlecht spielen keine Rolle.
profil | ok | Menschen mit Schwerbehinderung bevorzugen wir bei gleicher Eignung.
profil | ok | Für den Fahrdienst ist eine Untersuchung nach der Fahrerlaubnis-Verordnung vorgeschrieben.
profil | ok | Höhenangst sollten Sie nicht haben.
profil | ok | Sie arbeiten gern mit Kindern zwischen einem und sechs Jahren.
profil | ok | Auch Väter in Teilzeit sind bei uns selbstverständlich.
profil | ok | Bitte verzichten Sie auf ein Bewerbungsfoto.
profil | ok | Nennen Sie uns Ihren Wunschlohn.
profil | ok | Freude am Umgang mit alten Menschen
profil | ok | Sie sind bereit, sich alle fünf Jahre fortzubilden.
angebot | ok | Unsere Bahnen sind zwischen zwei und dreißig Jahre alt.
angebot | ok | Ein Verlag mit 75 Jahren Geschichte und neuen Ideen
angebot | ok | Unsere jüngste Kollegin ist 17, der älteste Kollege 68.
angebot | ok | Bis zu 40 % Rabatt in der Apotheke
angebot | ok | Kollegen zwischen Ausbildung und Rente
angebot | ok | Ab dem 50. Lebensjahr bekommen Sie zwei Urlaubstage mehr.
angebot | ok | Deutschkurse während der Arbeitszeit
angebot | ok | Frauenparkplätze und beleuchtete Wege
angebot | ok | Einen Andachtsraum gibt es im Haupthaus.
angebot | ok | Eltern dürfen ihre Schichten zuerst wählen.
angebot | ok | Bezahlte Einarbeitung von sechs Wochen
angebot | ok | Wir sind Mitglied im Arbeitgeberverband und zahlen nach Tarif.
angebot | ok | Gesundheitstage, Rückenschule und Grippeimpfung
angebot | ok | Unser Team ist bunt, und das soll so bleiben.
aufgaben | ok | Sie beraten Schwangere und Eltern zu Medikamenten.
aufgaben | ok | Sie lesen Manuskripte für junge Leserinnen und Leser ab 14.
aufgaben | ok | Sie helfen Fahrgästen im Rollstuhl beim Einsteigen.
aufgaben | ok | Sie kontrollieren Ausweise und Altersnachweise.
aufgaben | ok | Sie decken Kirchen, Moscheen und Rathäuser.
aufgaben | ok | Sie berechnen Löhne und prüfen Krankmeldungen.
frage | ok | Wie viele Jahre fahren Sie schon Bus?
frage | ok | Haben Sie Kenntnisse in Türkisch oder Arabisch?
frage | ok | Seit wann haben Sie Ihren Führerschein?
frage | ok | Können Sie 25 kg heben?
frage | ok | Wie weit ist Ihr Weg zu uns?
frage | ok | Welche Medikamente haben Sie in Ihrer Ausbildung hergestellt?
nachricht | ok | Alles Gute zum Geburtstag, wir melden uns morgen wegen des Gesprächs.
nachricht | ok | Ihr Kind kann gern mitkommen, wir haben eine Spielecke.
nachricht | ok | Können Sie uns Ihre Zeugnisse noch schicken?
absage | ok | Leider können wir die Stelle im Moment nicht besetzen.
absage | ok | Andere Bewerbungen haben noch besser zu unseren Anforderungen gepasst.
absage | ok | Ihnen fehlt leider die Approbation, die das Gesetz verlangt.
`
