import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { NewestApplications } from '~/features/applications/ui/list/newest-applications'
import { WeekChart } from '~/features/applications/ui/week-chart'
import { standingNotice } from '~/features/billing/subscription/standing-notice'
import { LicenseNote } from '~/features/billing/ui/desk/license-note'
import { CompanyOverview } from '~/features/companies/ui/company-overview'
import { useReadPosting } from '~/features/companies/ui/members/use-own-role'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import { TaskList } from '~/ui/navigation/task-list'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'
import { companyFigures } from './-figures'
import { companyTasks } from './-tasks'

const TITLE = 'Übersicht'
const SHOWN = 6

export const Route = createFileRoute('/app/company/')({
  loader: async ({ context: { user, isReader, queryClient, trpc } }) => {
    if (isReader) {
      await queryClient.ensureQueryData(trpc.application.list.queryOptions({}))
      return { now: currentTime() }
    }
    const [inUse] = user.companyProfiles
    const standing = queryClient.ensureQueryData(trpc.billing.standing.queryOptions())
    if (inUse) {
      const { id: companyProfileId } = inUse.companyProfile
      await Promise.all([
        standing,
        queryClient.ensureQueryData(trpc.jobPosting.manageList.queryOptions({})),
        queryClient.ensureQueryData(trpc.jobPosting.today.queryOptions()),
        queryClient.ensureQueryData(trpc.application.figures.queryOptions()),
        queryClient.ensureQueryData(trpc.application.today.queryOptions()),
        queryClient.ensureQueryData(trpc.application.list.queryOptions({})),
        queryClient.ensureQueryData(trpc.application.replyStatistics.queryOptions({ companyProfileId })),
        queryClient.ensureQueryData(trpc.conversation.unread.queryOptions()),
      ])
    }
    await standing
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CompanyDashboardPage,
})

function CompanyDashboardPage() {
  const { isReader } = Route.useRouteContext()
  return isReader ? <ReaderOverview /> : <WorkOverview />
}

function ReaderOverview() {
  const trpc = useTRPC()
  const { user } = Route.useRouteContext()
  const { now } = Route.useLoaderData()
  const posting = useReadPosting(user)
  const { data } = useSuspenseQuery(trpc.application.list.queryOptions({}))
  return (
    <AppPage title={TITLE}>
      <p className="mb-6 max-w-prose text-muted">
        {posting?.title
          ? `Sie lesen die Bewerbungen zu „${posting.title}“ mit. Ihre Notizen und Ihre Einschätzung sieht das ganze Team; entscheiden und schreiben Ihre Kolleginnen und Kollegen.`
          : 'Die Stelle, deren Bewerbungen Sie gelesen haben, gibt es nicht mehr. Fragen Sie bitte die Person, die Sie eingeladen hat.'}
      </p>
      <NewestApplications rows={data.items.slice(0, SHOWN)} now={now} />
    </AppPage>
  )
}

function WorkOverview() {
  const { user } = Route.useRouteContext()
  const [inUse] = user.companyProfiles
  const isAdmin = inUse?.isAdmin ?? false
  const trpc = useTRPC()
  const { now } = Route.useLoaderData()
  const { data: standing } = useSuspenseQuery(trpc.billing.standing.queryOptions())
  // Without a profile there is only the admin who booked.
  const notice = standingNotice(standing, { isAdmin: inUse?.isAdmin !== false, place: 'dashboard', now })
  return (
    <AppPage
      title={TITLE}
      actions={
        inUse && (
          <ButtonLink to="/app/company/job-postings/create">
            <Plus aria-hidden="true" />
            Stelle ausschreiben
          </ButtonLink>
        )
      }
    >
      {notice && <LicenseNote notice={notice} />}
      {inUse ? (
        <Dashboard
          companyProfileId={inUse.companyProfile.id}
          isAdmin={isAdmin}
          hasValidLicense={user.hasValidLicense}
        />
      ) : (
        <CompanyOverview hasProfile={false} needsPosting={false} isAdmin={isAdmin} figures={[]}>
          <WaitingDraft />
        </CompanyOverview>
      )}
    </AppPage>
  )
}

/** The ad from before the account; the profile is all it waits for. */
function WaitingDraft() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.jobPosting.manageList.queryOptions({ reiter: 'entwuerfe' }))
  const [draft] = data?.items ?? []
  if (!draft) return null
  return (
    <Note tone="info" title="Ihre Stelle ist gespeichert">
      „{draft.title}“ kann online gehen, sobald Ihr Profil steht.
    </Note>
  )
}

type DashboardProps = { companyProfileId: string; isAdmin: boolean; hasValidLicense: boolean }

function Dashboard({ companyProfileId, isAdmin, hasValidLicense }: DashboardProps) {
  const trpc = useTRPC()
  const { now } = Route.useLoaderData()
  const { data: figures } = useSuspenseQuery(trpc.application.figures.queryOptions())
  const { data: applications } = useSuspenseQuery(trpc.application.list.queryOptions({}))
  const { data: today } = useSuspenseQuery(trpc.application.today.queryOptions())
  const { data: replies } = useSuspenseQuery(trpc.application.replyStatistics.queryOptions({ companyProfileId }))
  const { data: unread } = useSuspenseQuery(trpc.conversation.unread.queryOptions())
  const { data: managed } = useSuspenseQuery(trpc.jobPosting.manageList.queryOptions({}))
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.today.queryOptions())
  const { counts } = managed
  const hasApplications = applications.items.length > 0
  return (
    <CompanyOverview
      hasProfile
      needsPosting={hasValidLicense && counts.online === 0}
      isAdmin={isAdmin}
      figures={companyFigures({
        figures,
        online: counts.online,
        ending: postings.ending,
        replies,
        views: postings.views,
      })}
    >
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {(hasApplications || counts.online > 0) && (
          <NewestApplications rows={applications.items.slice(0, SHOWN)} now={now} />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          {hasApplications && <WeekChart weeks={today.weeks} />}
          <Today
            tasks={companyTasks(
              {
                overdue: figures.overdue,
                interviews: today.interviews,
                unanswered: today.unanswered,
                unread,
                postings: postings.postings,
                drafts: counts.entwuerfe,
              },
              now,
            )}
          />
        </div>
      </div>
    </CompanyOverview>
  )
}

function Today({ tasks }: { tasks: ReturnType<typeof companyTasks> }) {
  return (
    <section aria-labelledby="heute-zu-tun">
      <h2 id="heute-zu-tun" className="mb-3 text-xl">
        Heute zu tun
      </h2>
      {tasks.length === 0 ? (
        <p className="card p-4 text-sm text-muted">Für heute ist nichts offen.</p>
      ) : (
        <TaskList tasks={tasks} />
      )}
    </section>
  )
}
