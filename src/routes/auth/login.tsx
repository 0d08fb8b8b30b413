import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { authMessage } from '~/features/accounts/auth-messages'
import { LoginForm } from '~/features/accounts/ui/login-form'
import { safeReturnPath } from '~/lib/return-path'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { TextLink } from '~/ui/text-link'
import { pageTitle } from '../-page-title'

const notices = {
  'password-set': 'Das neue Passwort ist gespeichert. Damit klappt jetzt die Anmeldung.',
  'account-deleted': 'Das Konto ist gelöscht.',
} as const

export const Route = createFileRoute('/auth/login')({
  validateSearch: searchParams({
    redirect: textParam(2000),
    /** Code of a link that did not work. */
    error: textParam(80),
    notice: choiceParam(['password-set', 'account-deleted']),
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.account.publicConfig.queryOptions()),
  head: () => ({ meta: [pageTitle('Anmelden')] }),
  component: LoginPage,
})

function LoginPage() {
  const { redirect, error, notice } = Route.useSearch()
  const trpc = useTRPC()
  const { data: config } = useSuspenseQuery(trpc.account.publicConfig.queryOptions())
  const wantedPath = safeReturnPath(redirect)
  return (
    <>
      <h1>Anmelden</h1>
      <p className="mt-2 mb-7 text-muted">
        Noch kein Konto?{' '}
        <TextLink to="/auth/register" search={wantedPath ? { redirect: wantedPath } : {}}>
          Jetzt registrieren
        </TextLink>
      </p>
      {error !== undefined && <Note tone="warn" className="mb-5" title={authMessage(400, error)} />}
      {notice && <Note tone="success" className="mb-5" title={notices[notice]} />}
      <LoginForm returnTo={wantedPath ?? '/app'} demo={config.demo} />
    </>
  )
}
