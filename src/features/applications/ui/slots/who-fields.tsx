import { CheckboxGroup } from '~/ui/choices/checkbox-group'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import type { SlotChoices } from '../../views'
import type { SlotForm, SlotFormErrors } from './slot-form'

export type SlotFieldsProps = {
  form: SlotForm
  errors: SlotFormErrors
  onChange: (changed: Partial<SlotForm>) => void
}

/** For whom the slots are, and who of the company talks. */
export function WhoFields({ form, choices, errors, onChange }: SlotFieldsProps & { choices: SlotChoices }) {
  const posting = form.audience === 'stelle' ? form.jobPostingId : null
  // Who reads one posting only talks to those who applied to it.
  const interviewers = choices.members.filter(
    ({ readsJobPostingId }) => readsJobPostingId === null || readsJobPostingId === posting,
  )
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
        <div className="max-h-64 overflow-y-auto" tabIndex={-1}>
          <CheckboxGroup
            label="Bewerbungen"
            description={choices.applications.length === 0 ? 'Gerade läuft keine Bewerbung.' : undefined}
            value={form.applicationIds}
            options={choices.applications.map(({ id, name, jobTitle }) => ({
              value: id,
              label: `${name}, ${jobTitle}`,
            }))}
            error={errors.applicationIds}
            onChange={(applicationIds) => onChange({ applicationIds })}
          />
        </div>
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
