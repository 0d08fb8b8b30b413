import { Plus } from 'lucide-react'
import { formatIsoMonth } from '~/lib/dates'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/button'
import { educationSchema } from '../../schema'
import { EntryCard } from './entry-card'
import { PeriodEndField } from './period-fields'
import type { ResumeForm } from './use-resume-form'

/** School, training, studies. */
export function EducationSection({ form }: { form: ResumeForm }) {
  return (
    <form.AppField name="content.education" mode="array">
      {(list) => (
        <>
          {list.state.value.map((entry, index) => (
            <EntryCard
              key={entry.id}
              title={entry.degree || 'Neuer Eintrag'}
              subtitle={[entry.institution, periodText(entry)].filter(Boolean).join(', ')}
              isFaulty={!educationSchema.safeParse(entry).success}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
              onRemove={() => void list.removeValue(index)}
            >
              <div className="grid gap-4 sm:grid-cols-2">
                <form.AppField name={`content.education[${index}].degree`}>
                  {(field) => <field.TextField label="Abschluss oder Ausbildung" isRequired />}
                </form.AppField>
                <form.AppField name={`content.education[${index}].institution`}>
                  {(field) => <field.TextField label="Schule, Hochschule oder Betrieb" isRequired />}
                </form.AppField>
                <form.AppField name={`content.education[${index}].from`}>
                  {(field) => <field.MonthField label="Von" isRequired />}
                </form.AppField>
                <form.AppField name={`content.education[${index}].to`}>
                  {() => <PeriodEndField currentLabel="Läuft noch" />}
                </form.AppField>
              </div>
              <form.AppField name={`content.education[${index}].place`}>
                {(field) => <field.TextField label="Ort" isOptional />}
              </form.AppField>
              <form.AppField name={`content.education[${index}].description`}>
                {(field) => <field.TextArea label="Schwerpunkte und Note" isOptional rows={3} />}
              </form.AppField>
            </EntryCard>
          ))}
          <Button
            variant="outline"
            onClick={() =>
              list.pushValue({
                id: uuidv7(),
                degree: '',
                institution: '',
                place: null,
                from: '',
                to: '',
                description: '',
              })
            }
          >
            <Plus aria-hidden="true" />
            Eintrag ergänzen
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
