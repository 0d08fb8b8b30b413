import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { SAVED_JOBS_PER_PAGE } from '~/features/applicants/vocabulary'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { numberParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { Chip } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { AppPage } from '~/ui/shell/app-page'
import { ProfileFirst } from '../../-frames/profile-first'
import { pageTitle } from '../../-page-title'

const TITLE = 'Gemerkte Jobs'

const readSearch = searchParams({ page: numberParam(1, 50) })

export const Route = createFileRoute('/app/applicant/saved')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps }) => {
    if (context.user.applicantProfile) {
      await context.queryClient.ensureQueryData(context.trpc.savedJob.list.queryOptions(deps))
    }
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: SavedJobsPage,
})

function SavedJobsPage() {
  const { user } = Route.useRouteContext()
  return <AppPage title={TITLE}>{user.applicantProfile ? <SavedJobs /> : <ProfileFirst />}</AppPage>
}

function SavedJobs() {
  const { page = 1 } = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.savedJob.list.queryOptions({ page }))
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="Nichts gemerkt. Tippe bei einer Stelle auf das Lesezeichen."
        actions={
          <ButtonLink to="/search/jobs" variant="signal">
            Jobs finden
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="max-w-[56rem]">
      <ul className="grid gap-3">
        {data.items.map((posting) => (
          <li key={posting.id}>
            <JobCard
              posting={posting}
              now={now}
              action={
                <span className="flex items-center gap-2">
                  {!posting.isOpen && <Chip tone="mute">Nicht mehr online</Chip>}
                  <SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / SAVED_JOBS_PER_PAGE)}
        linkTo={(target) => ({ to: '/app/applicant/saved', search: { page: target } })}
      />
    </div>
  )
}
