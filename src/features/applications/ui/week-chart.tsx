import { formatIsoDay } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import { FigureTable } from '~/ui/plots/figure-table'
import type { WeekCount } from '../posting-figures'
import { WEEKS_HEIGHT, WeekBars, weeksSentence } from './figures/week-bars'

const WIDTH = 320

/**
 * Applications by calendar week, rendered by the server; the current week is highlighted. Also available as a table.
 */
export function WeekChart({ weeks }: { weeks: readonly WeekCount[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return null
  return (
    <section aria-labelledby="bewerbungen-je-woche">
      <h2 id="bewerbungen-je-woche" className="mb-3 text-xl">
        Bewerbungen je Woche
      </h2>
      <Card>
        <svg
          viewBox={`0 0 ${WIDTH} ${WEEKS_HEIGHT}`}
          role="img"
          aria-label={weeksSentence(weeks, true)}
          className="w-full max-w-[30rem]"
        >
          <WeekBars weeks={weeks} width={WIDTH} tellsRunning />
        </svg>
        <p className="mt-2 text-xs text-muted">
          Kalenderwochen {first.week} bis {last.week}. Laufende Woche gelb.
        </p>
        <details className="mt-2 text-sm">
          <summary className="link w-fit cursor-pointer py-1">Als Tabelle</summary>
          <FigureTable
            caption="Bewerbungen je Kalenderwoche"
            table={{
              head: ['Woche', 'Bewerbungen'],
              rows: weeks.toReversed().map(({ monday, week, count }) => [`${week}, ab ${formatIsoDay(monday)}`, count]),
            }}
          />
        </details>
      </Card>
    </section>
  )
}
