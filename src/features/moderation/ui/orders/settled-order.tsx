import { formatMoment } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { FactList } from '~/ui/text/definition-list'
import { takenText } from '../../durations'
import { orderKindLabels, orderOutcomeLabels } from '../../orders/labels'
import { memberStateLabels } from '../../orders/member-states'
import type { AuthorityOrder } from '../../views'
import { reportReasonLabels } from '../../vocabulary'

/** An order with what became of it. */
export function SettledOrder({ order }: { order: AuthorityOrder }) {
  const { outcome, actedAt, settledAt, receivedAt, confirmedAt, reference, content, note } = order
  if (outcome === null || actedAt === null || settledAt === null) return null
  const facts = [
    { term: 'Anordnung', value: orderKindLabels[order.kind] },
    { term: 'Worum es geht', value: reportReasonLabels[order.reason] },
    { term: 'Land', value: memberStateLabels[order.country] },
    { term: 'Aktenzeichen', value: reference || '–' },
    { term: 'Eingegangen', value: formatMoment(receivedAt) },
    { term: 'Eingang bestätigt', value: confirmedAt ? formatMoment(confirmedAt) : 'Nicht vermerkt' },
    { term: 'Getan', value: formatMoment(actedAt) },
    { term: 'Eingetragen von', value: order.writtenBy ?? 'Gelöschtes Konto' },
    { term: 'Erledigt von', value: order.settledBy ?? 'Gelöschtes Konto' },
  ]
  return (
    <>
      <Note tone="success" title={`${orderOutcomeLabels[outcome]} nach ${takenText(receivedAt, actedAt)}`}>
        Erledigt {formatMoment(settledAt)}. Wenn sich noch etwas ändert, öffnen Sie die Anordnung bitte zuerst wieder.
      </Note>
      <Card padding="lg">
        <FactList facts={facts} columns={3} />
        {content === '' ? (
          <p className="mt-6 text-sm text-muted">
            Aktenzeichen und Texte haben wir drei Jahre nach der Erledigung gelöscht.
          </p>
        ) : (
          <>
            <h2 className="mt-6 text-lg">Was angeordnet war</h2>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{content}</p>
            <h2 className="mt-6 text-lg">Was wir getan haben</h2>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>
          </>
        )}
      </Card>
    </>
  )
}
