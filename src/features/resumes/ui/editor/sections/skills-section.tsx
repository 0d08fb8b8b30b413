import { Plus } from 'lucide-react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { LineEntry } from './entry-card'
import { SkillLevelField } from './skill-level-field'

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
