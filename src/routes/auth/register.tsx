import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { MailSent } from '~/features/accounts/ui/register/mail-sent'
import { RegisterForm, type Registrant } from '~/features/accounts/ui/register/register-form'
import { USER_TYPES } from '~/features/accounts/vocabulary'
import { AdComingAlong, adComingAlong } from '~/features/ad-drafts/ui/coming-along'
import { linkPath, safeReturnPath } from '~/lib/return-path'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { TextLink } from '~/ui/buttons/text-link'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/auth/register')({
  validateSearch: searchParams({
    type: choiceParam(USER_TYPES),
    redirect: textParam(2000),
  }),
  head: () => ({ meta: [pageTitle('Registrieren')] }),
  component: RegisterPage,
})

function RegisterPage() {
  const { type = 'APPLICANT', redirect } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [known, setKnown] = useState<Registrant>()
  const [isSent, setSent] = useState(false)
  const wantedPath = safeReturnPath(redirect)
  const token = adComingAlong(wantedPath)
  const returnTo = linkPath(wantedPath ?? '/app')
  if (known && isSent) {
    return (
      <>
        <h1 className="mb-5">Fast geschafft</h1>
        <MailSent email={known.email} returnTo={returnTo} onOtherAddress={() => setSent(false)} />
      </>
    )
  }
  return (
    <>
      {known ? <HeadingAgain /> : <h1>Registrieren</h1>}
      <p className="mt-2 mb-6 text-muted">
        Schon registriert?{' '}
        <TextLink to="/auth/login" search={wantedPath ? { redirect: wantedPath } : {}}>
          Anmelden
        </TextLink>
      </p>
      {token !== null && <AdComingAlong token={token} />}
      <RegisterForm
        type={type}
        onTypeChange={(chosen) =>
          void navigate({ search: (old) => ({ ...old, type: chosen }), replace: true, resetScroll: false })
        }
        returnTo={returnTo}
        known={known}
        onSent={(registrant) => {
          setKnown(registrant)
          setSent(true)
        }}
      />
    </>
  )
}

/** Returning from the message about the mail, whose focused button is gone. */
function HeadingAgain() {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h1 ref={heading} tabIndex={-1}>
      Registrieren
    </h1>
  )
}
