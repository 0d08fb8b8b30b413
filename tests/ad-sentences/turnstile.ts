/**
 * What offices write on any day, asked last of all: 7 of 44 were not found by the rules of the morning and 5 by those of the evening, two
 * of 34 were stopped wrongly. Since corrected by class; lines as in `sentence.ts`.
 */
export const TURNSTILE = `
profil | stopp alter | Unsere Altersobergrenze für Neueinstellungen liegt bei [52].
profil | stopp alter | Bitte sehen Sie von einer Bewerbung ab, wenn Sie [älter als 40] sind.
profil | stopp alter | Am besten passt jemand [zwischen 22 und 30] in unser Team.
profil | hinweis alter | Wir suchen [junge, motivierte Leute] für unser Team.
frage | stopp alter | [Wie alt] werden Sie dieses Jahr?
nachricht | stopp alter | Bitte schicken Sie uns noch Ihr [Geburtsdatum] für die Vorauswahl.
absage | stopp alter | Für diese Position sind Sie uns leider [zu jung].
absage | stopp alter | Wir möchten lieber jemanden einstellen, der [noch länger im Berufsleben] steht.
profil | stopp geschlecht | Wir stellen für den Empfang nur [Frauen] ein.
profil | stopp geschlecht | Leider können wir keine [weiblichen Auszubildenden] nehmen.
titel | stopp geschlecht | Hausmeister ([nur männlich])
absage | stopp geschlecht | Wir haben uns entschieden, die Stelle mit einer [Frau] zu besetzen, weil es besser ins Team passt.
absage | stopp geschlecht | Als [Mann] würden Sie in unserem Kosmetikstudio von den Kundinnen nicht akzeptiert.
profil | stopp herkunft | Bewerber aus dem [Ausland] haben bei uns keine Chance.
profil | stopp herkunft | Wir nehmen nur Mitarbeiter [deutscher Herkunft].
profil | hinweis herkunft | [Muttersprachliche Deutschkenntnisse] sind zwingend.
frage | stopp herkunft | Aus welchem Land [stammen Ihre Eltern]?
nachricht | stopp herkunft | Haben Sie einen [Migrationshintergrund], oder sind Sie hier geboren?
absage | stopp herkunft | Unsere Kunden möchten lieber von [Deutschen] beraten werden.
absage | stopp herkunft | Ihr [ausländischer Akzent] ist am Telefon leider ein Problem.
profil | hinweis glaube | Die [Mitgliedschaft in der evangelischen Kirche] ist Voraussetzung.
profil | stopp glaube | Frauen mit [Kopftuch] können wir leider nicht einstellen.
frage | hinweis glaube | Gehören Sie einer [Religionsgemeinschaft] an?
absage | stopp glaube | Als [Muslimin] passen Sie leider nicht zu unserem christlichen Haus.
profil | stopp gesundheit | Menschen mit [körperlichen Einschränkungen] können wir nicht einstellen.
profil | hinweis gesundheit | Sie sind [körperlich und geistig gesund].
frage | stopp gesundheit | Leiden Sie an einer [chronischen Erkrankung]?
nachricht | stopp gesundheit | Warum waren Sie im letzten Jahr so lange [krank]?
absage | stopp gesundheit | Mit Ihrem [Rückenschaden] können Sie bei uns leider nicht arbeiten.
absage | stopp gesundheit | Wegen Ihrer [Schwerhörigkeit] trauen wir Ihnen den Kundenkontakt nicht zu.
profil | stopp familie | Bewerberinnen mit [kleinen Kindern] haben es bei uns schwer und sollten sich nicht bewerben.
frage | stopp familie | Haben Sie vor, in den nächsten Jahren [Kinder zu bekommen]?
nachricht | stopp familie | Wie wollen Sie die [Betreuung Ihrer Kinder] sicherstellen?
absage | stopp familie | Da Sie gerade [ein Baby bekommen] haben, geben wir die Stelle jemand anderem.
absage | stopp familie | Sie wollen bald heiraten, da rechnen wir mit einer [Schwangerschaft] und sagen deshalb ab.
profil | stopp mitglied | Wer in der [Gewerkschaft] ist, passt nicht zu uns.
nachricht | stopp mitglied | Sind Sie Mitglied bei [ver.di]?
frage | stopp gehalt | Was verdienen Sie bei Ihrem [jetzigen Arbeitgeber]?
nachricht | stopp gehalt | Bitte nennen Sie uns Ihr [letztes Gehalt].
profil | stopp gehalt | Geben Sie bitte Ihr [aktuelles Gehalt] an.
angebot | stopp probe | Eine Woche [Probearbeit ohne Bezahlung] ist bei uns üblich.
nachricht | stopp probe | Bitte kommen Sie für drei Tage zur [unbezahlten Probearbeit].
profil | hinweis aussehen | Ein [gepflegtes Äußeres mit schlanker Figur] setzen wir voraus.
nachricht | hinweis aussehen | Bitte senden Sie uns ein [Bewerbungsfoto].
profil | ok | Ihr Alter, Ihre Herkunft und Ihr Geschlecht sind für uns unwichtig.
profil | ok | Wir laden ausdrücklich auch Menschen über 50 ein, sich zu bewerben.
profil | ok | Mindestens 18 Jahre, weil der Führerschein Klasse C das verlangt.
aufgaben | ok | Sie betreuen Seniorinnen und Senioren im Alter von 70 bis 95 Jahren.
angebot | ok | Bei uns arbeiten Jung und Alt gern zusammen.
angebot | ok | Das Durchschnittsalter im Team ist 47.
nachricht | ok | Ihr Geburtsdatum tragen Sie bitte erst im Personalbogen ein.
absage | ok | Die Absage hat nichts mit Ihrem Alter zu tun.
absage | ok | Wir haben uns für eine Person mit mehr Erfahrung im Vertrieb entschieden.
profil | ok | Wir freuen uns besonders über Bewerbungen von Frauen, weil sie bei uns unterrepräsentiert sind.
aufgaben | ok | Sie beraten Männer und Frauen in Trennungssituationen.
nachricht | ok | Frau Herrmann und Herr Frauenhofer führen das Gespräch.
profil | ok | Gute Deutschkenntnisse (B2) brauchen Sie für die Dokumentation.
profil | ok | Menschen mit ausländischen Abschlüssen unterstützen wir bei der Anerkennung.
aufgaben | ok | Sie verhandeln mit Lieferanten aus Italien und Spanien.
nachricht | ok | Ihr Zeugnis aus Syrien muss noch übersetzt werden.
absage | ok | Für die Stelle waren Englischkenntnisse auf C1 nötig, die wir leider nicht erkennen konnten.
profil | ok | Sie müssen keiner Kirche angehören.
aufgaben | ok | Sie pflegen den Friedhof der evangelischen Gemeinde.
nachricht | ok | Ob Sie ein Kopftuch tragen, ist uns egal.
profil | ok | Schwerbehinderte werden bei gleicher Eignung bevorzugt berücksichtigt.
aufgaben | ok | Sie unterstützen Menschen mit Behinderung in der Werkstatt.
angebot | ok | Bei Krankheit zahlen wir ab dem ersten Tag weiter.
nachricht | ok | Haben Sie wegen einer Behinderung besondere Wünsche für das Gespräch? Sagen Sie es uns gern.
absage | ok | Durch die Erkrankung der Kollegin hat sich alles verzögert, bitte entschuldigen Sie.
profil | ok | Ob mit Kindern oder ohne: Wir finden passende Arbeitszeiten.
aufgaben | ok | Sie beraten werdende Eltern zum Elterngeld.
nachricht | ok | Ist Ihr Kind inzwischen wieder gesund? Dann sehen wir uns am Montag.
absage | ok | Die Vertretung für die Elternzeit ist leider schon besetzt.
nachricht | ok | Unser Betriebsrat hat Ihrer Einstellung zugestimmt.
frage | ok | Wie hoch ist Ihre Gehaltsvorstellung?
nachricht | ok | Ihre erste Gehaltsabrechnung bekommen Sie Ende Januar.
angebot | ok | Der Probetag wird mit dem vollen Stundenlohn bezahlt.
nachricht | ok | Ein Foto brauchen Sie nicht zu schicken.
`
