import { Plus } from 'lucide-react'
import type { ResumeContent } from '~/features/resumes/schema'
import { languageLevelLabels } from '~/features/resumes/texts'
import { LANGUAGE_LEVELS } from '~/features/resumes/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { Select } from '~/ui/choices/select'
import { useBoundField } from '~/ui/form/use-bound-field'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { LineEntry } from './entry-card'

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

const UNSAID = 'none'
const LEVELS = [
  { value: UNSAID, label: 'keine Angabe' } as const,
  ...LANGUAGE_LEVELS.map((value) => ({ value, label: languageLevelLabels[value] })),
]

/** How well somebody speaks a language; connected to `form.AppField`. */
function LanguageLevelField() {
  const { value, onChange, ...bound } = useBoundField<ResumeContent['languages'][number]['level']>()
  return (
    <Select
      {...bound}
      label="Niveau"
      value={value ?? UNSAID}
      onChange={(level) => onChange(level === UNSAID ? null : level)}
      options={LEVELS}
    />
  )
}
