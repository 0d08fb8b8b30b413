import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Eye, Plus } from 'lucide-react'
import { visibilityTexts } from '~/features/applicants/visibility-texts'
import { CompanyBlocks } from '~/features/resumes/ui/contact/company-blocks'
import { ContactRequests } from '~/features/resumes/ui/contact/contact-requests'
import { ViewList } from '~/features/resumes/ui/contact/view-list'
import { ResumeCard } from '~/features/resumes/ui/resume-card'
import { OwnPools } from '~/features/talent-pool/ui/pool-answer'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { ProfileFirst } from '../../../-frames/profile-first'
import { pageTitle } from '../../../-page'

const TITLE = 'Mein Lebenslauf'

export const Route = createFileRoute('/app/applicant/resumes/')({
  loader: async ({ context: { user, queryClient, trpc } }) => {
    if (!user.applicantProfile) return
    await Promise.all([
      queryClient.ensureQueryData(trpc.resume.list.queryOptions()),
      queryClient.ensureQueryData(trpc.resume.views.queryOptions()),
      queryClient.ensureQueryData(trpc.contactRequest.list.queryOptions()),
      queryClient.ensureQueryData(trpc.talentPool.mine.queryOptions()),
      queryClient.ensureQueryData(trpc.companyBlock.list.queryOptions()),
      queryClient.ensureQueryData(trpc.applicantProfile.mine.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ResumesPage,
})

function ResumesPage() {
  const { applicantProfile } = Route.useRouteContext().user
  if (!applicantProfile) {
    return (
      <AppPage title={TITLE}>
        <ProfileFirst />
      </AppPage>
    )
  }
  return (
    <AppPage
      title={TITLE}
      actions={
        <>
          <ButtonLink
            to="/resume/$applicantProfileId"
            params={{ applicantProfileId: applicantProfile.id }}
            variant="outline"
          >
            <Eye aria-hidden="true" />
            Ansehen
          </ButtonLink>
          <ButtonLink to="/app/applicant/resumes/create">
            <Plus aria-hidden="true" />
            Lebenslauf anlegen
          </ButtonLink>
        </>
      }
    >
      <Resumes />
    </AppPage>
  )
}

function Resumes() {
  const trpc = useTRPC()
  const { data: resumes } = useSuspenseQuery(trpc.resume.list.queryOptions())
  const { data: views } = useSuspenseQuery(trpc.resume.views.queryOptions())
  const { data: requests } = useSuspenseQuery(trpc.contactRequest.list.queryOptions())
  const { data: pools } = useSuspenseQuery(trpc.talentPool.mine.queryOptions())
  const { data: blocks } = useSuspenseQuery(trpc.companyBlock.list.queryOptions())
  const { data: profile } = useSuspenseQuery(trpc.applicantProfile.mine.queryOptions())
  const visibility = profile?.visibility ?? 'hidden'
  // What waits for an answer comes first.
  const isAsked = requests.some(({ state }) => state === 'pending')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        {isAsked && <ContactRequests requests={requests} />}
        {resumes.length === 0 && (
          <EmptyState
            meaning="start"
            title="Noch kein Lebenslauf."
            actions={
              <ButtonLink to="/app/applicant/resumes/create" variant="signal">
                Lebenslauf anlegen
              </ButtonLink>
            }
          >
            Mit einem Lebenslauf kannst du dich bewerben, und Unternehmen können dich finden.
          </EmptyState>
        )}
        {resumes.map((resume) => (
          <ResumeCard key={resume.id} resume={resume} />
        ))}
        {!isAsked && <ContactRequests requests={requests} />}
        <OwnPools pools={pools} />
      </div>
      <div className="grid gap-4">
        <Card as="section" aria-labelledby="sichtbarkeit">
          <h2 id="sichtbarkeit" className="text-lg">
            Sichtbarkeit: {visibilityTexts[visibility].label}
          </h2>
          <p className="mt-1 text-sm text-muted">{visibilityTexts[visibility].description}</p>
          <p className="mt-2 text-sm">
            <TextLink to="/app/applicant/profile">Im Profil ändern</TextLink>
          </p>
        </Card>
        <CompanyBlocks blocks={blocks} />
        <ViewList views={views} />
      </div>
    </div>
  )
}
