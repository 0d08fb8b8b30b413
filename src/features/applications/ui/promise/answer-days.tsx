import { counted } from '~/lib/text/counted'
import { PlotGrid } from '~/ui/plots/plot-grid'
import { LAST_ANSWER_DAY } from '../../market-figures'

/** Drawn twice, so that the figures can be read on phones, too. */
const WIDE = 620
const NARROW = 320
const HEIGHT = 190
const LEFT = 40
const BASE = 164
const TOP = 24
/** Between the days and the column of all others. */
const GAP = 18
const STEPS = 3

type AnswerDaysProps = {
  /** Answers in the promised time, by the day they came. */
  byDay: readonly number[]
  /** Applications without an answer in the promised time. */
  late: number
  medianDays: number
}

/** When companies answer, as a plot; the same figures stand in the table below it. */
export function AnswerDays(props: AnswerDaysProps) {
  return (
    <>
      <Drawing {...props} width={WIDE} className="w-full max-sm:hidden" />
      <Drawing {...props} width={NARROW} className="w-full sm:hidden" />
      <p className="mt-1 text-xs text-muted">Tage bis zur Antwort; schraffiert: keine bis zum zugesagten Tag</p>
    </>
  )
}

function Drawing({
  byDay,
  late,
  medianDays,
  width,
  className,
}: AnswerDaysProps & { width: number; className: string }) {
  const step = (width - LEFT - GAP) / (byDay.length + 2)
  const most = roundUp(Math.max(...byDay, late, STEPS))
  const height = (value: number) => (value / most) * (BASE - TOP)
  const middle = Math.min(medianDays, byDay.length)
  const lateAt = LEFT + byDay.length * step + GAP
  const onTime = byDay.reduce((sum, value) => sum + value, 0)
  const hatching = `ohne-antwort-${width}`
  /** The thin columns of a phone have a number under every second one. */
  const isNumbered = (day: number) => width === WIDE || (day % 2 === 0 && day !== middle + 1 && day !== middle - 1)
  const number = (value: number) => value.toLocaleString('de-DE')
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`${counted(onTime, ['Antwort', 'Antworten'])} bis zum zugesagten Tag, die Mitte liegt bei Tag ${medianDays}; ${late === 1 ? 'eine Bewerbung blieb' : `${number(late)} Bewerbungen blieben`} bis dahin ohne Antwort.`}
      className={className}
    >
      <defs>
        <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-surface" />
          <rect width="2.4" height="6" className="fill-warn-soft-ink" />
        </pattern>
      </defs>
      <PlotGrid
        left={LEFT}
        right={width}
        lines={Array.from({ length: STEPS + 1 }, (_, line) => ({
          value: (most / STEPS) * line,
          y: BASE - height((most / STEPS) * line),
        }))}
      />
      {byDay.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day.
        <Column key={index} x={LEFT + index * step} width={step} height={height(value)} isMiddle={index + 1 === middle}>
          {index + 1 === middle || isNumbered(index + 1) ? dayLabel(index + 1) : ''}
        </Column>
      ))}
      <text
        x={LEFT + (middle - 0.5) * step}
        y={BASE - height(byDay[middle - 1] ?? 0) - 7}
        textAnchor="middle"
        className="fill-ink text-[12px] font-semibold"
      >
        Mitte: Tag {medianDays}
      </text>
      <rect
        x={lateAt}
        width={step * 1.7}
        y={BASE - height(late)}
        height={height(late)}
        fill={`url(#${hatching})`}
        className="stroke-warn-soft-ink"
      />
      <text
        x={lateAt + step * 0.85}
        y={BASE - height(late) - 7}
        textAnchor="middle"
        className="num fill-ink text-[12px] font-semibold"
      >
        {number(late)}
      </text>
    </svg>
  )
}

type ColumnProps = { x: number; width: number; height: number; isMiddle: boolean; children: string }

function Column({ x, width, height, isMiddle, children }: ColumnProps) {
  return (
    <>
      <rect
        x={x + width * 0.12}
        width={width * 0.76}
        y={BASE - height}
        height={height}
        className={isMiddle ? 'fill-signal stroke-signal-edge' : 'fill-accent'}
      />
      <text
        x={x + width / 2}
        y={BASE + 17}
        textAnchor="middle"
        className={`num text-[12px] ${isMiddle ? 'fill-ink font-bold' : 'fill-muted'}`}
      >
        {children}
      </text>
    </>
  )
}

function dayLabel(day: number): string {
  return day === LAST_ANSWER_DAY ? `${day}+` : String(day)
}

/** A round number for the topmost line. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value / STEPS)))
  const each = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size * STEPS >= value) ?? value / STEPS
  return Math.ceil(each) * STEPS
}
