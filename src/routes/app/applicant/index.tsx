import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { FirstPasswordCard } from '~/features/accounts/ui/password/first-password-form'
import { RunningApplications } from '~/features/applicants/ui/running-applications'
import { isFinal } from '~/features/applications/lifecycle'
import { Appointments } from '~/features/applications/ui/interviews/appointments'
import { ApplicationTrack } from '~/features/applications/ui/own/application-track'
import { nextStep } from '~/features/applications/ui/own/next-step'
import { PromisedDayLine } from '~/features/applications/ui/own/promised-day-line'
import { LatestMessages } from '~/features/conversations/ui/latest-messages'
import { OwnResumes } from '~/features/resumes/ui/own-resumes'
import { currentTime } from '~/lib/current-time'
import { flagParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'
import { FirstSteps } from './-first-steps'
import { MatchingJobs, SavedJobs } from './-jobs'

const TITLE = 'Übersicht'
const SHOWN = 3

export const Route = createFileRoute('/app/applicant/')({
  // Just made by the link of a mail.
  validateSearch: searchParams({ willkommen: flagParam }),
  loader: async ({ context: { user, queryClient, trpc } }) => {
    const now = currentTime()
    if (!user.applicantProfile) return { now, matching: null }
    const { loadMatching } = await import('./-matching')
    const [matching] = await Promise.all([
      loadMatching(queryClient, trpc),
      queryClient.ensureQueryData(trpc.application.mine.queryOptions({})),
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
  return (
    <AppPage
      title={TITLE}
      actions={
        <ButtonLink to="/search/jobs">
          <Search aria-hidden="true" />
          Jobs finden
        </ButtonLink>
      }
    >
      {willkommen && (
        <div className="mb-9 grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4">
          <Note tone="success" title="Dein Konto ist da">
            Profil und Lebenslauf sind ausgefüllt. Passende Stellen stehen gleich hier unten.
          </Note>
          <FirstPasswordCard />
        </div>
      )}
      {applicantProfile ? <Dashboard /> : <FirstSteps />}
    </AppPage>
  )
}

function Dashboard() {
  const trpc = useTRPC()
  const { now, matching } = Route.useLoaderData()
  const { data: applications } = useSuspenseQuery(trpc.application.mine.queryOptions({}))
  const { data: appointments } = useSuspenseQuery(trpc.application.appointments.queryOptions())
  const { data: conversations } = useSuspenseQuery(trpc.conversation.list.queryOptions({}))
  const { data: resumes } = useSuspenseQuery(trpc.resume.list.queryOptions())
  const { data: profile } = useSuspenseQuery(trpc.applicantProfile.mine.queryOptions())
  const running = applications.items.filter((application) => !isFinal(application.status))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <RunningApplications
          items={running.map((application) => ({
            ...application,
            track: (
              <div className="grid gap-3">
                <ApplicationTrack status={application.status} events={application.events} side="applicant" />
                <PromisedDayLine application={application} now={now} />
              </div>
            ),
            next: nextStep(application, now),
          }))}
        />
        <MatchingJobs matching={matching} now={now} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:row-span-2">
        <Appointments items={appointments} />
        <LatestMessages items={conversations.items.slice(0, SHOWN)} now={now} />
        <OwnResumes resumes={resumes} visibility={profile?.visibility ?? null} />
      </div>
      <SavedJobs now={now} />
    </div>
  )
}
