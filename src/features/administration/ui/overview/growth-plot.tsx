import { dayScale } from '~/features/job-postings/figures/day-columns'
import { Card } from '~/ui/card'
import { FigureTable } from '~/ui/plots/figure-table'

export type GrowthPoint = { key: string; label: string; value: number }

type GrowthPlotProps = {
  id: string
  title: string
  /** What the first column of the table holds. */
  span: string
  points: readonly GrowthPoint[]
  format: (value: number) => string
  /** How the figures are counted. */
  note?: string
}

const WIDTH = 360
const HEIGHT = 118
const TOP = 14
const BOTTOM = 26
const EDGE = 8
const GRID = [0, 1, 2]

/** One figure over time as a line, rendered by the server; the current week or month is yellow. Also as a table. */
export function GrowthPlot({ id, title, span, points, format, note }: GrowthPlotProps) {
  const last = points.at(-1)
  if (!last) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="min-w-0 text-base">
          {title}
        </h2>
        <p className="font-display text-2xl font-[740]">
          <span className="num whitespace-nowrap">{format(last.value)}</span>
        </p>
      </div>
      <Line points={points} format={format} title={title} />
      <details className="mt-1 text-sm">
        <summary className="link w-fit cursor-pointer py-1">Als Tabelle</summary>
        {note && <p className="text-muted">{note}</p>}
        <FigureTable
          caption={title}
          table={{
            head: [span, title],
            rows: points.toReversed().map(({ label, value }) => [label, format(value)]),
          }}
        />
      </details>
    </Card>
  )
}

function Line({ points, format, title }: Pick<GrowthPlotProps, 'points' | 'format' | 'title'>) {
  const floor = HEIGHT - BOTTOM
  const lowest = Math.min(0, ...points.map(({ value }) => value))
  const step = dayScale(Math.max(1, ...points.map(({ value }) => value - lowest)), GRID.length - 1)
  const y = (value: number) => floor - ((value - lowest) / (step * (GRID.length - 1))) * (floor - TOP)
  const x = (index: number) => EDGE + (index / Math.max(1, points.length - 1)) * (WIDTH - 2 * EDGE)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}: ${format(first.value)} ${first.label}, ${format(last.value)} ${last.label}.`}
      className="w-full"
    >
      {GRID.map((line) => (
        <line
          key={line}
          x1={0}
          x2={WIDTH}
          y1={y(lowest + line * step)}
          y2={y(lowest + line * step)}
          className="stroke-line"
          strokeDasharray={line === 0 ? undefined : '4 4'}
        />
      ))}
      <polyline
        points={points.map(({ value }, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        className="stroke-accent"
      />
      <circle
        cx={x(points.length - 1)}
        cy={y(last.value)}
        r={5}
        strokeWidth={2}
        className="fill-signal stroke-signal-edge"
      />
      <text x={EDGE} y={Math.max(12, y(first.value) - 8)} className="num fill-ink text-[12px] font-semibold">
        {format(first.value)}
      </text>
      <text x={0} y={HEIGHT - 6} className="num fill-muted text-[12px]">
        {first.label}
      </text>
      <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className="num fill-muted text-[12px]">
        {last.label}
      </text>
    </svg>
  )
}
