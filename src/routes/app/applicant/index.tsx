import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { RunningApplications } from '~/features/applicants/ui/running-applications'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { isFinal } from '~/features/applications/lifecycle'
import { ApplicationTrack } from '~/features/applications/ui/application-track'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { Progress } from '~/ui/progress'
import { AppPage } from '~/ui/shell/app-page'
import { TextLink } from '~/ui/text-link'
import { ProfileFirst } from '../../-frames/profile-first'
import { pageTitle } from '../../-page-title'

const TITLE = 'Übersicht'
const SHOWN = 3

export const Route = createFileRoute('/app/applicant/')({
  loader: async ({ context: { user, queryClient, trpc } }) => {
    if (user.applicantProfile) {
      await Promise.all([
        queryClient.ensureQueryData(trpc.application.mine.queryOptions({})),
        queryClient.ensureQueryData(trpc.savedJob.list.queryOptions({ page: 1 })),
        queryClient.ensureQueryData(trpc.resume.list.queryOptions()),
      ])
    }
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ApplicantDashboardPage,
})

function ApplicantDashboardPage() {
  const { applicantProfile } = Route.useRouteContext().user
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
      {applicantProfile ? <Dashboard /> : <ProfileFirst />}
    </AppPage>
  )
}

function Dashboard() {
  const trpc = useTRPC()
  const { data: applications } = useSuspenseQuery(trpc.application.mine.queryOptions({}))
  const running = applications.items.filter((application) => !isFinal(application.status)).slice(0, SHOWN)
  return (
    <div className="grid items-start gap-x-8 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <RunningApplications
          items={running.map(({ id, jobPostingId, jobTitle, companyName, status, events }) => ({
            id,
            jobPostingId,
            jobTitle,
            companyName,
            track: <ApplicationTrack status={status} events={events} side="applicant" />,
          }))}
        />
        <SavedJobs />
      </div>
      <Resumes />
    </div>
  )
}

function SavedJobs() {
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.savedJob.list.queryOptions({ page: 1 }))
  return (
    <section aria-labelledby="gemerkt">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="gemerkt" className="text-xl">
          Gemerkte Jobs
        </h2>
        {data.total > SHOWN && (
          <TextLink to="/app/applicant/saved" className="text-sm">
            Alle {data.total} ansehen
          </TextLink>
        )}
      </div>
      {data.items.length === 0 ? (
        <Card>
          <p className="text-muted">Nichts gemerkt. Tippe bei einer Stelle auf das Lesezeichen.</p>
        </Card>
      ) : (
        <div className="grid gap-3">
          {data.items.slice(0, SHOWN).map((posting) => (
            <JobCard
              key={posting.id}
              posting={posting}
              now={now}
              headingLevel={3}
              action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Resumes() {
  const trpc = useTRPC()
  const { data: resumes } = useSuspenseQuery(trpc.resume.list.queryOptions())
  return (
    <section aria-labelledby="lebenslaeufe">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="lebenslaeufe" className="text-xl">
          Lebensläufe
        </h2>
        <TextLink to="/app/applicant/resumes/create" className="text-sm">
          Neu
        </TextLink>
      </div>
      <Card padding="none">
        {resumes.length === 0 ? (
          <p className="p-4 text-muted">Noch kein Lebenslauf. Mit einem kannst du dich bewerben.</p>
        ) : (
          <ul className="divide">
            {resumes.map((resume) => (
              <li key={resume.id} className="grid gap-2 p-4">
                <h3 className="text-base">
                  <Link to="/app/applicant/resumes/$resumeId" params={{ resumeId: resume.id }} className="link">
                    {resume.title}
                  </Link>
                </h3>
                <Progress label="Vollständigkeit" value={resume.completeness} isLabelHidden />
                <p className="num text-sm text-muted">
                  {resume.completeness} % vollständig{resume.isDefault && ', den finden Unternehmen'}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
