import { useBoundField } from '~/ui/form/use-bound-field'
import { Select } from '~/ui/select'

const LEVELS = [
  { value: '1', label: '1 – Grundlagen' },
  { value: '2', label: '2 – etwas Übung' },
  { value: '3', label: '3 – sicher' },
  { value: '4', label: '4 – sehr sicher' },
  { value: '5', label: '5 – andere fragen mich' },
]

/** How well somebody can do something; connected to `form.AppField`. */
export function SkillLevelField() {
  const { value, onChange, ...bound } = useBoundField<number>()
  return (
    <Select
      {...bound}
      label="Niveau"
      value={String(value)}
      onChange={(level) => onChange(Number(level))}
      options={LEVELS}
    />
  )
}
