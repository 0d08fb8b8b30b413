import { Plus } from 'lucide-react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { Select } from '~/ui/choices/select'
import { useBoundField } from '~/ui/form/use-bound-field'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { LineEntry } from './entry-card'

/** What somebody can do, each with a level. */
export function SkillsSection({ form }: { form: ResumeForm }) {
  const { removeEntry } = useRemovals()
  return (
    <form.AppField name="content.skills" mode="array">
      {(list) => (
        <>
          {list.state.value.map((skill, index) => (
            <LineEntry
              key={skill.id}
              name={skill.name || 'Kenntnis'}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
              onRemove={() => removeEntry(list, index, skill.name || 'Kenntnis')}
            >
              <form.TextField name={`content.skills[${index}].name`} label="Kenntnis" isRequired />
              <form.AppField name={`content.skills[${index}].level`}>{() => <SkillLevelField />}</form.AppField>
            </LineEntry>
          ))}
          <Button variant="outline" onClick={() => list.pushValue({ id: uuidv7(), name: '', level: null })}>
            <Plus aria-hidden="true" />
            Kenntnis ergänzen
          </Button>
        </>
      )}
    </form.AppField>
  )
}

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
function SkillLevelField() {
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
