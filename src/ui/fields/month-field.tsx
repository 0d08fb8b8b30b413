import { useState } from 'react'
import { parseMonth } from '~/lib/dates/date-entry'
import { formatIsoMonth } from '~/lib/dates/dates'
import { type FieldProps, FieldShell } from './field-shell'

export type MonthFieldProps = FieldProps & {
  /** ISO `YYYY-MM`, a year, or empty, or the typed text while it is neither (the schema then complains). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A month, typed in any usual German way: 3/2027, 03.27, März 2027. */
export function MonthField({ value, onChange, onBlur, ...field }: MonthFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function type(text: string) {
    setDraft(text)
    onChange(parseMonth(text) ?? text.trim())
  }
  return (
    <FieldShell {...field}>
      {(control) => (
        <input
          {...control}
          className="field num"
          autoComplete="off"
          placeholder="MM/JJJJ"
          value={draft ?? formatIsoMonth(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setDraft(null)
            onBlur?.()
          }}
        />
      )}
    </FieldShell>
  )
}
