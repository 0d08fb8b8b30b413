import { ChevronRight } from 'lucide-react'
import { formatIsoDay } from '~/lib/dates'
import { Card } from '~/ui/card'
import type { DayColumn } from '../day-columns'

const WIDTH = 800
const HEIGHT = 220
const LEFT = 40
const BOTTOM = 24
const TOP = 10

const SERIES = [
  { key: 'views', label: 'Aufrufe' },
  { key: 'started', label: 'Bewerbung begonnen' },
  { key: 'sent', label: 'Bewerbung gesendet' },
] as const satisfies { key: keyof DayColumn; label: string }[]

/** Views, begun and sent applications by day: own scale for views and for applications, and all of it as a table. */
export function DayChart({ columns, totalViews }: { columns: readonly DayColumn[]; totalViews: number }) {
  const sum = (key: 'views' | 'started' | 'sent') => columns.reduce((total, column) => total + column[key], 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <dl className="card grid divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {[
          { term: 'Aufrufe insgesamt', value: totalViews },
          { term: 'Bewerbungen begonnen', value: sum('started') },
          { term: 'Bewerbungen gesendet', value: sum('sent') },
        ].map(({ term, value }) => (
          <div key={term} className="p-4 md:p-5">
            <dt className="text-sm text-muted hyphens-auto">{term}</dt>
            <dd className="num font-display text-2xl font-[720]">{value.toLocaleString('de-DE')}</dd>
          </div>
        ))}
      </dl>
      <Card as="section">
        <h2 className="mb-3 text-xl">Aufrufe je Tag</h2>
        <Bars columns={columns} series={['views']} />
      </Card>
      <Card as="section">
        <h2 className="mb-1 text-xl">Bewerbungen je Tag</h2>
        <p className="mb-3 flex flex-wrap gap-4 text-sm text-muted">
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-sm border border-edge bg-sunken" aria-hidden="true" />
            begonnen
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-sm bg-accent" aria-hidden="true" />
            gesendet
          </span>
        </p>
        <Bars columns={columns} series={['started', 'sent']} />
      </Card>
      <details className="card group p-4 md:p-5">
        <summary className="flex cursor-pointer items-center gap-2 font-semibold">
          <ChevronRight className="size-5 transition-transform group-open:rotate-90" aria-hidden="true" />
          Als Tabelle
        </summary>
        <div className="relative mt-3 overflow-x-auto">
          <table className="tbl">
            <caption className="sr-only">Aufrufe und Bewerbungen je Tag</caption>
            <thead>
              <tr>
                <th scope="col">Tag</th>
                {SERIES.map(({ key, label }) => (
                  <th key={key} scope="col" className="text-right">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.toReversed().map((column) => (
                <tr key={column.day}>
                  <th scope="row" className="num font-normal">
                    {formatIsoDay(column.day)}
                  </th>
                  {SERIES.map(({ key }) => (
                    <td key={key} className="num text-right">
                      {column[key].toLocaleString('de-DE')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <p className="text-sm text-muted">
        Jeder Mensch zählt an einem Tag einmal, Programme und Ihr eigenes Unternehmen nicht. Gezählt wird ohne Cookies,
        Adressen speichern wir nicht.
      </p>
    </div>
  )
}

type SeriesKey = (typeof SERIES)[number]['key']

function Bars({ columns, series }: { columns: readonly DayColumn[]; series: readonly SeriesKey[] }) {
  const most = Math.max(4, ...columns.flatMap((column) => series.map((key) => column[key])))
  const top = Math.ceil(most / 4) * 4
  const step = (WIDTH - LEFT) / columns.length
  const height = (value: number) => (value / top) * (HEIGHT - BOTTOM - TOP)
  const [first, last] = [columns[0], columns.at(-1)]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sentenceOf(columns, series)} className="w-full">
      {[0, 1, 2, 3, 4].map((line) => {
        const y = HEIGHT - BOTTOM - (line / 4) * (HEIGHT - BOTTOM - TOP)
        return (
          <g key={line}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={y}
              y2={y}
              className="stroke-line"
              strokeDasharray={line === 0 ? undefined : '4 4'}
            />
            <text x={LEFT - 8} y={y + 4} textAnchor="end" className="num fill-muted text-[12px]">
              {((top / 4) * line).toLocaleString('de-DE')}
            </text>
          </g>
        )
      })}
      {columns.map((column, index) =>
        series.map((key, layer) => (
          <rect
            key={`${column.day} ${key}`}
            x={LEFT + index * step + step * (layer === 0 ? 0.12 : 0.3)}
            width={step * (layer === 0 ? 0.76 : 0.4)}
            y={HEIGHT - BOTTOM - height(column[key])}
            height={height(column[key])}
            className={key === 'started' ? 'fill-sunken stroke-edge' : 'fill-accent'}
          />
        )),
      )}
      {first && last && (
        <>
          <text x={LEFT} y={HEIGHT - 6} className="num fill-muted text-[12px]">
            {formatIsoDay(first.day)}
          </text>
          {columns.length > 1 && (
            <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className="num fill-muted text-[12px]">
              {formatIsoDay(last.day)}
            </text>
          )}
        </>
      )}
    </svg>
  )
}

function sentenceOf(columns: readonly DayColumn[], series: readonly SeriesKey[]): string {
  const parts = series.map((key) => {
    const label = SERIES.find((known) => known.key === key)?.label ?? key
    const total = columns.reduce((sum, column) => sum + column[key], 0)
    const best = columns.reduce<DayColumn | null>(
      (max, column) => (max && max[key] >= column[key] ? max : column),
      null,
    )
    if (total === 0 || !best) return `${label}: noch keine`
    return `${label}: ${total.toLocaleString('de-DE')} in ${columns.length} Tagen, am meisten am ${formatIsoDay(best.day)} (${best[key]})`
  })
  return `${parts.join('. ')}.`
}
