import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CheckPage } from '~/features/ad-drafts/ui/check/check-page'
import { currentTime } from '~/lib/current-time'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { toast } from '~/ui/toast/toast-store'
import { orNotFound, secretPage } from '../-page'
import { DeadDraftScreen } from '../-screens/dead-draft-screen'

export const Route = createFileRoute('/stelle-ausschreiben/$token/')({
  loader: async ({ context, params }) => {
    await orNotFound(context.queryClient.fetchQuery(context.trpc.adDraft.byToken.queryOptions(params)))
    return { now: currentTime() }
  },
  // The address contains the secret of the draft.
  head: () => secretPage('Stelle prüfen'),
  component: CheckAd,
  notFoundComponent: DeadDraftScreen,
})

function CheckAd() {
  const { token } = Route.useParams()
  const { now } = Route.useLoaderData()
  const navigate = useNavigate()
  const trpc = useTRPC()
  const user = useSessionUser()
  const keep = useMutation(
    trpc.adDraft.keep.mutationOptions({
      // Not waited for: whoever stays because something is not taken over yet may press again.
      onSuccess: () => {
        const redirect = `/stelle-ausschreiben/${token}/uebernehmen`
        if (user?.type === 'COMPANY')
          void navigate({ to: '/stelle-ausschreiben/$token/uebernehmen', params: { token } })
        else void navigate({ to: '/auth/register', search: { type: 'COMPANY', redirect } })
      },
    }),
  )
  function goOn() {
    if (user?.type === 'APPLICANT') {
      toast.show({
        severity: 'warn',
        title: 'Sie sind mit einem Bewerbungskonto angemeldet',
        message: 'Bitte melden Sie sich ab und legen Sie ein Konto für Ihr Unternehmen an.',
        life: 8000,
      })
    } else keep.mutate({ token })
  }
  return <CheckPage token={token} now={now} onContinue={goOn} isContinuing={keep.isPending} />
}
