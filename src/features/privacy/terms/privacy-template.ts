/** The privacy statement as the product proposes it; how it is written is in `legal-text.ts`. */
export const PRIVACY_TEMPLATE = `
Kurz gesagt: Wir verarbeiten, was für die Stellensuche und die Bewerbung nötig ist, geben nichts an Werbenetze weiter, laden nichts von fremden Servern und bewerten keine Menschen mit einer Maschine.

## Verantwortlich

{verantwortlich}

Datenschutzbeauftragte Person: {datenschutzkontakt}

Für Bewerbungen ist ab dem Absenden auch das Unternehmen verantwortlich, das sie erhält. Was es für seine Auswahl in Stellwerk speichert, verarbeiten wir in seinem Auftrag (Art. 28 DSGVO).

## Welche Daten wir wozu verarbeiten

### Konto

Name, E-Mail-Adresse, Art des Kontos und zum Passwort ein Prüfwert, aus dem es sich nicht zurückrechnen lässt. Zu jeder Anmeldung speichern wir Zeitpunkt, IP-Adresse und Browserkennung, damit sich fremde Zugriffe erkennen und beenden lassen. Bei Unternehmen sehen die Admins, an welchem Tag ein Konto zuletzt benutzt wurde, damit vergessene Zugänge auffallen; eine Uhrzeit sehen sie nicht. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO (Vertrag), für die Sicherheit Art. 6 Abs. 1 Buchst. f DSGVO.

### Profil, Lebenslauf und Bewerbung

Angaben zur Person, zur gewünschten Arbeit, Berufserfahrung, Ausbildung, Kenntnisse und hochgeladene Dateien. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO, im Beschäftigungsverhältnis ergänzend § 26 BDSG. Foto, Geburtsdatum, Staatsangehörigkeit und Familienstand fragen wir nicht ab.

Wer den Lebenslauf findet, entscheidet allein die Bewerberin oder der Bewerber: sichtbar, anonym oder verborgen. Ohne Entscheidung ist er verborgen. Mit einer Bewerbung bekommt das Unternehmen eine unveränderliche Kopie des Lebenslaufs und die beigefügten Dateien. Wer einen Lebenslauf geöffnet hat, halten wir fest.

### Nachrichten

Inhalt, Zeitpunkt und ob eine Nachricht gelesen wurde. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO. Nachrichten sehen nur die beiden Seiten des Gesprächs.

### Unternehmen und Abrechnung

Rechnungsanschrift, Ansprechpersonen, IBAN und SEPA-Lastschriftmandat mit Zeitpunkt und IP-Adresse der Erteilung, Rechnungen. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b und c DSGVO (Vertrag, Aufbewahrung nach § 147 AO und § 257 HGB).

### E-Mails

Wir verschicken nur E-Mails, die zu einem Vorgang gehören: Bestätigungen, Antworten auf Bewerbungen, Hinweise auf Nachrichten. Zählpixel enthalten sie nicht.

### Protokolle des Servers

Für Betrieb und Fehlersuche: Zeitpunkt, aufgerufene Adresse, Ergebnis und eine zufällige Kennung der Anfrage, ohne IP-Adresse und ohne Inhalte. Um Angriffe auf die Anmeldung zu bremsen, zählen wir Versuche je IP-Adresse für kurze Zeit. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. f DSGVO.

## Cookies und Speicher im Browser

Es gibt nur, was für den gewünschten Dienst unbedingt nötig ist (§ 25 Abs. 2 Nr. 2 TDDDG), deshalb kein Banner:

- ein Cookie für die Anmeldung, bis 30\u00a0Tage nach der letzten Nutzung oder bis der Browser geschlossen wird; während einer Anmeldung mit Code oder Passkey für einige Minuten ein weiteres;
- wer auf einem Gerät nicht mehr nach dem Code gefragt werden will: ein Cookie, 30\u00a0Tage lang;
- nach der ersten Anmeldung ein Cookie, an dem wir das Gerät wiedererkennen, ein Jahr lang: Nur so können wir warnen, wenn sich jemand mit einem fremden Gerät anmeldet;
- wer von selbst abgemeldet wurde: ein Cookie mit dem Grund, zehn Minuten lang;
- nach einer Eingabe ein Cookie mit dem Stand der Datenbank, bis der Browser geschlossen wird, damit die eigene Änderung gleich zu sehen ist;
- wer auf der Startseite einen Lebenslauf auflegt: ein Cookie mit dem Schlüssel dazu, eine Stunde lang oder bis zum Löschen;
- im Speicher des Browsers, ob die helle oder die dunkle Ansicht und welche Spalten einer Liste gewählt wurden, und was noch nicht abgeschickt ist: eine Bewerbung ohne Konto höchstens sieben Tage, Text und Änderungen einer Stelle höchstens 14\u00a0Tage, beides nicht länger als bis zum Abmelden.

Schriften, Bilder und Programme kommen von unserem eigenen Server. Statistik- oder Werbedienste gibt es nicht. Unternehmen sehen, wie oft und auf welchem Weg ihre Stellen aufgerufen wurden: Wir zählen dafür je Tag ein Wort (zum Beispiel „Suche“ oder „geteilter Link“), ohne Personen und ohne etwas im Browser abzulegen.

## Wer Daten erhält

- Unternehmen, bei denen sich jemand bewirbt oder denen jemand seinen Lebenslauf freigegeben hat;
- unsere Bank, soweit es für Lastschriften nötig ist;
- Dienstleister, die in unserem Auftrag handeln: {dienstleister}.

Stellwerk selbst übermittelt nichts in Länder außerhalb der EU. Sitzt einer der genannten Dienstleister dort, steht es bei seinem Namen.

## Wie lange wir speichern

- Wer sein Konto löscht, löscht damit sofort Profil, Lebensläufe, Bewerbungen und Anmeldungen. Hochgeladene Dateien sind einzeln verschlüsselt; mit ihnen löschen wir ihre Schlüssel, sodass auch Datensicherungen sie nicht mehr lesbar enthalten. Das geht jederzeit unter „Konto und Sicherheit“.
- Bewerbungen brauchen Unternehmen nach der Zustellung einer Absage höchstens {bewerbungsmonate}\u00a0Monate, um sich gegen Ansprüche nach § 15 AGG verteidigen zu können. Nach einer Zusage gilt dieselbe Frist: So lange haben beide Seiten Zeit, mitzunehmen, was in die Personalakte gehört. Braucht ein Unternehmen sie für eine rechtliche Auseinandersetzung, kann es die Löschung bis zu deren Ende anhalten (Art. 17 Abs. 3 Buchst. e DSGVO); das steht dann unter „Meine Daten“.
- Rechnungen und Buchungsbelege bewahren wir so lange auf, wie das Gesetz es verlangt: {rechnungsjahre}\u00a0Jahre ab dem Ende des Kalenderjahres (§ 14b UStG, § 147 AO).
- Sonstige Fristen: {fristen}.

## Keine automatische Entscheidung

Über Bewerbungen entscheiden Menschen. Es gibt keine Punktzahl, kein Profiling und keine automatische Absage (Art. 22 DSGVO). Wie Trefferlisten entstehen, steht unter [So sortieren wir](/so-sortieren-wir).

## Deine und Ihre Rechte

Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Datenübertragbarkeit (Art. 20) und Widerspruch gegen Verarbeitungen, die auf Art. 6 Abs. 1 Buchst. f beruhen (Art. 21 DSGVO). Am einfachsten geht es mit der [Anfrage zum Datenschutz](/privacy/request); eine Nachricht an die oben genannte Adresse genügt auch.

Beschwerden nimmt jede Datenschutzaufsicht entgegen, zum Beispiel die für uns zuständige: {aufsicht}.

## Muss ich Daten angeben?

Suchen und Anzeigen lesen geht ohne Konto und ohne Angaben. Für Konto, Bewerbung und Rechnung sind die als Pflicht erkennbaren Felder nötig; ohne sie kommt der Vertrag nicht zustande. Alles andere ist freiwillig.
`.trim()
