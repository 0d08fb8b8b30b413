import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { appealFormSchema } from '../schema'

/** An objection to a decision; the link in the mail gives the right to it. */
export function AppealForm({ token }: { token: string }) {
  const trpc = useTRPC()
  const appeal = useFormMutation(trpc.moderation.appeal.mutationOptions())
  const form = useAppForm({
    schema: appealFormSchema,
    defaultValues: { text: '' },
    onSubmit: async ({ text }) => {
      await appeal.mutateAsync({ token, text })
    },
  })
  return (
    <Form form={form} unsavedMessage="Die Beschwerde ist noch nicht abgeschickt.">
      <form.TextArea name="text" label="Warum ist die Entscheidung falsch?" rows={6} maxLength={4000} isRequired />
      <div>
        <SubmitButton size="lg">Beschwerde absenden</SubmitButton>
      </div>
    </Form>
  )
}
