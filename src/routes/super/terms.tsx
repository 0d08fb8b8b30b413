import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { VersionsCard } from '~/features/privacy/ui/terms/versions-card'
import { useTRPC } from '~/platform/client/trpc'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../-page'

const TITLE = 'AGB und Datenschutz'

export const Route = createFileRoute('/super/terms')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.terms.list.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: TermsPage,
})

function TermsPage() {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.terms.list.queryOptions())
  return (
    <AppPage title={TITLE} crumb="Plattform">
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {data.map((terms) => (
          <VersionsCard key={terms.document} terms={terms} />
        ))}
      </div>
    </AppPage>
  )
}
