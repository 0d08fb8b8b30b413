import { createFileRoute } from '@tanstack/react-router'
import { pageCache } from '~/platform/client/page-response'
import { TextLink } from '~/ui/text-link'
import { pageTitle } from '../-page-title'
import { LEGAL_PAGE_AGE, LegalPage, OperatorGap } from './-legal-page'

export const Route = createFileRoute('/_public/so-sortieren-wir')({
  loader: () => pageCache(LEGAL_PAGE_AGE, ['legal']),
  head: () => ({ meta: [pageTitle('So sortieren wir')] }),
  component: Ranking,
})

function Ranking() {
  return (
    <LegalPage title="So sortieren wir" asOf="20.11.2026">
      <p>
        Hier steht vollständig, wovon die Reihenfolge in unseren Listen abhängt. Kein Unternehmen kann einen Platz
        kaufen, kein Tarif rückt eine Anzeige nach oben, und was jemand vorher angeklickt hat, spielt keine Rolle: Alle
        sehen zur selben Suche dieselbe Liste.
      </p>
      <h2>Jobs finden</h2>
      <p>
        Gefunden wird eine veröffentlichte Anzeige, wenn jedes gesuchte Wort im Titel, im Text oder im Namen des
        Unternehmens vorkommt. Verschiedene Schreibweisen gelten als dasselbe Wort (Verkäufer/in, Verkäuferin,
        Verkaeufer), zusammengesetzte Wörter werden zerlegt (Softwareentwickler, Entwickler Software), und nahe
        verwandte Berufe zählen mit (Krankenpfleger, Pflegefachkraft). Sortiert wird nach „Beste Treffer“ in dieser
        Folge:
      </p>
      <ol>
        <li>alle Wörter stehen im Titel;</li>
        <li>der Titel nennt denselben Beruf mit einem anderen Namen;</li>
        <li>die Wörter stehen im Text der Anzeige;</li>
        <li>die Wörter stehen nur im Namen des Unternehmens.</li>
      </ol>
      <p>
        Innerhalb jeder Stufe, und bei „Neueste zuerst“ für alle Treffer, entscheidet allein der Zeitpunkt der ersten
        Veröffentlichung. Ohne Suchwort ist die Liste ebenfalls nach diesem Zeitpunkt geordnet.
      </p>
      <h3>Ort und Umkreis</h3>
      <p>
        Ein Ort mit Umkreis grenzt ein, ändert aber die Reihenfolge nicht. Gemessen wird die Luftlinie zwischen den
        Mittelpunkten der Orte. Hat eine Anzeige mehrere Orte, zählt der nächste. Stellen ganz im Homeoffice stehen bei
        einer Ortssuche nicht zwischen den anderen; ihre Zahl steht darunter und führt zu ihnen.
      </p>
      <h3>Filter und Zahlen</h3>
      <p>
        Filter lassen Anzeigen weg, sie ordnen nicht um. Die Zahl an einem Filter sagt, wie viele Treffer er brächte.
      </p>
      <h2>Ähnliche Jobs</h2>
      <p>
        Unter einer Anzeige stehen andere aus demselben Berufsfeld oder mit einem gleichen Wort im Titel. Zuerst kommen
        die mit gleichem Wort im Titel, dann die übrigen, jeweils die neuesten zuerst.
      </p>
      <h2>Unternehmen</h2>
      <p>Unternehmen werden nach Namen gesucht. Bezahlte Plätze gibt es auch hier nicht.</p>
      <h2>Was Unternehmen sehen</h2>
      <p>
        Bewerbungen sind nach dem Zeitpunkt des Eingangs geordnet, wenn niemand eine andere Ordnung wählt. In der Suche
        nach Lebensläufen stehen die zuletzt bearbeiteten oben. Es gibt keine Punktzahl und keine Rangfolge von
        Menschen. Antworten auf Fragen einer Anzeige werden einzeln gezeigt und führen nie von selbst zu einer Absage.
      </p>
      <h2>Warum diese Seite</h2>
      <p>
        Wir legen die Kriterien offen, wie es Art. 27 der Verordnung (EU) 2022/2065 (DSA), Art. 5 der Verordnung (EU)
        2019/1150 und § 5b Abs. 2 UWG vorsehen. Ändert sich etwas, ändern wir zuerst diese Seite. Bezahlte Hinweise
        wären als „Anzeige“ gekennzeichnet; zurzeit gibt es keine.
      </p>
      <p>
        Fragen dazu: <OperatorGap>E-Mail-Adresse</OperatorGap>. Siehe auch die <TextLink to="/agb">AGB</TextLink>.
      </p>
    </LegalPage>
  )
}
