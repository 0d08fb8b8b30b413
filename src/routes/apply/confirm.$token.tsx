import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { GUEST_LINK_PROBLEMS } from '~/features/applications/apply/guest-link'
import { GuestConfirmCard } from '~/features/applications/ui/apply/guest/guest-confirm-card'
import { currentTime } from '~/lib/current-time'
import { choiceParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { TunnelFrame } from '~/ui/shell/frames/tunnel-frame'
import { orNotFound, secretPage } from '../-page'
import { DeadLinkScreen } from '../-screens/not-found-screen'

export const Route = createFileRoute('/apply/confirm/$token')({
  validateSearch: searchParams({ problem: choiceParam(GUEST_LINK_PROBLEMS) }),
  loader: async ({ context, params }) => {
    await orNotFound(context.queryClient.fetchQuery(context.trpc.application.guest.queryOptions(params)))
    return { now: currentTime() }
  },
  // The address contains the secret of the application.
  head: () => secretPage('Bewerbung bestätigen'),
  component: Confirm,
  notFoundComponent: () => (
    <DeadLinkScreen message="Dieser Link gilt nicht oder nicht mehr. Was nach 7&nbsp;Tagen nicht bestätigt ist, löschen wir ungelesen. Bewirb dich einfach noch einmal." />
  ),
})

function Confirm() {
  const { token } = Route.useParams()
  const { problem } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: guest } = useQuery(trpc.application.guest.queryOptions({ token }))
  return (
    <TunnelFrame
      home={{ to: '/' }}
      title="Bewerbung bestätigen"
      exit={
        <ButtonLink to="/" variant="ghost" size="sm">
          Zur Startseite
        </ButtonLink>
      }
    >
      <div className="mx-auto max-w-[42rem]">
        {guest && (
          <GuestConfirmCard
            token={token}
            guest={guest}
            now={now}
            problem={problem}
            isSignedIn={user?.type === 'APPLICANT'}
          />
        )}
      </div>
    </TunnelFrame>
  )
}
