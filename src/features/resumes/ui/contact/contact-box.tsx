import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { contactRequestSchema } from '~/features/resumes/schema'
import { answerableUntil } from '~/features/resumes/texts'
import { formatDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { z } from '~/lib/zod'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { Note } from '~/ui/note'
import { TitleText } from '~/ui/text/title-text'
import { toast } from '~/ui/toast/toast-store'
import type { ContactState } from '../../views'

/** The company's templates are known to features on top. */
type Templates = (chosen: { jobTitle: string | null; onInsert: (text: string) => void }) => ReactNode

type ContactBoxProps = { applicantProfileId: string; contact: ContactState; templates: Templates }

/** A company asks the person behind a résumé for contact, and sees the result. */
export function ContactBox({
  applicantProfileId,
  contact: { mayAsk, restsUntil, latest },
  templates,
}: ContactBoxProps) {
  const [isOpen, setOpen] = useKeptOpen('kontakt')
  return (
    <div className="no-print grid gap-3">
      {latest?.state === 'pending' && (
        <Note tone="info" title={`Ihre Kontaktanfrage vom ${formatDay(latest.createdAt)} ist noch offen.`}>
          Die Person kann bis zum {answerableUntil(latest.createdAt)} antworten.
        </Note>
      )}
      {latest?.state === 'declined' && (
        <Note tone="info" title="Die Person hat Ihre Kontaktanfrage abgelehnt.">
          {restsUntil ? `Ab dem ${formatDay(restsUntil)} können Sie noch einmal fragen.` : 'Das ist drei Monate her.'}
        </Note>
      )}
      {latest?.state === 'expired' && (
        <Note tone="info" title={`Auf Ihre Kontaktanfrage vom ${formatDay(latest.createdAt)} kam keine Antwort.`}>
          {restsUntil
            ? `Sie ist abgelaufen. Ab dem ${formatDay(restsUntil)} können Sie noch einmal fragen.`
            : 'Sie ist abgelaufen.'}
        </Note>
      )}
      {mayAsk && (
        <div>
          <Button onClick={() => setOpen(true)}>
            <Handshake aria-hidden="true" />
            Kontakt anfragen
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Kontakt anfragen" size="lg">
        <RequestForm applicantProfileId={applicantProfileId} templates={templates} onSent={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

const formSchema = contactRequestSchema.pick({ message: true }).extend({ jobPostingId: z.string() })

type RequestFormProps = Pick<ContactBoxProps, 'applicantProfileId' | 'templates'> & { onSent: () => void }

function RequestForm({ applicantProfileId, templates, onSent }: RequestFormProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [id] = useState(() => uuidv7())
  const { data: postings = [] } = useQuery(trpc.contactRequest.openPostings.queryOptions())
  const send = useFormMutation(trpc.contactRequest.send.mutationOptions())
  const titleOf = (jobPostingId: string) => postings.find((posting) => posting.id === jobPostingId)?.title ?? null
  const form = useAppForm({
    schema: formSchema,
    defaultValues: { message: '', jobPostingId: '' },
    onSubmit: async ({ message, jobPostingId }) => {
      await send.mutateAsync({ id, applicantProfileId, message, jobPostingId: jobPostingId || null })
      await queryClient.invalidateQueries(trpc.resume.view.pathFilter())
      toast.success('Kontaktanfrage gesendet')
      onSent()
    },
  })
  return (
    <Form form={form}>
      <form.Select
        name="jobPostingId"
        label="Stelle"
        description="Die Person sieht sie mit Gehalt und Ort und kann sich direkt bewerben."
        placeholder="Ohne bestimmte Stelle"
        options={postings.map(({ id: value, title, placeNames }) => ({
          value,
          label: placeNames[0] ? `${title}, ${placeNames[0]}` : title,
        }))}
      />
      <form.Subscribe selector={({ values }) => values}>
        {({ jobPostingId, message }) => (
          <div>
            {templates({
              jobTitle: titleOf(jobPostingId),
              // What is written already stays.
              onInsert: (text) => form.setFieldValue('message', message.trim() ? `${message.trim()}\n\n${text}` : text),
            })}
          </div>
        )}
      </form.Subscribe>
      <form.TextArea
        name="message"
        label="Ihre Nachricht"
        description="Worum geht es, und warum passt die Person dazu? Sie liest Ihren Firmennamen und diesen Text."
        rows={6}
        maxLength={2000}
        isRequired
      />
      <form.Subscribe selector={({ values }) => values}>
        {({ message, jobPostingId }) => (
          <>
            <MessageCheck text={message} onChange={(text) => form.setFieldValue('message', text)} />
            {message.trim() !== '' && <AsRead message={message} jobTitle={titleOf(jobPostingId)} />}
          </>
        )}
      </form.Subscribe>
      <div className="dialog-end">
        <SubmitButton>Anfrage senden</SubmitButton>
      </div>
    </Form>
  )
}

/** The request as the person reads it: addresses and numbers show only once both sides agree. */
function AsRead({ message, jobTitle }: { message: string; jobTitle: string | null }) {
  const shown = maskContacts(message)
  return (
    <section aria-label="So liest es die Person" className="grid gap-2 text-sm">
      <p className="font-semibold">So liest es die Person</p>
      <div className="grid gap-2 rounded-md bg-sunken p-4">
        {jobTitle !== null && (
          <p className="font-semibold">
            <TitleText title={jobTitle} />
          </p>
        )}
        <p className="whitespace-pre-line wrap-anywhere">{shown}</p>
      </div>
      {shown !== message && (
        <p className="text-muted">Adressen und Nummern zeigen wir erst, wenn beide Seiten zustimmen.</p>
      )}
    </section>
  )
}
