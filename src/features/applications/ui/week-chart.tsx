import { dayScale } from '~/features/job-postings/figures/day-columns'
import { formatIsoDay } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { Card } from '~/ui/card'
import { PlotGrid } from '~/ui/plots/plot-grid'
import type { WeekColumn } from '../week-columns'

const WIDTH = 320
const HEIGHT = 168
const LEFT = 28
const TOP = 22
const BOTTOM = 22
const GRID = [0, 1, 2, 3]

/**
 * Applications by calendar week, rendered by the server; the current week is highlighted. Also available as a table.
 */
export function WeekChart({ weeks }: { weeks: readonly WeekColumn[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return null
  return (
    <section aria-labelledby="bewerbungen-je-woche">
      <h2 id="bewerbungen-je-woche" className="mb-3 text-xl">
        Bewerbungen je Woche
      </h2>
      <Card>
        <Plot weeks={weeks} />
        <p className="mt-2 text-xs text-muted">
          Kalenderwochen {first.week} bis {last.week}. Laufende Woche gelb.
        </p>
        <details className="mt-2 text-sm">
          <summary className="link w-fit cursor-pointer py-1">Als Tabelle</summary>
          <table className="tbl mt-2">
            <caption className="sr-only">Bewerbungen je Kalenderwoche</caption>
            <thead>
              <tr>
                <th scope="col">Woche</th>
                <th scope="col" className="text-right">
                  Bewerbungen
                </th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ monday, week, count }) => (
                <tr key={monday}>
                  <th scope="row" className="num font-normal">
                    {week}, ab {formatIsoDay(monday)}
                  </th>
                  <td className="num text-right">{count.toLocaleString('de-DE')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Card>
    </section>
  )
}

function Plot({ weeks }: { weeks: readonly WeekColumn[] }) {
  const steps = GRID.length - 1
  const line = dayScale(Math.max(...weeks.map(({ count }) => count)), steps)
  const height = (value: number) => (value / (line * steps)) * (HEIGHT - BOTTOM - TOP)
  const step = (WIDTH - LEFT) / weeks.length
  const middle = (index: number) => LEFT + (index + 0.5) * step
  const floor = HEIGHT - BOTTOM
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sentenceOf(weeks)} className="w-full max-w-[30rem]">
      <PlotGrid
        left={LEFT}
        right={WIDTH}
        lines={GRID.map((index) => ({ value: index * line, y: floor - height(index * line) }))}
      />
      {weeks.map(({ monday, week, count }, index) => {
        const isRunning = index === weeks.length - 1
        return (
          <g key={monday}>
            <rect
              x={middle(index) - step * 0.34}
              width={step * 0.68}
              y={floor - height(count)}
              height={height(count)}
              rx={2}
              className={isRunning ? 'fill-signal stroke-signal-edge' : 'fill-accent'}
            />
            <text x={middle(index)} y={HEIGHT - 6} textAnchor="middle" className="num fill-muted text-[12px]">
              {week}
            </text>
            {isRunning && (
              <text
                x={middle(index)}
                y={floor - height(count) - 6}
                textAnchor="middle"
                className="num fill-ink text-[13px] font-bold"
              >
                {count.toLocaleString('de-DE')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function sentenceOf(weeks: readonly WeekColumn[]): string {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return `In ${weeks.length}\u00a0Wochen ist keine Bewerbung eingegangen.`
  const best = weeks.reduce((most, each) => (each.count > most.count ? each : most))
  const running = weeks.at(-1)?.count ?? 0
  return `${counted(total, ['Bewerbung', 'Bewerbungen'])} in ${weeks.length}\u00a0Wochen, am meisten in Kalenderwoche ${best.week} (${best.count}), in der laufenden bisher ${running}.`
}
