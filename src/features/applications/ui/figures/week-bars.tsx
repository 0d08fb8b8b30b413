import { dayScale } from '~/features/job-postings/figures/day-columns'
import { counted } from '~/lib/text/counted'
import { PlotGrid } from '~/ui/plots/plot-grid'
import type { WeekCount } from '../../posting-figures'

/** Of the whole drawing. */
export const WEEKS_HEIGHT = 168
const LEFT = 28
const BOTTOM = 22
const FLOOR = WEEKS_HEIGHT - BOTTOM
const GRID = [0, 1, 2, 3]
/** A single week must not fill the whole width. */
const WIDEST = 44
/** A week's number needs this much room; else every second, third, … is named. */
const NAME = 22

type WeekBarsProps = {
  weeks: readonly WeekCount[]
  width: number
  /** The running week's figure stands above its bar. */
  tellsRunning?: boolean
}

/** Applications by calendar week; the last one is running, and highlighted. */
export function WeekBars({ weeks, width, tellsRunning = false }: WeekBarsProps) {
  const steps = GRID.length - 1
  const line = dayScale(Math.max(0, ...weeks.map(({ count }) => count)), steps)
  const top = tellsRunning ? 22 : 10
  const height = (value: number) => (value / (line * steps)) * (FLOOR - top)
  const step = (width - LEFT) / weeks.length
  const bar = Math.min(step * 0.7, WIDEST)
  const named = Math.ceil(NAME / step)
  const middle = (index: number) => LEFT + (index + 0.5) * step
  const last = weeks.length - 1
  const running = weeks[last]?.count ?? 0
  return (
    <>
      <PlotGrid
        left={LEFT}
        right={width}
        lines={GRID.map((index) => ({ value: index * line, y: FLOOR - height(index * line) }))}
      />
      {weeks.map(({ monday, week, count }, index) => (
        <g key={monday}>
          <rect
            x={middle(index) - bar / 2}
            width={bar}
            y={FLOOR - height(count)}
            height={height(count)}
            rx={2}
            className={index === last ? 'fill-signal stroke-signal-edge' : 'fill-accent'}
          />
          {(last - index) % named === 0 && (
            <text x={middle(index)} y={WEEKS_HEIGHT - 6} textAnchor="middle" className="num fill-muted text-[12px]">
              {week}
            </text>
          )}
        </g>
      ))}
      {tellsRunning && (
        <text
          x={middle(last)}
          y={FLOOR - height(running) - 6}
          textAnchor="middle"
          className="num fill-ink text-[13px] font-bold"
        >
          {running.toLocaleString('de-DE')}
        </text>
      )}
    </>
  )
}

/** What the drawing says, for whoever does not see it. */
export function weeksSentence(weeks: readonly WeekCount[], tellsRunning = false): string {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return `In ${weeks.length}\u00a0Wochen ist keine Bewerbung eingegangen.`
  const best = weeks.reduce((most, each) => (each.count > most.count ? each : most))
  const running = tellsRunning ? `, in der laufenden bisher ${weeks.at(-1)?.count}` : ''
  return `${counted(total, ['Bewerbung', 'Bewerbungen'])} in ${weeks.length}\u00a0Wochen, am meisten in Kalenderwoche ${best.week} (${best.count})${running}.`
}
