import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import type { GuestRequest } from './guest-apply-form'

const HEADING = 'Fast geschafft: Schau in dein Postfach'

/** After a guest's application: the mail that sends it is on its way, and can be sent again. */
export function GuestMailCard({ request, companyName }: { request: GuestRequest; companyName: string }) {
  const trpc = useTRPC()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const resend = useMutation(trpc.application.resendAsGuest.mutationOptions())
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {HEADING}
      </h2>
      <p role="status" className="wrap-anywhere">
        An <strong>{request.email}</strong> ist eine E-Mail unterwegs. Erst mit dem Klick darin geht deine Bewerbung an{' '}
        {companyName}.
      </p>
      <LinkTerms />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          isPending={resend.isPending}
          onClick={() => resend.mutate({ id: request.id })}
        >
          E-Mail noch einmal senden
        </Button>
        <span role="status" className="text-sm text-muted">
          {resend.isSuccess && 'Ist unterwegs. Es gilt der Link in der neuesten E-Mail.'}
        </span>
      </div>
    </Card>
  )
}

/** The same after the form without a script, which does not say the address again. */
export function GuestMailSent({ companyName }: { companyName: string }) {
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 className="text-2xl">{HEADING}</h2>
      <p role="status">Eine E-Mail ist unterwegs. Erst mit dem Klick darin geht deine Bewerbung an {companyName}.</p>
      <LinkTerms />
    </Card>
  )
}

function LinkTerms() {
  return (
    <p className="text-sm text-muted">
      Der Link gilt sieben Tage; danach löschen wir alles, was du eingegeben hast. Nichts angekommen? Sieh auch im
      Spam-Ordner nach.
    </p>
  )
}
