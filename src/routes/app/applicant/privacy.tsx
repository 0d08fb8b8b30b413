import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DeleteAccount } from '~/features/accounts/ui/delete-account'
import { ConsentList } from '~/features/privacy/ui/consent-list'
import { RetentionCard } from '~/features/privacy/ui/retention-card'
import { StoredData } from '~/features/privacy/ui/stored-data'
import { CompanyBlocks } from '~/features/resumes/ui/contact/company-blocks'
import { ViewList } from '~/features/resumes/ui/contact/view-list'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

const TITLE = 'Meine Daten'

export const Route = createFileRoute('/app/applicant/privacy')({
  loader: async ({ context: { user, queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.privacy.overview.queryOptions()),
      user.applicantProfile && queryClient.ensureQueryData(trpc.resume.views.queryOptions()),
      user.applicantProfile && queryClient.ensureQueryData(trpc.companyBlock.list.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: PrivacyPage,
})

function PrivacyPage() {
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.privacy.overview.queryOptions())
  return (
    <AppPage title={TITLE}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <StoredData sets={data.sets} />
          <RetentionCard periods={data.periods} deletions={data.deletions} />
          <Card as="section" padding="lg" aria-labelledby="konto-loeschen">
            <h2 id="konto-loeschen" className="mb-2 text-xl">
              Konto löschen
            </h2>
            <p className="mb-4 max-w-prose text-sm">
              Dein Konto ist dann sofort und ganz weg, auch beim Unternehmen: Läuft noch eine Bewerbung, gilt sie als
              zurückgezogen. Das Unternehmen erfährt ohne deinen Namen, dass es sie nicht mehr gibt.
            </p>
            <DeleteAccount holder={user} email={user.email} token={undefined} />
          </Card>
        </div>
        <div className="grid gap-6">
          {user.applicantProfile && <Openings />}
          <ConsentList consents={data.consents} />
        </div>
      </div>
    </AppPage>
  )
}

function Openings() {
  const trpc = useTRPC()
  const { data: views } = useSuspenseQuery(trpc.resume.views.queryOptions())
  const { data: blocks } = useSuspenseQuery(trpc.companyBlock.list.queryOptions())
  return (
    <>
      <ViewList views={views} />
      <CompanyBlocks blocks={blocks} />
    </>
  )
}
