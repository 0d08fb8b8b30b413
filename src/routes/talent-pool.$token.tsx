import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PoolAnswer } from '~/features/talent-pool/ui/pool-answer'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { PublicPages } from './-frames/public-pages'
import { orNotFound, secretPage } from './-page'
import { DeadLinkScreen } from './-screens/not-found-screen'

const TITLE = 'Kandidatenpool'

/** Target of the mails about a pool: answers, renews and ends without signing in, by the secret in the address. */
export const Route = createFileRoute('/talent-pool/$token')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.fetchQuery(context.trpc.talentPool.ofLink.queryOptions(params))),
  head: () => secretPage(TITLE),
  component: TalentPoolAnswerPage,
  notFoundComponent: () => (
    <DeadLinkScreen
      message="Diese Anfrage gibt es nicht mehr. Was noch gilt, steht in deinem Konto bei deinem Lebenslauf."
      way={{ to: '/app/applicant/resumes', label: 'Zu deinem Lebenslauf' }}
    />
  ),
})

function TalentPoolAnswerPage() {
  const trpc = useTRPC()
  const { token } = Route.useParams()
  const { data: pool } = useSuspenseQuery(trpc.talentPool.ofLink.queryOptions({ token }))
  const answer = useMutation(trpc.talentPool.answerByLink.mutationOptions())
  return (
    <PublicPages>
      <Main className="wrap flex-1 py-10">
        <div className="mx-auto grid max-w-xl gap-4">
          <PageHeader title={TITLE} />
          <Card as="section" padding="lg" aria-labelledby="anfrage" className="grid gap-3">
            <h2 id="anfrage" className="text-xl">
              {pool.companyName ?? 'Ein Unternehmen'} möchte dich im Blick behalten
            </h2>
            {pool.message !== '' && <p className="whitespace-pre-line wrap-anywhere">{pool.message}</p>}
            <PoolAnswer
              pool={pool}
              isPending={answer.isPending}
              onAnswer={(accepts) => answer.mutate({ token, accepts })}
            />
          </Card>
          {answer.error && <Note tone="error" title={answer.error.message} isAlert />}
        </div>
      </Main>
    </PublicPages>
  )
}
