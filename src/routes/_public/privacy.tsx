import { createFileRoute } from '@tanstack/react-router'
import { TextLink } from '~/ui/buttons/text-link'
import { pageTitle } from '../-page-title'
import { FromOperator, LegalPage, operatorAddress, useImprint } from './-legal-page'
import { loadImprint } from './-load-imprint'

export const Route = createFileRoute('/_public/privacy')({
  loader: loadImprint,
  head: () => ({ meta: [pageTitle('Datenschutz')] }),
  component: Privacy,
})

function Privacy() {
  const imprint = useImprint()
  const { operator, isDemo, invoiceRetentionYears } = imprint
  return (
    <LegalPage title="Datenschutz" asOf="21.11.2026" isDemo={isDemo}>
      <p>
        Kurz gesagt: Wir verarbeiten, was für die Stellensuche und die Bewerbung nötig ist, geben nichts an Werbenetze
        weiter, laden nichts von fremden Servern und bewerten keine Menschen mit einer Maschine.
      </p>
      <h2>Verantwortlich</h2>
      <p>
        <FromOperator value={operatorAddress(imprint)} gap="Name, Anschrift und E-Mail-Adresse wie im Impressum" />
        {operator && `, ${operator.email}`}
      </p>
      {(!operator || operator.dataProtectionContact) && (
        <p>
          Datenschutzbeauftragte Person:{' '}
          <FromOperator
            value={operator?.dataProtectionContact}
            gap="Kontakt, falls nach Art. 37 DSGVO oder § 38 BDSG eine Person zu benennen ist"
          />
        </p>
      )}
      <p>
        Für Bewerbungen ist ab dem Absenden auch das Unternehmen verantwortlich, das sie erhält. Was es für seine
        Auswahl in Stellwerk speichert, verarbeiten wir in seinem Auftrag (Art. 28 DSGVO).
      </p>
      <h2>Welche Daten wir wozu verarbeiten</h2>
      <h3>Konto</h3>
      <p>
        Name, E-Mail-Adresse, Art des Kontos und zum Passwort ein Prüfwert, aus dem es sich nicht zurückrechnen lässt.
        Zu jeder Anmeldung speichern wir Zeitpunkt, IP-Adresse und Browserkennung, damit sich fremde Zugriffe erkennen
        und beenden lassen. Bei Unternehmen sehen die Admins, an welchem Tag ein Konto zuletzt benutzt wurde, damit
        vergessene Zugänge auffallen; eine Uhrzeit sehen sie nicht. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO
        (Vertrag), für die Sicherheit Art. 6 Abs. 1 Buchst. f DSGVO.
      </p>
      <h3>Profil, Lebenslauf und Bewerbung</h3>
      <p>
        Angaben zur Person, zur gewünschten Arbeit, Berufserfahrung, Ausbildung, Kenntnisse und hochgeladene Dateien.
        Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO, im Beschäftigungsverhältnis ergänzend § 26 BDSG. Foto,
        Geburtsdatum, Staatsangehörigkeit und Familienstand fragen wir nicht ab.
      </p>
      <p>
        Wer den Lebenslauf findet, entscheidet allein die Bewerberin oder der Bewerber: sichtbar, anonym oder verborgen.
        Ohne Entscheidung ist er verborgen. Mit einer Bewerbung bekommt das Unternehmen eine unveränderliche Kopie des
        Lebenslaufs und die beigefügten Dateien. Wer einen Lebenslauf geöffnet hat, halten wir fest.
      </p>
      <h3>Nachrichten</h3>
      <p>
        Inhalt, Zeitpunkt und ob eine Nachricht gelesen wurde. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b DSGVO.
        Nachrichten sehen nur die beiden Seiten des Gesprächs.
      </p>
      <h3>Unternehmen und Abrechnung</h3>
      <p>
        Rechnungsanschrift, Ansprechpersonen, IBAN und SEPA-Lastschriftmandat mit Zeitpunkt und IP-Adresse der
        Erteilung, Rechnungen. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. b und c DSGVO (Vertrag, Aufbewahrung nach § 147 AO
        und § 257 HGB).
      </p>
      <h3>E-Mails</h3>
      <p>
        Wir verschicken nur E-Mails, die zu einem Vorgang gehören: Bestätigungen, Antworten auf Bewerbungen, Hinweise
        auf Nachrichten. Zählpixel enthalten sie nicht.
      </p>
      <h3>Protokolle des Servers</h3>
      <p>
        Für Betrieb und Fehlersuche: Zeitpunkt, aufgerufene Adresse, Ergebnis und eine zufällige Kennung der Anfrage,
        ohne IP-Adresse und ohne Inhalte. Um Angriffe auf die Anmeldung zu bremsen, zählen wir Versuche je IP-Adresse
        für kurze Zeit. Rechtsgrundlage: Art. 6 Abs. 1 Buchst. f DSGVO.
      </p>
      <h2>Cookies und Speicher im Browser</h2>
      <p>
        Es gibt nur, was für den gewünschten Dienst unbedingt nötig ist (§ 25 Abs. 2 Nr. 2 TDDDG), deshalb kein Banner:
      </p>
      <ul>
        <li>ein Cookie für die Anmeldung, höchstens 30&nbsp;Tage oder bis der Browser geschlossen wird;</li>
        <li>
          nach einer Eingabe ein Cookie mit dem Stand der Datenbank, bis der Browser geschlossen wird, damit die eigene
          Änderung gleich zu sehen ist;
        </li>
        <li>
          wer auf der Startseite einen Lebenslauf auflegt: ein Cookie mit dem Schlüssel dazu, eine Stunde lang oder bis
          zum Löschen;
        </li>
        <li>im Speicher des Browsers, ob die helle oder die dunkle Ansicht gewählt wurde.</li>
      </ul>
      <p>
        Schriften, Bilder und Programme kommen von unserem eigenen Server. Statistik- oder Werbedienste gibt es nicht.
      </p>
      <h2>Wer Daten erhält</h2>
      <ul>
        <li>Unternehmen, bei denen sich jemand bewirbt oder denen jemand seinen Lebenslauf freigegeben hat;</li>
        <li>unsere Bank, soweit es für Lastschriften nötig ist;</li>
        <li>
          Dienstleister, die in unserem Auftrag handeln:{' '}
          <FromOperator value={operator?.processors} gap="Rechenzentrum und E-Mail-Versand mit Sitz und Land" />.
        </li>
      </ul>
      <p>
        Stellwerk selbst übermittelt nichts in Länder außerhalb der EU. Sitzt einer der genannten Dienstleister dort,
        steht es bei seinem Namen.
      </p>
      <h2>Wie lange wir speichern</h2>
      <ul>
        <li>
          Wer sein Konto löscht, löscht damit sofort Profil, Lebensläufe, Bewerbungen und Anmeldungen. Das geht
          jederzeit unter „Konto und Sicherheit“.
        </li>
        <li>
          Bewerbungen brauchen Unternehmen nach einer Absage höchstens sechs Monate, um sich gegen Ansprüche nach § 15
          AGG verteidigen zu können. Nach einer Zusage gilt dieselbe Frist: So lange haben beide Seiten Zeit,
          mitzunehmen, was in die Personalakte gehört.
        </li>
        <li>
          Rechnungen und Buchungsbelege bewahren wir so lange auf, wie das Gesetz es verlangt: {invoiceRetentionYears}{' '}
          Jahre ab dem Ende des Kalenderjahres (§ 14b UStG, § 147 AO).
        </li>
        <li>
          Sonstige Fristen:{' '}
          <FromOperator value={operator?.otherRetention} gap="Protokolle des Servers und Datensicherungen" />.
        </li>
      </ul>
      <h2>Keine automatische Entscheidung</h2>
      <p>
        Über Bewerbungen entscheiden Menschen. Es gibt keine Punktzahl, kein Profiling und keine automatische Absage
        (Art. 22 DSGVO). Wie Trefferlisten entstehen, steht unter{' '}
        <TextLink to="/so-sortieren-wir">So sortieren wir</TextLink>.
      </p>
      <h2>Deine und Ihre Rechte</h2>
      <p>
        Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Datenübertragbarkeit
        (Art. 20) und Widerspruch gegen Verarbeitungen, die auf Art. 6 Abs. 1 Buchst. f beruhen (Art. 21 DSGVO). Am
        einfachsten geht es mit der <TextLink to="/privacy/request">Anfrage zum Datenschutz</TextLink>; eine Nachricht
        an die oben genannte Adresse genügt auch.
      </p>
      <p>
        Beschwerden nimmt jede Datenschutzaufsicht entgegen, zum Beispiel die für uns zuständige:{' '}
        <FromOperator value={operator?.dataProtectionAuthority} gap="Aufsichtsbehörde des Bundeslandes" />.
      </p>
      <h2>Muss ich Daten angeben?</h2>
      <p>
        Suchen und Anzeigen lesen geht ohne Konto und ohne Angaben. Für Konto, Bewerbung und Rechnung sind die als
        Pflicht erkennbaren Felder nötig; ohne sie kommt der Vertrag nicht zustande. Alles andere ist freiwillig.
      </p>
    </LegalPage>
  )
}
