import { DateField } from './date-field'
import type { FieldProps } from './field-shell'
import { FieldsetShell } from './fieldset-shell'
import { TimeField } from './time-field'

export type MomentFieldProps = FieldProps & {
  /** `YYYY-MM-DDTHH:mm` in local time, or empty, or what was typed around the `T` while it is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A day with a time, each typed in any usual German way or chosen. */
export function MomentField({ value, onChange, onBlur, ...field }: MomentFieldProps) {
  const at = value.indexOf('T')
  const [day, time] = at === -1 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
  const change = (newDay: string, newTime: string) =>
    onChange(newDay === '' && newTime === '' ? '' : `${newDay.replaceAll('T', 't')}T${newTime}`)
  const { isRequired, isDisabled } = field
  return (
    <FieldsetShell {...field}>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <DateField
          {...{ isRequired, isDisabled, onBlur }}
          label="Tag"
          value={day}
          onChange={(typed) => change(typed, time)}
        />
        <TimeField
          {...{ isRequired, isDisabled, onBlur }}
          label="Uhrzeit"
          value={time}
          onChange={(typed) => change(day, typed)}
        />
      </div>
    </FieldsetShell>
  )
}
