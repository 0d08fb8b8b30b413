import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dayColumns } from '~/features/job-postings/day-columns'
import { DayChart } from '~/features/job-postings/ui/day-chart'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import { TextLink } from '~/ui/buttons/text-link'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { orNotFound } from '../../../-or-not-found'
import { pageTitle } from '../../../-page-title'

const TITLE = 'Statistik'

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId_/statistics')({
  loader: ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) =>
    orNotFound(queryClient.ensureQueryData(trpc.jobPosting.figures.queryOptions({ id }))),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: PostingStatistics,
})

function PostingStatistics() {
  const { jobPostingId } = Route.useParams()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.jobPosting.figures.queryOptions({ id: jobPostingId }))
  const columns = dayColumns(data)
  return (
    <AppPage
      title={TITLE}
      crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}
      actions={
        <ButtonLink to="/app/company/job-postings/$jobPostingId" params={{ jobPostingId }} variant="outline">
          Stelle bearbeiten
        </ButtonLink>
      }
    >
      <p className="mb-4 font-semibold">{data.title}</p>
      {data.publishedAt === null ? (
        <EmptyState title="Diese Stelle war noch nicht online.">
          Sobald sie veröffentlicht ist, zählen wir hier mit.
        </EmptyState>
      ) : (
        <DayChart columns={columns} totalViews={data.views} />
      )}
    </AppPage>
  )
}
