import { createFileRoute } from '@tanstack/react-router'
import { TextLink } from '~/ui/buttons/link'
import { pageTitle } from '../-page'
import { FromOperator, LegalPage, useImprint } from './-legal-page'
import { loadImprint } from './-load-imprint'

export const Route = createFileRoute('/_public/so-sortieren-wir')({
  loader: loadImprint,
  head: () => ({ meta: [pageTitle('So sortieren wir')] }),
  component: Ranking,
})

function Ranking() {
  const { operator } = useImprint()
  return (
    <LegalPage title="So sortieren wir" asOf="30.11.2026">
      <p>
        Hier steht vollständig, wovon die Reihenfolge in unseren Listen abhängt. Kein Unternehmen kann einen Platz
        kaufen, kein Tarif rückt eine Stelle nach oben, und was jemand vorher angeklickt hat, spielt keine Rolle: Alle
        sehen zur selben Suche dieselbe Liste.
      </p>
      <h2>Jobs finden</h2>
      <p>
        Aus der Eingabe lesen wir zuerst, was ein Filter ist: „Azubi“, „Minijob“, „Homeoffice“, „unbefristet“, „keine
        Zeitarbeit“, ein Ort, ein Umkreis, die Nummer einer Stelle. Jeder solche Filter steht über der Liste und lässt
        sich wegnehmen. Die übrigen Wörter werden gesucht. Verschiedene Schreibweisen gelten als dasselbe Wort
        (Verkäufer/in, Verkäuferin, Verkaeufer), und zusammengesetzte Wörter werden zerlegt (Softwareentwickler,
        Entwickler Software). Nennt ein Wort einen Beruf, muss der Titel diesen Beruf nennen; alle anderen Wörter dürfen
        auch im Text oder im Namen des Unternehmens stehen. „Beste Treffer“ ordnet in dieser Folge:
      </p>
      <ol>
        <li>Stellen mit der gesuchten Referenznummer;</li>
        <li>der Titel besteht genau aus den gesuchten Wörtern;</li>
        <li>der Titel enthält die Wörter so, wie sie gesucht wurden;</li>
        <li>
          der Titel enthält sie als Teil eines zusammengesetzten Wortes (Koch, Jungkoch) oder ein Wort gleicher
          Bedeutung (Dienstwagen, Firmenwagen);
        </li>
        <li>
          der Titel nennt denselben Beruf mit einem anderen Namen (Krankenschwester, Pflegefachkraft), oder ein weiteres
          Wort ist der Name des Unternehmens;
        </li>
        <li>weitere Wörter stehen nur im Text der Anzeige.</li>
      </ol>
      <p>
        Nennt der Titel einen verwandten Beruf (Zimmerer bei „Tischler“), ist die Stelle kein Treffer. Solche Stellen
        stehen unter der letzten Seite in einem eigenen Abschnitt mit eigener Zahl. Oben, an den Filtern, in
        Suchaufträgen und in Feeds zählen sie nicht mit. Was verwandt ist, sagt unsere Berufsliste. Wer ein Arbeitsfeld
        sucht („Hotel“, „Pflege“), meint alle ähnlichen Berufe derselben Berufsgruppe, wer einen Bereich sucht
        („Handwerk“), alle Berufe darin.
      </p>
      <p>
        Wer einen Arbeitsort sucht („im Altenheim“, „Reiterhof“, „draußen“, „mit Kindern arbeiten“), sieht zuerst
        Stellen, die ihn im Titel oder im Namen des Unternehmens nennen, dann Berufe von dort mit dem Ort im Text, dann
        diese Berufe ohne ihn und zuletzt andere Stellen, deren Text ihn nennt. Wer sagt, dass er woanders arbeitet
        (ambulante Pflege bei „Krankenhaus“), fehlt. Wer ein bekanntes Haus nennt („Edeka“), sieht nur dessen Stellen,
        wenn es welche hat, sonst solche, für die andere dieselben Leute suchen. Besondere Berufe, deren Name auf den
        gesuchten endet (Küchenverkäufer bei „Verkäufer“), stehen hinter diesem.
      </p>
      <p>
        Ausbildung, duales Studium, Praktikum und Werkstudentenstellen stehen hinter den anderen, wenn nicht danach
        gesucht wurde. Trägt ihr Titel einen anderen Namen als den gesuchten, stehen sie bei den verwandten Berufen.
        Mehrere Wörter für die Art der Arbeit engen ein: „Nebenjob Student“ findet Werkstudentenstellen und Minijobs,
        „Ausbildung Teilzeit“ Ausbildungen, die in Teilzeit zuerst. Innerhalb jeder Stufe entscheidet allein der
        Zeitpunkt der ersten Veröffentlichung, ebenso bei „Neueste zuerst“ für alle Treffer. „Höchstes Gehalt“
        vergleicht den oberen Wert der Spanne, auf den Monat umgerechnet. Bei jedem Treffer steht, warum er da ist.
      </p>
      <h3>Eine Stelle, eine Karte</h3>
      <p>
        Stellt ein Unternehmen dieselbe Stelle noch einmal ein (gleicher Beruf, gleicher Ort, fast derselbe Text), dann
        behält sie das Datum der ersten, bis 180&nbsp;Tage nach deren Ende: Sie ist nicht „neu“ und steht deshalb nicht
        weiter oben. Das gilt genauso für kopierte und für eingelesene Stellen. Gleiche Stellen an mehreren Orten sind
        eine Karte mit allen Orten und dem ältesten Datum, und sie zählen als eine, solange Arbeitszeit, Vertrag und
        Gehalt gleich sind. Die Karte führt zu dem Ort, nach dem gesucht wurde. Auf der Seite einer Stelle steht, wann
        das Unternehmen sie zuletzt bestätigt hat.
      </p>
      <h3>Bedingungen</h3>
      <p>
        „Vormittags“, „Montag bis Freitag“, „nachts“, „Ferienjob“, „mit Unterkunft“ und Ähnliches lesen wir aus der
        Anzeige, auch aus Uhrzeiten („8 bis 12&nbsp;Uhr“, „ab 17&nbsp;Uhr“). Wir zeigen Stellen, die es nennen. Bei
        „ohne …“ und „keine …“ fehlen Stellen, die das Unerwünschte nennen; wer es ausdrücklich ausschließt, steht vorn,
        und wer nichts dazu sagt, bleibt in der Liste. „Ohne Ausbildung“ ordnet: Stellen für Ungelernte stehen vorn. Bei
        „ohne Deutsch“ und „ohne Sprache“ fehlen Stellen, die Deutsch verlangen, und Berufe, die aus Sprechen und
        Schreiben bestehen, wenn die Anzeige nichts anderes sagt. „20&nbsp;Stunden“ stellt Stellen mit 15 bis
        25&nbsp;Stunden nach vorn. Was sich an keiner Anzeige prüfen lässt („körperlich leicht“), sagen wir.
      </p>
      <p>
        Netto rechnen wir in Brutto um: Steuerklasse I, ohne Kinder, ohne Kirchensteuer, mit den Beiträgen von 2026. Das
        Ergebnis steht am Filter. Ein Stundenlohn wird mit dem Stundenlohn verglichen, nicht mit dem Monat.
      </p>
      <h3>Wenn wenig oder nichts passt</h3>
      <p>
        Findet sich zu einem Wort nichts, suchen wir nach dem bekannten Wort, das ihm am ähnlichsten geschrieben oder
        gesprochen wird; ein kurzer Name („Austräger“) steht für den ganzen. Passen zu allen Wörtern weniger als zehn
        Stellen, folgen nach ihnen solche desselben Berufs, in denen ein Wort fehlt. Gibt es gar keine Stelle, lassen
        wir nacheinander weg, was wir aus den Wörtern gelesen haben: Bedingungen, einzelne Filter, dass der Beruf im
        Titel steht, und zuletzt einzelne Wörter. Wer einen Beruf nur im Text erwähnt, sucht ihn nicht und ist kein
        Treffer; gibt es sonst nichts, steht er im Abschnitt „Nur erwähnt“. Nennt das Unternehmen den Beruf in seinem
        Namen („Zahnärzte am Markt“), zeigen wir dessen Stellen. Statt Ferienjobs zeigen wir dann Minijobs, statt
        Saisonarbeit befristete Stellen. Das steht über der Liste. Was du selbst wählst, bleibt: Umkreis und Filter
        ändern wir nie. Was es weiter weg oder mit weniger Filtern gibt, steht in einem eigenen Abschnitt darunter.
        Passt alles zusammen zu keiner Stelle, zeigt ein solcher Abschnitt, was es ohne eines der Wörter gibt, und nennt
        es: Kein weiteres Wort leert die Liste.
      </p>
      <h3>Wie gut die Suche ist</h3>
      <p>
        Wir messen sie an 349 Suchen, so wie Menschen tippen, in einem erfundenen Markt mit gut 450 Stellen. Zu jeder
        Suche steht vorher fest, welche Stellen passen und welche nie erscheinen dürfen. Eine Hälfte bleibt beiseite:
        Nach ihr wird nichts verbessert. Stand 30.11.2026, in dieser Hälfte: Die erste Stelle stimmt bei 93&nbsp;% der
        Suchen, unter den ersten zehn Treffern aller 186 Suchen stehen 4 falsche, eine Suche bleibt leer. Die Güte der
        Reihenfolge (nDCG@10, 1 ist die beste mögliche) ist 0,87; in der anderen Hälfte 0,91. Sie zählt, was die Seite
        untereinander zeigt: die Treffer und darunter verwandte Berufe. Dazu kommen 156 neue Suchen voller
        Schreibfehler, 91 nach Arbeitsorten, mit Wörtern, die auch Orte sind, und auf Englisch, 46 mit Namen bekannter
        Häuser, abgeschnittenen Wörtern und Uhrzeiten, 71 mit Kurzformen und Arbeitgebern und 150 in einem anderen
        Markt, ebenso geteilt; in ihren beiseite gelegten Hälften 92&nbsp;% und 0,91, 85&nbsp;% und 0,80, 88&nbsp;% und
        0,79, 89&nbsp;% und 0,88, und 77&nbsp;% und 0,77, mit zusammen 11 falschen Treffern.
      </p>
      <h3>Anforderungsniveau</h3>
      <p>
        Das Niveau eines Berufs folgt der Klassifikation der Berufe (KldB 2010): Helfer lernen die Arbeit in kurzer
        Zeit, Fachkräfte haben eine Ausbildung, Spezialisten eine Fortbildung wie Meister oder Techniker, Experten ein
        Studium. Wir lesen es aus dem Titel der Anzeige. Es sagt, was der Beruf meist verlangt; was das Unternehmen
        verlangt, steht in der Anzeige. Stellen ohne erkannten Beruf findet dieser Filter nicht.
      </p>
      <h3>Ort und Umkreis</h3>
      <p>
        Ein Ort mit Umkreis grenzt ein. Die Reihenfolge ändert er nur, wenn nichts als ein Ort gesucht wurde (dann
        steht, was im Ort selbst liegt, vor der Umgebung) und bei „Nächste zuerst“. Gemessen wird die Luftlinie zwischen
        den Mittelpunkten der Orte. Hat eine Stelle mehrere Orte, zählt der nächste. Heißen mehrere Orte gleich, fragen
        wir, welcher gemeint ist; bis dahin suchen wir in allen, im größten zuerst. „Weiter weg“ reicht bis zum
        Dreifachen des Umkreises, und in ganz Deutschland, wenn im Umkreis nichts ist. Stellen ganz im Homeoffice stehen
        bei einer Ortssuche nicht zwischen den anderen; ihre Zahl steht darunter und führt zu ihnen. Wer „Homeoffice“
        und einen Ort sucht, sieht Homeoffice von überall und teilweises Homeoffice am Ort.
      </p>
      <h3>Filter und Zahlen</h3>
      <p>
        Filter lassen Stellen weg, sie ordnen nicht um. Die Zahl an einem Filter sagt, wie viele Treffer er brächte,
        ohne die eigene Auswahl in diesem Filter. Jede Zahl ist genau gezählt.
      </p>
      <h2>Ähnliche Stellen</h2>
      <p>
        Unter einer Stelle stehen andere mit demselben Beruf, einem gleichen Wort im Titel oder aus demselben
        Berufsfeld, in dieser Folge, jeweils die neuesten zuerst.
      </p>
      <h2>Unternehmen</h2>
      <p>Unternehmen werden nach Namen gesucht. Bezahlte Plätze gibt es auch hier nicht.</p>
      <h2>Was Unternehmen sehen</h2>
      <p>
        Bewerbungen sind nach dem Zeitpunkt des Eingangs geordnet, wenn niemand eine andere Ordnung wählt. In der Suche
        nach Lebensläufen stehen zuerst die, deren Überschrift und Stationen zum Gesuchten passen, dann die mit
        passender Ausbildung oder Kenntnis, dann die, deren Texte es nennen; bei Gleichstand die zuletzt geänderten. Zu
        jedem Treffer stehen die Worte aus dem Lebenslauf, die es belegen. Es gibt keine Punktzahl und keine Rangfolge
        von Menschen. Antworten auf Fragen zu einer Stelle zeigen wir einzeln; sie führen nie von selbst zu einer
        Absage.
      </p>
      <h2>Warum diese Seite</h2>
      <p>
        Wir legen die Kriterien offen, wie es Art.&nbsp;27 der Verordnung (EU) 2022/2065 (DSA), Art.&nbsp;5 der
        Verordnung (EU) 2019/1150 und §&nbsp;5b&nbsp;Abs.&nbsp;2 UWG vorsehen. Ändert sich etwas, ändern wir zuerst
        diese Seite. Bezahlte Hinweise wären als „Anzeige“ gekennzeichnet; zurzeit gibt es keine.
      </p>
      <p>
        Fragen dazu: <FromOperator value={operator?.email} gap="E-Mail-Adresse" />. Siehe auch die{' '}
        <TextLink to="/agb">AGB</TextLink>.
      </p>
    </LegalPage>
  )
}
