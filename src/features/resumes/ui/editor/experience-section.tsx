import { Plus } from 'lucide-react'
import { formatIsoMonth } from '~/lib/dates'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/button'
import { experienceSchema } from '../../schema'
import { EntryCard } from './entry-card'
import { PeriodEndField } from './period-fields'
import type { ResumeForm } from './use-resume-form'

/** Stations of work. */
export function ExperienceSection({ form }: { form: ResumeForm }) {
  return (
    <form.AppField name="content.experience" mode="array">
      {(list) => (
        <>
          {list.state.value.map((entry, index) => (
            <EntryCard
              key={entry.id}
              title={entry.position || 'Neue Station'}
              subtitle={[entry.employer, periodText(entry)].filter(Boolean).join(', ')}
              isFaulty={!experienceSchema.safeParse(entry).success}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
              onRemove={() => void list.removeValue(index)}
            >
              <div className="grid gap-4 sm:grid-cols-2">
                <form.AppField name={`content.experience[${index}].position`}>
                  {(field) => <field.TextField label="Tätigkeit" isRequired />}
                </form.AppField>
                <form.AppField name={`content.experience[${index}].employer`}>
                  {(field) => <field.TextField label="Unternehmen" isRequired />}
                </form.AppField>
                <form.AppField name={`content.experience[${index}].from`}>
                  {(field) => <field.MonthField label="Von" isRequired />}
                </form.AppField>
                <form.AppField name={`content.experience[${index}].to`}>
                  {() => <PeriodEndField currentLabel="Hier arbeite ich aktuell" />}
                </form.AppField>
              </div>
              <form.AppField name={`content.experience[${index}].place`}>
                {(field) => <field.TextField label="Ort" isOptional />}
              </form.AppField>
              <form.AppField name={`content.experience[${index}].description`}>
                {(field) => (
                  <field.TextArea
                    label="Aufgaben und Erfolge"
                    isOptional
                    rows={4}
                    description="Zwei bis vier Punkte genügen. Zahlen helfen: Losgrößen, Toleranzen, Teamgröße."
                  />
                )}
              </form.AppField>
            </EntryCard>
          ))}
          <Button
            variant="outline"
            onClick={() =>
              list.pushValue({
                id: uuidv7(),
                position: '',
                employer: '',
                place: null,
                from: '',
                to: '',
                description: '',
              })
            }
          >
            <Plus aria-hidden="true" />
            Station ergänzen
          </Button>
        </>
      )}
    </form.AppField>
  )
}

function periodText({ from, to }: { from: string; to: string | null }): string {
  if (!from) return ''
  return `${formatIsoMonth(from)} – ${to === null ? 'heute' : formatIsoMonth(to)}`
}
