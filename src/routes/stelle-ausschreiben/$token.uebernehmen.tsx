import { useMutation } from '@tanstack/react-query'
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { AdFrame } from '~/features/ad-drafts/ui/ad-frame'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { orNotFound, secretPage } from '../-page'
import { DeadDraftScreen } from '../-screens/dead-draft-screen'

export const Route = createFileRoute('/stelle-ausschreiben/$token/uebernehmen')({
  beforeLoad: ({ context: { user }, params, location }) => {
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    if (user.type === 'APPLICANT') throw redirect({ to: '/stelle-ausschreiben/$token', params })
  },
  // Asked for first: taking over what is gone would show an error beside the page that says so.
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.fetchQuery(context.trpc.adDraft.byToken.queryOptions(params))).then(() => null),
  // The address contains the secret of the draft.
  head: () => secretPage('Ihre Stelle kommt mit'),
  component: TakeAd,
  notFoundComponent: DeadDraftScreen,
})

function TakeAd() {
  const { token } = Route.useParams()
  const { user } = Route.useRouteContext()
  const navigate = useNavigate()
  const trpc = useTRPC()
  const take = useMutation(
    trpc.adDraft.take.mutationOptions({
      meta: { isQuiet: true },
      onSuccess: ({ id: jobPostingId }) =>
        navigate({
          to: '/app/company/job-postings/$jobPostingId',
          params: { jobPostingId },
          search: { schritt: 'pruefen' },
          replace: true,
        }),
    }),
  )
  const takeNow = useEffectEvent(() => take.mutate({ token }))
  // Repeating it finds the same posting, so a page that is opened twice does no harm.
  useEffect(() => takeNow(), [])
  return (
    <AdFrame stop={2} aside={user && <TextLink to="/app">Mein Bereich</TextLink>}>
      <div className="mx-auto max-w-xl">
        <h1 className="mb-4 text-3xl">Ihre Stelle kommt mit</h1>
        {take.isError ? (
          <Note
            tone="error"
            isAlert
            title={take.error.message}
            actions={
              <>
                <Button onClick={() => take.mutate({ token })}>Noch einmal versuchen</Button>
                <TextLink to="/app">Weiter ohne diese Stelle</TextLink>
              </>
            }
          />
        ) : (
          <Card role="status">Wir legen Ihren Entwurf in Ihr Konto …</Card>
        )}
      </div>
    </AdFrame>
  )
}
