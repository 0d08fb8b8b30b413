import { LAST_ANSWER_DAY } from '../../market-figures'

const WIDTH = 620
const HEIGHT = 210
const LEFT = 40
const BASE = 164
const TOP = 24
/** Between the days and the column of all others. */
const GAP = 26
const STEPS = 3

type AnswerDaysProps = {
  /** Answers in the promised time, by the day they came. */
  byDay: readonly number[]
  /** Applications without an answer in the promised time. */
  late: number
  medianDays: number
}

/** When companies answer, as a plot; the same figures stand in the table below it. */
export function AnswerDays({ byDay, late, medianDays }: AnswerDaysProps) {
  const step = (WIDTH - LEFT - GAP) / (byDay.length + 2)
  const most = roundUp(Math.max(...byDay, late, STEPS))
  const height = (value: number) => (value / most) * (BASE - TOP)
  const middle = Math.min(medianDays, byDay.length)
  const lateAt = LEFT + byDay.length * step + GAP
  const onTime = byDay.reduce((sum, value) => sum + value, 0)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${onTime.toLocaleString('de-DE')} Antworten im zugesagten Zeitraum, die Mitte liegt bei Tag ${medianDays}; ${late.toLocaleString('de-DE')} Bewerbungen blieben bis dahin ohne Antwort.`}
      className="w-full"
    >
      <defs>
        <pattern id="spaeter" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-surface" />
          <rect width="2.4" height="6" className="fill-warn-soft-ink" />
        </pattern>
      </defs>
      {Array.from({ length: STEPS + 1 }, (_, line) => (most / STEPS) * line).map((value) => (
        <g key={value}>
          <path
            d={`M${LEFT} ${BASE - height(value)}H${WIDTH}`}
            className="stroke-line"
            strokeDasharray={value === 0 ? undefined : '4 4'}
          />
          <text x={LEFT - 8} y={BASE - height(value) + 4} textAnchor="end" className="num fill-muted text-[12px]">
            {Math.round(value).toLocaleString('de-DE')}
          </text>
        </g>
      ))}
      {byDay.map((value, index) => {
        const day = index + 1
        const isMiddle = day === middle
        const x = LEFT + index * step
        return (
          <g key={day}>
            <rect
              x={x + step * 0.12}
              width={step * 0.76}
              y={BASE - height(value)}
              height={height(value)}
              rx="2"
              className={isMiddle ? 'fill-signal stroke-signal-edge' : 'fill-accent'}
            />
            <text
              x={x + step / 2}
              y={BASE + 17}
              textAnchor="middle"
              className={isMiddle ? 'num fill-ink text-[12px] font-bold' : 'num fill-muted text-[12px]'}
            >
              {day === LAST_ANSWER_DAY ? `${day}+` : day}
            </text>
            {isMiddle && (
              <text
                x={x + step / 2}
                y={BASE - height(value) - 7}
                textAnchor="middle"
                className="fill-ink text-[12px] font-semibold"
              >
                Mitte: Tag {medianDays}
              </text>
            )}
          </g>
        )
      })}
      <rect
        x={lateAt}
        width={step * 1.7}
        y={BASE - height(late)}
        height={height(late)}
        rx="2"
        fill="url(#spaeter)"
        className="stroke-warn-soft-ink"
      />
      <text
        x={lateAt + step * 0.85}
        y={BASE - height(late) - 7}
        textAnchor="middle"
        className="num fill-ink text-[12px] font-semibold"
      >
        {late.toLocaleString('de-DE')}
      </text>
      <text x={lateAt + step * 0.85} y={BASE + 17} textAnchor="middle" className="fill-muted text-[12px]">
        nicht
      </text>
      <text x={LEFT} y={HEIGHT - 8} className="fill-muted text-[12px]">
        Tage bis zur Antwort; schraffiert: keine bis zum zugesagten Tag
      </text>
    </svg>
  )
}

/** A round number for the topmost line. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value / STEPS)))
  const each = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size * STEPS >= value) ?? value / STEPS
  return Math.ceil(each) * STEPS
}
