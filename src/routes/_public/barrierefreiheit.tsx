import { createFileRoute } from '@tanstack/react-router'
import { BarrierForm } from '~/features/feedback/ui/barrier-form'
import { pageTitle } from '../-page'
import { FromOperator, LegalPage, OperatorGap, useImprint } from './-legal-page'
import { loadImprint } from './-load-imprint'

export const Route = createFileRoute('/_public/barrierefreiheit')({
  loader: loadImprint,
  head: () => ({ meta: [pageTitle('Barrierefreiheit')] }),
  component: Accessibility,
})

function Accessibility() {
  const { operator } = useImprint()
  return (
    <LegalPage title="Barrierefreiheit" asOf="20.11.2026">
      <p>
        Stellwerk soll für alle benutzbar sein: mit Tastatur, Bildschirmleser, Vergrößerung, auf dem Telefon und ohne
        Maus. Diese Erklärung folgt §&nbsp;14 des Barrierefreiheitsstärkungsgesetzes (BFSG) und seiner Anlage 3.
      </p>
      <h2>Der Dienst</h2>
      <p>
        Stellwerk ist ein Stellenmarkt im Internet. Ohne Konto lassen sich Stellen und Unternehmen suchen und lesen. Mit
        einem Konto lassen sich Lebensläufe führen, Bewerbungen schicken und Nachrichten austauschen; Unternehmen
        schreiben Stellen aus und beantworten Bewerbungen.
      </p>
      <h2>Woran wir uns halten</h2>
      <p>
        Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die Norm EN 301 549. Dazu gehört
        unter anderem:
      </p>
      <ul>
        <li>
          Alles lässt sich mit der Tastatur bedienen, auch Verschieben und Sortieren; der Fokus ist immer sichtbar.
        </li>
        <li>Felder haben sichtbare Namen. Fehler stehen als Satz am Feld und gesammelt über dem Formular.</li>
        <li>Farbe sagt nie allein etwas aus; Kontraste erfüllen AA in der hellen und in der dunklen Ansicht.</li>
        <li>Seiten lassen sich bis 400&nbsp;% vergrößern, ohne dass etwas verloren geht.</li>
        <li>Wer weniger Bewegung eingestellt hat, bekommt weniger Bewegung.</li>
        <li>Anmelden geht ohne Bilderrätsel; Passwörter lassen sich einfügen und anzeigen.</li>
        <li>Hinweise, die von selbst verschwinden, warten unter dem Zeiger und unter dem Fokus.</li>
      </ul>
      <h2>Stand</h2>
      <p>
        Wir prüfen die Seiten bei jeder Änderung automatisch und von Hand mit der Tastatur. Eine Prüfung durch eine
        unabhängige Stelle gibt es noch nicht. Bekannt ist:
      </p>
      <ul>
        <li>Hochgeladene Dateien von Unternehmen und Personen prüfen wir nicht auf Barrierefreiheit.</li>
        <li>Videos von Unternehmen können ohne Untertitel sein.</li>
      </ul>
      <p>
        <OperatorGap>Datum und Ergebnis der letzten eigenen Prüfung dieser Installation</OperatorGap>
      </p>
      <h2>Etwas geht nicht?</h2>
      <p>
        Eine kurze Nachricht genügt: welche Seite, was nicht ging, womit (Browser, Hilfsmittel). Wir antworten und
        beheben es oder schicken den Inhalt in einer anderen Form. Auch per E-Mail oder Telefon:{' '}
        <FromOperator
          value={operator && `${operator.email}, ${operator.phone}`}
          gap="E-Mail-Adresse und Telefonnummer"
        />
      </p>
      <BarrierForm />
      <h2>Zuständige Behörde</h2>
      <p>
        Die Marktüberwachung für Barrierefreiheit übernimmt die Marktüberwachungsstelle der Länder für die
        Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg.{' '}
        <OperatorGap>Anschrift vor dem Betrieb prüfen</OperatorGap>
      </p>
    </LegalPage>
  )
}
