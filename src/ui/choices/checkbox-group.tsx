import type { FieldProps } from '../fields/field-shell'
import { FieldsetShell } from '../fields/fieldset-shell'
import { Checkbox } from './checkbox'
import type { SelectOption } from './select'

export type CheckboxGroupProps<Value extends string = string> = FieldProps & {
  value: readonly Value[]
  onChange: (value: Value[]) => void
  onBlur?: () => void
  options: readonly (SelectOption<Value> & { trailing?: string })[]
  /** From the sm breakpoint on. */
  columns?: 1 | 2
}

/** Any number of a few values. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { value, onChange, onBlur, options, columns = 1, ...field } = props
  function toggle(toggled: Value, isOn: boolean) {
    onChange(isOn ? [...value, toggled] : value.filter((each) => each !== toggled))
  }
  return (
    <FieldsetShell {...field}>
      <div className={columns === 2 ? 'grid sm:grid-cols-2 sm:gap-x-6' : undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            trailing={option.trailing}
            isDisabled={option.isDisabled}
            value={value.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldsetShell>
  )
}
