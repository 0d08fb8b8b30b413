import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BillingOverview } from '~/features/billing/ui/billing-overview'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { Note } from '~/ui/note'
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
      {overview.can.bookAgain && (
        <Note
          tone="warn"
          className="mb-5"
          title="Ihre Lizenz ist abgelaufen"
          actions={
            <ButtonLink to="/app/company/sepa" variant="signal">
              Neu buchen
            </ButtonLink>
          }
        >
          Buchen Sie einen Tarif, um wieder Stellen zu veröffentlichen und Lebensläufe zu suchen.
        </Note>
      )}
      <BillingOverview overview={overview} />
    </AppPage>
  )
}
