import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { type RouterOutputs, useTRPC, useTRPCClient } from '~/platform/client/trpc'
import { useFileUploads } from '~/platform/client/use-file-uploads'
import { Card } from '~/ui/card'
import { FileDrop } from '~/ui/file-drop'
import { Form } from '~/ui/form/form'
import { FormProblem } from '~/ui/form/server-errors'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { Note } from '~/ui/note'
import { TextLink } from '~/ui/text-link'
import { applySchema, MAX_ATTACHMENTS } from '../schema'

type Prepared = RouterOutputs['application']['prepare']

const formSchema = applySchema.omit({ id: true, jobPostingId: true, attachmentFileIds: true })

const YES_NO = ['Ja', 'Nein'].map((value) => ({ value, label: value }))

/** The application itself: résumé, letter, documents, answers; sent once however often it is clicked. */
export function ApplyForm({ prepared, onSent }: { prepared: Prepared; onSent: () => void }) {
  const { posting, resumes } = prepared
  const trpc = useTRPC()
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  const [id] = useState(() => uuidv7())
  const files = useFileUploads((form, signal) => client.application.upload.mutate(form, { signal }))
  const submit = useMutation(
    trpc.application.submit.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  const form = useAppForm({
    schema: formSchema,
    defaultValues: {
      resumeId: resumes[0]?.id ?? '',
      coverLetter: '',
      answers: posting.questions.map((question) => ({ questionId: question.id, answer: '' })),
    },
    onSubmit: async (input) => {
      if (files.isUploading) throw new FormProblem('Bitte warte, bis alle Dateien hochgeladen sind.')
      const attachmentFileIds = files.uploads.flatMap((upload) => (upload.stored ? [upload.stored.id] : []))
      await submit.mutateAsync({ ...input, id, jobPostingId: posting.id, attachmentFileIds })
      onSent()
    },
  })

  if (resumes.length === 0) {
    return (
      <Note tone="signal" title="Erst der Lebenslauf, dann die Bewerbung">
        <p>
          Für die Bewerbung brauchst du einen Lebenslauf.{' '}
          <TextLink to="/app/applicant/resumes/create">Lebenslauf anlegen</TextLink>
        </p>
      </Note>
    )
  }

  return (
    <Form form={form} errorTitle="Das fehlt noch für deine Bewerbung">
      <Card as="section" padding="lg" className="grid gap-4">
        <h2 className="text-xl">Deine Unterlagen</h2>
        <form.AppField name="resumeId">
          {(field) => (
            <field.RadioGroup
              label="Lebenslauf"
              description="Das Unternehmen bekommt ihn so, wie er jetzt ist. Spätere Änderungen kommen dort nicht an."
              options={resumes.map((resume) => ({ value: resume.id, label: resume.title }))}
            />
          )}
        </form.AppField>
        <form.AppField name="coverLetter">
          {(field) => (
            <field.TextArea
              label="Anschreiben"
              isOptional
              rows={10}
              maxLength={8000}
              description="Drei kurze Absätze reichen: was dich an der Stelle reizt, was du mitbringst, ab wann du kannst."
            />
          )}
        </form.AppField>
        <FileDrop
          label="Anlagen"
          isOptional
          allowsMany
          accept=".pdf,.jpg,.jpeg,.png"
          description={`Zeugnisse und Nachweise als PDF, JPG oder PNG, je höchstens 10 MB, bis zu ${MAX_ATTACHMENTS} Dateien.`}
          onChoose={(chosen) => files.add(chosen.slice(0, MAX_ATTACHMENTS - files.uploads.length))}
          files={files.uploads.map((upload) => ({
            id: upload.id,
            name: upload.name,
            size: upload.size,
            progress: upload.stored ? undefined : upload.progress * 100,
            error: upload.error ?? undefined,
            onRemove: () => files.remove(upload.id),
          }))}
        />
      </Card>
      {posting.questions.length > 0 && (
        <Card as="section" padding="lg" className="grid gap-4">
          <h2 className="text-xl">Fragen des Unternehmens</h2>
          {posting.questions.map((question, index) => (
            <form.AppField key={question.id} name={`answers[${index}].answer`}>
              {(field) => {
                const shared = { label: question.text, isOptional: !question.isRequired }
                if (question.kind === 'yes-no') return <field.RadioGroup {...shared} options={YES_NO} />
                if (question.kind === 'choice') {
                  return (
                    <field.RadioGroup
                      {...shared}
                      options={question.choices.map((value) => ({ value, label: value }))}
                    />
                  )
                }
                return <field.TextField {...shared} inputMode={question.kind === 'number' ? 'decimal' : undefined} />
              }}
            </form.AppField>
          ))}
        </Card>
      )}
      <p className="text-sm text-muted">
        {posting.companyName} erhält deinen Namen, deine Kontaktdaten, den gewählten Lebenslauf und alles, was du hier
        angibst, und hat eine Antwort innerhalb von {posting.promisedReplyDays} Tagen zugesagt. Deine Bewerbung wird
        sechs Monate nach einer Absage gelöscht. Mehr dazu in der{' '}
        <TextLink to="/privacy">Datenschutzerklärung</TextLink>.
      </p>
      <div>
        <SubmitButton variant="signal" size="lg">
          Bewerbung absenden
        </SubmitButton>
      </div>
    </Form>
  )
}
