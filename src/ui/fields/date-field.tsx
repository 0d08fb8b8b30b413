import { Calendar } from 'lucide-react'
import { useRef, useState } from 'react'
import { currentTime } from '~/lib/current-time'
import { formatDayEntry, parseDay } from '~/lib/dates/date-entry'
import { toIsoDay } from '~/lib/dates/dates'
import { DayCalendar } from './calendar/day-calendar'
import { type FieldProps, FieldShell } from './field-shell'

export type DateFieldProps = FieldProps & {
  /** ISO `YYYY-MM-DD`, or empty, or the typed text while it is no date (the schema then complains). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** First day of the calendar, ISO; typed dates are checked by the schema. */
  min?: string
}

/** A day: typed in any usual German way, or picked from a calendar. */
export function DateField({ value, onChange, onBlur, min, ...field }: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
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
            autoComplete="off"
            placeholder="TT.MM.JJJJ"
            value={draft ?? formatDayEntry(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setDraft(null)
              onBlur?.()
            }}
          />
          <button
            ref={opener}
            type="button"
            className="field-button"
            aria-label={value === '' ? 'Kalender öffnen' : `Kalender öffnen, ${formatDayEntry(value)}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={field.isDisabled}
            onClick={() => setOpen(!isOpen)}
          >
            <Calendar aria-hidden="true" />
          </button>
          {isOpen && (
            <DayCalendar
              value={parseDay(value)}
              today={toIsoDay(currentTime())}
              min={min}
              onChoose={(day) => {
                onChange(day)
                setOpen(false)
                opener.current?.focus()
              }}
              onClose={() => {
                setOpen(false)
                opener.current?.focus()
              }}
            />
          )}
        </div>
      )}
    </FieldShell>
  )
}
