import { type FieldProps, FieldShell } from './field-shell'

export type MomentFieldProps = FieldProps & {
  /** `YYYY-MM-DDTHH:mm` in local time, or empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  min?: string
}

/** A day with a time. The native control: best on phones, with keyboards and for screen readers. */
export function MomentField({ value, onChange, onBlur, min, ...field }: MomentFieldProps) {
  return (
    <FieldShell {...field}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className="field num"
          min={min}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  )
}
