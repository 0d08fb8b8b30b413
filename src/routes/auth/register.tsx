import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { MailSent } from '~/features/accounts/ui/mail-sent'
import { RegisterForm } from '~/features/accounts/ui/register-form'
import { USER_TYPES } from '~/features/accounts/vocabulary'
import { linkPath, safeReturnPath } from '~/lib/return-path'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { TextLink } from '~/ui/text-link'
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
  const [sentTo, setSentTo] = useState<string | null>(null)
  const wantedPath = safeReturnPath(redirect)
  const returnTo = linkPath(wantedPath ?? '/app')
  if (sentTo !== null) {
    return (
      <>
        <h1 className="mb-5">Fast geschafft</h1>
        <MailSent email={sentTo} returnTo={returnTo} onOtherAddress={() => setSentTo(null)} />
      </>
    )
  }
  return (
    <>
      <h1>Registrieren</h1>
      <p className="mt-2 mb-6 text-muted">
        Schon registriert?{' '}
        <TextLink to="/auth/login" search={wantedPath ? { redirect: wantedPath } : {}}>
          Anmelden
        </TextLink>
      </p>
      <RegisterForm
        type={type}
        onTypeChange={(chosen) =>
          void navigate({ search: (old) => ({ ...old, type: chosen }), replace: true, resetScroll: false })
        }
        returnTo={returnTo}
        onSent={setSentTo}
      />
    </>
  )
}
