import { createFileRoute } from '@tanstack/react-router'
import { TextLink } from '~/ui/buttons/text-link'
import { pageTitle } from '../-page-title'
import { FromOperator, LegalPage, operatorAddress, useImprint } from './-legal-page'
import { loadImprint } from './-load-imprint'

export const Route = createFileRoute('/_public/agb')({
  loader: loadImprint,
  head: () => ({ meta: [pageTitle('Allgemeine Geschäftsbedingungen (AGB)')] }),
  component: Terms,
})

function Terms() {
  const imprint = useImprint()
  const { operator, preNotificationDays, isDemo } = imprint
  const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`
  return (
    <LegalPage title="Allgemeine Geschäftsbedingungen (AGB)" asOf="24.11.2026" isDemo={isDemo}>
      <h2>1. Wer hier mit wem einen Vertrag schließt</h2>
      <p>
        Diese Bedingungen gelten zwischen{' '}
        <FromOperator value={operatorAddress(imprint)} gap="Name und Anschrift des Betreibers" /> („wir“) und allen, die
        ein Konto bei Stellwerk anlegen: Bewerberinnen und Bewerber sowie Unternehmen. Unternehmen sind nur Unternehmer
        im Sinne des § 14 BGB, Behörden und Vereine; ihre eigenen Bedingungen gelten nicht, auch wenn wir ihnen nicht
        widersprechen.
      </p>
      <h2>2. Was Stellwerk ist</h2>
      <p>
        Stellwerk ist ein Stellenmarkt. Wir stellen die Technik bereit, vermitteln aber nicht und sind an
        Arbeitsverträgen nicht beteiligt. Anzeigen, Profile, Lebensläufe und Nachrichten stammen von denen, die sie
        einstellen.
      </p>
      <h2>3. Konto</h2>
      <p>
        Das Konto entsteht, wenn die E-Mail-Adresse bestätigt ist. Die Angaben müssen stimmen, das Passwort bleibt
        geheim. Wer noch keine 16&nbsp;Jahre alt ist, braucht die Zustimmung der Eltern. Wer ein Unternehmen anmeldet,
        muss dazu berechtigt sein.
      </p>
      <h2>4. Für Bewerberinnen und Bewerber</h2>
      <p>
        Die Nutzung ist kostenlos und kann jederzeit beendet werden: mit „Konto löschen“ unter „Konto und Sicherheit“.
        Der Lebenslauf muss wahr sein. Wer ihn sieht, legt die Person selbst fest.
      </p>
      <h2>5. Für Unternehmen</h2>
      <h3>Anzeigen</h3>
      <p>
        Jede Anzeige beschreibt eine Stelle, die es wirklich gibt und die besetzt werden soll. Sie nennt das
        Unternehmen, ist frei von Benachteiligungen im Sinne des AGG und verlangt keine Zahlung von Bewerbern. Nach dem
        bisherigen Gehalt darf nicht gefragt werden. Eine Anzeige lässt sich erst schließen, wenn offene Bewerbungen
        beantwortet sind.
      </p>
      <h3>Antworten</h3>
      <p>
        Jede Anzeige sagt zu, in wie vielen Tagen das Unternehmen antwortet. Ist das Datum vorbei, ohne dass sich der
        Stand der Bewerbung geändert oder das Unternehmen geschrieben hat, ist sie überfällig. Sieben Tage nach der
        ersten überfälligen Bewerbung pausiert die Anzeige, bis alle beantwortet sind oder das Unternehmen das Datum
        einmal, mit einer Nachricht an alle Wartenden, verschoben hat. Die Laufzeit verlängert sich dadurch nicht. Wie
        oft und wie schnell ein Unternehmen antwortet, veröffentlichen wir; wie wir zählen, steht unter{' '}
        <TextLink to="/antwortquote">Antwortquote</TextLink>.
      </p>
      <p>
        Mit dem Veröffentlichen stimmt das Unternehmen dem Abschlussbrief zu, der dabei gezeigt wird und sich ändern
        lässt; bei eingespielten Anzeigen gilt der Text, den wir unter „Vorlagen“ zeigen. Endet die Anzeige, gleich auf
        welche Weise (Datum, Schließen, Ende der Lizenz, Sperre, Löschung), erinnern wir sofort und nach sieben Tagen.
        Nach 14&nbsp;Tagen senden wir den Brief in seinem Namen an alle, deren Bewerbung noch offen ist; damit ist sie
        abgesagt, und die Frist bis zur Löschung beginnt.
      </p>
      <h3>Daten von Bewerbern</h3>
      <p>
        Lebensläufe und Bewerbungen dürfen nur für die Besetzung eigener Stellen genutzt, nicht weitergegeben und nicht
        automatisch ausgelesen werden. Für die Verarbeitung in unserem Auftrag gilt der Vertrag zur
        Auftragsverarbeitung: Admins des Unternehmens lesen und schließen ihn unter{' '}
        <TextLink to="/app/company/agreement">Auftragsverarbeitung</TextLink>
        {operator?.processingAgreement ? `; ${operator.processingAgreement}` : ''}.
      </p>
      <h3>Tarife und Zahlung</h3>
      <p>
        Leistungen und Preise stehen unter <TextLink to="/pricing">Preise</TextLink>; sie verstehen sich zuzüglich
        Umsatzsteuer. Bezahlt wird im Voraus per SEPA-Basislastschrift. Den Einzug kündigen wir mindestens{' '}
        {days(preNotificationDays)} vorher an. Kommt eine Lastschrift zurück, bleibt die Lizenz{' '}
        {days(operator?.graceDays ?? 14)} bestehen; danach ruhen die Anzeigen, bis bezahlt ist.
      </p>
      <h3>Laufzeit</h3>
      <p>
        Ein Tarif läuft für den gebuchten Zeitraum und verlängert sich um denselben Zeitraum, wenn er nicht vorher im
        Konto oder in Textform gekündigt wird. Eine Testphase ist kostenlos. Beide Seiten können aus wichtigem Grund
        fristlos kündigen; wir begründen das mindestens 30&nbsp;Tage vorher, soweit kein Gesetz etwas anderes verlangt.
      </p>
      <h2>6. Was nicht erlaubt ist, und was wir dann tun</h2>
      <p>
        Verboten sind rechtswidrige, irreführende und benachteiligende Inhalte, erfundene Stellen, Werbung ohne Stelle,
        Schadsoftware und das massenhafte Auslesen der Seiten. Hinweise nimmt die{' '}
        <TextLink to="/imprint" hash="dsa">
          DSA-Kontaktstelle
        </TextLink>{' '}
        entgegen. Menschen prüfen sie. Je nach Schwere entfernen wir einen Inhalt, sperren eine Anzeige oder ein Konto.
        Wer betroffen ist, bekommt eine Begründung (Art. 17 DSA) und kann ihr innerhalb von sechs Monaten kostenlos
        widersprechen; dann entscheidet eine andere Person. Der Rechtsweg bleibt offen.
      </p>
      <h2>7. Reihenfolge von Treffern</h2>
      <p>
        Die maßgeblichen Kriterien stehen unter <TextLink to="/so-sortieren-wir">So sortieren wir</TextLink>. Geld
        ändert die Reihenfolge nicht.
      </p>
      <h2>8. Rechte an Inhalten</h2>
      <p>
        Wer etwas einstellt, behält seine Rechte und erlaubt uns, es für den Betrieb von Stellwerk zu speichern und so
        anzuzeigen, wie es eingestellt wurde; bei veröffentlichten Anzeigen auch so, dass Suchmaschinen sie finden.
      </p>
      <h2>9. Haftung</h2>
      <p>
        Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit
        und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist,
        ohne deren Erfüllung der Vertrag seinen Zweck verfehlt, und nur für den vorhersehbaren, typischen Schaden.
      </p>
      <h2>10. Änderungen</h2>
      <p>
        Änderungen dieser Bedingungen kündigen wir mindestens 15&nbsp;Tage vorher per E-Mail an und zeigen, was sich
        ändert. Wer nicht einverstanden ist, kann bis dahin kündigen. Ohne Zustimmung ändern wir nur, was Gesetz oder
        Rechtsprechung verlangen oder was allein vorteilhaft ist.
      </p>
      <h2>11. Schluss</h2>
      <p>
        Es gilt deutsches Recht; zwingender Verbraucherschutz des Wohnsitzlandes bleibt unberührt. Für Unternehmen ist
        der Gerichtsstand <FromOperator value={operator?.city} gap="Sitz des Betreibers" />. Ist eine Regelung
        unwirksam, bleibt der Rest bestehen.
      </p>
    </LegalPage>
  )
}
