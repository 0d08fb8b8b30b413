import { type KeyboardEvent, useId } from 'react'

type SliderProps = {
  label: string
  /** One of `steps`. */
  value: number
  onChange: (value: number) => void
  /** The values it can take, ascending; need not be evenly spaced. */
  steps: readonly number[]
  /** The shown and announced text, e.g. `50 km`. */
  format: (value: number) => string
  /** Texts below the two ends. */
  ends?: { start: string; end: string }
  /** Announced instead of `format`, e.g. `50 Kilometer`. */
  formatSpoken?: (value: number) => string
  /** Page up and down move by this much of the value, to the next step; without it three steps. */
  pageBy?: number
}

/** Chooses from a row of values: arrows move one step, page keys several, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, steps, format, ends, formatSpoken = format, pageBy } = props
  const id = useId()
  const last = steps.length - 1
  const index = Math.max(0, steps.indexOf(value))

  function moveTo(target: number) {
    const step = steps[Math.min(last, Math.max(0, target))]
    if (step !== undefined) onChange(step)
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    moveTo(pageFrom(steps, index, event.key === 'PageUp', pageBy))
  }

  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label className="label mb-0" htmlFor={id}>
          {label}
        </label>
        <output className="num text-sm font-semibold" htmlFor={id}>
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-valuetext={formatSpoken(value)}
        style={{ '--range-filled': `${(index / Math.max(1, last)) * 100}%` }}
        onChange={(event) => moveTo(Number(event.target.value))}
        onKeyDown={handleKey}
      />
      {ends && (
        <div className="num flex justify-between text-xs text-muted" aria-hidden="true">
          <span>{ends.start}</span>
          <span>{ends.end}</span>
        </div>
      )}
    </div>
  )
}

const STEPS_OF_A_PAGE = 3

/** The step one page away: at least `pageBy` further, or the last one. */
function pageFrom(steps: readonly number[], index: number, isUp: boolean, pageBy: number | undefined): number {
  if (pageBy === undefined) return index + (isUp ? STEPS_OF_A_PAGE : -STEPS_OF_A_PAGE)
  const value = steps[index] ?? 0
  if (!isUp) return steps.findLastIndex((step) => step <= value - pageBy)
  const target = steps.findIndex((step) => step >= value + pageBy)
  return target === -1 ? steps.length : target
}
