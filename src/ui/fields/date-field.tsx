import { Calendar } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDayEntry, parseDay } from '~/lib/dates/date-entry'
import { type FieldProps, FieldShell } from './field-shell'

export type DateFieldProps = FieldProps & {
  /** ISO `YYYY-MM-DD`, or empty, or the typed text while it is no date (the schema then complains). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** ISO limits for the calendar; typed dates are checked by the schema. */
  min?: string
  max?: string
  autoComplete?: 'bday' | 'off'
}

/** A day: typed in any usual German way, or picked from the browser's calendar. */
export function DateField({ value, onChange, onBlur, min, max, autoComplete = 'off', ...field }: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  function type(text: string) {
    setDraft(text)
    onChange(parseDay(text) ?? text.trim())
  }
  return (
    <FieldShell {...field}>
      {(control) => (
        <div className="field-box">
          <input
            {...control}
            className="field num"
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder="TT.MM.JJJJ"
            value={draft ?? formatDayEntry(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setDraft(null)
              onBlur?.()
            }}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
            min={min}
            max={max}
            value={parseDay(value) ?? ''}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="field-button"
            aria-label={value === '' ? 'Kalender öffnen' : `Kalender öffnen, ${formatDayEntry(value)}`}
            disabled={field.isDisabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Calendar aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldShell>
  )
}
