import { counted } from '~/lib/text/counted'
import { PlotCard } from '~/ui/plots/plot-card'
import type { AnswerSpan } from '../../posting-figures'
import { BarRows } from './bar-rows'

type AnswerCardProps = { spans: readonly AnswerSpan[]; period: string; fileName: string }

/** After how many days people had their first answer, and how many wait. */
export function AnswerCard({ spans, period, fileName }: AnswerCardProps) {
  const sent = spans.reduce((sum, { count }) => sum + count, 0)
  return (
    <PlotCard
      title="Bis zur ersten Antwort"
      note={`${period}, ${counted(sent, ['Bewerbung', 'Bewerbungen'])}. Gelöschte Bewerbungen zählen nicht mehr mit.`}
      fileName={`${fileName}, Antworten`}
      table={{ head: ['Erste Antwort', 'Bewerbungen'], rows: spans.map(({ label, count }) => [label, count]) }}
    >
      {sent === 0 ? (
        <p className="text-muted">Noch keine Bewerbung in dieser Zeit.</p>
      ) : (
        <BarRows
          rows={spans.map((span) => ({ ...span, key: span.label }))}
          labels={124}
          sentence={`${spans.map(({ label, count }) => `${label}: ${count.toLocaleString('de-DE')}`).join(', ')}.`}
        />
      )}
    </PlotCard>
  )
}
