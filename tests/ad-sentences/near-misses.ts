/**
 * Harmless sentences around the words and shapes of the last four rounds, labelled before the rules were asked: 4 of
 * 60 were stopped then. Lines as in `sentence.ts`.
 */
export const NEAR_MISSES = `
profil | ok | Sie haben die 20 Millionen Umsatz schon überschritten und wollen mehr.
profil | ok | Ihre Ausbildung liegt schon lange zurück? Wir frischen alles mit Ihnen auf.
profil | ok | Ihr Abschluss muss nicht von gestern sein.
angebot | ok | Unser Seniorchef geht in Rente und übergibt Ihnen seine Kunden.
angebot | ok | Wer kurz vor der Rente steht, arbeitet bei uns in Altersteilzeit.
angebot | ok | Nur 40 Kilometer bis zur Ostsee
angebot | ok | Wir sind die nächste Generation im Handwerk und bilden auch Ältere aus.
aufgaben | ok | Sie entwickeln Angebote für die Generation 60 plus.
aufgaben | ok | Sie sprechen junge Leute der Generation Z in unserem Kanal an.
angebot | ok | Von den 45 Fahrzeugen im Fuhrpark sind 30 elektrisch.
angebot | ok | Mit über 50 Filialen sind wir nie weit weg.
profil | ok | Ohne deutschen Führerschein geht es auch, wir übernehmen die Umschreibung.
profil | ok | Ein in Deutschland anerkannter Abschluss ist für die Approbation gesetzlich nötig.
profil | ok | Sie kommen aus der Pflege oder aus einem ganz anderen Beruf.
frage | ok | Kommen Sie mit dem Auto oder mit dem Bus?
frage | ok | Kommen Sie ursprünglich aus dem Handwerk?
frage | ok | Aus welcher Branche kommen Sie?
frage | ok | Können Sie Rechnungen aus dem Ausland prüfen?
frage | ok | Haben Sie Erfahrung mit Kundinnen und Kunden aus Polen?
nachricht | ok | Wo kommen Sie her, aus Richtung Bonn oder Köln? Davon hängt die beste Einfahrt ab.
nachricht | ok | Bitte geben Sie die Staatsangehörigkeit erst im Personalbogen nach der Einstellung an.
profil | ok | Sie haben einen Pass und reisen gern in die Türkei und nach Italien.
profil | ok | In der reinen Frauenabteilung unserer Klinik pflegen Sie Patientinnen nach Operationen.
aufgaben | ok | Sie trainieren unsere Männermannschaft in der Kreisliga.
angebot | ok | Auf der Baustelle gibt es getrennte Duschen für Männer und Frauen.
nachricht | ok | Als Frau Meyer den Termin verschob, waren Sie leider schon unterwegs.
nachricht | ok | Herr Mann und Frau Christ erwarten Sie nicht am Haupteingang, sondern im Hof.
absage | ok | Die Stelle haben wir leider schon mit Frau Kaiser besetzt.
absage | ok | Unser Team aus Männern und Frauen hat sich nach langer Beratung gegen Ihre Bewerbung entschieden.
absage | ok | Für die Frauenbeauftragte fehlt Ihnen leider das zweite Staatsexamen.
nachricht | ok | Am Sonntag läuten bei uns die Glocken zum Gottesdienst, deshalb ist die Straße gesperrt.
absage | ok | Leider ist die Stelle in der Kirchengemeinde schon vergeben.
absage | ok | Der Kreis der Bewerbungen war groß, wir haben uns nicht für Sie entschieden.
aufgaben | ok | Sie begleiten Kinder beim Tischgebet und beim Zubettgehen.
frage | ok | Können Sie sich vorstellen, im Gottesdienst die Orgel zu spielen?
profil | ok | Wer krank ist, bleibt bei uns zu Hause und wird nicht angerufen.
angebot | ok | Wer ein krankes Kind hat, meldet sich einfach ab.
angebot | ok | Gesundheitskurse, Rückenschule und kostenloses Obst
frage | ok | Haben Sie Kenntnisse in der Schwerbehindertenvertretung?
frage | ok | Dürfen Sie Insulin spritzen und Medikamente stellen?
nachricht | ok | Wenn Sie krank werden, sagen Sie uns einfach ab, wir finden einen neuen Termin.
aufgaben | ok | Sie sortieren kaputte Kisten aus und lehnen fehlerhafte Ware ab.
aufgaben | ok | Sie schließen abends den Laden ab und sortieren alte Waren aus.
profil | ok | Sie wollen Familie und Beruf verbinden und suchen feste Zeiten.
angebot | ok | Unsere Kinder sind aus dem Haus, unsere Firma sucht trotzdem Nachwuchs.
frage | ok | Möchten Sie eigene Kinder von Beschäftigten in der Betriebskita betreuen?
frage | ok | Möchten Sie mit kleinen Kindern oder lieber mit Jugendlichen arbeiten?
nachricht | ok | Schön, dass Sie geheiratet haben, wir ändern den Namen im Vertrag gern.
nachricht | ok | Eine junge Mutter aus dem Team zeigt Ihnen nicht nur den Betrieb, sondern auch die Kita.
nachricht | ok | Guten Tag Charlotte Jung,
nachricht | ok | Henriette Christ
absage | ok | Die Elternzeitvertretung ist leider schon besetzt.
profil | ok | Sie wissen, was Betriebsräte tun, und verhandeln nicht gegen sie, sondern mit ihnen.
angebot | ok | Wer Mitglied der IG Metall ist, wird nicht anders bezahlt als alle anderen.
nachricht | ok | Der Betriebsrat sitzt nicht im Haupthaus, bitte klingeln Sie bei der IG BAU.
angebot | ok | Die ersten Tage laufen Sie mit, natürlich bezahlt.
angebot | ok | Zwei Tage unbezahlter Urlaub sind nach Absprache möglich.
angebot | ok | Einen Monat kostenlos wohnen in unserer Personalwohnung
frage | ok | Was verdienen Fachkräfte Ihrer Meinung nach in einem fairen Betrieb?
nachricht | ok | Ihr Gehalt überweisen wir immer am letzten Tag des Monats.
profil | ok | Bitte schicken Sie Ihre Unterlagen ohne Foto.
profil | ok | Für das Portfolio schicken Sie uns bitte fünf Fotos Ihrer Arbeiten.
profil | ok | Kein Nachtdienst in der Therapie.
profil | ok | Bewerbungen über 30 MB können wir nicht öffnen.
profil | ok | Wir zahlen nach Tarif der IG Metall und stellen keine Leiharbeiter ein.
nachricht | ok | Ihr Profil als Fachlagerist am Anfang des Berufswegs hat uns gefallen.
nachricht | ok | Sie begleiten Menschen mit Behinderung, die nicht allein wohnen können.
`
