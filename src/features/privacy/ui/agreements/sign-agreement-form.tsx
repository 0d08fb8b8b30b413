import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton } from '~/ui/form/form'
import { signFormSchema } from '../../agreement'

/** Signs the text that is on the page. */
export function SignAgreementForm({ textSha256, name }: { textSha256: string; name: string }) {
  const trpc = useTRPC()
  const sign = useFormMutation(trpc.agreement.sign.mutationOptions({ meta: { done: 'Vertrag geschlossen' } }))
  const form = useFreshForm({
    schema: signFormSchema,
    defaultValues: { name, mayAct: false },
    onSubmit: (input) => sign.mutateAsync({ ...input, textSha256 }),
  })
  return (
    <Form form={form} name="vertrag">
      <div className="grid gap-4">
        <form.TextField name="name" label="Vor- und Nachname" autoComplete="name" maxLength={120} isRequired />
        <form.Checkbox
          name="mayAct"
          label="Ich darf für das Unternehmen handeln und schließe diesen Vertrag."
          isRequired
        />
        <div>
          <SubmitButton>Vertrag schließen</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
