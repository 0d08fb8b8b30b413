import { Plus } from 'lucide-react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { ReorderItem } from '~/ui/lists/reorder-item'
import type { ResumeForm } from '../use-resume-form'
import { EntryButtons } from './entry-card'
import { SkillLevelField } from './skill-level-field'

/** What somebody can do, each with a level. */
export function SkillsSection({ form }: { form: ResumeForm }) {
  return (
    <form.AppField name="content.skills" mode="array">
      {(list) => (
        <>
          {list.state.value.map((skill, index) => (
            <ReorderItem
              key={skill.id}
              name={skill.name || 'Kenntnis'}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
            >
              <div className="card grid items-start gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:*:first:col-span-2">
                <form.AppField name={`content.skills[${index}].name`}>
                  {(field) => <field.TextField label="Kenntnis" isRequired />}
                </form.AppField>
                <form.AppField name={`content.skills[${index}].level`}>{() => <SkillLevelField />}</form.AppField>
                <div className="sm:mt-7">
                  <EntryButtons
                    name={skill.name || 'Kenntnis'}
                    index={index}
                    count={list.state.value.length}
                    onMove={(to) => list.swapValues(index, to)}
                    onRemove={() => void list.removeValue(index)}
                  />
                </div>
              </div>
            </ReorderItem>
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
