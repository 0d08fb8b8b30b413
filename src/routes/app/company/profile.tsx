import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BenefitsCheck, PortraitCheck } from '~/features/ad-check/ui/profile-check'
import { lastChangeText } from '~/features/companies/last-change-text'
import { MediaSection } from '~/features/companies/ui/profile/media-section'
import { ProfileForm } from '~/features/companies/ui/profile/profile-form'
import { VerificationSection } from '~/features/companies/ui/verification/verification-section'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

const TITLE = 'Unternehmensprofil'
const CHECKS = { Portrait: PortraitCheck, Benefits: BenefitsCheck }

export const Route = createFileRoute('/app/company/profile')({
  // Always from the server: an older version could not be saved.
  loader: ({ context }) => context.queryClient.fetchQuery(context.trpc.companyProfile.mine.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CompanyProfilePage,
})

function CompanyProfilePage() {
  const trpc = useTRPC()
  const { user } = Route.useRouteContext()
  const { data } = useSuspenseQuery(trpc.companyProfile.mine.queryOptions())
  const { profile, known, changedBy } = data
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  /** A draft that came along from before the account is what comes next. */
  async function goOn() {
    const drafts = trpc.jobPosting.manageList.queryOptions({ reiter: 'entwuerfe' })
    const [draft] = (await queryClient.fetchQuery(drafts)).items
    if (!draft) return
    await navigate({
      to: '/app/company/job-postings/$jobPostingId',
      params: { jobPostingId: draft.id },
      search: { schritt: 'pruefen' },
      ignoreBlocker: true,
    })
  }
  return (
    <AppPage
      title={TITLE}
      actions={
        profile && (
          <ButtonLink to="/company/$companyProfileId" params={{ companyProfileId: profile.id }} variant="outline">
            Öffentliche Seite ansehen
          </ButtonLink>
        )
      }
    >
      {changedBy !== null && <p className="mb-4 text-sm text-muted">{lastChangeText(changedBy, null)}</p>}
      <ProfileForm
        profile={profile}
        known={known}
        contactName={user.name}
        contactEmail={user.email}
        checks={CHECKS}
        onMade={goOn}
      />
      {profile && (
        <>
          <MediaSection company={profile} />
          {user.companyProfiles[0]?.isAdmin && <VerificationSection />}
        </>
      )}
    </AppPage>
  )
}
