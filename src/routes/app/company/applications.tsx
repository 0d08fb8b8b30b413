import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ApplicationsSearch, readApplicationsSearch } from '~/features/applications/search-params'
import { ApplicationBoard } from '~/features/applications/ui/board/application-board'
import { OpenedApplication } from '~/features/applications/ui/detail/opened-application'
import { ApplicationFilters } from '~/features/applications/ui/list/application-filters'
import { ApplicationList } from '~/features/applications/ui/list/application-list'
import { ExportMenu } from '~/features/applications/ui/list/export-menu'
import { WriteMessage } from '~/features/conversations/ui/write-message'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import { classNames } from '~/ui/class-names'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/app/company/applications')({
  validateSearch: readApplicationsSearch,
  loaderDeps: ({ search: { bewerbung: _opened, ...filters } }) => filters,
  loader: async ({ context, deps: { ansicht, ...filters } }) => {
    const { queryClient, trpc } = context
    await Promise.all([
      queryClient.ensureQueryData(trpc.application.choices.queryOptions()),
      viewOf({ ansicht, ...filters }) === 'tafel'
        ? queryClient.ensureQueryData(trpc.application.board.queryOptions(filters))
        : queryClient.ensureQueryData(trpc.application.list.queryOptions(filters)),
    ])
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle('Bewerbungen')] }),
  component: Applications,
})

/** A link to one status or page means the list; else the board, unless the person chose otherwise. */
function viewOf({ ansicht, status, page }: ApplicationsSearch) {
  return ansicht ?? (status !== undefined || page !== undefined ? 'liste' : 'tafel')
}

function Applications() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { bewerbung, ansicht: _view, ...filters } = search
  const view = viewOf(search)
  const isBoard = view === 'tafel'
  const { isReader } = Route.useRouteContext()
  return (
    <AppPage
      title="Bewerbungen"
      isWide
      actions={
        !isReader && (
          <>
            <ButtonLink to="/app/company/templates" variant="ghost">
              Vorlagen
            </ButtonLink>
            <ExportMenu filters={filters} variant="outline" />
          </>
        )
      }
    >
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          bewerbung &&
            (isBoard
              ? 'xl:grid-cols-[minmax(0,1fr)_minmax(26rem,32rem)]'
              : 'xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'),
        )}
      >
        <section aria-label="Liste der Bewerbungen" className={classNames('min-w-0', bewerbung && 'max-xl:hidden')}>
          <ApplicationFilters search={search} view={view} />
          {isBoard ? <ApplicationBoard search={search} now={now} /> : <ApplicationList search={search} now={now} />}
        </section>
        {bewerbung &&
          (isBoard ? (
            <OpenedFromBoard id={bewerbung} search={search} now={now} />
          ) : (
            <OpenedFromList id={bewerbung} search={search} now={now} />
          ))}
      </div>
    </AppPage>
  )
}

type OpenedProps = { id: string; search: ApplicationsSearch; now: Date }

function OpenedFromBoard({ id, search, now }: OpenedProps) {
  const { bewerbung: _opened, ansicht: _view, ...filters } = search
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.board.queryOptions(filters))
  const order = data.columns.flatMap(({ cards }) => cards.map((card) => card.id))
  return <Opened id={id} search={search} now={now} order={order} />
}

function OpenedFromList({ id, search, now }: OpenedProps) {
  const { bewerbung: _opened, ansicht: _view, ...filters } = search
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.list.queryOptions(filters))
  return <Opened id={id} search={search} now={now} order={data.items.map((row) => row.id)} />
}

function Opened({ id, search, now, order }: OpenedProps & { order: string[] }) {
  const { isReader } = Route.useRouteContext()
  return (
    <OpenedApplication
      key={id}
      id={id}
      search={search}
      order={order}
      now={now}
      messageBox={isReader ? null : <WriteMessage applicationId={id} />}
    />
  )
}
