import { type DayColumn, dayColumns } from '~/features/job-postings/figures/day-columns'
import { DayPlot, type DaySeries } from '~/features/job-postings/ui/day-plot'
import { formatIsoDay } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { PlotCard } from '~/ui/plots/plot-card'
import type { PostingFigures } from '../../views'

const VIEWS = [{ key: 'views', label: 'Aufrufe', name: 'Aufrufe', isComparison: false }] as const satisfies DaySeries[]

type ViewCardProps = { figures: PostingFigures; period: string; fileName: string }

/** Views by day; the table has started and sent applications as well. */
export function ViewCard({ figures, period, fileName }: ViewCardProps) {
  const columns = dayColumns(figures)
  const total = columns.reduce((sum, { views }) => sum + views, 0)
  return (
    <PlotCard
      title="Aufrufe je Tag"
      note={`${period}, ${counted(total, ['Aufruf', 'Aufrufe'])}. Jeder Mensch zählt an einem Tag einmal, Suchroboter und Ihr Unternehmen zählen nicht. Adressen speichern wir nicht.`}
      fileName={`${fileName}, Tage`}
      table={{
        head: ['Tag', 'Aufrufe', 'Begonnen', 'Gesendet'],
        rows: columns.toReversed().map(rowOf),
      }}
    >
      <DayPlot columns={columns} series={VIEWS} />
    </PlotCard>
  )
}

function rowOf({ day, views, started, sent }: DayColumn) {
  return [formatIsoDay(day), views, started, sent]
}
