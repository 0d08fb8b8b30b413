import { formatCentsShort } from '~/lib/money/money'
import { MONTHS_COMPARED, PAY_RADIUS_KM } from '../../../figures/pay-plot'
import type { PostingView } from '../../../views'
import { PayDots, type PayPlot } from './pay-dots'

/** What comparable jobs pay, as dots with their number and period; below ten, how many there are. */
export function PayInRegion({ posting }: { posting: PostingView }) {
  if (!posting.payRegion) return null
  const { plot, nearby } = posting.payRegion
  // Nothing to compare with: a card would only say so.
  if (!plot && nearby === 0) return null
  const near = `im Umkreis von ${PAY_RADIUS_KM}\u00a0km`
  return (
    <section aria-labelledby="pay-in-region" className="card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pay-in-region" className="text-[1.3125rem] leading-tight">
          Gehalt {!plot || plot.isNear ? 'in der Region' : 'in Deutschland'}
        </h2>
        {plot && <p className="num text-sm text-muted">n = {plot.count} Stellen</p>}
      </div>
      {!(plot?.isNear ?? false) && (
        <p className="mt-1 text-sm">
          {nearbyText(nearby)} {near}.{' '}
          {plot ? 'Darum siehst du hier ganz Deutschland.' : 'Ein Bild zeigen wir ab 10, sonst führt es in die Irre.'}
        </p>
      )}
      {plot && (
        <>
          <p className="mt-1 text-sm">
            Die Mitte der Spanne liegt über der von{' '}
            <strong className="num">
              {plot.below} der {plot.count}
            </strong>{' '}
            vergleichbaren Stellen {plot.isNear ? near : 'in Deutschland'}.
          </p>
          <PayDots plot={plot} posting={posting} />
          <p className="mt-1 text-xs text-muted">
            Ein Punkt, eine Stelle: {plot.label}, Vollzeit, brutto {plot.isByHour ? 'je Stunde' : 'im Monat'}, letzte{' '}
            {MONTHS_COMPARED}&nbsp;Monate, nur von Stellwerk. Das gelbe Feld ist diese Stelle.
          </p>
          <PayTable plot={plot} />
        </>
      )}
    </section>
  )
}

function nearbyText(nearby: number): string {
  if (nearby === 0) return 'Es gibt noch keine vergleichbare Stelle'
  return nearby === 1 ? 'Es gibt erst eine vergleichbare Stelle' : `Es gibt erst ${nearby} vergleichbare Stellen`
}

function PayTable({ plot }: { plot: PayPlot }) {
  const { columns, stepCents } = plot
  return (
    <details className="mt-1 text-xs">
      <summary className="link w-fit py-1">Als Tabelle</summary>
      <table className="num mt-1 w-full max-w-sm">
        <caption className="sr-only">Vergleichbare Stellen nach Gehalt</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="text-left font-normal">
              Gehalt, brutto
            </th>
            <th scope="col" className="text-right font-normal">
              Stellen
            </th>
          </tr>
        </thead>
        <tbody className="divide">
          {columns.map(({ cents, count }) => (
            <tr key={cents}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {formatCentsShort(cents)} bis unter {formatCentsShort(cents + stepCents)}
              </th>
              <td className="text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
