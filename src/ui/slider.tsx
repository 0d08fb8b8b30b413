import { type KeyboardEvent, useId } from 'react'

type SliderProps = {
  label: string
  /** One of `steps`. */
  value: number
  onChange: (value: number) => void
  /** The values it can take, ascending; need not be evenly spaced. */
  steps: readonly number[]
  /** What is shown and read out, e.g. `50 km`. */
  format: (value: number) => string
  /** Texts below the two ends. */
  ends?: { start: string; end: string }
  /** Read out instead of `format`, e.g. `50 Kilometer`. */
  formatSpoken?: (value: number) => string
  /** Page up and down move this many steps. */
  pageSteps?: number
  name?: string
}

/** Chooses from a row of values: arrows one step, page keys several, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, steps, format, ends, formatSpoken = format, pageSteps = 3, name } = props
  const id = useId()
  const last = steps.length - 1
  const index = Math.max(0, steps.indexOf(value))

  function moveTo(target: number) {
    const step = steps[Math.min(last, Math.max(0, target))]
    if (step !== undefined) onChange(step)
  }
  function handleKey(event: KeyboardEvent) {
    const offset = { PageUp: pageSteps, PageDown: -pageSteps }[event.key]
    if (!offset) return
    event.preventDefault()
    moveTo(index + offset)
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
      {name && <input type="hidden" name={name} value={value} />}
      {ends && (
        <div className="num flex justify-between text-xs text-muted" aria-hidden="true">
          <span>{ends.start}</span>
          <span>{ends.end}</span>
        </div>
      )}
    </div>
  )
}
