import { type FieldProps, FieldShell } from './field-shell'

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  rows?: number
  placeholder?: string
  /** Shows how many characters are left; does not cut the text. */
  maxLength?: number
  /** Begins with two lines, where it stands below what people read. The count appears near the end. */
  isLow?: boolean
  isReadOnly?: boolean
}

/** Several lines of text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, rows = 4, placeholder, maxLength, isLow = false, isReadOnly, ...field } = props
  return (
    <FieldShell {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            className={isLow ? 'field min-h-14' : 'field'}
            rows={isLow ? 2 : rows}
            placeholder={placeholder}
            value={value}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {maxLength !== undefined && (!isLow || value.length > maxLength * 0.8) && (
            <CharacterCount length={value.length} maximum={maxLength} />
          )}
        </>
      )}
    </FieldShell>
  )
}

function CharacterCount({ length, maximum }: { length: number; maximum: number }) {
  const left = maximum - length
  const isTooLong = left < 0
  return (
    <p className={isTooLong ? 'num mt-1 text-right text-xs text-error' : 'num mt-1 text-right text-xs text-muted'}>
      <span aria-hidden="true">
        {length.toLocaleString('de-DE')} / {maximum.toLocaleString('de-DE')}
      </span>
      <span className="sr-only" aria-live="polite">
        {left <= 50 && `${left < 0 ? `${-left} Zeichen zu viel` : `Noch ${left} Zeichen`}`}
      </span>
    </p>
  )
}
