import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { FreshSessionHost } from '~/features/accounts/ui/step-up/fresh-session-host'
import { appRedirect } from '~/features/billing/routing'
import { isForReaders } from '~/features/companies/routing'
import { ownRoleQuery } from '~/features/companies/ui/members/use-own-role'
import { TermsNotice } from '~/features/privacy/ui/terms/terms-notice'
import type { SessionUser } from '~/platform/client/session-user'
import type { Calls } from '~/platform/client/trpc'
import { ConfirmHost } from '~/ui/dialog/confirm-host'
import { OwnPages } from './-frames/own-pages'
import { PendingInApp } from './-screens/pending-in-app'

/** Everything behind the sign-in. Guards only guide people; every procedure authorises by itself. */
export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location }) => {
    const { user } = context
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    const target = appRedirect(user, location.pathname)
    if (target) throw redirect({ href: target + deletionIn(location.searchStr) })
    if (!MAY_WAIT.includes(location.pathname)) {
      const mustSetUp = await context.queryClient.ensureQueryData(context.trpc.account.mustSetUp.queryOptions())
      if (mustSetUp) throw redirect({ to: '/app/account' })
    }
    const role = await ownRole(user, context)
    if (role === 'reader' && !isForReaders(location.pathname)) throw redirect({ to: '/app' })
    return { user, isReader: role === 'reader' }
  },
  loader: async ({ context: { user, queryClient, trpc } }) => {
    // Code for people with an account is not part of every visitor's script.
    const { loadNavCounts } = await import('./-frames/nav-counts')
    await loadNavCounts(user, queryClient, trpc)
  },
  component: App,
  pendingComponent: PendingInApp,
})

/** The role of somebody at a company; without an answer the pages ask, and procedures refuse. */
async function ownRole(user: SessionUser, { queryClient, trpc }: Pick<Calls, 'trpc'> & { queryClient: QueryClient }) {
  const query = ownRoleQuery(user, trpc)
  return query.enabled ? (await queryClient.ensureQueryData(query))?.role : undefined
}

/** Without a company's profile, the account that has just registered it is its admin. */
function termsReader({ type, companyProfiles }: SessionUser) {
  if (type !== 'COMPANY') return 'applicant'
  return companyProfiles[0]?.isAdmin === false ? 'company-member' : 'company-admin'
}

/** The mail that confirms deleting an account links to a page that not everybody may open. */
function deletionIn(search: string): string {
  const token = new URLSearchParams(search).get('delete')
  return token === null ? '' : `?${new URLSearchParams({ delete: token })}`
}

/** Pages for fulfilling a requirement, which stay open until it is met. */
const MAY_WAIT = ['/app/account', '/app/company/sepa']

function App() {
  const { user } = Route.useRouteContext()
  return (
    <OwnPages user={user}>
      <TermsNotice reader={termsReader(user)}>
        <Outlet />
      </TermsNotice>
      <ConfirmHost />
      <FreshSessionHost />
    </OwnPages>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page without navigation, for what should be finished in one go. */
    isTunnel?: boolean
  }
}
