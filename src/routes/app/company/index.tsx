import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { LicenseNote } from '~/features/billing/ui/license-note'
import { CompanyOverview } from '~/features/companies/ui/company-overview'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

const TITLE = 'Übersicht'

export const Route = createFileRoute('/app/company/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.jobPosting.manageList.queryOptions({})),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CompanyDashboardPage,
})

function CompanyDashboardPage() {
  const trpc = useTRPC()
  const { user } = Route.useRouteContext()
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.manageList.queryOptions({}))
  const [inUse] = user.companyProfiles
  const { counts } = postings
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
      {user.billingSetup && !user.hasValidLicense && <LicenseNote canBook={inUse?.isAdmin !== false} />}
      <CompanyOverview
        hasProfile={inUse !== undefined}
        hasActivePosting={counts.online > 0}
        isAdmin={inUse?.isAdmin ?? false}
        figures={
          inUse
            ? [
                { term: 'Stellen online', value: counts.online },
                { term: 'Entwürfe', value: counts.entwuerfe },
              ]
            : []
        }
      />
    </AppPage>
  )
}
