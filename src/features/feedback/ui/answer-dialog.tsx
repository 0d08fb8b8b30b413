import { useMutation } from '@tanstack/react-query'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton } from '~/ui/form/form'
import { answerFormSchema } from '../schema'
import type { FeedbackRow } from '../views'

/** Answers one message by mail; it is done then. */
export function AnswerDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
  const trpc = useTRPC()
  const send = useMutation(
    trpc.feedback.answer.mutationOptions({ meta: { done: 'Antwort verschickt, Rückmeldung erledigt' } }),
  )
  const form = useFreshForm({
    schema: answerFormSchema,
    defaultValues: { answer: '' },
    onSubmit: async ({ answer }) => {
      await send.mutateAsync({ id: row.id, answer })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Rückmeldung beantworten">
      <Form form={form} unsavedMessage="Ihre Antwort ist noch nicht abgeschickt.">
        <blockquote className="border-l-4 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {row.message}
        </blockquote>
        <form.TextArea
          name="answer"
          label="Antwort"
          description={`Geht an ${row.email}; die Rückmeldung steht darunter.`}
          rows={6}
          maxLength={4000}
          isRequired
        />
        <div className="dialog-end">
          <SubmitButton>Antwort verschicken</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
