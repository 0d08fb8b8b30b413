import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { contactRequestSchema } from '~/features/resumes/schema'
import { formatDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import type { ContactState } from '../../views'

type ContactBoxProps = { applicantProfileId: string; contact: ContactState }

/** A company asks the person behind a résumé for contact, and sees the result. */
export function ContactBox({ applicantProfileId, contact: { mayAsk, latest } }: ContactBoxProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-print grid gap-3">
      {latest?.state === 'pending' && (
        <Note tone="info" title={`Ihre Kontaktanfrage vom ${formatDay(latest.createdAt)} ist noch offen.`} />
      )}
      {latest?.state === 'declined' && (
        <Note tone="info" title="Die Person hat Ihre Kontaktanfrage abgelehnt.">
          Drei Monate danach können Sie noch einmal fragen.
        </Note>
      )}
      {mayAsk && latest?.state !== 'declined' && (
        <div>
          <Button onClick={() => setOpen(true)}>
            <Handshake aria-hidden="true" />
            Kontakt anfragen
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Kontakt anfragen">
        <RequestForm applicantProfileId={applicantProfileId} onSent={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

const formSchema = contactRequestSchema.pick({ message: true })

function RequestForm({ applicantProfileId, onSent }: { applicantProfileId: string; onSent: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [id] = useState(() => uuidv7())
  const send = useMutation(trpc.contactRequest.send.mutationOptions())
  const form = useAppForm({
    schema: formSchema,
    defaultValues: { message: '' },
    onSubmit: async ({ message }) => {
      await send.mutateAsync({ id, applicantProfileId, message })
      await queryClient.invalidateQueries(trpc.resume.view.pathFilter())
      toast.show({ severity: 'success', title: 'Kontaktanfrage gesendet', life: 5000 })
      onSent()
    },
  })
  return (
    <Form form={form}>
      <form.AppField name="message">
        {(field) => (
          <field.TextArea
            label="Ihre Nachricht"
            description="Worum geht es, und warum passt die Person dazu? Sie liest Ihren Firmennamen und diesen Text."
            rows={6}
            maxLength={2000}
            isRequired
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.message}>
        {(message) => <MessageCheck text={message} onChange={(text) => form.setFieldValue('message', text)} />}
      </form.Subscribe>
      <div>
        <SubmitButton>Anfrage senden</SubmitButton>
      </div>
    </Form>
  )
}
