import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FirstPasswordCard } from '~/features/accounts/ui/password/first-password-card'
import { Appointments } from '~/features/applications/ui/interviews/appointments'
import { OwnOffers } from '~/features/applications/ui/overview/own-offers'
import { Timetable } from '~/features/applications/ui/overview/timetable'
import { InvitationCard, openSlotInvitation } from '~/features/applications/ui/slots/invitation-card'
import { LatestMessages } from '~/features/conversations/ui/latest-messages'
import { NEWEST_JOBS } from '~/features/job-search/search-params'
import { OwnResumes } from '~/features/resumes/ui/own-resumes'
import { currentTime } from '~/lib/current-time'
import { flagParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { orWithoutIt } from '../../-or-held-up'
import { pageTitle } from '../../-page'
import { FirstSteps, NothingOnTheWay } from './-first-steps'
import { MatchingJobs, SavedJobs } from './-jobs'
import { SeekerPage } from './-seeker-page'

const TITLE = 'Übersicht'
const SHOWN = 3
const RUNNING = { isRunning: true }

export const Route = createFileRoute('/app/applicant/')({
  // Just made by the link of a mail.
  validateSearch: searchParams({ willkommen: flagParam }),
  loader: async ({ context: { user, queryClient, trpc } }) => {
    const now = currentTime()
    if (!user.applicantProfile) {
      await Promise.all([
        orWithoutIt(queryClient.ensureQueryData(trpc.jobPosting.search.queryOptions(NEWEST_JOBS))),
        queryClient.ensureQueryData(trpc.savedJob.list.queryOptions({ page: 1 })),
      ])
      return { now, matching: null }
    }
    const { loadMatching } = await import('./-matching')
    const [matching] = await Promise.all([
      loadMatching(queryClient, trpc),
      queryClient.ensureQueryData(trpc.application.mine.queryOptions(RUNNING)),
      queryClient.ensureQueryData(trpc.application.offers.queryOptions()),
      queryClient.ensureQueryData(trpc.application.appointments.queryOptions()),
      queryClient.ensureQueryData(trpc.conversation.list.queryOptions({})),
      queryClient.ensureQueryData(trpc.savedJob.list.queryOptions({ page: 1 })),
      queryClient.ensureQueryData(trpc.resume.list.queryOptions()),
    ])
    return { now, matching }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ApplicantDashboardPage,
})

function ApplicantDashboardPage() {
  const { applicantProfile } = Route.useRouteContext().user
  const { willkommen } = Route.useSearch()
  const { now, matching } = Route.useLoaderData()
  return (
    <SeekerPage title={TITLE}>
      {willkommen && (
        <div className="mb-9 grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4">
          <Note tone="success" title="Dein Konto ist da">
            Profil und Lebenslauf sind ausgefüllt.
            {matching && !matching.missing && ' Darunter siehst du, was dazu gerade ausgeschrieben ist.'}
          </Note>
          <FirstPasswordCard />
        </div>
      )}
      {applicantProfile ? <Dashboard /> : <FirstSteps now={now} />}
    </SeekerPage>
  )
}

function Dashboard() {
  const trpc = useTRPC()
  const { now, matching } = Route.useLoaderData()
  const { data: applications } = useSuspenseQuery(trpc.application.mine.queryOptions(RUNNING))
  const { data: offers } = useSuspenseQuery(trpc.application.offers.queryOptions())
  const { data: appointments } = useSuspenseQuery(trpc.application.appointments.queryOptions())
  const { data: conversations } = useSuspenseQuery(trpc.conversation.list.queryOptions({}))
  const { data: resumes } = useSuspenseQuery(trpc.resume.list.queryOptions())
  const { data: profile } = useSuspenseQuery(trpc.applicantProfile.mine.queryOptions())
  // An open offer stands above with its terms.
  const running = applications.items.filter(({ offer }) => offer?.status !== 'open')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      {/* Before the first application, what fits is what counts. */}
      {applications.total === 0 && <MatchingJobs matching={matching} now={now} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <OwnOffers offers={offers} now={now} />
          {running.length > 0 && (
            <Timetable running={running} ended={applications.total - applications.running} now={now} />
          )}
          {applications.total === 0 && <NothingOnTheWay />}
          {applications.total > 0 && running.length === 0 && offers.length === 0 && (
            <Card>
              <p className="text-muted">
                Gerade läuft keine Bewerbung. <TextLink to="/app/applicant/applications">Beendete ansehen</TextLink>
              </p>
            </Card>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          {running.map((application) => {
            const invitation = openSlotInvitation(application)
            return invitation && <InvitationCard key={invitation.id} application={application} interview={invitation} />
          })}
          <Appointments items={appointments} />
          <LatestMessages items={conversations.items.slice(0, SHOWN)} now={now} />
          <OwnResumes resumes={resumes} visibility={profile?.visibility ?? null} />
        </div>
      </div>
      {applications.total > 0 && <MatchingJobs matching={matching} now={now} />}
      <SavedJobs now={now} />
    </div>
  )
}
