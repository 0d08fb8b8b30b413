import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { NewestApplications } from '~/features/applications/ui/newest-applications'
import { LicenseNote } from '~/features/billing/ui/license-note'
import { CompanyOverview } from '~/features/companies/ui/company-overview'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

const TITLE = 'Übersicht'
const SHOWN = 5

export const Route = createFileRoute('/app/company/')({
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.manageList.queryOptions({})),
      queryClient.ensureQueryData(trpc.application.figures.queryOptions()),
      queryClient.ensureQueryData(trpc.application.list.queryOptions({})),
    ])
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CompanyDashboardPage,
})

function CompanyDashboardPage() {
  const trpc = useTRPC()
  const { user } = Route.useRouteContext()
  const { now } = Route.useLoaderData()
  const { data: figures } = useSuspenseQuery(trpc.application.figures.queryOptions())
  const { data: applications } = useSuspenseQuery(trpc.application.list.queryOptions({}))
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
        needsPosting={user.hasValidLicense && counts.online === 0}
        isAdmin={inUse?.isAdmin ?? false}
        figures={
          inUse
            ? [
                { term: 'Stellen online', value: counts.online },
                { term: 'Neue Bewerbungen', value: figures.fresh, comparison: waitingSentence(figures.waiting) },
                { term: 'Laufende Bewerbungen', value: figures.open },
                { term: 'Entwürfe', value: counts.entwuerfe },
              ]
            : []
        }
      >
        <NewestApplications rows={applications.items.slice(0, SHOWN)} now={now} />
      </CompanyOverview>
    </AppPage>
  )
}

function waitingSentence(waiting: number): string | undefined {
  if (waiting === 0) return undefined
  return waiting === 1 ? 'Eine wartet seit mehr als vier Tagen.' : `${waiting} warten seit mehr als vier Tagen.`
}
