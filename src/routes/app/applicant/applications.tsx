import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FirstPasswordCard } from '~/features/accounts/ui/password/first-password-card'
import { isFinal } from '~/features/applications/lifecycle'
import { StartedApplications } from '~/features/applications/ui/apply/started-applications'
import { CalendarAddressCard } from '~/features/applications/ui/calendar/calendar-address-card'
import { AppliedJobCard } from '~/features/applications/ui/own/applied-job-card'
import { KeptFiles } from '~/features/applications/ui/own/kept-files'
import type { OwnApplication } from '~/features/applications/views'
import type { PostingCard } from '~/features/job-postings/views'
import { currentTime } from '~/lib/current-time'
import { flagParam, numberParam, searchParams, uuidParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../../-page'
import { SeekerPage } from './-seeker-page'

const TITLE = 'Beworbene Jobs'

const readSearch = searchParams({
  page: numberParam(1, 1000),
  /** The application a mail links to; it comes first. */
  bewerbung: uuidParam,
  /** Just sent, by the link of a mail. */
  neu: flagParam,
})

export const Route = createFileRoute('/app/applicant/applications')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { page, bewerbung } }) => ({ page, bewerbung }),
  loader: async ({ context, deps }) => {
    if (context.user.applicantProfile) {
      const [{ items }] = await Promise.all([
        context.queryClient.ensureQueryData(context.trpc.application.mine.queryOptions(deps)),
        context.queryClient.ensureQueryData(context.trpc.application.drafts.queryOptions()),
      ])
      const ids = rejectedIds(items)
      // Later they would push what an address names, the calendar below them, out of view.
      if (ids.length > 0)
        await context.queryClient.prefetchQuery(context.trpc.application.otherJobs.queryOptions({ ids }))
    }
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: AppliedJobs,
})

function AppliedJobs() {
  const { user } = Route.useRouteContext()
  if (user.applicantProfile) return <List />
  return (
    <SeekerPage title={TITLE} isEmpty>
      <NothingYet />
    </SeekerPage>
  )
}

function List() {
  const { neu: _, ...search } = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.mine.queryOptions(search))
  return (
    <SeekerPage title={TITLE} isEmpty={data.total === 0}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data.total === 0 ? (
          <>
            <StartedApplications />
            <NothingYet />
          </>
        ) : (
          <Some />
        )}
      </div>
    </SeekerPage>
  )
}

function Some() {
  const { neu, ...search } = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.mine.queryOptions(search))
  const ids = rejectedIds(data.items)
  const { data: otherJobs = {} } = useQuery(
    trpc.application.otherJobs.queryOptions({ ids }, { enabled: ids.length > 0 }),
  )
  return (
    <>
      {neu && (
        <>
          <Note tone="success" title="Deine Bewerbung ist abgeschickt">
            <p>Eine Bestätigung liegt in deinem Postfach. Wie es weitergeht, siehst du jederzeit hier.</p>
            {search.bewerbung && <KeptFiles applicationId={search.bewerbung} />}
          </Note>
          <FirstPasswordCard />
        </>
      )}
      {data.page === 1 && !search.bewerbung && <StartedApplications />}
      <Group
        title="Laufend"
        items={data.items.filter(({ status }) => !isFinal(status))}
        otherJobs={otherJobs}
        now={now}
      />
      <Group
        title="Beendet"
        items={data.items.filter(({ status }) => isFinal(status))}
        otherJobs={otherJobs}
        now={now}
      />
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        linkTo={(page) => ({ to: '/app/applicant/applications', search: { page } })}
      />
      <div className="mt-4 max-w-xl">
        <CalendarAddressCard address="du" />
      </div>
    </>
  )
}

function rejectedIds(items: readonly OwnApplication[]): string[] {
  return items.flatMap(({ id, status }) => (status === 'rejected' ? [id] : []))
}

function NothingYet() {
  return (
    <EmptyState
      meaning="start"
      title="Noch keine Bewerbung unterwegs."
      actions={
        <ButtonLink to="/search/jobs" variant="signal">
          Jobs finden
        </ButtonLink>
      }
    />
  )
}

type GroupProps = {
  title: string
  items: readonly OwnApplication[]
  otherJobs: Readonly<Record<string, readonly PostingCard[]>>
  now: Date
}

/** Running and ended applications apart; nothing where there is none. */
function Group({ title, items, otherJobs, now }: GroupProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="mt-2 text-xl">{title}</h2>
      {items.map((application) => (
        <AppliedJobCard
          key={application.id}
          application={application}
          otherJobs={otherJobs[application.id] ?? []}
          now={now}
        />
      ))}
    </section>
  )
}
