import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { OnlinePage } from '~/features/job-postings/ui/publishing/online-page'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import { TextLink } from '~/ui/buttons/text-link'
import { AppPage } from '~/ui/shell/app-page'
import { Track } from '~/ui/track'
import { orNotFound } from '../../../-or-not-found'
import { pageTitle } from '../../../-page-title'

const TITLE = 'Ihre Stelle ist online'
const WAY_IN = [{ label: 'Text' }, { label: 'Prüfen' }, { label: 'Unternehmen' }, { label: 'Online' }]

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId_/online')({
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) => {
    const own = await orNotFound(queryClient.fetchQuery(trpc.jobPosting.forEdit.queryOptions({ id })))
    // Paused, ended or never published: the editor says which.
    if (own.status !== 'published') {
      throw redirect({ to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: id } })
    }
    await Promise.all([
      orNotFound(queryClient.fetchQuery(trpc.jobPosting.byId.queryOptions({ id }))),
      queryClient.ensureQueryData(trpc.companyProfile.media.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: PostingOnline,
})

function PostingOnline() {
  const { jobPostingId: id } = Route.useParams()
  const trpc = useTRPC()
  const { data: own } = useSuspenseQuery(trpc.jobPosting.forEdit.queryOptions({ id }))
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.byId.queryOptions({ id }))
  const { data: media } = useSuspenseQuery(trpc.companyProfile.media.queryOptions())
  const { publishedAt, runsUntil } = own
  return (
    <AppPage
      title={TITLE}
      crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}
      actions={
        <ButtonLink to="/app/company" variant="outline">
          Zur Übersicht
        </ButtonLink>
      }
    >
      <Track label="Ihr Weg zur Stelle" stops={WAY_IN} current={WAY_IN.length - 1} className="mb-6 max-w-2xl" />
      {publishedAt && runsUntil && (
        <OnlinePage
          posting={posting}
          publishedAt={publishedAt}
          runsUntil={runsUntil}
          hasLogo={media?.logoFileId != null}
        />
      )}
    </AppPage>
  )
}
