import { Checkbox } from '~/ui/checkbox'
import { useBoundField } from '~/ui/form/use-bound-field'
import { MonthField } from '~/ui/month-field'

/** The end of a period; connected to `form.AppField`. Null means until today. */
export function PeriodEndField({ currentLabel }: { currentLabel: string }) {
  const { value, onChange, ...bound } = useBoundField<string | null>()
  const isCurrent = value === null
  return (
    <div>
      <MonthField {...bound} label="Bis" value={value ?? ''} onChange={onChange} isDisabled={isCurrent} />
      <Checkbox label={currentLabel} value={isCurrent} onChange={(isOn) => onChange(isOn ? null : '')} />
    </div>
  )
}
