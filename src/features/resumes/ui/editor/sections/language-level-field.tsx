import type { ResumeContent } from '~/features/resumes/schema'
import { languageLevelLabels } from '~/features/resumes/texts'
import { LANGUAGE_LEVELS } from '~/features/resumes/vocabulary'
import { Select } from '~/ui/choices/select'
import { useBoundField } from '~/ui/form/use-bound-field'

const UNSAID = 'none'
const LEVELS = [
  { value: UNSAID, label: 'keine Angabe' } as const,
  ...LANGUAGE_LEVELS.map((value) => ({ value, label: languageLevelLabels[value] })),
]

/** How well somebody speaks a language; connected to `form.AppField`. */
export function LanguageLevelField() {
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
