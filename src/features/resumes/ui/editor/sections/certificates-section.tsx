import { Plus } from 'lucide-react'
import { certificateSchema } from '~/features/resumes/schema'
import { formatIsoMonth } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { EntryCard } from './entry-card'

/** Certificates, examinations, courses. */
export function CertificatesSection({ form }: { form: ResumeForm }) {
  const { removeEntry } = useRemovals()
  return (
    <form.AppField name="content.certificates" mode="array">
      {(list) => (
        <>
          {list.state.value.map((entry, index) => (
            <EntryCard
              key={entry.id}
              title={entry.name || 'Neues Zertifikat'}
              subtitle={[entry.issuer, entry.issuedIn && formatIsoMonth(entry.issuedIn)].filter(Boolean).join(', ')}
              isFaulty={!certificateSchema.safeParse(entry).success}
              index={index}
              count={list.state.value.length}
              onMove={(to) => list.swapValues(index, to)}
              onRemove={() => removeEntry(list, index, entry.name || 'Neues Zertifikat')}
            >
              <form.TextField name={`content.certificates[${index}].name`} label="Bezeichnung" isRequired />
              <div className="grid gap-4 sm:grid-cols-2">
                <form.TextField name={`content.certificates[${index}].issuer`} label="Ausgestellt von" isOptional />
                <form.MonthField name={`content.certificates[${index}].issuedIn`} label="Ausgestellt im" isOptional />
              </div>
            </EntryCard>
          ))}
          <Button
            variant="outline"
            onClick={() => list.pushValue({ id: uuidv7(), name: '', issuer: null, issuedIn: null })}
          >
            <Plus aria-hidden="true" />
            Zertifikat ergänzen
          </Button>
        </>
      )}
    </form.AppField>
  )
}
