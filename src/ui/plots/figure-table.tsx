import { ScrollRegion } from '../focus/scroll-region'

/** The figures of a drawing: the first column names a row, the others are numbers, percentages, or nothing. */
export type PlotTable = {
  head: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/** What a drawing shows, as a table. */
export function FigureTable({ caption, table: { head, rows } }: { caption: string; table: PlotTable }) {
  return (
    <ScrollRegion className="relative mt-3 overflow-x-auto" label={`${caption}, als Tabelle`}>
      <table className="tbl">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={text} scope="col" className={column === 0 ? undefined : 'text-right'}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={head[column + 1]} className="num text-right">
                  {typeof figure === 'number' ? figure.toLocaleString('de-DE') : figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
