import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readRequestList } from '~/features/privacy/search-params'
import { PrivacyRequestCard } from '~/features/privacy/ui/requests/request-card'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { ListPagination } from '~/ui/lists/list-controls'
import { LinkTabs } from '~/ui/navigation/link-tabs'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../-page'

const TITLE = 'Anfragen zum Datenschutz'

export const Route = createFileRoute('/super/privacy-requests')({
  validateSearch: readRequestList,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.privacy.requests.queryOptions(deps))
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: PrivacyRequestsPage,
})

function PrivacyRequestsPage() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.privacy.requests.queryOptions(search))
  const tab = (label: string, erledigt: true | undefined) => ({
    label,
    link: { to: '/super/privacy-requests', search: { erledigt } } as const,
    isCurrent: search.erledigt === erledigt,
  })
  return (
    <AppPage title={TITLE} crumb="Plattform">
      <LinkTabs label="Anfragen" tabs={[{ ...tab('Offen', undefined), count: data.open }, tab('Beantwortet', true)]} />
      <div className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {data.rows.map((request) => (
          <PrivacyRequestCard key={request.id} request={request} now={now} />
        ))}
      </div>
      {data.rows.length === 0 && (
        <div className="mt-5">
          <EmptyState
            meaning={search.erledigt ? 'start' : 'clear'}
            title={search.erledigt ? 'Noch keine beantwortet.' : 'Keine Anfrage offen.'}
          >
            Menschen fragen auf der Seite „Anfrage zum Datenschutz“, mit oder ohne Konto. Jede braucht in einem Monat
            eine Antwort.
          </EmptyState>
        </div>
      )}
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}
