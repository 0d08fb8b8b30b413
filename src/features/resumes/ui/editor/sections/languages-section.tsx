import { Plus } from 'lucide-react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { ReorderItem } from '~/ui/lists/reorder-item'
import type { ResumeForm } from '../use-resume-form'
import { EntryButtons } from './entry-card'
import { LanguageLevelField } from './language-level-field'

/** Languages by CEFR levels; the level is optional. */
export function LanguagesSection({ form }: { form: ResumeForm }) {
  return (
    <form.AppField name="content.languages" mode="array">
      {(list) => (
        <>
          {list.state.value.map((language, index) => (
            <ReorderItem
              key={language.id}
              name={language.name || 'Sprache'}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
            >
              <div className="card grid items-start gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:*:first:col-span-2">
                <form.AppField name={`content.languages[${index}].name`}>
                  {(field) => <field.TextField label="Sprache" isRequired />}
                </form.AppField>
                <form.AppField name={`content.languages[${index}].level`}>{() => <LanguageLevelField />}</form.AppField>
                <div className="sm:mt-7">
                  <EntryButtons
                    name={language.name || 'Sprache'}
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
            Sprache ergänzen
          </Button>
        </>
      )}
    </form.AppField>
  )
}
