import { Select } from '~/ui/choices/select'
import { useBoundField } from '~/ui/form/use-bound-field'

const UNSAID = 'none'
const LEVELS = [
  { value: UNSAID, label: 'keine Angabe' },
  { value: '1', label: '1 – Grundlagen' },
  { value: '2', label: '2 – etwas Übung' },
  { value: '3', label: '3 – sicher' },
  { value: '4', label: '4 – sehr sicher' },
  { value: '5', label: '5 – andere fragen mich' },
]

/** How well somebody can do something; connected to `form.AppField`. */
export function SkillLevelField() {
  const { value, onChange, ...bound } = useBoundField<number | null>()
  return (
    <Select
      {...bound}
      label="Niveau"
      value={value === null ? UNSAID : String(value)}
      onChange={(level) => onChange(level === UNSAID ? null : Number(level))}
      options={LEVELS}
    />
  )
}
