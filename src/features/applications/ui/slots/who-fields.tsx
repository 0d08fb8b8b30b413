import { useState } from 'react'
import { Checkbox } from '~/ui/choices/checkbox'
import { CheckboxGroup } from '~/ui/choices/checkbox-group'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import { FieldsetShell } from '~/ui/fields/fieldset-shell'
import { TextField } from '~/ui/fields/text-field'
import type { SlotChoices } from '../../views'
import type { SlotForm, SlotFormErrors } from './slot-form'

export type SlotFieldsProps = {
  form: SlotForm
  errors: SlotFormErrors
  onChange: (changed: Partial<SlotForm>) => void
}

/** For whom the slots are, and who of the company talks. */
export function WhoFields({ form, choices, errors, onChange }: SlotFieldsProps & { choices: SlotChoices }) {
  const interviewers = interviewersFor(choices, form)
  return (
    <>
      <RadioGroup
        label="Für wen?"
        value={form.audience}
        options={[
          { value: 'stelle', label: 'Alle, die Sie für eine Stelle einladen' },
          { value: 'bewerbungen', label: 'Bestimmte Bewerbungen' },
        ]}
        onChange={(value) => onChange({ audience: value === 'bewerbungen' ? 'bewerbungen' : 'stelle' })}
      />
      {form.audience === 'stelle' ? (
        <Select
          label="Stelle"
          isRequired
          placeholder="Bitte wählen"
          value={form.jobPostingId}
          options={choices.postings.map(({ id, title }) => ({ value: id, label: title }))}
          error={errors.jobPostingId}
          onChange={(jobPostingId) => onChange({ jobPostingId })}
        />
      ) : (
        <ChosenApplications
          choices={choices.applications}
          value={form.applicationIds}
          error={errors.applicationIds}
          onChange={(applicationIds) => onChange({ applicationIds })}
        />
      )}
      <CheckboxGroup
        label="Wer führt das Gespräch?"
        columns={2}
        value={form.interviewerIds}
        options={interviewers.map(({ id, name, isMe }) => ({ value: id, label: isMe ? `${name} (Sie)` : name }))}
        error={errors.interviewerIds}
        onChange={(interviewerIds) => onChange({ interviewerIds })}
      />
    </>
  )
}

/** Who may conduct these interviews: who reads one posting only talks to those who applied to it. */
export function interviewersFor({ members }: SlotChoices, { audience, jobPostingId }: SlotForm) {
  const posting = audience === 'stelle' ? jobPostingId : null
  return members.filter(({ readsJobPostingId }) => readsJobPostingId === null || readsJobPostingId === posting)
}

type ChosenApplicationsProps = {
  choices: SlotChoices['applications']
  value: readonly string[]
  error: string | undefined
  onChange: (applicationIds: string[]) => void
}

/** The running applications, narrowed by words of name and posting; those chosen stay in the list. */
function ChosenApplications({ choices, value, error, onChange }: ChosenApplicationsProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = choices
    .map(({ id, name, jobTitle }) => ({ id, label: `${name}, ${jobTitle}` }))
    .filter(({ id, label }) => value.includes(id) || label.toLowerCase().includes(wanted))
  if (choices.length === 0) return <p className="text-sm text-muted">Gerade läuft keine Bewerbung.</p>
  return (
    <FieldsetShell label="Bewerbungen" error={error}>
      <TextField
        label="Name oder Stelle"
        isLabelHidden
        placeholder="Name oder Stelle"
        value={words}
        onChange={setWords}
      />
      <div className="relative mt-2 max-h-52 overflow-y-auto">
        {shown.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            value={value.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((each) => each !== id))}
          />
        ))}
        {shown.length === 0 && <p className="p-2 text-sm text-muted">Keine laufende Bewerbung passt dazu.</p>}
      </div>
    </FieldsetShell>
  )
}
