import { classNames } from '../class-names'
import { type FieldProps, FieldShell } from '../fields/field-shell'

export type SelectOption<Value extends string = string> = { value: Value; label: string; isDisabled?: boolean }

export type SelectProps<Value extends string = string> = FieldProps & {
  /** Empty string: nothing chosen yet. */
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  options: readonly SelectOption<Value>[]
  /** Text of the empty choice, e.g. "Bitte wählen". Without it there is no empty choice. */
  placeholder?: string
  size?: 'sm' | 'md' | 'lg'
}

/** One of a few values. The native control: best on phones, with keyboards and for screen readers. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, onBlur, options, placeholder, size = 'md', ...field } = props
  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <FieldShell {...field}>
      {(control) => (
        <select
          {...control}
          className={classNames('field', size !== 'md' && `field-${size}`)}
          value={value}
          onChange={(event) => choose(event.target.value)}
          onBlur={onBlur}
        >
          {placeholder !== undefined && (
            <option value="" disabled={field.isRequired}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  )
}
