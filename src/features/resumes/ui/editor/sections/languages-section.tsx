import { Plus } from 'lucide-react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { LineEntry } from './entry-card'
import { LanguageLevelField } from './language-level-field'

/** Languages by CEFR levels; the level is optional. */
export function LanguagesSection({ form }: { form: ResumeForm }) {
  const { removeEntry } = useRemovals()
  return (
    <form.AppField name="content.languages" mode="array">
      {(list) => (
        <>
          {list.state.value.map((language, index) => (
            <LineEntry
              key={language.id}
              name={language.name || 'Sprache'}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
              onRemove={() => removeEntry(list, index, language.name || 'Sprache')}
            >
              <form.TextField name={`content.languages[${index}].name`} label="Sprache" isRequired />
              <form.AppField name={`content.languages[${index}].level`}>{() => <LanguageLevelField />}</form.AppField>
            </LineEntry>
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
