import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InvitationCard } from '~/features/companies/ui/members/invitation-card'
import { useTRPC } from '~/platform/client/trpc'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { SignOutButton } from './-frames/account-menu'
import { PublicPages } from './-frames/public-pages'
import { orNotFound, secretPage } from './-page'
import { DeadLinkScreen } from './-screens/not-found-screen'

const TITLE = 'Einladung'

export const Route = createFileRoute('/invitation/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.fetchQuery(context.trpc.member.invitation.queryOptions({ token: params.token }))),
  // The address contains the secret of the invitation.
  head: () => secretPage(TITLE),
  component: InvitationPage,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Dieser Einladungslink gilt nicht mehr. Wurde die Einladung erneut gesendet, gilt nur der Link in der neuesten E-Mail. Sonst bitten Sie um eine neue Einladung."
      way={{ to: '/auth/login', label: 'Anmelden' }}
    />
  ),
})

function InvitationPage() {
  const trpc = useTRPC()
  const { token } = Route.useParams()
  const { data: invitation } = useQuery(trpc.member.invitation.queryOptions({ token }))
  return (
    <PublicPages>
      <Main className="wrap flex-1 py-10">
        <div className="mx-auto max-w-xl">
          <PageHeader title={TITLE} />
          {invitation && (
            <InvitationCard token={token} invitation={invitation} signOut={<SignOutButton variant="outline" />} />
          )}
        </div>
      </Main>
    </PublicPages>
  )
}
