/**
 * The other half of the sentences of `clubhouse.ts`, kept aside until 29 November. 4 of 30 were missed and 1 of 30 harmless
 * ones hinted at, before and after the rules were corrected for the first half. What is still missed is at other words of its
 * sentence, or meant so. Lines as in `sentence.ts`.
 */
export const SCAFFOLD = `
profil | stopp alter | Wenn du [Baujahr 1995 oder jünger] bist, passt du in unsere Truppe.
angebot | stopp alter | Wir sind alle [unter dreißig und das soll so bleiben].
profil | hinweis alter | Als [Digital Native] bist du mit dem Handy aufgewachsen.
titel | hinweis alter | [Junger] Geselle (m/w/d) für Holzbau
frage | stopp alter | [Welcher Jahrgang] bist du?
nachricht | stopp alter | Hey, kurze Frage vorab: Bist du eher [unter oder über 40]?
absage | stopp alter | Unser Team ist sehr jung, da würden [Sie mit 54] leider nicht hineinpassen.
absage | stopp alter | So kurz [vor der Rente] lohnt sich die Einarbeitung bei Ihnen nicht.
profil | stopp herkunft | [Keine Osteuropäer], wir haben schlechte Erfahrungen.
profil | hinweis herkunft | Sie sprechen Deutsch [auf muttersprachlichem Niveau].
frage | stopp herkunft | Aus welchem [Land kommen deine Eltern]?
nachricht | stopp herkunft | Dein Name klingt nicht deutsch, [wo kommst du ursprünglich her]?
absage | stopp herkunft | Wegen [Ihres Akzents] können wir Sie am Empfang leider nicht einsetzen.
profil | stopp geschlecht | Für die Intimpflege unserer Damen suchen wir [keine Männer].
titel | hinweis geschlecht | [Zimmermann] gesucht
profil | hinweis geschlecht | Wir suchen [starke Jungs] für den Umzug.
frage | stopp geschlecht | Kommst du als [Frau] mit einem reinen Männerteam klar?
absage | stopp geschlecht | Nach Rücksprache mit dem Meister haben wir uns [für einen männlichen] Bewerber entschieden.
frage | hinweis glaube | Gehörst du einer [Kirche] an?
absage | stopp glaube | Weil Sie im [Ramadan] fasten, sehen wir auf dem Gerüst ein Risiko und sagen ab.
profil | hinweis gesundheit | Sie sind [kerngesund] und fallen selten aus.
frage | stopp gesundheit | Nimmst du regelmäßig [Medikamente]?
absage | stopp gesundheit | Mit [Ihrem Diabetes] ist uns die Nachtschicht zu heikel, wir sagen deshalb ab.
profil | stopp familie | Du hast [keine Kinder, die] ständig krank sind.
nachricht | stopp familie | Sag mal, planst du in nächster Zeit [ein Baby]?
absage | stopp familie | Als [Mutter von drei Kindern] wären Sie uns nicht flexibel genug.
frage | stopp mitglied | Bist du bei [Verdi oder der IG Metall]?
frage | stopp gehalt | Was steht auf deiner [letzten Lohnabrechnung]?
angebot | stopp probe | Die ersten [zwei Wochen laufen ohne Lohn], danach schauen wir weiter.
profil | hinweis aussehen | Bitte [Lichtbild] nicht vergessen, wir wollen wissen, wer kommt.
profil | ok | Ob 17 oder 67: Wer anpacken kann, ist bei uns richtig.
profil | ok | Unser jüngster Kollege ist 19, unser ältester 64, beide lernen voneinander.
profil | ok | Deutsch auf B1 reicht uns, den Rest lernst du auf der Baustelle.
profil | ok | Sie sprechen Türkisch, Arabisch oder Russisch? Unsere Gäste freuen sich.
profil | ok | Wir hatten noch nie eine Gesellin und würden das gern ändern.
profil | ok | Ein Führungszeugnis ohne Eintrag brauchen wir, weil du mit Kindern arbeitest.
profil | ok | Die Gesundheitsbelehrung nach dem Infektionsschutzgesetz organisieren wir.
profil | ok | Trainerlizenz C oder die Bereitschaft, sie zu machen
profil | ok | Kopftuch, Kippa, Kreuz: Bei uns trägt jeder, was zu ihm gehört.
profil | ok | Ein Foto brauchen wir nicht, ein paar Zeilen schon.
profil | ok | Fünf bis zehn Jahre Erfahrung in der Backstube sind toll, aber kein Muss.
angebot | ok | Junger Verein mit alten Hasen im Vorstand
angebot | ok | Ein Probetag, natürlich bezahlt, damit wir uns kennenlernen
angebot | ok | Ihr Kind ist krank? Dann bleiben Sie daheim, das klären wir im Team.
angebot | ok | Gewerkschaftlich ausgehandelter Tarif, 30 Tage Urlaub
angebot | ok | Wir zahlen 17,50 Euro vom ersten Tag an, auch in der Einarbeitung.
angebot | ok | Zum Geburtstag gibt es einen freien Tag.
aufgaben | ok | Sie begleiten Bewohner im Alter von 70 bis 100 Jahren zum Gottesdienst.
aufgaben | ok | Sie beraten Schwangere und junge Familien in unserer Hebammenpraxis.
aufgaben | ok | Sie prüfen Lohnabrechnungen von 400 Beschäftigten.
titel | ok | Trainer (m/w/d) Frauenfußball
titel | ok | Betreuungskraft (m/w/d) Wohngruppe Mädchen 12–16
titel | ok | Altbausanierer (m/w/d)
frage | ok | Welche Sprachen sprichst du, und wie gut?
frage | ok | Wie viele Stunden in der Woche passen zu deinem Leben?
nachricht | ok | Hi Ayşe, danke für deine Nachricht! Passt dir Donnerstag um 16 Uhr?
nachricht | ok | Unser Büro ist im zweiten Stock, einen Aufzug gibt es auch.
absage | ok | Wir haben uns für eine Bewerberin entschieden, die schon in einem Pflegeheim gearbeitet hat.
absage | ok | Leider haben Sie keinen Führerschein, den braucht man für die Touren.
absage | ok | Deine Arbeitsproben haben uns gefallen, nur React fehlt dir noch.
`
