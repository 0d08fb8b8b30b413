import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readBillingPage } from '~/features/billing/search-params'
import { standingNotice } from '~/features/billing/subscription/standing-notice'
import { BillingDesk } from '~/features/billing/ui/desk/billing-desk'
import { CompanyInvoices } from '~/features/billing/ui/invoices/company-invoices'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

const TITLE = 'Tarif und Rechnungen'

export const Route = createFileRoute('/app/company/billing')({
  validateSearch: readBillingPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(context.trpc.billing.overview.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.billing.standing.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.billing.invoices.queryOptions(deps)),
      context.queryClient.ensureQueryData(context.trpc.plan.list.queryOptions()),
    ])
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: BillingPage,
})

function BillingPage() {
  const trpc = useTRPC()
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { data: standing } = useSuspenseQuery(trpc.billing.standing.queryOptions())
  const { data: overview } = useSuspenseQuery(trpc.billing.overview.queryOptions())
  const { data: invoices } = useSuspenseQuery(trpc.billing.invoices.queryOptions(search))
  const { data: plans } = useSuspenseQuery(trpc.plan.list.queryOptions())
  if (!overview) return null
  const notice = standingNotice(standing, { isAdmin: true, place: 'billing', now })
  return (
    <AppPage title={TITLE}>
      <BillingDesk overview={overview} plans={plans} notice={notice} now={now} />
      <section aria-labelledby="rechnungen" className="mt-8">
        <h2 id="rechnungen" className="mb-4 text-xl">
          Rechnungen
        </h2>
        <CompanyInvoices rows={invoices.rows} />
        <ListPagination page={search.page} list={invoices} />
      </section>
    </AppPage>
  )
}
