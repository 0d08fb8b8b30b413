import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { authMessage } from '~/features/accounts/auth-messages'
import { LoginForm } from '~/features/accounts/ui/sign-in/login-form'
import { safeReturnPath } from '~/lib/return-path'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { pageTitle } from '../-page'
import { isToSave } from './-wanted'

const notices = {
  'password-set': 'Das neue Passwort ist gespeichert. Damit klappt jetzt die Anmeldung.',
  'account-deleted': 'Das Konto ist gelöscht.',
} as const

/** Why a session ended by itself; those of platform admins end early. The last one applies to everybody. */
const endings = {
  idle: 'Wir haben Sie abgemeldet, weil 30\u00a0Minuten lang nichts geschehen ist. Für Plattform-Admins ist das zur Sicherheit so. Bitte melden Sie sich neu an.',
  age: 'Wir haben Sie abgemeldet, weil die Anmeldung zwölf Stunden alt war. Für Plattform-Admins ist das zur Sicherheit so. Bitte melden Sie sich neu an.',
  'ninety-days':
    'Die Anmeldung auf diesem Gerät war 90\u00a0Tage alt. Aus Sicherheitsgründen bitte einmal neu anmelden.',
} as const

export const Route = createFileRoute('/auth/login')({
  validateSearch: searchParams({
    redirect: textParam(2000),
    /** Code of a failed link. */
    error: textParam(80),
    notice: choiceParam(['password-set', 'account-deleted']),
  }),
  loader: async ({ context: { queryClient, trpc } }) => {
    const [signedOutBecause] = await Promise.all([
      // The result of an earlier visit does not apply to this one.
      queryClient.fetchQuery({ ...trpc.account.signedOutBecause.queryOptions(), staleTime: 0 }),
      queryClient.ensureQueryData(trpc.account.publicConfig.queryOptions()),
    ])
    return { signedOutBecause }
  },
  head: () => ({ meta: [pageTitle('Anmelden')] }),
  component: LoginPage,
})

function LoginPage() {
  const { redirect, error, notice } = Route.useSearch()
  const { signedOutBecause } = Route.useLoaderData()
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
      {signedOutBecause && <Note tone="info" className="mb-5" title={endings[signedOutBecause]} />}
      {error !== undefined && <Note tone="warn" className="mb-5" title={authMessage(400, error)} />}
      {isToSave(wantedPath) && (
        <Note className="mb-5" title="Erst anmelden, dann merken">
          Danach liegt die Stelle unter „Gemerkte Stellen“.
        </Note>
      )}
      {notice && <Note tone="success" className="mb-5" title={notices[notice]} />}
      <LoginForm returnTo={wantedPath ?? '/app'} demo={config.demo} />
    </>
  )
}
