import { useId } from 'react'
import type { FieldProps } from '../fields/field-shell'

export type SwitchProps = Pick<FieldProps, 'label' | 'description' | 'isDisabled' | 'id' | 'className'> & {
  value: boolean
  onChange: (value: boolean) => void
}

/** Takes effect immediately; the caller confirms with a toast. In a form that is submitted later use a checkbox. */
export function Switch({ value, onChange, label, description, isDisabled, id, className }: SwitchProps) {
  const ownId = useId()
  const hintId = `${id ?? ownId}-hint`
  return (
    <label className={`flex cursor-pointer items-center gap-4 ${className ?? ''}`}>
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        {description && (
          <span className="block text-sm text-muted" id={hintId}>
            {description}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={value}
        aria-checked={value}
        disabled={isDisabled}
        aria-describedby={description ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
