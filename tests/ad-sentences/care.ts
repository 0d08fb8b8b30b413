/**
 * How carers, hauliers, law firms and agencies put it, some near to what courts have had before them. Written and labelled
 * before the rules were asked: 12 of 40 were missed then, and 1 of 40 harmless ones stopped. Lines as in `sentence.ts`.
 */
export const CARE = `
profil | stopp alter | Das Eintrittsalter liegt bei uns [zwischen 25 und 35].
profil | stopp alter | Wer [die fünfzig hinter sich] hat, tut sich in der Tour erfahrungsgemäß schwer.
profil | stopp alter | Bewerberinnen und Bewerber [jenseits der 45] bitten wir um Verständnis, dass wir nicht antworten.
titel | stopp alter | Promoter für Festivals, [Höchstalter 29]
frage | stopp alter | Gehören Sie noch zur [Altersgruppe unter 40]?
absage | stopp alter | Für die Ausbildung nehmen wir lieber [Schulabgänger als Leute über 40].
absage | stopp alter | Nach so vielen Berufsjahren möchten Sie es sicher [ruhiger angehen, das passt altersmäßig] nicht.
nachricht | stopp alter | Verraten Sie mir Ihr [Baujahr]?
nachricht | stopp alter | Lohnt sich ein Wechsel [so kurz vor der Rente] für Sie überhaupt noch?
profil | hinweis alter | Wir suchen [junge, engagierte Volljuristen].
profil | hinweis alter | Sie stehen [im ersten Berufsjahr].
angebot | hinweis alter | Dich erwarten [junge Kolleginnen], Kicker und Pizza.
profil | stopp herkunft | Unsere Pflegekunden möchten [nur von Deutschen] versorgt werden.
profil | stopp herkunft | [Fahrer aus Osteuropa] stellen wir grundsätzlich nicht mehr ein.
profil | hinweis herkunft | [Englisch auf Native-Speaker-Level] ist ein Muss.
absage | stopp herkunft | Sie kommen aus [dem Osten], das passt nicht zu unserer Mentalität.
frage | hinweis herkunft | Welche [Staatsangehörigkeit hatten Sie bei Geburt]?
nachricht | stopp herkunft | Bei [Ihrem Nachnamen] fragt man sich, ob die Mandanten das annehmen.
profil | stopp geschlecht | Das Heben ist [Männersache, deshalb bitte keine Bewerbungen von Frauen].
titel | stopp geschlecht | Sekretariat ([nur Damen])
absage | stopp geschlecht | Die Bewohner wünschen sich [eine weibliche Kraft], daher müssen wir Ihnen absagen.
nachricht | stopp geschlecht | Sind Sie [schwul oder lesbisch]?
profil | hinweis geschlecht | Gesucht wird ein [gestandener Mann] mit eigenem Werkzeug.
profil | hinweis glaube | Voraussetzung ist die [Mitgliedschaft in der evangelischen Kirche].
absage | stopp glaube | Da Sie [aus der Kirche ausgetreten] sind, kommt eine Einstellung nicht infrage.
frage | hinweis glaube | Welcher [Glaubensgemeinschaft] gehören Sie an?
frage | stopp gesundheit | Besteht bei Ihnen eine [anerkannte Schwerbehinderung]?
profil | stopp gesundheit | Bitte keine Bewerbungen von [Menschen mit Handicap].
profil | hinweis gesundheit | Sie bringen eine [eiserne Gesundheit] mit.
absage | stopp gesundheit | Ihre [vielen Fehltage] beim letzten Arbeitgeber machen uns Sorgen.
nachricht | stopp gesundheit | Waren Sie schon einmal wegen [Burnout] in Behandlung?
frage | stopp familie | Wie haben Sie die [Betreuung Ihrer Kinder] geregelt?
nachricht | stopp familie | Sie sind jetzt Anfang dreißig: Kommt da bald [ein Baby]?
absage | stopp familie | Weil Sie [in Elternzeit gehen wollen], entscheiden wir uns für jemand anderen.
profil | hinweis familie | Ideal ist, wenn zu Hause [niemand auf Sie wartet].
profil | stopp mitglied | Wir möchten in unserer Spedition [keine Gewerkschaftsmitglieder].
absage | stopp mitglied | Ihre [Zeit im Betriebsrat] macht uns ehrlich gesagt Bauchschmerzen.
frage | stopp gehalt | Welches [Jahresbrutto haben Sie derzeit]?
angebot | stopp probe | In der [ersten Woche fahren Sie ohne Lohn] mit.
profil | hinweis aussehen | Du bist [schlank und fotogen].
profil | ok | Sie sind mindestens 21 Jahre alt, weil das Gesetz es für den Führerschein Klasse D verlangt.
profil | ok | Unsere Fahrzeuge sind höchstens drei Jahre alt.
profil | ok | Sie fahren Touren zwischen 30 und 60 Kilometern.
angebot | ok | Die Kanzlei besteht seit über 50 Jahren.
angebot | ok | Bei uns arbeiten Kolleginnen von 19 bis 66 zusammen.
angebot | ok | Betriebliche Rente und Zuschuss zum Fitnessstudio
aufgaben | ok | Sie versorgen Bewohnerinnen, die meist über 80 sind.
aufgaben | ok | Sie beraten Mandanten zu Rente, Erbe und Behindertentestament.
aufgaben | ok | Sie vertreten Menschen mit Behinderung vor dem Sozialgericht.
profil | ok | Sie haben keine Vorurteile gegenüber Geflüchteten.
profil | ok | Sie sprechen Deutsch mindestens auf dem Niveau B2 und möchten gern weiterlernen.
profil | ok | Eine Arbeitserlaubnis haben Sie schon, oder wir helfen Ihnen dabei.
profil | ok | Kenntnisse der jüdischen Speisegesetze sind für unsere koschere Küche nützlich.
profil | ok | Sie begleiten Sterbende, ganz gleich welchen Glaubens.
angebot | ok | Für muslimische Kollegen gibt es einen Gebetsraum.
angebot | ok | Wir achten auf Frauenförderung: In Bereichen mit wenigen Frauen werden sie bei gleicher Eignung bevorzugt eingestellt.
angebot | ok | Schichten, die sich mit der Kita vereinbaren lassen
angebot | ok | Väter nehmen bei uns oft mehrere Monate Elternzeit.
angebot | ok | Mütter und Väter schätzen unsere kurzen Schichten.
titel | ok | Schwangerschaftsvertretung Buchhaltung (m/w/d)
titel | ok | Rechtsanwalt (m/w/d) Familienrecht
titel | ok | Betreuungskraft (m/w/d) für Menschen mit Behinderung
titel | ok | Alltagsbegleitung für Senioren (m/w/d)
titel | ok | Lehrkraft Evangelische Religion (m/w/d)
aufgaben | ok | Sie räumen alte Lager und junge Baumschulen auf.
aufgaben | ok | Sie verkaufen Umstandsmode und Babybetten.
frage | ok | Haben Sie Erfahrung mit Demenz, Parkinson oder Depression?
frage | ok | Darf Ihr Hund mit ins Büro, oder haben Sie keinen?
frage | ok | Wie lange besitzen Sie den Führerschein CE?
frage | ok | In welchen Ländern sind Sie schon gefahren?
frage | ok | Trauen Sie sich Nachtdienste zu?
frage | ok | Mit welchem Gehalt wären Sie zufrieden?
nachricht | ok | Herzlichen Glückwunsch zur Geburt Ihrer Tochter! Wir verschieben das Gespräch gern.
nachricht | ok | Unser Chef ist im Ruhestand, deshalb schreibt Ihnen Frau Mann.
nachricht | ok | Bitte melden Sie sich bis zum 30. Oktober, sonst vergeben wir den Platz.
nachricht | ok | Leider sind wir wegen vieler Krankmeldungen im Haus gerade langsam.
nachricht | ok | Die Kollegin kommt aus der Elternzeit zurück und möchte Sie kennenlernen.
absage | ok | Wir haben lange überlegt und uns für eine Kollegin aus der Tagespflege entschieden.
absage | ok | Ohne den Führerschein CE können wir Sie leider nicht einsetzen.
absage | ok | Der Betriebsrat hat der internen Besetzung zugestimmt, deshalb müssen wir Ihnen absagen.
`
