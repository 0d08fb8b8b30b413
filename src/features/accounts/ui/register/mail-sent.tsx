import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { authCall } from '../auth-call'

/** How long the button is disabled after each mail; the server counts as well. Milliseconds. */
const REST = 30_000

type MailSentProps = {
  email: string
  /** Own path the link leads to. */
  returnTo: string
  onOtherAddress: () => void
}

/** After registering: the same whether the address was new or not. */
export function MailSent({ email, returnTo, onOtherAddress }: MailSentProps) {
  const [isResting, setResting] = useState(false)
  const said = useFocusOnMount<HTMLParagraphElement>()
  const resend = useMutation({
    mutationFn: () => authCall(authClient.sendVerificationEmail({ email, callbackURL: returnTo })),
    onSuccess: () => {
      setResting(true)
      setTimeout(() => setResting(false), REST)
    },
  })
  return (
    <div className="grid gap-5" role="status">
      <p ref={said} tabIndex={-1}>
        An{' '}
        <strong>
          <AddressText address={email} />
        </strong>{' '}
        ist eine E-Mail unterwegs. Der Link darin bestätigt die Adresse und meldet gleich an. Er gilt 24&nbsp;Stunden.
      </p>
      <p className="text-sm text-muted">
        Nichts angekommen? Meist hilft ein Blick in den Spam-Ordner. Gibt es zu der Adresse schon ein bestätigtes Konto,
        steht in der E-Mail, wie es weitergeht.
      </p>
      {resend.isError && <Note tone="error" isAlert title={resend.error.message} />}
      {resend.isSuccess && <Note tone="success" title="Wir haben den Link noch einmal geschickt." />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          isPending={resend.isPending}
          aria-disabled={isResting || undefined}
          onClick={() => resend.mutate()}
        >
          Link noch einmal senden
        </Button>
        <Button variant="ghost" onClick={onOtherAddress}>
          Andere Adresse angeben
        </Button>
      </div>
    </div>
  )
}
