import { ChevronRight } from 'lucide-react'
import { formatIsoDay } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import type { DayColumn } from '../day-columns'
import { DayPlot, type DaySeries } from './day-plot'

const SERIES = [
  { key: 'views', label: 'Aufrufe', name: 'Aufrufe', isComparison: false },
  { key: 'started', label: 'Bewerbung begonnen', name: 'begonnen', isComparison: true },
  { key: 'sent', label: 'Bewerbung gesendet', name: 'gesendet', isComparison: false },
] as const satisfies DaySeries[]
const [views, started, sent] = SERIES

/** Views, started and sent applications by day: separate scales for views and for applications, also as a table. */
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
        <DayPlot columns={columns} series={[views]} />
      </Card>
      <Card as="section">
        <h2 className="mb-3 text-xl">Bewerbungen je Tag</h2>
        <DayPlot columns={columns} series={[started, sent]} />
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
