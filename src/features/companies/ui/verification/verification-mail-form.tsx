import { requestVerificationSchema } from '~/features/companies/schema'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { AddressText } from '~/ui/text/address-text'
import { toast } from '~/ui/toast/toast-store'

/** Sends a link to an address at the company's domain. */
export function VerificationMailForm({ domain }: { domain: string }) {
  const trpc = useTRPC()
  const request = useFormMutation(trpc.companyProfile.requestVerification.mutationOptions())
  const form = useAppForm({
    schema: requestVerificationSchema,
    defaultValues: { email: '' },
    onSubmit: async (input) => {
      await request.mutateAsync(input)
      toast.success('Link gesendet', <AddressText address={input.email} />)
      form.reset()
    },
  })
  return (
    <Form form={form}>
      <form.TextField
        name="email"
        label="E-Mail-Adresse Ihres Unternehmens"
        type="email"
        description={`Bei derselben Domain wie Ihre Website (${domain}). Wir schicken dorthin einen Link.`}
        isRequired
      />
      <SubmitButton variant="outline" className="justify-self-start">
        Link senden
      </SubmitButton>
    </Form>
  )
}
