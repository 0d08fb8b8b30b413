import { useState } from 'react'
import { formatCentsRange } from '~/lib/money/money'
import type { PostingView } from '../../../views'

/** About what is left of the pay, by tax class, with the rule it is calculated by. */
export function NetPay({ netPay }: { netPay: PostingView['netPay'] }) {
  const [chosen, choose] = useState('I')
  const shown = netPay?.classes.find(({ taxClass }) => taxClass === chosen)
  if (!netPay || !shown) return null
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div className="flex items-end justify-between gap-3">
        <p aria-live="polite">
          <span className="block text-xs text-muted">Netto im Monat, Klasse {chosen}</span>
          <span className="num font-semibold">etwa {rangeText(shown)}</span>
        </p>
        <select
          aria-label="Steuerklasse"
          className="field field-sm w-auto no-script:hidden"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          {netPay.classes.map(({ taxClass }) => (
            <option key={taxClass} value={taxClass}>
              Klasse {taxClass}
            </option>
          ))}
        </select>
      </div>
      <details className="mt-1 text-xs">
        <summary className="link w-fit py-1">So rechnen wir</summary>
        <p className="mt-1 text-muted">
          Lohnsteuer und Beiträge {netPay.year} nach §&nbsp;32a und §&nbsp;39b EStG: gesetzlich versichert mit
          durchschnittlichem Zusatzbeitrag, ohne Kirchensteuer und ohne Kinder (Klasse II: ein Kind), gleicher Lohn in
          zwölf Monaten. Auf 10&nbsp;€ gerundet. Es ist eine Schätzung: Dein Lohnzettel kann anders aussehen.
        </p>
        <table className="num mt-2 w-full">
          <caption className="sr-only">Netto im Monat nach Steuerklasse</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Steuerklasse</th>
              <th scope="col">etwa netto</th>
            </tr>
          </thead>
          <tbody className="divide">
            {netPay.classes.map((each) => (
              <tr key={each.taxClass}>
                <th scope="row" className="py-1 text-left font-normal">
                  Klasse {each.taxClass}
                </th>
                <td className="text-right">{rangeText(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function rangeText({ from, to }: { from: number; to: number }): string {
  return formatCentsRange(from * 100, to * 100) ?? ''
}
