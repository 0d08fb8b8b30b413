import { type KeyboardEvent, useState } from 'react'
import { formatGermanNumber, parseGermanNumber } from '~/lib/money/german-number'
import { type FieldProps, FieldShell } from './field-shell'

export type NumberFieldProps = FieldProps & {
  /** `null`: empty. `NaN`: something that is no number (the schema then says "Bitte geben Sie eine Zahl an."). */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Decimal places shown and kept. */
  decimals?: number
  /** Always show all decimal places. */
  hasFixedDecimals?: boolean
  /** Arrow up and down change the number by this much. */
  step?: number
  /** Shown after the number, e.g. "€" or "Stunden". */
  unit?: string
}

/** A number as Germans write it: 1.234,5. Formats when the field is left, accepts what people type. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, decimals = 0, hasFixedDecimals, step = 1, unit, ...field } = props
  const [draft, setDraft] = useState<string | null>(null)
  const formatted = value === null || Number.isNaN(value) ? null : formatGermanNumber(value, decimals, hasFixedDecimals)

  function type(text: string) {
    setDraft(text)
    onChange(parseGermanNumber(text, decimals))
  }
  function leave() {
    // What is no number stays readable, so that it can be corrected.
    if (formatted !== null || value === null) setDraft(null)
    onBlur?.()
  }
  function stepWithArrows(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || Number.isNaN(value)) return
    event.preventDefault()
    setDraft(null)
    onChange((value ?? 0) + direction * step)
  }

  return (
    <FieldShell {...field}>
      {(control) => (
        <div className="field-box" style={{ '--unit-width': unit ? `${unit.length}ch` : undefined }}>
          <input
            {...control}
            className="field num"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={draft ?? formatted ?? ''}
            onChange={(event) => type(event.target.value)}
            onKeyDown={stepWithArrows}
            onBlur={leave}
          />
          {unit && (
            <span className="field-unit text-sm" aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldShell>
  )
}
