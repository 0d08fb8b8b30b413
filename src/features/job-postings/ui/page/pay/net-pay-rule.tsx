import type { PostingView } from '../../../views'
import { netRange } from './net-range'

/** The rule that net pay is calculated by, and all classes as a table; works without a script. */
export function NetPayRule({ netPay }: { netPay: NonNullable<PostingView['netPay']> }) {
  return (
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
              <td className="text-right">{netRange(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
