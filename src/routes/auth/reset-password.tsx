import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetPasswordForm } from '~/features/accounts/ui/password/reset-password-form'
import { searchParams, textParam } from '~/lib/search-params'
import { isMissing, pageTitle } from '../-page'

const readSearch = searchParams({ token: textParam(500) })

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: readSearch,
  beforeLoad: async ({ search: { token }, context }) => {
    if (!token) throw redirect({ to: '/auth/forgot-password' })
    try {
      await context.trpcClient.account.resetLink.query({ token })
    } catch (error) {
      if (isMissing(error)) throw redirect({ to: '/auth/forgot-password', search: { expired: true } })
      throw error
    }
    return { token }
  },
  head: () => ({ meta: [pageTitle('Neues Passwort setzen')] }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { token } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <>
      <h1>Neues Passwort setzen</h1>
      <p className="mt-2 mb-7 text-muted">Danach sind alle Geräte abgemeldet.</p>
      <ResetPasswordForm
        token={token}
        onDone={() => void navigate({ to: '/auth/login', search: { notice: 'password-set' } })}
        onExpired={() => void navigate({ to: '/auth/forgot-password', search: { expired: true } })}
      />
    </>
  )
}
