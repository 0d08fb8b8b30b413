import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ClosePostings } from '~/features/applications/ui/steps/close-postings'
import { readClosing } from '~/features/job-postings/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../../-page'

const TITLE = 'Stellen beenden'

export const Route = createFileRoute('/app/company/job-postings/close')({
  validateSearch: readClosing,
  beforeLoad: ({ search }) => {
    if (search.stellen === undefined) throw redirect({ to: '/app/company/job-postings' })
  },
  loaderDeps: ({ search }) => ({ ids: idsOf(search.stellen) }),
  loader: async ({ context: { queryClient, trpc }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.closing.queryOptions(deps)),
      queryClient.ensureQueryData(trpc.application.templates.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CloseSeveral,
})

function CloseSeveral() {
  const ids = idsOf(Route.useSearch().stellen)
  const trpc = useTRPC()
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.closing.queryOptions({ ids }))
  const left = ids.length - postings.length
  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {left > 0 && (
          <Note
            tone="info"
            title={
              left === 1 ? '1 gewählte Stelle bleibt, wie sie ist.' : `${left} gewählte Stellen bleiben, wie sie sind.`
            }
          >
            Sie waren nie online oder sind schon beendet.
          </Note>
        )}
        {postings.length > 0 && <ClosePostings postings={postings} />}
      </div>
    </AppPage>
  )
}

function idsOf(stellen: string | undefined): string[] {
  return stellen?.split(';') ?? []
}
