import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDay } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import { requestVerificationSchema } from '../schema'
import { FormSection } from './form-section'
import { VerifiedBadge } from './verified-badge'

/** Shows whether the company is verified, and how it can be: by a mail to its own domain. For company admins. */
export function VerificationSection() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.companyProfile.media.queryOptions())
  const request = useMutation(trpc.companyProfile.requestVerification.mutationOptions())
  const form = useAppForm({
    schema: requestVerificationSchema,
    defaultValues: { email: '' },
    onSubmit: async (input) => {
      await request.mutateAsync(input)
      toast.show({ severity: 'success', title: 'Link gesendet', message: input.email, life: 5000 })
      form.reset()
    },
  })
  if (!data) return null
  return (
    <div className="mt-6 max-w-3xl">
      <FormSection
        title="Verifizierung"
        lead="Wer sich bewirbt, sieht am Zeichen, dass hinter der Anzeige wirklich Ihr Unternehmen steht."
      >
        {data.verifiedAt ? (
          <p className="flex flex-wrap items-center gap-3">
            <VerifiedBadge verifiedBy={data.verifiedBy} verifiedDomain={data.verifiedDomain} />
            <span className="text-muted">
              seit {formatDay(data.verifiedAt)}
              {data.verifiedDomain && `, über die Domain ${data.verifiedDomain}`}. Ändern Sie Name oder Website, ist
              eine neue Verifizierung nötig.
            </span>
          </p>
        ) : data.website ? (
          <Form form={form}>
            <form.AppField name="email">
              {(field) => (
                <field.TextField
                  label="E-Mail-Adresse Ihres Unternehmens"
                  type="email"
                  description={`Bei derselben Domain wie Ihre Website (${hostOf(data.website)}). Wir schicken dorthin einen Link.`}
                  isRequired
                />
              )}
            </form.AppField>
            <SubmitButton variant="outline" className="justify-self-start">
              Link senden
            </SubmitButton>
          </Form>
        ) : (
          <Note>Tragen Sie oben Ihre Website ein und speichern Sie. Danach genügt eine E-Mail an deren Domain.</Note>
        )}
      </FormSection>
    </div>
  )
}

function hostOf(website: string | null): string {
  if (website === null) return ''
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : website
}
