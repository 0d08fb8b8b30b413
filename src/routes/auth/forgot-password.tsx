import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgotPasswordForm } from '~/features/accounts/ui/password/forgot-password-form'
import { flagParam, searchParams } from '~/lib/search-params'
import { TextLink } from '~/ui/buttons/link'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: searchParams({
    /** The person comes from a used or expired link. */
    expired: flagParam,
  }),
  head: () => ({ meta: [pageTitle('Passwort vergessen')] }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const { expired } = Route.useSearch()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <h1>Passwort vergessen</h1>
      {sentTo === null ? (
        <>
          <p className="mt-2 mb-7 text-muted">
            Wir schicken einen Link, über den sich ein neues Passwort setzen lässt.
          </p>
          {expired && (
            <Note
              tone="warn"
              className="mb-5"
              title="Der Link ist abgelaufen oder wurde schon benutzt. Hier gibt es einen neuen."
            />
          )}
          <ForgotPasswordForm onSent={setSentTo} />
        </>
      ) : (
        <LinkSent email={sentTo} />
      )}
      <p className="mt-6 text-sm">
        <TextLink to="/auth/login">Zurück zur Anmeldung</TextLink>
      </p>
    </>
  )
}

/** The same whether there is an account or not. */
function LinkSent({ email }: { email: string }) {
  const said = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={said} tabIndex={-1} className="mt-4" role="status">
      Gibt es zu{' '}
      <strong>
        <AddressText address={email} />
      </strong>{' '}
      ein Konto, ist jetzt eine E-Mail unterwegs. Der Link darin gilt eine Stunde.
    </p>
  )
}
