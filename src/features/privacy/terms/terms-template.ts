/** The terms as the product proposes them; how they are written is in `legal-text.ts`. */
export const TERMS_TEMPLATE = `
## 1. Wer hier mit wem einen Vertrag schließt

Diese Bedingungen gelten zwischen {betreiber} („wir“) und allen, die ein Konto bei Stellwerk anlegen: Bewerberinnen und Bewerber sowie Unternehmen. Unternehmen sind nur Unternehmer im Sinne des § 14 BGB, Behörden und Vereine; ihre eigenen Bedingungen gelten nicht, auch wenn wir ihnen nicht widersprechen.

## 2. Was Stellwerk ist

Stellwerk ist ein Stellenmarkt. Wir stellen die Technik bereit, vermitteln aber nicht und sind an Arbeitsverträgen nicht beteiligt. Anzeigen, Profile, Lebensläufe und Nachrichten stammen von denen, die sie einstellen.

## 3. Konto

Das Konto entsteht, wenn die E-Mail-Adresse bestätigt ist. Die Angaben müssen stimmen, das Passwort bleibt geheim. Wer noch keine 16\u00a0Jahre alt ist, braucht die Zustimmung der Eltern. Wer ein Unternehmen anmeldet, muss dazu berechtigt sein.

## 4. Für Bewerberinnen und Bewerber

Die Nutzung ist kostenlos und kann jederzeit beendet werden: mit „Konto löschen“ unter „Konto und Sicherheit“. Der Lebenslauf muss wahr sein. Wer ihn sieht, legt die Person selbst fest.

## 5. Für Unternehmen

### Anzeigen

Jede Anzeige beschreibt eine Stelle, die es wirklich gibt und die besetzt werden soll. Sie nennt das Unternehmen, ist frei von Benachteiligungen im Sinne des AGG und verlangt von niemandem, der sich bewirbt, eine Zahlung. Nach dem bisherigen Gehalt fragt das Unternehmen nicht. Eine Anzeige lässt sich erst beenden, wenn offene Bewerbungen beantwortet sind.

### Antworten

Jede Anzeige sagt zu, in wie vielen Tagen das Unternehmen antwortet. Ist das Datum vorbei, ohne dass sich der Status der Bewerbung geändert oder das Unternehmen geschrieben hat, ist sie überfällig. Sieben Tage nach der ersten überfälligen Bewerbung pausiert die Anzeige, bis alle beantwortet sind oder das Unternehmen das Datum einmal, mit einer Nachricht an alle Wartenden, verschoben hat. Die Laufzeit verlängert sich dadurch nicht. Wie oft und wie schnell ein Unternehmen antwortet, veröffentlichen wir; wie wir zählen, steht unter [Antwortquote](/antwortquote).

Mit dem Veröffentlichen stimmt das Unternehmen dem Abschlussbrief zu, der dabei gezeigt wird und sich ändern lässt; bei eingespielten Anzeigen gilt der Text, den wir unter „Vorlagen“ zeigen. Endet die Anzeige, gleich auf welche Weise (Datum, Beenden, Ende der Lizenz, Sperre, Löschung), erinnern wir sofort und nach sieben Tagen. Nach 14\u00a0Tagen senden wir den Brief in seinem Namen an alle, deren Bewerbung noch offen ist; damit ist sie abgesagt, und die Frist bis zur Löschung beginnt.

### Daten von Bewerberinnen und Bewerbern

Lebensläufe und Bewerbungen dürfen nur für die Besetzung eigener Stellen genutzt, nicht weitergegeben und nicht automatisch ausgelesen werden. Für die Verarbeitung in unserem Auftrag gilt der Vertrag zur Auftragsverarbeitung: Admins des Unternehmens lesen und schließen ihn unter [Auftragsverarbeitung](/app/company/agreement){auftragsverarbeitung}.

### Tarife und Zahlung

Leistungen und Preise stehen unter [Preise](/pricing). Es sind Nettopreise; Umsatzsteuer kommt hinzu, soweit sie anfällt. Bezahlt wird im Voraus per SEPA-Basislastschrift. Den Einzug kündigen wir mindestens {vorankuendigung} vorher an. Kommt eine Lastschrift zurück, bleibt die Lizenz {kulanz} bestehen; danach ruhen die Anzeigen, bis bezahlt ist.

### Laufzeit

Ein Tarif läuft für den gebuchten Zeitraum und verlängert sich um denselben Zeitraum, wenn er nicht vorher im Konto oder in Textform gekündigt wird. Eine Testphase ist kostenlos. Beide Seiten können aus wichtigem Grund fristlos kündigen; wir begründen das mindestens 30\u00a0Tage vorher, soweit kein Gesetz etwas anderes verlangt.

## 6. Was nicht erlaubt ist, und was wir dann tun

Verboten sind rechtswidrige, irreführende und benachteiligende Inhalte, erfundene Stellen, Werbung ohne Stelle, Schadsoftware und das massenhafte Auslesen der Seiten. Hinweise nimmt die [DSA-Kontaktstelle](/imprint#dsa) entgegen. Menschen prüfen sie. Je nach Schwere entfernen wir einen Inhalt, sperren eine Anzeige oder ein Konto. Wer betroffen ist, bekommt eine Begründung (Art. 17 DSA) und kann ihr innerhalb von sechs Monaten kostenlos widersprechen; dann entscheidet eine andere Person. Der Rechtsweg bleibt offen.

## 7. Reihenfolge von Treffern

Die maßgeblichen Kriterien stehen unter [So sortieren wir](/so-sortieren-wir). Geld ändert die Reihenfolge nicht.

## 8. Rechte an Inhalten

Wer etwas einstellt, behält seine Rechte und erlaubt uns, es für den Betrieb von Stellwerk zu speichern und so anzuzeigen, wie es eingestellt wurde; bei veröffentlichten Anzeigen auch so, dass Suchmaschinen sie finden.

## 9. Haftung

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist, ohne deren Erfüllung der Vertrag seinen Zweck verfehlt, und nur für den vorhersehbaren, typischen Schaden.

## 10. Änderungen

Änderungen dieser Bedingungen kündigen wir mindestens 15\u00a0Tage vorher per E-Mail an und zeigen, was sich ändert. Wer nicht einverstanden ist, kann bis dahin kündigen; ein Unternehmen mit einer Frist von 15\u00a0Tagen, die spätestens mit dem Tag davor endet, und was für die Zeit danach berechnet ist, heben wir auf. Ohne Zustimmung ändern wir nur, was Gesetz oder Rechtsprechung verlangen oder was allein vorteilhaft ist.

## 11. Schluss

Es gilt deutsches Recht; zwingender Verbraucherschutz des Wohnsitzlandes bleibt unberührt. Für Unternehmen ist der Gerichtsstand {sitz}. Ist eine Regelung unwirksam, bleibt der Rest bestehen.
`.trim()
