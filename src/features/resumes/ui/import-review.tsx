import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { type RouterOutputs, useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { keyedTexts } from '~/ui/keyed-texts'
import { Note } from '~/ui/note'
import { createResumeSchema } from '../schema'
import { importKindLabels } from '../vocabulary'
import { ResumeSections } from './resume-sections'

type ImportReviewProps = {
  imported: RouterOutputs['resume']['readImport']
  onCreated: (id: string) => void
  onAgain: () => void
}

const formSchema = createResumeSchema.pick({ title: true, template: true })

/** What stands in the file beside what we made of it; what found no place is shown, never dropped. */
export function ImportReview({ imported, onCreated, onAgain }: ImportReviewProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [id] = useState(() => uuidv7())
  const create = useMutation(trpc.resume.create.mutationOptions())
  const { kind, person, content, unplaced, sourceText } = imported
  const form = useAppForm({
    schema: formSchema,
    defaultValues: {
      title: (imported.title || person.headline || 'Übernommener Lebenslauf').slice(0, 80),
      template: imported.template ?? 'klar',
    },
    onSubmit: async (input) => {
      await create.mutateAsync({ ...input, id, content })
      await queryClient.invalidateQueries(trpc.resume.pathFilter())
      onCreated(id)
    },
  })
  const contact = [person.name, person.headline, person.email, person.phone, person.place].filter(Boolean)
  return (
    <div className="grid gap-5">
      <Note tone="info" title={`Gelesen als ${importKindLabels[kind]}. Bitte vergleiche, bevor du übernimmst.`}>
        Steht irgendwo nur ein Jahr oder ein Semester, haben wir die Monate angenommen. Ändern kannst du alles danach im
        Editor.
      </Note>
      {unplaced.length > 0 && (
        <Card as="section" aria-labelledby="ohne-platz">
          <h2 id="ohne-platz" className="text-lg">
            Ohne festen Platz
          </h2>
          <p className="mb-2 text-sm text-muted">
            Das steht in deiner Datei, wir konnten es aber nicht einordnen. Kopiere dir, was du im Editor brauchst.
          </p>
          <ul className="list-disc pl-5 text-sm wrap-anywhere">
            {keyedTexts(unplaced).map(({ key, text }) => (
              <li key={key} className="whitespace-pre-line">
                {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="in-der-datei">
          <h2 id="in-der-datei" className="text-lg">
            In deiner Datei
          </h2>
          {/* A field, so that the keyboard, too, can scroll it and copy from it. */}
          <textarea
            readOnly
            aria-labelledby="in-der-datei"
            rows={20}
            className="mt-2 w-full resize-none text-sm wrap-anywhere lg:h-[40rem]"
            value={sourceText}
          />
        </Card>
        <Card as="section" aria-labelledby="uebernommen">
          <h2 id="uebernommen" className="text-lg">
            So übernehmen wir es
          </h2>
          {contact.length > 0 && (
            <p className="mt-2 mb-3 text-sm text-muted wrap-anywhere">
              {contact.join(', ')}. Name und Kontakt stehen in deinem Profil; dort änderst du sie.
            </p>
          )}
          <ResumeSections content={content} />
        </Card>
      </div>
      <Card as="section" padding="lg" className="max-w-[46rem]">
        <Form form={form} errorTitle="Das fehlt noch">
          <form.AppField name="title">
            {(field) => <field.TextField label="Titel" maxLength={80} isRequired />}
          </form.AppField>
          <div className="flex flex-wrap gap-2">
            <SubmitButton>Als neuen Lebenslauf übernehmen</SubmitButton>
            <Button variant="ghost" onClick={onAgain}>
              Andere Datei
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  )
}
