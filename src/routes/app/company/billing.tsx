import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BillingOverview } from '~/features/billing/ui/billing-overview'
import { LicenseNote } from '~/features/billing/ui/license-note'
import { useTRPC } from '~/platform/client/trpc'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

const TITLE = 'Tarif und Rechnungen'

export const Route = createFileRoute('/app/company/billing')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.billing.overview.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: BillingPage,
})

function BillingPage() {
  const trpc = useTRPC()
  const { data: overview } = useSuspenseQuery(trpc.billing.overview.queryOptions())
  if (!overview) return null
  return (
    <AppPage title={TITLE}>
      {overview.can.bookAgain && <LicenseNote canBook />}
      <BillingOverview overview={overview} />
    </AppPage>
  )
}
