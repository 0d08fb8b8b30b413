/**
 * The last of six rounds: how letters, forms, templates and small ads put it. Written and labelled before the rules were
 * asked: 8 of 40 were missed then, and 3 of 40 harmless ones stopped. Lines as in `sentence.ts`.
 */
export const LAST = `
profil | stopp alter | Gesucht: Verkäufer, [25 bis 40 Jahre], mit Ausstrahlung.
profil | stopp alter | Sie sind [zwischen 30 und 50] und stehen mitten im Leben.
profil | stopp alter | [Rentner] bitten wir, von Anfragen abzusehen.
angebot | stopp alter | Die Förderung gilt nur für Beschäftigte, die [noch keine 35] sind.
titel | stopp alter | Messehostess, [max. 28]
frage | stopp alter | [Sind Sie über 50]?
frage | stopp alter | [Geburtsdatum]
absage | stopp alter | Wir haben den Eindruck, dass Sie dem [Alter] nach nicht zu unserer Zielgruppe passen.
absage | stopp alter | Leider haben sich auch einige [jüngere Kandidatinnen] beworben, denen wir den Vorzug geben.
nachricht | stopp alter | Darf ich fragen, welcher [Jahrgang] Sie sind?
angebot | hinweis alter | In unserer Agentur liegt das [Durchschnittsalter bei 28].
profil | hinweis alter | [Jung, dynamisch, erfolgreich]: So stellen wir uns dich vor.
profil | stopp herkunft | [Bewerber mit Migrationshintergrund] werden nicht berücksichtigt.
profil | hinweis herkunft | [Muttersprache: Deutsch]
absage | stopp herkunft | Unsere Kundinnen möchten sich [von einer Deutschen] beraten lassen.
frage | stopp herkunft | Seit wann leben Sie in Deutschland und [wo sind Sie aufgewachsen]?
nachricht | stopp herkunft | Sie haben so einen [schönen Akzent], woher kommt der?
profil | stopp geschlecht | Diese Aufgabe ist [nur etwas für Männer].
profil | stopp geschlecht | [Weibliche Bewerber] werden bevorzugt, weil unsere Gäste das schätzen.
titel | stopp geschlecht | Thekenkraft, [nur weiblich]
absage | stopp geschlecht | Für diese Tour nehmen wir [lieber einen Mann], das verstehen Sie sicher.
nachricht | stopp geschlecht | Haben Sie als [Frau] keine Angst, nachts allein im Parkhaus zu sein?
profil | hinweis geschlecht | Ein [tüchtiger Bursche] für den Hof wäre uns am liebsten.
profil | hinweis glaube | Die [Zugehörigkeit zu einer christlichen Kirche] wird vorausgesetzt.
absage | stopp glaube | Da Sie [keiner Kirche angehören], können wir Sie leider nicht einstellen.
frage | hinweis glaube | [Konfession]
frage | stopp gesundheit | Haben Sie [eine Behinderung]?
frage | stopp gesundheit | Nehmen Sie [Drogen oder Medikamente]?
profil | stopp gesundheit | Die Stelle ist [für Menschen mit Behinderung] leider nicht geeignet.
nachricht | stopp gesundheit | Wie steht es um [Ihre Gesundheit, gibt es Vorerkrankungen]?
absage | stopp gesundheit | Nach [Ihrer langen Krankheit] trauen wir Ihnen die Schichten noch nicht zu.
frage | stopp familie | [Haben Sie Kinder], und wie alt sind sie?
nachricht | stopp familie | Was macht [Ihr Mann] beruflich?
absage | stopp familie | Wegen [Ihrer Schwangerschaft] können wir Ihnen die Stelle leider nicht geben.
profil | hinweis familie | Sie sind [ungebunden] und können jederzeit reisen.
frage | stopp familie | [Familienstand]
nachricht | stopp mitglied | Sind Sie [gewerkschaftlich] organisiert?
profil | stopp gehalt | Bitte bewerben Sie sich mit Angabe Ihres [bisherigen Gehalts].
nachricht | stopp gehalt | Was haben Sie denn [bisher so verdient]?
nachricht | stopp probe | Der [Probearbeitstag wird nicht vergütet], dafür gibt es Mittagessen.
profil | ok | Sie sollten mindestens 18 sein, weil Sie mit Feuerwerk umgehen.
profil | ok | Wir unterscheiden nicht zwischen Jung und Alt.
profil | ok | Sie haben in den letzten 10 bis 20 Jahren viel gesehen? Erzählen Sie uns davon.
profil | ok | Ihre Berufserfahrung sollte mindestens drei Jahre betragen.
angebot | ok | Bei uns ist das Durchschnittsgehalt höher als bei den meisten anderen.
angebot | ok | Ab dem 50. Lebensjahr bekommen Sie zwei Urlaubstage mehr.
angebot | ok | Wir fördern Sie auch mit 55 noch mit einer Weiterbildung.
aufgaben | ok | Sie fahren Kinder im Alter von 6 bis 10 Jahren zur Schule.
aufgaben | ok | Sie arbeiten mit Menschen, die zwischen 60 und 90 Jahre alt sind.
profil | ok | Sie können sich auf Deutsch gut verständigen.
profil | ok | Ob Deutsch Ihre Muttersprache ist, spielt keine Rolle.
profil | ok | Kenntnisse der deutschen Sprache (C1) brauchen Sie für die Gutachten.
profil | ok | Ausländische Abschlüsse erkennen wir an.
profil | ok | Offenheit gegenüber Menschen aller Religionen
profil | ok | Sie tragen Sicherheitsschuhe und einen Helm, ein Kopftuch passt darunter.
angebot | ok | Gläubige und Ungläubige arbeiten bei uns Tür an Tür.
angebot | ok | Frauen sind bei uns in Führung: Die Hälfte der Leitungen ist weiblich.
angebot | ok | Unsere Männer und Frauen verdienen gleich.
angebot | ok | Für Eltern gibt es Gleitzeit, und wer krank ist, bleibt zu Hause.
angebot | ok | Die Stelle eignet sich auch für Menschen mit Behinderung.
angebot | ok | Elternzeit, Pflegezeit, Sabbatical: Wir finden eine Lösung.
angebot | ok | Das erste Gehalt kommt pünktlich am 15. des ersten Monats.
titel | ok | Kundenberater (m/w/d) für Junge Leute und Berufseinsteiger
titel | ok | Küster (m/w/d)
titel | ok | Fachkraft (m/w/d) Arbeitssicherheit und Gesundheit
titel | ok | Frauenbeauftragte (m/w/d)
titel | ok | Mechaniker (m/w/d) für Oldtimer ab Baujahr 1950
aufgaben | ok | Sie werben neue Mitglieder für unseren Sportverein.
aufgaben | ok | Sie verhandeln mit der Gewerkschaft über neue Tarife.
frage | ok | Wie alt sind die Kinder, mit denen Sie bisher gearbeitet haben?
frage | ok | Haben Sie schon mit Gewerkschaften verhandelt?
frage | ok | Möchten Sie uns etwas zu Ihrer Familie der Programmiersprachen sagen?
frage | ok | Welche Lohnprogramme haben Sie bisher benutzt?
frage | ok | Können Sie am ersten Tag schon um sechs Uhr anfangen?
nachricht | ok | Ihre Frau hat angerufen und den Termin bestätigt.
nachricht | ok | Falls Sie im Rollstuhl kommen, holen wir Sie am Hintereingang ab.
nachricht | ok | Alter Schwede, das ist ein guter Lebenslauf!
nachricht | ok | Über Ihr Gehalt sprechen wir beim zweiten Gespräch, nennen Sie uns gern Ihren Wunsch.
absage | ok | Wir haben uns für jemanden entschieden, der schon länger mit Kindern arbeitet.
absage | ok | Leider passt Ihr Wunsch nach Teilzeit nicht zu dieser Stelle, sie ist nur in Vollzeit zu besetzen.
`
