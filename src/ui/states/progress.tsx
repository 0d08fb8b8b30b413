import { useId } from 'react'

/** Progress in percent from 0 to 100. */
export function Progress({
  label,
  value,
  isLabelHidden = false,
}: {
  label: string
  value: number
  isLabelHidden?: boolean
}) {
  const id = useId()
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3 text-sm'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="num" aria-hidden="true">
          {percent}&nbsp;%
        </span>
      </div>
      <progress id={id} className="progress" max={100} value={percent}>
        {percent}&nbsp;%
      </progress>
    </div>
  )
}
