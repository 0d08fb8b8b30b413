import { NumberField, type NumberFieldProps } from './number-field'

export type MoneyFieldProps = Omit<NumberFieldProps, 'decimals' | 'hasFixedDecimals' | 'step'> & {
  /** In cents. `null`: empty, `NaN`: no number. */
  value: number | null
  onChange: (cents: number | null) => void
  /** Shows and accepts whole euros only, e.g. for salaries. */
  isWholeEuros?: boolean
}

/** An amount of money: euros on the screen, cents (integer) in the value. */
export function MoneyField({ value, onChange, unit = '€', isWholeEuros = false, ...field }: MoneyFieldProps) {
  return (
    <NumberField
      {...field}
      unit={unit}
      decimals={isWholeEuros ? 0 : 2}
      hasFixedDecimals={!isWholeEuros}
      step={isWholeEuros ? 50 : 1}
      value={value === null ? null : value / 100}
      onChange={(euros) => onChange(euros === null ? null : Math.round(euros * 100))}
    />
  )
}
