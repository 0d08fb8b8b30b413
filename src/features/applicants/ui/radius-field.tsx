import { useBoundField } from '~/ui/form/use-bound-field'
import { Select } from '~/ui/select'

const RADII = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200]

/** How far somebody would go to work; connected to `form.AppField`. */
export function RadiusField() {
  const { value, onChange, ...bound } = useBoundField<number>()
  const choices = RADII.includes(value) ? RADII : [...RADII, value].sort((a, b) => a - b)
  return (
    <Select
      {...bound}
      label="Umkreis um deinen Wohnort"
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={choices.map((km) => ({ value: String(km), label: km === 0 ? 'Nur mein Ort' : `${km} km` }))}
    />
  )
}
