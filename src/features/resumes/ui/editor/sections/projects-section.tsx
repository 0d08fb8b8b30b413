import { Plus } from 'lucide-react'
import { projectSchema } from '~/features/resumes/schema'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import type { ResumeForm } from '../use-resume-form'
import { EntryCard } from './entry-card'

/** Things made beside or within a station. */
export function ProjectsSection({ form }: { form: ResumeForm }) {
  return (
    <form.AppField name="content.projects" mode="array">
      {(list) => (
        <>
          {list.state.value.map((entry, index) => (
            <EntryCard
              key={entry.id}
              title={entry.name || 'Neues Projekt'}
              subtitle={entry.url ?? ''}
              isFaulty={!projectSchema.safeParse(entry).success}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
              onRemove={() => void list.removeValue(index)}
            >
              <form.AppField name={`content.projects[${index}].name`}>
                {(field) => <field.TextField label="Name" isRequired />}
              </form.AppField>
              <form.AppField name={`content.projects[${index}].url`}>
                {(field) => <field.TextField label="Adresse im Netz" type="url" isOptional placeholder="https://" />}
              </form.AppField>
              <form.AppField name={`content.projects[${index}].description`}>
                {(field) => <field.TextArea label="Beschreibung" isOptional rows={3} />}
              </form.AppField>
            </EntryCard>
          ))}
          <Button
            variant="outline"
            onClick={() => list.pushValue({ id: uuidv7(), name: '', url: null, description: '' })}
          >
            <Plus aria-hidden="true" />
            Projekt ergänzen
          </Button>
        </>
      )}
    </form.AppField>
  )
}
