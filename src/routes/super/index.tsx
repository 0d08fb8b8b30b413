import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { auditActionLabel } from '~/features/administration/all-labels'
import { FirstDay } from '~/features/administration/ui/overview/first-day'
import { GrowthPlots } from '~/features/administration/ui/overview/growth-plots'
import { WaitingTasks } from '~/features/administration/ui/overview/waiting-tasks'
import type { AdminOverview } from '~/features/administration/views'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../-page'

const TITLE = 'Übersicht'
const CHANGES_SHOWN = 6

export const Route = createFileRoute('/super/')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(context.trpc.admin.overview.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.admin.audit.queryOptions({})),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: OverviewPage,
})

function OverviewPage() {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.overview.queryOptions())
  return (
    <AppPage title={TITLE} crumb="Plattform">
      <FirstDay setUp={data.setUp} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <WaitingTasks overview={data} />
          <LastChanges />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:max-xl:grid-cols-2">
          <GrowthPlots growth={data.growth} />
          <Totals overview={data} />
        </div>
      </div>
    </AppPage>
  )
}

function Totals({ overview }: { overview: AdminOverview }) {
  const figures = { Unternehmen: overview.companies, Bewerber: overview.applicants, Bewerbungen: overview.applications }
  return (
    <Card padding="none">
      <dl className="divide">
        {Object.entries(figures).map(([term, value]) => (
          <div key={term} className="flex items-baseline justify-between gap-4 px-5 py-3.5">
            <dt className="text-sm">{term}</dt>
            <dd className="num font-display text-2xl font-[740] whitespace-nowrap">{value.toLocaleString('de-DE')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function LastChanges() {
  const trpc = useTRPC()
  const { data: audit } = useSuspenseQuery(trpc.admin.audit.queryOptions({}))
  return (
    <Card as="section" padding="lg">
      <h2 className="mb-3 text-xl">Zuletzt im Protokoll</h2>
      {audit.rows.length === 0 && <p className="text-muted">Noch steht nichts im Protokoll.</p>}
      <ul className="divide-y divide-line">
        {audit.rows.slice(0, CHANGES_SHOWN).map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-semibold">{auditActionLabel(event.action)}</span>
            <span className="num min-w-0 text-sm wrap-anywhere text-muted">
              {event.actorName ?? 'System'}, {formatMoment(event.createdAt)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to="/super/audit">Zum Protokoll</TextLink>
      </p>
    </Card>
  )
}
