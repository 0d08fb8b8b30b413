import { formatIsoDay } from '~/lib/dates/dates'
import { PlotGrid } from '~/ui/plots/plot-grid'
import { type DayColumn, dayScale } from '../figures/day-columns'

/** One series: `label` for sentences, `name` next to its line; a comparison is drawn behind the other. */
export type DaySeries = { key: 'views' | 'started' | 'sent'; label: string; name: string; isComparison: boolean }

/** Drawn for each width, so that the figures are readable on phones and in half a row, too. */
const WIDE = 800
const HALF = 440
const NARROW = 340
const HEIGHT = 220
const LEFT = 40
const BOTTOM = 24
const TOP = 10
/** From this many days on columns are too thin to distinguish. */
const LINE_FROM = 20
/** A single day must not fill the whole width. */
const WIDEST = 48
/** Half a point at the end of a line. */
const POINT = 5
/** Room for the names at the ends of lines. */
const NAMES = 76
const GRID = [0, 1, 2, 3]

type DayPlotProps = { columns: readonly DayColumn[]; series: readonly DaySeries[] }
type Plot = DayPlotProps & { right: number; height: (value: number) => number }

/**
 * Figures by day: columns for few days, lines for many. Rendered by the server; its text is also its accessible name.
 */
export function DayPlot({ columns, series }: DayPlotProps) {
  return (
    <>
      {!isLine(columns) && <Legend series={series} />}
      <Drawing columns={columns} series={series} width={WIDE} className="w-full max-sm:hidden xl:hidden" />
      <Drawing columns={columns} series={series} width={HALF} className="w-full max-xl:hidden" />
      <Drawing columns={columns} series={series} width={NARROW} className="w-full sm:hidden" />
    </>
  )
}

function isLine(columns: readonly DayColumn[]): boolean {
  return columns.length >= LINE_FROM
}

function Drawing({ columns, series, width, className }: DayPlotProps & { width: number; className: string }) {
  const steps = GRID.length - 1
  const step = dayScale(Math.max(0, ...columns.flatMap((column) => series.map(({ key }) => column[key]))), steps)
  const height = (value: number) => (value / (step * steps)) * (HEIGHT - BOTTOM - TOP)
  const [first, last] = [columns[0], columns.at(-1)]
  const right = isLine(columns) ? width - (series.length > 1 ? NAMES : POINT) : width
  const Shape = isLine(columns) ? Lines : Columns
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={sentenceOf(columns, series)} className={className}>
      <PlotGrid
        left={LEFT}
        right={right}
        lines={GRID.map((line) => ({ value: line * step, y: HEIGHT - BOTTOM - height(line * step) }))}
      />
      <Shape columns={columns} series={series} right={right} height={height} />
      {first && last && (
        <>
          <text x={LEFT} y={HEIGHT - 6} className="num fill-muted text-[12px]">
            {formatIsoDay(first.day)}
          </text>
          {columns.length > 1 && (
            <text x={right} y={HEIGHT - 6} textAnchor="end" className="num fill-muted text-[12px]">
              {formatIsoDay(last.day)}
            </text>
          )}
        </>
      )}
    </svg>
  )
}

/** The current day is highlighted. */
function Columns({ columns, series, right, height }: Plot) {
  const step = (right - LEFT) / columns.length
  const widest = Math.min(step * 0.76, WIDEST)
  const widthOf = (layer: number) => (layer === 0 ? widest : widest / 2)
  return columns.map((column, index) =>
    series.map(({ key, isComparison }, layer) => (
      <rect
        key={`${column.day} ${key}`}
        x={LEFT + (index + 0.5) * step - widthOf(layer) / 2}
        width={widthOf(layer)}
        y={HEIGHT - BOTTOM - height(column[key])}
        height={height(column[key])}
        className={columnClass(isComparison, index === columns.length - 1)}
      >
        <title>{`${formatIsoDay(column.day)}: ${column[key].toLocaleString('de-DE')}`}</title>
      </rect>
    )),
  )
}

function columnClass(isComparison: boolean, isToday: boolean): string {
  if (isComparison) return 'fill-sunken stroke-edge'
  return isToday ? 'fill-signal stroke-signal-edge' : 'fill-accent'
}

function Lines({ columns, series, right, height }: Plot) {
  const x = (index: number) => LEFT + (index / (columns.length - 1)) * (right - LEFT)
  const y = (value: number) => HEIGHT - BOTTOM - height(value)
  const last = columns.at(-1)
  const nameAt = apart(series.map(({ key }) => y(last?.[key] ?? 0)))
  return series.map(({ key, name, isComparison }, row) => (
    <g key={key}>
      <polyline
        points={columns.map((column, index) => `${x(index).toFixed(1)},${y(column[key]).toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth={isComparison ? 2 : 2.5}
        strokeLinejoin="round"
        strokeDasharray={isComparison ? '5 4' : undefined}
        className={isComparison ? 'stroke-edge' : 'stroke-accent'}
      />
      {last && (
        <circle
          cx={x(columns.length - 1)}
          cy={y(last[key])}
          r={4}
          className={isComparison ? 'fill-sunken stroke-edge' : 'fill-signal stroke-signal-edge'}
        />
      )}
      {series.length > 1 && (
        <text x={right + 10} y={(nameAt[row] ?? 0) + 4} className="fill-ink text-[13px]">
          {name}
        </text>
      )}
    </g>
  ))
}

/** Heights for the names next to lines, moved apart where they would overlap. */
function apart(heights: readonly number[]): number[] {
  const [one, other] = heights
  if (one === undefined || other === undefined || Math.abs(one - other) >= 16) return [...heights]
  return one <= other ? [other - 16, other] : [one, one - 16]
}

function Legend({ series }: { series: readonly DaySeries[] }) {
  return (
    <p className="mb-3 flex flex-wrap gap-4 text-sm text-muted">
      {series.map(({ key, name, isComparison }) => (
        <span key={key} className="inline-flex items-center gap-2">
          <span
            className={`size-3 rounded-sm ${isComparison ? 'border border-edge bg-sunken' : 'bg-accent'}`}
            aria-hidden="true"
          />
          {name}
        </span>
      ))}
      <span className="inline-flex items-center gap-2">
        <span className="size-3 rounded-sm border border-signal-edge bg-signal" aria-hidden="true" />
        heute, noch nicht zu Ende
      </span>
    </p>
  )
}

function sentenceOf(columns: readonly DayColumn[], series: readonly DaySeries[]): string {
  const parts = series.map(({ key, label }) => {
    const total = columns.reduce((sum, column) => sum + column[key], 0)
    const best = columns.reduce<DayColumn | null>(
      (max, column) => (max && max[key] >= column[key] ? max : column),
      null,
    )
    if (total === 0 || !best) return `${label}: noch keine`
    return `${label}: ${total.toLocaleString('de-DE')} in ${columns.length}\u00a0Tagen, am meisten am ${formatIsoDay(best.day)} (${best[key]})`
  })
  return `${parts.join('. ')}.`
}
