import { useState } from 'react'
import { formatTimeEntry, parseTime } from '~/lib/dates/date-entry'
import { Combobox } from '../choices/combobox'
import type { FieldProps } from './field-shell'

export type TimeFieldProps = FieldProps & {
  /** `HH:mm`, or empty, or the typed text while it is no time. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** The half hours of a working day. */
const SUGGESTED = Array.from({ length: 27 }, (_, index) => {
  const minutes = 7 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
})

/** A time: typed in any usual German way, or chosen from a list of half hours. */
export function TimeField({ value, onChange, onBlur, ...field }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? formatTimeEntry(value)
  const items = SUGGESTED.map((time) => ({ id: time, label: formatTimeEntry(time) }))
  return (
    <Combobox
      {...field}
      inputValue={text}
      placeholder="9:30"
      items={draft === null ? items : items.filter(({ label }) => label.startsWith(draft.trim()))}
      selectedId={parseTime(value)}
      onInputChange={(typed) => {
        setDraft(typed)
        onChange(parseTime(typed) ?? typed.trim())
      }}
      onSelect={({ id }) => {
        setDraft(null)
        onChange(id)
      }}
      onBlur={() => {
        setDraft(null)
        onBlur?.()
      }}
    />
  )
}
