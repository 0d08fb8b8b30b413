import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmRegistrationForm } from '~/features/accounts/ui/register/confirm-registration-form'
import { USER_TYPES } from '~/features/accounts/vocabulary'
import { safeReturnPath } from '~/lib/return-path'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { pageTitle } from '../-page'

const readSearch = searchParams({ token: textParam(2000), redirect: textParam(2000), type: choiceParam(USER_TYPES) })

/**
 * Target of a confirmation mail's link in another browser than the one that registered, and of one for a new password
 * while nobody has confirmed the account.
 */
export const Route = createFileRoute('/auth/confirm')({
  validateSearch: readSearch,
  beforeLoad: ({ search }) => {
    if (!search.token) throw redirect({ to: '/auth/login' })
    return { token: search.token }
  },
  head: () => ({ meta: [pageTitle('E-Mail-Adresse bestätigen')] }),
  component: ConfirmPage,
})

function ConfirmPage() {
  const { redirect: wanted, type = 'APPLICANT' } = Route.useSearch()
  const { token } = Route.useRouteContext()
  return (
    <>
      {/* Balanced, the line would end within the word. */}
      <h1 style={{ textWrap: 'wrap' }}>E-Mail-Adresse bestätigen</h1>
      <p className="mt-2 mb-7 text-muted">
        Mit dieser Adresse wurde schon ein Konto angelegt, vielleicht von jemand anderem. Zur Sicherheit bitte hier die
        Art des Kontos prüfen und Namen und Passwort festlegen: Nur das gilt dann, früher Angegebenes nicht mehr.
      </p>
      <ConfirmRegistrationForm token={token} type={type} returnTo={safeReturnPath(wanted) ?? '/app'} />
    </>
  )
}
