import { TwoWidths } from '~/ui/plots/two-widths'

const ROW = 34
const BAR = 22
/** Room for the figure behind a bar, and for the words at the end of a row. */
const FIGURES = 104

export type BarRow = { key: string; label: string; count: number; end?: string | null }

type BarRowsProps = {
  rows: readonly BarRow[]
  /** Room for the names in front. */
  labels: number
  /** The statement of the drawing. */
  sentence: string
  /** How a figure becomes a length: as it is, or its root, so that few stay visible. */
  lengthOf?: (count: number) => number
}

/** Figures below each other, each as a bar with its name and number. */
export function BarRows({ rows, labels, sentence, lengthOf = (count) => count }: BarRowsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => lengthOf(count)))
  return (
    <TwoWidths height={rows.length * ROW} label={sentence}>
      {(width) =>
        rows.map(({ key, label, count, end }, index) => {
          const y = index * ROW
          const bar = Math.max(2, ((width - labels - FIGURES) * lengthOf(count)) / most)
          return (
            <g key={key}>
              <text x={0} y={y + 21} className="fill-ink text-[13px] font-semibold">
                {label}
              </text>
              <rect x={labels} y={y + 5} width={bar} height={BAR} rx={3} className="fill-accent" />
              <text x={labels + bar + 8} y={y + 21} className="num fill-ink text-[13px] font-semibold">
                {count.toLocaleString('de-DE')}
              </text>
              {end && (
                <text x={width} y={y + 21} textAnchor="end" className="num fill-muted text-[12px]">
                  {end}
                </text>
              )}
            </g>
          )
        })
      }
    </TwoWidths>
  )
}
