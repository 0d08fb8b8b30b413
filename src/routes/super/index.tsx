import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { auditActionLabel } from '~/features/administration/all-labels'
import { operatorTasks } from '~/features/administration/operator-tasks'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/text-link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { KpiStrip } from '~/ui/text/definition-list'
import { pageTitle } from '../-page-title'

const TITLE = 'Übersicht'

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
  const { data: audit } = useSuspenseQuery(trpc.admin.audit.queryOptions({}))
  const problems = operatorTasks(data)
  const open = problems.filter(({ count }) => count > 0)
  return (
    <AppPage title={TITLE} crumb="Plattform">
      <KpiStrip
        figures={[
          { term: 'Unternehmen', value: data.companies.toLocaleString('de-DE') },
          { term: 'Bewerber', value: data.applicants.toLocaleString('de-DE') },
          { term: 'Jobs online', value: data.publishedPostings.toLocaleString('de-DE') },
          { term: 'Bewerbungen', value: data.applications.toLocaleString('de-DE') },
        ]}
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" padding="lg">
          <h2 className="mb-3 text-xl">Das braucht Sie</h2>
          {open.length === 0 ? (
            <Note tone="success" title="Nichts liegt an." />
          ) : (
            <ul className="divide-y divide-line">
              {open.map(({ count, one, many, link, note }) => (
                <li key={many} className="py-3">
                  <TextLink {...link}>
                    <span className="num font-semibold">{count.toLocaleString('de-DE')}</span>{' '}
                    {count === 1 ? one : many}
                    <ArrowRight className="ml-1 inline size-4" aria-hidden="true" />
                  </TextLink>
                  {note && <span className="block text-sm text-muted">{note}</span>}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-3 text-xl">Zuletzt geändert</h2>
          {audit.rows.length === 0 && <p className="text-muted">Noch steht nichts im Protokoll.</p>}
          <ul className="divide-y divide-line">
            {audit.rows.slice(0, 8).map((event) => (
              <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-semibold">{auditActionLabel(event.action)}</span>
                <span className="num text-sm text-muted">
                  {event.actorName ?? 'System'}, {formatMoment(event.createdAt)}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <TextLink to="/super/audit">Zum Protokoll</TextLink>
          </p>
        </Card>
      </div>
    </AppPage>
  )
}
