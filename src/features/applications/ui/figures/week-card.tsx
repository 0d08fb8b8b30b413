import { dayScale } from '~/features/job-postings/figures/day-columns'
import { formatIsoDay } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { PlotCard } from '~/ui/plots/plot-card'
import { PlotGrid } from '~/ui/plots/plot-grid'
import { TwoWidths } from '~/ui/plots/two-widths'
import type { WeekCount } from '../../posting-figures'

const HEIGHT = 168
const LEFT = 28
const TOP = 10
const BOTTOM = 22
const GRID = [0, 1, 2, 3]
/** A single week must not fill the whole width. */
const WIDEST = 44
/** Names of weeks need this much room; else every second, third, … is named. */
const NAME = 40

type WeekCardProps = { weeks: readonly WeekCount[]; period: string; fileName: string }

/** Sent applications by calendar week; the current week is highlighted. */
export function WeekCard({ weeks, period, fileName }: WeekCardProps) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  const steps = GRID.length - 1
  const line = dayScale(Math.max(0, ...weeks.map(({ count }) => count)), steps)
  const floor = HEIGHT - BOTTOM
  const height = (value: number) => (value / (line * steps)) * (floor - TOP)
  return (
    <PlotCard
      title="Gesendet je Woche"
      note={`${period}, ${counted(total, ['Bewerbung', 'Bewerbungen'])}. Laufende Woche gelb. Gelöschte Bewerbungen zählen nicht mehr mit.`}
      fileName={`${fileName}, Wochen`}
      table={{
        head: ['Kalenderwoche', 'Gesendete Bewerbungen'],
        rows: weeks.toReversed().map(({ week, monday, count }) => [`${week}, ab ${formatIsoDay(monday)}`, count]),
      }}
    >
      <TwoWidths height={HEIGHT} label={sentenceOf(weeks, total)}>
        {(width) => {
          const step = (width - LEFT) / weeks.length
          const bar = Math.min(step * 0.7, WIDEST)
          const named = Math.ceil(NAME / step)
          return (
            <>
              <PlotGrid
                left={LEFT}
                right={width}
                lines={GRID.map((index) => ({ value: index * line, y: floor - height(index * line) }))}
              />
              {weeks.map(({ monday, week, count }, index) => (
                <g key={monday}>
                  <rect
                    x={LEFT + (index + 0.5) * step - bar / 2}
                    width={bar}
                    y={floor - height(count)}
                    height={height(count)}
                    rx={2}
                    className={index === weeks.length - 1 ? 'fill-signal stroke-signal-edge' : 'fill-accent'}
                  />
                  {(weeks.length - 1 - index) % named === 0 && (
                    <text
                      x={LEFT + (index + 0.5) * step}
                      y={HEIGHT - 6}
                      textAnchor="middle"
                      className="num fill-muted text-[12px]"
                    >
                      {week}
                    </text>
                  )}
                </g>
              ))}
            </>
          )
        }}
      </TwoWidths>
    </PlotCard>
  )
}

function sentenceOf(weeks: readonly WeekCount[], total: number): string {
  if (total === 0) return `In ${weeks.length}\u00a0Wochen ist keine Bewerbung eingegangen.`
  const best = weeks.reduce((most, each) => (each.count > most.count ? each : most))
  return `${counted(total, ['Bewerbung', 'Bewerbungen'])} in ${weeks.length}\u00a0Wochen, am meisten in Kalenderwoche ${best.week} (${best.count}).`
}
