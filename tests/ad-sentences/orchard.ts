/**
 * How orchards, garages, practices and call centres put it. Written and labelled before
 * the rules were asked: 6 of 58 were missed then and 2 of 55 harmless ones stopped; three labels were put right. Lines as in
 * `sentence.ts`.
 */
export const ORCHARD = `
profil | stopp alter | Passend für [Bewerber im Alter von 20 bis 35].
profil | stopp alter | Ideal für alle, die [die 30 noch nicht überschritten] haben.
profil | stopp alter | Bitte nur melden, wenn Sie [jünger als 50] sind.
profil | stopp alter | Wir suchen Leute [zwischen 18 und 28 Jahren] für unsere Promotiontour.
profil | stopp alter | [Jahrgang 1990 oder jünger] wäre uns am liebsten.
profil | stopp alter | Für Menschen [jenseits der 55] ist diese Arbeit nichts.
profil | stopp alter | Du bist [Anfang bis Mitte zwanzig] und hast Lust auf Verkauf.
profil | stopp alter | Sie haben [das vierzigste Lebensjahr noch nicht vollendet].
angebot | stopp alter | Wir stellen grundsätzlich [niemanden über 45] mehr ein.
titel | stopp alter | Promoter (m/w/d) [18 bis 25 Jahre]
frage | stopp alter | In welchem [Jahr wurden Sie geboren]?
frage | stopp alter | Haben Sie [das 50. Lebensjahr] schon erreicht?
absage | stopp alter | Sie liegen mit [Ihren 54 Jahren] leider über dem Schnitt, den wir suchen.
absage | stopp alter | Wir haben uns für [eine jüngere Bewerberin] entschieden.
absage | stopp alter | In [Ihrem Alter] lohnt sich die lange Einarbeitung für uns nicht mehr.
profil | hinweis alter | Unser Team besteht aus [jungen Leuten] und sucht Verstärkung.
profil | hinweis alter | Als [Digital Native] bist du auf allen Kanälen zu Hause.
profil | hinweis alter | Du kommst [frisch von der Hochschule] und willst durchstarten.
titel | hinweis alter | [Junge Verkaufstalente] gesucht
profil | hinweis herkunft | Nur Bewerber [mit deutscher Staatsangehörigkeit].
profil | stopp herkunft | [Keine Osteuropäer], bitte.
profil | stopp herkunft | Du solltest [in Deutschland aufgewachsen] sein.
profil | hinweis herkunft | Sie sprechen [akzentfreies Deutsch].
profil | hinweis herkunft | Deutsch [als Muttersprache] ist Bedingung.
frage | stopp herkunft | Woher stammt [Ihre Familie] ursprünglich?
frage | stopp herkunft | Welche [Nationalität] haben Sie?
absage | stopp herkunft | Unsere Kunden tun sich mit [Ihrem ausländischen Namen] leider schwer.
absage | stopp herkunft | Als [Syrer] passen Sie leider nicht in unsere Mannschaft.
profil | stopp geschlecht | Die Arbeit ist körperlich schwer, daher [nur für Männer] geeignet.
profil | stopp geschlecht | Wir nehmen für den Empfang [ausschließlich Damen].
profil | stopp geschlecht | [Männliche Bewerber] werden bevorzugt.
titel | hinweis geschlecht | [Sekretärin] gesucht
titel | stopp geschlecht | Lagerhelfer, [nur Männer]
absage | stopp geschlecht | Wir haben uns entschieden, die Stelle doch [mit einem Mann] zu besetzen.
profil | hinweis geschlecht | Wir suchen [eine nette Kollegin] für die Anmeldung.
profil | hinweis glaube | Sie sind [Mitglied einer christlichen Kirche].
profil | stopp glaube | Frauen [mit Kopftuch] stellen wir nicht ein.
frage | hinweis glaube | Welcher [Konfession] gehören Sie an?
absage | stopp glaube | Wegen [Ihres Kopftuchs] können wir Sie im Verkauf leider nicht einsetzen.
profil | stopp gesundheit | Diese Stelle ist für [Schwerbehinderte] nicht geeignet.
profil | hinweis gesundheit | Sie sind [kerngesund] und selten krank.
frage | stopp gesundheit | Wie oft waren Sie im letzten Jahr [krankgeschrieben]?
frage | stopp gesundheit | Haben Sie [einen Schwerbehindertenausweis]?
absage | stopp gesundheit | Mit [Ihrer Behinderung] sehen wir leider keine Möglichkeit.
profil | stopp familie | Sie haben [keine kleinen Kinder] zu betreuen.
profil | hinweis familie | Sie sind [ungebunden] und zeitlich flexibel.
frage | stopp familie | Planen Sie in nächster Zeit [Nachwuchs]?
frage | stopp familie | Wer kümmert sich um [Ihre Kinder], wenn Sie arbeiten?
absage | stopp familie | Als [alleinerziehende Mutter] werden Sie die Schichten nicht schaffen.
frage | stopp mitglied | Sind Sie [Mitglied einer Gewerkschaft]?
profil | stopp mitglied | [Gewerkschaftsmitglieder] brauchen sich nicht zu bewerben.
profil | stopp gehalt | Bitte fügen Sie [Ihre letzten drei Gehaltsabrechnungen] bei.
frage | stopp gehalt | Was haben Sie [bei Ihrem letzten Arbeitgeber verdient]?
nachricht | stopp gehalt | Wie hoch ist [Ihr jetziges Gehalt]?
angebot | stopp probe | Sie beginnen mit [zwei unbezahlten Probetagen].
angebot | stopp probe | Die [ersten drei Tage sind zum Kennenlernen und werden nicht vergütet].
profil | hinweis aussehen | Bewerbung bitte [mit Lichtbild].
profil | hinweis aussehen | Ein [attraktives Äußeres] setzen wir voraus.
titel | ok | Erzieher (m/w/d) für Kinder von 3 bis 6 Jahren
titel | ok | Verkäufer (m/w/d) Damenmode
titel | ok | Leitung (m/w/d) Jugendzentrum
titel | ok | Servicekraft (m/w/d) 20 bis 30 Stunden
titel | ok | Pflegehelfer (m/w/d) Seniorenheim am Alten Hafen
titel | ok | Ausbildung Maurer (m/w/d) ab 2027
profil | ok | Sie bringen zwischen 3 und 5 Jahren Berufserfahrung mit.
profil | ok | Sie müssen mindestens 18 Jahre alt sein, weil Sie nachts arbeiten.
profil | ok | Ihr Alter spielt bei uns keine Rolle.
profil | ok | Bewerbungen von Menschen über 50 sind ausdrücklich erwünscht.
profil | ok | Ihr Führerschein darf nicht älter als 15 Jahre sein, sonst tauschen Sie ihn um.
profil | ok | Sie haben Freude an der Arbeit mit jungen Menschen.
profil | ok | Sie kommen mit Kundinnen und Kunden jeden Alters gut aus.
profil | ok | Berufsanfänger und alte Hasen sind gleichermaßen willkommen.
profil | ok | Sie sprechen Deutsch auf dem Niveau B2.
profil | ok | Weitere Sprachen wie Türkisch oder Arabisch sind von Vorteil.
profil | ok | Eine gültige Arbeitserlaubnis für Deutschland bringen Sie mit.
profil | ok | Wir freuen uns über Bewerbungen aus aller Welt.
profil | ok | Frauen werden bei gleicher Eignung bevorzugt, solange sie unterrepräsentiert sind.
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt eingestellt.
profil | ok | Es ist uns egal, woran Sie glauben.
profil | ok | Sie können Lasten bis 20 kg heben.
profil | ok | Schwindelfrei sollten Sie sein, denn Sie arbeiten auf Leitern.
profil | ok | Einen Nachweis über den Masernschutz brauchen wir nach dem Gesetz.
profil | ok | Ein Foto brauchen wir nicht.
profil | ok | Nennen Sie uns gern Ihre Gehaltsvorstellung.
angebot | ok | Wir sind ein junges Unternehmen mit 40 Jahren Erfahrung im Kopf.
angebot | ok | Bei uns arbeiten Menschen zwischen 17 und 67 Jahren zusammen.
angebot | ok | Ihre Kinder betreuen wir in unserer Betriebskita.
angebot | ok | Unsere Fahrzeuge sind nicht älter als drei Jahre.
angebot | ok | Wir zahlen den Probetag mit 15 Euro pro Stunde.
angebot | ok | Betriebsrente, 30 Tage Urlaub und eine Bahncard 50
angebot | ok | Nach der Elternzeit kommen Sie auf Ihre Stelle zurück.
angebot | ok | Gebetsraum und Kantine mit halal Gerichten
angebot | ok | Wir zahlen nach dem Tarif der IG Metall.
angebot | ok | Unser Betriebsrat und die Gewerkschaft haben die Zeiten mit uns verhandelt.
aufgaben | ok | Sie betreuen Jugendliche im Alter von 12 bis 18 Jahren.
aufgaben | ok | Sie beraten Frauen in der Schwangerschaft.
aufgaben | ok | Sie verkaufen Brillen an Kundinnen und Kunden über 40.
aufgaben | ok | Sie pflegen Menschen mit Behinderung in ihrer Wohnung.
aufgaben | ok | Sie erfassen Geburtsdatum und Nationalität der Reisenden.
aufgaben | ok | Sie bearbeiten Lohnabrechnungen für 200 Mitarbeitende.
aufgaben | ok | Sie organisieren Gottesdienste und Konfirmandenfahrten.
frage | ok | Wie viele Jahre Berufserfahrung haben Sie?
frage | ok | Was möchten Sie bei uns verdienen?
frage | ok | Sind Sie mindestens 18 Jahre alt?
frage | ok | Haben Sie Erfahrung mit der Pflege von Menschen mit Demenz?
frage | ok | Dürfen Sie in Deutschland arbeiten?
frage | ok | Können Sie auch samstags arbeiten?
nachricht | ok | Ich gratuliere Ihnen herzlich zur Geburt Ihrer Tochter.
nachricht | ok | Für den Vertrag brauchen wir nach der Zusage Ihr Geburtsdatum.
nachricht | ok | Brauchen Sie für das Gespräch einen barrierefreien Zugang?
absage | ok | Leider haben wir uns für jemanden mit mehr Erfahrung entschieden.
absage | ok | Ihre Gehaltsvorstellung liegt leider über unserem Rahmen.
absage | ok | Uns fehlt bei Ihnen der Nachweis über die Ausbildung als Friseurin.
`
