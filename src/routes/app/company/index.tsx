import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { MatchingPeople } from '~/features/ad-drafts/ui/matching-people'
import { REPLY_STATISTICS_DAYS, type ReplyStatistics } from '~/features/applications/answer-promise'
import { FirstDays } from '~/features/applications/ui/figures/first-days'
import { PostingCourses } from '~/features/applications/ui/figures/posting-courses'
import { NewestApplications } from '~/features/applications/ui/list/newest-applications'
import { WeekChart } from '~/features/applications/ui/week-chart'
import type { PostingCourse } from '~/features/applications/views'
import { standingNotice } from '~/features/billing/subscription/standing-notice'
import { LicenseNote } from '~/features/billing/ui/desk/license-note'
import { CompanyWelcome } from '~/features/companies/ui/company-welcome'
import { useReadPosting } from '~/features/companies/ui/members/use-own-role'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { TaskList } from '~/ui/navigation/task-list'
import { AppPage } from '~/ui/shell/app-page'
import { SignalLamp } from '~/ui/signal-lamp'
import { KpiStrip } from '~/ui/text/definition-list'
import { pageTitle } from '../../-page'
import { companyFigures } from './-figures'
import { companyTasks, effortText, TASKS_SHOWN } from './-tasks'

const TITLE = 'Übersicht'
const UNREAD = { ungelesen: true }
const SHOWN = 4
/** Share of answers in time, per cent, from which the signal is green. */
const GREEN_FROM = 90

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
        queryClient.ensureQueryData(trpc.jobPosting.courses.queryOptions()),
        queryClient.ensureQueryData(trpc.application.figures.queryOptions()),
        queryClient.ensureQueryData(trpc.application.today.queryOptions()),
        queryClient.ensureQueryData(trpc.application.list.queryOptions({})),
        queryClient.ensureQueryData(trpc.application.replyStatistics.queryOptions({ companyProfileId })),
        queryClient.ensureQueryData(trpc.conversation.unread.queryOptions()),
        queryClient.ensureQueryData(trpc.conversation.list.queryOptions(UNREAD)),
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
        <Dashboard companyProfileId={inUse.companyProfile.id} isAdmin={isAdmin} hasNotice={notice !== null} />
      ) : (
        <WaitingForProfile />
      )}
    </AppPage>
  )
}

/** The ad from before the account; the profile is all it waits for. */
function WaitingForProfile() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.jobPosting.manageList.queryOptions({ reiter: 'entwuerfe' }))
  return <CompanyWelcome hasProfile={false} isAdmin draft={data?.items[0] ?? null} />
}

/** A notice has the yellow button of the page. */
type DashboardProps = { companyProfileId: string; isAdmin: boolean; hasNotice: boolean }

function Dashboard({ companyProfileId, isAdmin, hasNotice }: DashboardProps) {
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { now } = Route.useLoaderData()
  const { data: figures } = useSuspenseQuery(trpc.application.figures.queryOptions())
  const { data: applications } = useSuspenseQuery(trpc.application.list.queryOptions({}))
  const { data: today } = useSuspenseQuery(trpc.application.today.queryOptions())
  const { data: replies } = useSuspenseQuery(trpc.application.replyStatistics.queryOptions({ companyProfileId }))
  const { data: unread } = useSuspenseQuery(trpc.conversation.unread.queryOptions())
  const { data: written } = useSuspenseQuery(trpc.conversation.list.queryOptions(UNREAD))
  const { data: managed } = useSuspenseQuery(trpc.jobPosting.manageList.queryOptions({}))
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.today.queryOptions())
  const { data: courses } = useSuspenseQuery(trpc.jobPosting.courses.queryOptions())
  const { counts } = managed
  const [newest] = courses
  const hasApplications = applications.items.length > 0
  if (!hasApplications && counts.online + counts.pausiert === 0) {
    const draft = managed.items.find(({ status }) => status === 'draft') ?? null
    return <CompanyWelcome hasProfile isAdmin={isAdmin} draft={draft} />
  }
  const { due, interviews, unanswered, undecided, left } = today
  const { waiting } = figures
  const draftTitles = managed.items.flatMap(({ status, title }) => (status === 'draft' && title ? [title] : []))
  const writers = { names: written.items.slice(0, 2).map(({ partner }) => partner), total: written.total }
  const facts = { due, waiting, interviews, unanswered, undecided, left, unread, writers, postings: postings.postings }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Today {...companyTasks({ ...facts, drafts: counts.entwuerfe, draftTitles }, now)} isQuiet={hasNotice} />
        <OwnPostings courses={courses} now={now} />
        {hasApplications ? (
          <NewestApplications rows={applications.items.slice(0, SHOWN)} now={now} />
        ) : (
          newest && <FirstDays course={newest} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {replies && <PromiseCard replies={replies} />}
        <KpiStrip
          columns={2}
          figures={companyFigures({
            figures,
            online: counts.online,
            ending: postings.ending,
            replies,
            views: postings.views,
          })}
        />
        {hasApplications && <WeekChart weeks={today.weeks} />}
        {user.hasValidLicense && <MatchingPeople />}
      </div>
    </div>
  )
}

type TodayProps = ReturnType<typeof companyTasks> & { isQuiet: boolean }

function Today({ tasks, minutes, isQuiet }: TodayProps) {
  const shown = tasks.slice(0, TASKS_SHOWN)
  const rest = tasks.slice(TASKS_SHOWN)
  return (
    <Card as="section" padding="lg" aria-labelledby="heute-zu-tun">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="heute-zu-tun" className="text-2xl">
          Heute zu tun
        </h2>
        {shown.length > 0 && (
          <p className="num text-sm text-muted" title="Geschätzt nach Art und Zahl der Aufgaben">
            {effortText(shown.length, minutes)}
          </p>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="mt-2 text-muted">Für heute ist nichts offen.</p>
      ) : (
        <TaskList tasks={shown} isQuiet={isQuiet} />
      )}
      {rest.length > 0 && (
        <details className="text-sm">
          <summary className="link w-fit cursor-pointer py-1">
            {rest.length === 1 ? 'Eine weitere Aufgabe' : `${rest.length} weitere Aufgaben`}
          </summary>
          <TaskList tasks={rest} isQuiet />
        </details>
      )}
    </Card>
  )
}

function OwnPostings({ courses, now }: { courses: readonly PostingCourse[]; now: Date }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="ihre-stellen">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ihre-stellen" className="text-2xl">
          Ihre Stellen
        </h2>
        <TextLink to="/app/company/job-postings" className="text-sm">
          Alle Stellen
        </TextLink>
      </div>
      {courses.length === 0 ? (
        <p className="mt-2 text-muted">Gerade ist keine Stelle online.</p>
      ) : (
        <>
          <PostingCourses courses={courses} now={now} />
          <p className="text-xs text-muted">
            Seit der Veröffentlichung. Die Höhe wächst mit der Wurzel der Zahl, so bleiben kleine sichtbar.
          </p>
        </>
      )}
    </Card>
  )
}

function PromiseCard({ replies }: { replies: ReplyStatistics }) {
  const isGreen = replies.onTimePercent >= GREEN_FROM
  return (
    <Card as="section" padding="lg" className="flex gap-4" aria-labelledby="signal">
      <SignalLamp light={isGreen ? 'green' : 'yellow'} hasMast className="w-9 flex-none self-start" />
      <div className="min-w-0">
        <h2 id="signal" className="text-xl">
          {isGreen ? 'Ihr Signal steht auf Grün' : 'Ihr Signal steht auf Gelb'}
        </h2>
        <p className="mt-1 text-sm">
          <b className="num">{replies.onTimePercent}&nbsp;%</b> der Bewerbungen pünktlich beantwortet, im Mittel nach{' '}
          {replies.medianDays === 1 ? 'einem Tag' : `${replies.medianDays}\u00a0Tagen`}.
        </p>
        <p className="mt-1 text-xs text-muted">
          Gezählt an {replies.total.toLocaleString('de-DE')} Bewerbungen der letzten {REPLY_STATISTICS_DAYS}&nbsp;Tage.
          So sehen es alle, die sich bewerben.
        </p>
      </div>
    </Card>
  )
}
