import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { userTypeSchema } from '~/features/accounts/schema'
import { MailSent } from '~/features/accounts/ui/mail-sent'
import { RegisterForm } from '~/features/accounts/ui/register-form'
import { linkPath, safeReturnPath } from '~/lib/return-path'
import { TextLink } from '~/ui/text-link'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/auth/register')({
  validateSearch: z.object({
    type: userTypeSchema.optional().catch(undefined),
    redirect: z.string().optional().catch(undefined),
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
