/** The half that was kept aside while the rules were written: nothing is tuned to it. Lines as in `sentence.ts`. */
export const HELD_ASIDE = `
profil | stopp alter | Sie sind [maximal 35 Jahre] alt und suchen eine neue Aufgabe.
profil | stopp alter | Du bist [zwischen 20 und 30 Jahre alt] und hast Lust auf Verkauf.
profil | stopp alter | Idealerweise sind Sie [unter 45 Jahre alt].
profil | stopp alter | Sie haben die [50 noch nicht überschritten].
profil | stopp alter | [Höchstalter 32 Jahre]
profil | stopp alter | Du solltest [höchstens 28 Jahre] sein.
profil | stopp alter | Gesucht wird jemand [Mitte zwanzig] mit Führerschein.
profil | stopp alter | [Keine Bewerber über 60].
titel | stopp alter | Aushilfe für die Bar, [20 bis 30 Jahre]
angebot | stopp alter | Unser Programm steht Bewerbern [unter 30 Jahren] offen.
profil | stopp alter | Sie sind bei Eintritt [nicht älter als fünfunddreißig Jahre].
profil | stopp alter | [Jahrgang 1990 oder jünger]
profil | stopp alter | Du bist [zwischen 16 und 22], sportlich und zuverlässig.
frage | stopp alter | [Wie alt sind Sie]?
frage | stopp alter | In welchem Jahr [sind Sie geboren]?
frage | stopp alter | [Sind Sie jünger als 40 Jahre]?
absage | stopp alter | Wir haben uns für einen [jüngeren Bewerber] entschieden.
absage | stopp alter | Wir suchen [jemanden Jüngeres] für diese Aufgabe.
angebot | hinweis alter | Es erwartet Sie ein [junges Team] mit flachen Hierarchien.
profil | hinweis alter | Wir suchen [junge Mitarbeiter], die etwas bewegen möchten.
profil | hinweis alter | Du gehörst zur [Generation Z] und lebst Social Media.
profil | hinweis alter | Dein Studium hast du [frisch abgeschlossen].
profil | hinweis alter | [Maximal zwei Jahre Berufserfahrung] sind ideal.
profil | hinweis alter | [Mindestalter 25 Jahre]
titel | hinweis alter | [Rentner] als Fahrer gesucht
angebot | hinweis alter | Unser [Team ist jung], bunt und voller Ideen.
titel | stopp geschlecht | Reinigungskraft, [nur Frauen]
titel | stopp geschlecht | [Männliche] Pflegekraft
titel | stopp geschlecht | [Weibliche] Aushilfe für den Empfang
profil | stopp geschlecht | Wir stellen [ausschließlich Frauen] ein.
profil | stopp geschlecht | Die Stelle ist [nur für Männer] geeignet.
frage | stopp geschlecht | Welches [Geschlecht] haben Sie?
absage | stopp geschlecht | Wir suchen für diese Stelle doch lieber [einen Mann].
absage | stopp geschlecht | Leider kommt [als Mann] die Arbeit in unserer Kita für Sie nicht in Frage.
titel | hinweis geschlecht | [Sekretärin] Vorstand
titel | hinweis geschlecht | [Kellnerin] in Vollzeit
profil | hinweis geschlecht | Gesucht werden [starke Männer] für unser Umzugsteam.
profil | hinweis geschlecht | Sie sind unser [Mann für alle Fälle].
profil | hinweis herkunft | [Muttersprache Deutsch] ist Voraussetzung.
profil | hinweis herkunft | Sie sind [deutscher Muttersprachler].
profil | hinweis herkunft | Französische [Muttersprachlerin] für Telefonservice
titel | hinweis herkunft | Übersetzung, [native speaker] Spanisch
profil | stopp herkunft | Bewerber [ohne Migrationshintergrund] bevorzugt.
profil | stopp herkunft | Sie haben ein [europäisches Aussehen].
profil | stopp herkunft | Wir stellen [nur Bewerber aus Deutschland ohne Akzent] ein.
profil | stopp herkunft | [Deutsche Herkunft] wird vorausgesetzt.
frage | stopp herkunft | Welche [Herkunft] haben Sie?
absage | stopp herkunft | Unsere Kundschaft wünscht [keine ausländischen] Mitarbeiter.
absage | stopp herkunft | [Wegen Ihrer Herkunft] haben wir uns anders entschieden.
absage | hinweis herkunft | Wir haben uns für eine [Muttersprachlerin] entschieden.
frage | hinweis herkunft | Welche [Staatsangehörigkeit] haben Sie?
profil | hinweis glaube | Die [Zugehörigkeit zur evangelischen Kirche] setzen wir voraus.
profil | hinweis glaube | Das Tragen eines [Kopftuchs] ist bei uns nicht erlaubt.
frage | hinweis glaube | Welcher [Religion] gehören Sie an?
profil | stopp glaube | [Keine Muslime].
absage | hinweis glaube | Mit [Kopftuch] können wir Sie an der Kasse nicht beschäftigen.
profil | hinweis glaube | [Kirchenmitgliedschaft] (ACK) erforderlich
profil | hinweis gesundheit | Sie sind [körperlich voll belastbar].
profil | hinweis gesundheit | Sie sind [gesund] und haben keine Angst vor Höhe.
profil | hinweis gesundheit | Sie verfügen über eine [robuste Gesundheit].
frage | stopp gesundheit | Sind Sie [schwerbehindert]?
nachricht | stopp gesundheit | Waren Sie in den letzten Jahren [häufig krank]?
absage | stopp gesundheit | Mit [Ihrer Erkrankung] sehen wir keine Möglichkeit, Sie zu beschäftigen.
nachricht | stopp gesundheit | Haben Sie einen [Schwerbehindertenausweis]?
frage | stopp familie | Haben Sie [Kinder]?
frage | stopp familie | Planen Sie [Nachwuchs]?
frage | stopp familie | Besteht ein [Kinderwunsch]?
frage | stopp familie | Sind Sie [verheiratet]?
profil | stopp familie | [Keine Schwangeren].
profil | stopp familie | Sie haben [keine Kinder].
profil | hinweis familie | Sie sind [ungebunden] und reisen gern.
nachricht | stopp familie | Können Sie uns vorab sagen, ob Sie [schwanger] sind?
absage | stopp familie | [Da Sie schwanger sind], müssen wir Ihnen absagen.
absage | stopp familie | [Mit kleinen Kindern] ist diese Stelle nicht zu schaffen, deshalb sagen wir Ihnen ab.
profil | hinweis familie | [Ledig] und örtlich flexibel
profil | hinweis familie | Sie sind [familiär ungebunden].
frage | stopp mitglied | Sind Sie [Mitglied einer Gewerkschaft]?
nachricht | stopp mitglied | Sind Sie eigentlich [gewerkschaftlich organisiert]?
profil | hinweis mitglied | Sie sind [Mitglied der SPD].
absage | stopp mitglied | [Wegen Ihrer Mitgliedschaft in der IG Metall] kommen Sie für uns nicht in Frage.
frage | stopp gehalt | Wie hoch ist Ihr [aktuelles Gehalt]?
frage | stopp gehalt | Bitte nennen Sie Ihr [bisheriges Jahresgehalt].
profil | stopp gehalt | Ihre Bewerbung mit [Angabe Ihres jetzigen Gehalts] senden Sie bitte an uns.
nachricht | stopp gehalt | Können Sie uns Ihre [letzte Gehaltsabrechnung] schicken?
nachricht | stopp gehalt | Was war Ihr [letztes Gehalt] bei der Firma Brandt?
frage | stopp gehalt | Welches [Gehalt beziehen Sie zurzeit]?
angebot | stopp probe | Zu Beginn steht eine Woche [unbezahltes Probearbeiten].
angebot | stopp probe | [Probearbeit unentgeltlich]
nachricht | hinweis probe | Für den [Probetag zahlen wir nichts], Verpflegung ist frei.
aufgaben | ok | Sie betreuen Kinder zwischen 3 und 6 Jahren in einer offenen Gruppe.
aufgaben | ok | Leitung einer Gruppe mit Kindern unter drei Jahren
aufgaben | ok | Trainingspläne für Mitglieder über 50 Jahre erstellen
aufgaben | ok | Ansprechpartner für unsere jungen Auszubildenden
aufgaben | ok | Betreuung älterer Menschen in ihrem Zuhause
aufgaben | ok | Wartung von Anlagen, die nicht älter als 10 Jahre sind
profil | ok | Führungszeugnis, nicht älter als drei Monate
profil | ok | Auch Berufsanfänger sind bei uns willkommen.
profil | ok | Ob Berufseinsteiger oder erfahrene Fachkraft: Wir freuen uns auf Sie.
profil | ok | Ihr Alter spielt für uns keine Rolle.
profil | ok | Sie haben Freude an der Arbeit mit jungen Menschen.
profil | ok | Abschluss einer Ausbildung, die nicht länger als 5 Jahre zurückliegt, ist nicht nötig.
profil | ok | Du studierst mindestens im dritten Semester Informatik.
angebot | ok | Unser 35 Jahre altes Haus wurde gerade umgebaut.
angebot | ok | Ein junges Unternehmen mit großen Plänen
angebot | ok | Ein Team aus Jung und Alt
angebot | ok | 30 Tage Urlaub, ab 50 Jahren zwei Tage mehr
angebot | ok | Seit über 50 Jahren in Familienhand
angebot | ok | Maximal 35 Stunden in der Woche
angebot | ok | Vertrag bis 30. Juni, Verlängerung möglich
angebot | ok | Moderne Fahrzeuge, maximal 3 Jahre alt
angebot | ok | Junge Mode für jeden Geschmack, mit 30 % Personalrabatt
titel | ok | Altenpflegekraft für Seniorenheim
titel | ok | Verkäufer/in Backwaren
titel | ok | Hausmeister
titel | ok | Staplerfahrer Jungheinrich
titel | ok | Fachverkäufer Damenmode
titel | ok | Medizinische Fachangestellte (m/w/d) Frauenarztpraxis
titel | ok | Schwangerschaftsvertretung Buchhaltung
titel | ok | Jurist Deutsche Rentenversicherung
titel | ok | Deutschlehrer für Kinder mit nichtdeutscher Muttersprache
titel | ok | Gesundheits- und Krankenpfleger Onkologie
profil | ok | Deutsch auf muttersprachlichem Niveau
profil | ok | Deutsch verhandlungssicher (C1), Englisch gut
profil | ok | Gute Kenntnisse der türkischen Sprache
profil | ok | Gültige Arbeitserlaubnis für Deutschland
profil | ok | Bewerben können sich alle, unabhängig von Herkunft, Alter, Geschlecht, Religion und Behinderung.
profil | ok | Wir freuen uns über Bewerbungen von Menschen mit Migrationshintergrund.
profil | ok | Bereitschaft zu einer Sicherheitsüberprüfung nach SÜG
aufgaben | ok | Muttersprachlicher Unterricht für Grundschulkinder
aufgaben | ok | Sie prüfen Anträge auf deutsche Staatsangehörigkeit.
profil | ok | Schwerbehinderte werden bei gleicher Eignung bevorzugt.
profil | ok | Frauen werden bei gleicher Eignung bevorzugt berücksichtigt.
profil | ok | Bewerbungen von Frauen sind besonders erwünscht.
profil | ok | Schwangere können diese Arbeit in der Regel weiter ausüben.
profil | ok | Nachweis der Masernimpfung nach § 20 IfSG
profil | ok | Sie heben gelegentlich bis zu 20 kg.
profil | ok | Interesse an gesunder Ernährung
aufgaben | ok | Assistenz für Menschen mit Behinderung im Alltag
aufgaben | ok | Pflege chronisch kranker Patienten
aufgaben | ok | Erstellen der Gehaltsabrechnungen für 300 Beschäftigte
aufgaben | ok | Betreuung der Parteimitglieder und Spenden
aufgaben | ok | Sie planen religionspädagogische Angebote.
aufgaben | ok | Reinigung der Damen- und Herrenumkleiden
aufgaben | ok | Leitung der Männerstation im Pflegeheim
angebot | ok | Gehalt nach Tarifvertrag der IG Metall
angebot | ok | Kinderbetreuung im Haus, auch in den Ferien
angebot | ok | Für Ihre Kinder gibt es einen Zuschuss zur Kita.
angebot | ok | Betriebliches Gesundheitsmanagement und Rückenkurse
angebot | ok | Unbezahlter Urlaub ist nach Absprache möglich.
angebot | ok | Bei Krankheit zahlen wir sechs Wochen weiter.
frage | ok | Welches Gehalt stellen Sie sich vor?
frage | ok | Dürfen Sie in Deutschland arbeiten?
frage | ok | Haben Sie Erfahrung in der Pflege von Menschen mit Behinderung?
frage | ok | Wann können Sie anfangen?
frage | ok | Arbeiten Sie derzeit in der Pflege?
nachricht | ok | Bitte bringen Sie zum ersten Tag Steuer-ID und Krankenkasse mit.
nachricht | ok | Unser Haus ist barrierefrei; sagen Sie uns gern, wenn Sie beim Gespräch Unterstützung brauchen.
absage | ok | Wir haben uns für eine andere Bewerbung entschieden.
absage | ok | Leider fehlt uns die geforderte Berufserfahrung im Rechnungswesen.
absage | ok | Ihr Gehaltswunsch liegt über unserem Rahmen.
absage | ok | Ihre Deutschkenntnisse reichen für die Arbeit am Telefon noch nicht aus.
absage | ok | Für Ihren weiteren Weg wünschen wir Ihnen viel Erfolg und Gesundheit.
absage | ok | Die Schwangerschaftsvertretung ist nun intern geregelt.
`
