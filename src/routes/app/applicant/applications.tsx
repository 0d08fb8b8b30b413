import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { AppliedJobCard } from '~/features/applications/ui/applied-job-card'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { AppPage } from '~/ui/shell/app-page'
import { ProfileFirst } from '../../-frames/profile-first'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/app/applicant/applications')({
  validateSearch: z.object({ page: z.coerce.number().int().min(1).max(1000).optional().catch(undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.user.applicantProfile
      ? context.queryClient.ensureQueryData(context.trpc.application.mine.queryOptions(deps))
      : undefined,
  head: () => ({ meta: [pageTitle('Beworbene Jobs')] }),
  component: AppliedJobs,
})

function AppliedJobs() {
  const { user } = Route.useRouteContext()
  return <AppPage title="Beworbene Jobs">{user.applicantProfile ? <List /> : <ProfileFirst />}</AppPage>
}

function List() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.mine.queryOptions(search))
  if (data.total === 0) {
    return (
      <EmptyState
        title="Noch keine Bewerbung unterwegs."
        actions={
          <ButtonLink to="/search/jobs" variant="signal">
            Jobs finden
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="grid gap-4">
      {data.items.map((application) => (
        <AppliedJobCard key={application.id} application={application} />
      ))}
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        linkTo={(page) => ({ to: '/app/applicant/applications', search: { page } })}
      />
    </div>
  )
}
