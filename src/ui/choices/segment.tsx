import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../class-names'

export type SegmentOption<Value extends string = string> = { value: Value; label: string; icon?: LucideIcon }

type SegmentProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SegmentOption<Value>[]
  /** Fills its column on one line without icons. */
  isNarrow?: boolean
}

/** Switches between two to four views; arrow keys move, as with radio buttons. */
export function Segment<Value extends string>({ label, value, onChange, options, isNarrow }: SegmentProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames('seg', isNarrow && 'seg-narrow')}>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <label key={option}>
          <input
            type="radio"
            className="seg-input"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {Icon && !isNarrow && <Icon aria-hidden="true" />}
          {text}
        </label>
      ))}
    </div>
  )
}
