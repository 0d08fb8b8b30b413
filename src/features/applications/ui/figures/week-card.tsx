import { formatIsoDay } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { PlotCard } from '~/ui/plots/plot-card'
import { TwoWidths } from '~/ui/plots/two-widths'
import type { WeekCount } from '../../posting-figures'
import { WEEKS_HEIGHT, WeekBars, weeksSentence } from './week-bars'

type WeekCardProps = { weeks: readonly WeekCount[]; period: string; fileName: string }

/** Sent applications by calendar week; the current week is highlighted. */
export function WeekCard({ weeks, period, fileName }: WeekCardProps) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  return (
    <PlotCard
      title="Gesendet je Woche"
      note={`${period}, ${counted(total, ['Bewerbung', 'Bewerbungen'])} nach Kalenderwochen. Laufende Woche gelb. Gelöschte Bewerbungen zählen nicht mehr mit.`}
      fileName={`${fileName}, Wochen`}
      table={{
        head: ['Kalenderwoche', 'Gesendete Bewerbungen'],
        rows: weeks.toReversed().map(({ week, monday, count }) => [`${week}, ab ${formatIsoDay(monday)}`, count]),
      }}
    >
      <TwoWidths height={WEEKS_HEIGHT} label={weeksSentence(weeks)}>
        {(width) => <WeekBars weeks={weeks} width={width} />}
      </TwoWidths>
    </PlotCard>
  )
}
