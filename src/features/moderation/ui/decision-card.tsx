import { formatMoment } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'

type DecisionCardProps = {
  /** What was decided, in a word. */
  decision: string
  decidedAt: Date
  decidedBy: string | null
  /** The ground in law or rules, where the report is about content. */
  ground?: string
  facts: string | null
  reversedAt: Date | null
  /** When an admin ended a company's suspension without an objection. */
  liftedAt?: Date | null
}

/** What was decided about a report, by whom and when, and whether a complaint changed it or an admin lifted it. */
export function DecisionCard({
  decision,
  decidedAt,
  decidedBy,
  ground,
  facts,
  reversedAt,
  liftedAt,
}: DecisionCardProps) {
  const who = [formatMoment(decidedAt), decidedBy].filter(Boolean).join(', ')
  return (
    <Card as="section" padding="lg" aria-labelledby="entscheidung">
      <h2 id="entscheidung" className="text-xl">
        Entscheidung: {decision}
      </h2>
      <p className="mt-1 text-sm text-muted">{[who, ground].filter(Boolean).join('\u00a0· ')}</p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{facts}</p>
      {reversedAt && (
        <Note tone="info" className="mt-4" title={`Nach einer Beschwerde geändert: ${formatMoment(reversedAt)}`} />
      )}
      {liftedAt && <Note tone="info" className="mt-4" title={`Sperre aufgehoben: ${formatMoment(liftedAt)}`} />}
    </Card>
  )
}
