import {
  INTERVIEW_DURATIONS,
  INTERVIEW_MODES,
  interviewModeLabels,
  locationLabels,
} from '~/features/applications/workflow/interview'
import { MAX_WEEKS, SLOT_BUFFERS, WEEKDAYS, weekdayLabels } from '~/features/applications/workflow/slot-plan'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { Checkbox } from '~/ui/choices/checkbox'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import { DateField } from '~/ui/fields/date-field'
import { FieldsetShell } from '~/ui/fields/fieldset-shell'
import { TextField } from '~/ui/fields/text-field'
import { TimeField } from '~/ui/fields/time-field'
import type { SlotFieldsProps } from './who-fields'

/** When the slots are, how long, and where. */
export function SlotFields({ form, errors, onChange }: SlotFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          label="Erster Tag"
          isRequired
          min={toIsoDay(currentTime())}
          value={form.day}
          error={errors.day}
          onChange={(day) => onChange({ day })}
        />
        <TimeField
          label="Ab"
          isRequired
          value={form.from}
          error={errors.from}
          onChange={(from) => onChange({ from })}
        />
        <TimeField
          label="Bis"
          isOptional
          description="Leer: ein Termin am Tag."
          value={form.until}
          error={errors.until}
          onChange={(until) => onChange({ until })}
        />
      </div>
      <FieldsetShell label="An diesen Tagen der Woche" description="Ohne Auswahl nur am ersten Tag.">
        <div className="flex flex-wrap gap-x-5">
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              label={weekdayLabels[weekday]}
              value={form.weekdays.includes(weekday)}
              onChange={(isOn) =>
                onChange({
                  weekdays: isOn ? [...form.weekdays, weekday] : form.weekdays.filter((each) => each !== weekday),
                })
              }
            />
          ))}
        </div>
      </FieldsetShell>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label="Wie oft?"
          value={String(form.weeks)}
          options={Array.from({ length: MAX_WEEKS }, (_, index) => ({
            value: String(index + 1),
            label: index === 0 ? 'nur diese Woche' : `${index + 1}\u00a0Wochen lang`,
          }))}
          onChange={(weeks) => onChange({ weeks: Number(weeks) })}
        />
        <Select
          label="Dauer"
          value={String(form.durationMinutes)}
          options={INTERVIEW_DURATIONS.map((value) => ({ value: String(value), label: `${value}\u00a0Minuten` }))}
          onChange={(value) =>
            onChange({ durationMinutes: INTERVIEW_DURATIONS.find((each) => String(each) === value) ?? 45 })
          }
        />
        <Select
          label="Pause danach"
          value={String(form.bufferMinutes)}
          options={SLOT_BUFFERS.map((value) => ({
            value: String(value),
            label: value === 0 ? 'keine' : `${value}\u00a0Minuten`,
          }))}
          onChange={(value) => onChange({ bufferMinutes: SLOT_BUFFERS.find((each) => String(each) === value) ?? 0 })}
        />
      </div>
      <RadioGroup
        label="Art des Gesprächs"
        value={form.mode}
        options={INTERVIEW_MODES.map((value) => ({ value, label: interviewModeLabels[value] }))}
        onChange={(value) => onChange({ mode: INTERVIEW_MODES.find((each) => each === value) ?? 'onsite' })}
      />
      <TextField
        label={locationLabels[form.mode]}
        isRequired
        maxLength={300}
        value={form.location}
        error={errors.location}
        onChange={(location) => onChange({ location })}
      />
    </>
  )
}
