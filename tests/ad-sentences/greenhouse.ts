/**
 * How nurseries, kitchens, surgeries and haulage firms put it, and what sounds alike there. Written and labelled before
 * the rules were asked: 5 of 30 were missed then, and none of 30 harmless ones was stopped. Lines as in
 * `sentence.ts`.
 */
export const GREENHOUSE = `
profil | stopp alter | Sie sollten zwischen [25 und 45 Jahre alt] sein.
profil | stopp alter | Bewerber [im Rentenalter] können wir leider nicht berücksichtigen.
angebot | stopp alter | Wir sind alle [unter dreißig], und neue Kollegen sollten das auch sein.
frage | stopp alter | Darf ich nach Ihrem [Alter] fragen?
absage | stopp alter | Wir glauben, dass Sie [mit 58] nicht mehr lange genug bei uns bleiben.
absage | stopp alter | Leider passt [Ihre Altersgruppe] nicht zu unserer Zielkundschaft.
nachricht | stopp alter | Bitte senden Sie mir noch Ihr [Geburtsdatum] für unsere Vorauswahl.
profil | hinweis alter | Wir wenden uns an [junge Menschen], die Karriere machen wollen.
angebot | hinweis alter | Unser [junges Kollegium] ist per du.
profil | hinweis alter | Du bist [Digital Native] durch und durch.
profil | stopp herkunft | Wir suchen [Helfer mit deutscher Abstammung].
profil | hinweis herkunft | Sehr gute Deutschkenntnisse, am liebsten als [Muttersprache]
frage | stopp herkunft | Aus welchem [Herkunftsland] stammen Sie?
absage | stopp herkunft | Unsere Fahrer verstehen sich untereinander auf Polnisch, da haben Sie [als Deutscher] keine Chance.
nachricht | stopp herkunft | Sind Sie [gebürtige Deutsche]?
profil | stopp geschlecht | Im Kühlhaus arbeiten bei uns [nur Männer], Frauen ist das zu kalt.
absage | stopp geschlecht | Wir suchen doch lieber [eine Dame] für den Empfang.
titel | stopp geschlecht | Erntehelfer (nur [männlich])
profil | hinweis geschlecht | Du bist [ein gestandener Kerl] und kannst zupacken.
profil | hinweis glaube | Eine [aktive Mitgliedschaft in einer christlichen Gemeinde] setzen wir voraus.
nachricht | hinweis glaube | Welcher [Religion] gehören Sie denn an?
profil | stopp gesundheit | [Menschen mit Behinderung] können wir in der Küche nicht beschäftigen.
frage | stopp gesundheit | Sind Sie in [psychologischer Behandlung]?
absage | stopp gesundheit | Bei [Ihrer Krankheitsgeschichte] ist uns das zu unsicher.
frage | stopp familie | Wie planen Sie [die Betreuung Ihrer Kinder] in den Ferien?
absage | stopp familie | Eine [Schwangere] können wir jetzt leider nicht einarbeiten.
profil | stopp mitglied | Wer [gewerkschaftlich aktiv] ist, passt nicht in unseren Familienbetrieb.
profil | stopp gehalt | Nennen Sie uns bitte Ihr [aktuelles Bruttogehalt].
angebot | stopp probe | Vor dem Vertrag steht eine [unbezahlte Probewoche].
profil | hinweis aussehen | Senden Sie bitte [ein Passfoto] mit.
titel | ok | Gärtner (m/w/d) für den Alten Botanischen Garten
titel | ok | Pflegefachkraft (m/w/d) Geriatrie und Altersmedizin
titel | ok | Schwimmtrainer (m/w/d) Damen und Herren
titel | ok | Aushilfe (m/w/d) ab 16 Jahren, Ferienjob
angebot | ok | Unsere 65 Gewächshäuser stehen in drei Orten.
angebot | ok | Vom Lehrling bis zum Rentner trinken hier alle zusammen Kaffee.
angebot | ok | Zuschuss zur Rente ab dem ersten Tag
angebot | ok | Ab 60 bekommen alle zwei Urlaubstage mehr.
angebot | ok | Wir sind ein Familienbetrieb in dritter Generation.
angebot | ok | Menschen aus 23 Ländern kochen bei uns.
angebot | ok | Frauen und Mädchen fördern wir mit einem Technikpraktikum.
angebot | ok | Wir bezahlen jede Stunde, auch die der Einarbeitung.
angebot | ok | Eltern mit kleinen Kindern bekommen den Frühdienst, den sie brauchen.
angebot | ok | Wir haben einen Raum der Stille für alle Religionen.
profil | ok | Keine Sorge, wenn Ihr Deutsch noch nicht perfekt ist.
profil | ok | Sie können mit alten und neuen Traktoren umgehen.
profil | ok | Rückenschonend arbeiten Sie mit unseren Hebehilfen.
profil | ok | Gesundheitszeugnis nach dem Infektionsschutzgesetz, das wir mit Ihnen beantragen
profil | ok | Sie sind belastbar, wenn mittags alle zugleich bestellen.
profil | ok | Ihre Zeugnisse dürfen gern älter als zehn Jahre sein.
aufgaben | ok | Sie kochen für Kinder von drei bis zehn Jahren.
aufgaben | ok | Sie begleiten alte Menschen zum Arzt und zur Kirche.
aufgaben | ok | Sie fragen Patientinnen nach Schwangerschaft und Allergien.
frage | ok | Haben Sie ein Gesundheitszeugnis für die Küche?
frage | ok | Wie viele Jahre haben Sie in der Pflege gearbeitet?
frage | ok | Was möchten Sie bei uns verdienen?
nachricht | ok | Ihr Sohn hat angerufen, Sie kommen eine Viertelstunde später, das ist kein Problem.
nachricht | ok | Bitte bringen Sie keine Gehaltsabrechnungen mit, die brauchen wir nicht.
absage | ok | Uns fehlt bei Ihnen leider der Kranschein.
absage | ok | Die Schule beginnt um 7 Uhr, das passt leider nicht zu Ihrem Fahrplan.
`
