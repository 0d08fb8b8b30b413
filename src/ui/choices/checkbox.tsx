import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names'
import { controlProps, FieldMessages, type FieldProps } from '../fields/field-shell'

export type CheckboxProps = Omit<FieldProps, 'labelAction' | 'isOptional'> & {
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  isIndeterminate?: boolean
  /** At the right end, e.g. a count. */
  trailing?: ReactNode
}

/** A box with its label to the right; the label may contain links. */
export function Checkbox({ value, onChange, onBlur, isIndeterminate = false, trailing, ...field }: CheckboxProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <div className={classNames('field-shell', field.className)}>
      <label className="choice">
        <input
          {...controlProps(id, field)}
          ref={box}
          type="checkbox"
          className="check"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={field.isLabelHidden ? 'sr-only' : undefined}>{field.label}</span>
        {trailing && <span className="num ml-auto text-xs text-muted">{trailing}</span>}
      </label>
      <FieldMessages id={id} description={field.description} error={field.error} />
    </div>
  )
}
