import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton } from '~/ui/form/form'
import { answerObjectionFormSchema } from '../../agreement'

/** Answers a company's objection by mail, once. */
export function AnswerObjectionForm({ id }: { id: string }) {
  const trpc = useTRPC()
  const answer = useFormMutation(
    trpc.agreement.answerObjection.mutationOptions({ meta: { done: 'Antwort verschickt' } }),
  )
  const form = useFreshForm({
    schema: answerObjectionFormSchema,
    defaultValues: { answer: '' },
    onSubmit: (input) => answer.mutateAsync({ ...input, id }),
  })
  return (
    <Form form={form} name={`antwort-${id}`} unsavedMessage="Ihre Antwort ist noch nicht abgeschickt.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form.TextArea
          name="answer"
          label="Antwort"
          description="Geht als E-Mail an die Admins des Unternehmens und steht dort beim Vertrag."
          rows={5}
          maxLength={4000}
          isRequired
        />
        <div>
          <SubmitButton>Antwort verschicken</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
