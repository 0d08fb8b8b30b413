import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { objectFormSchema } from '../../agreement'

/** Objects to a text before its first day. */
export function ObjectionForm({ version, day }: { version: number; day: string }) {
  const trpc = useTRPC()
  const object = useFormMutation(trpc.agreement.object.mutationOptions({ meta: { done: 'Widerspruch gesendet' } }))
  const form = useAppForm({
    schema: objectFormSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await object.mutateAsync({ version, reason })
    },
  })
  return (
    <Form form={form} name="widerspruch">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form.TextArea
          name="reason"
          label="Warum widersprechen Sie?"
          description={`Möglich bis zum Tag vor dem ${day}. Wir melden uns bei Ihnen.`}
          rows={3}
          maxLength={2000}
          isRequired
        />
        <div>
          <SubmitButton variant="outline">Widerspruch senden</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
