import { useBoundField } from '~/ui/form/use-bound-field'
import { TextArea } from '~/ui/text-area'

/** What the company offers, one benefit a line. Stands inside `form.AppField`. */
export function BenefitsField() {
  const { value, onChange, ...bound } = useBoundField<string[]>()
  return (
    <TextArea
      {...bound}
      label="Was Sie bieten"
      description="Ein Vorteil je Zeile, zum Beispiel „30 Tage Urlaub“."
      isOptional
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  )
}
