import { Plus } from 'lucide-react'
import { projectSchema } from '~/features/resumes/schema'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { EntryCard } from './entry-card'

/** Things made beside or within a station. */
export function ProjectsSection({ form }: { form: ResumeForm }) {
  const { removeEntry } = useRemovals()
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
              onRemove={() => removeEntry(list, index, entry.name || 'Neues Projekt')}
            >
              <form.TextField name={`content.projects[${index}].name`} label="Name" isRequired />
              <form.TextField
                name={`content.projects[${index}].url`}
                label="Adresse im Netz"
                type="url"
                isOptional
                placeholder="https://"
              />
              <form.TextArea name={`content.projects[${index}].description`} label="Beschreibung" isOptional rows={3} />
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
