import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  type ApplicationListInput,
  type ApplicationsSearch,
  readApplicationsSearch,
} from '~/features/applications/search-params'
import { ApplicationBoard } from '~/features/applications/ui/board/application-board'
import { OpenedApplication } from '~/features/applications/ui/detail/opened-application'
import { ApplicationFilters } from '~/features/applications/ui/list/application-filters'
import { ApplicationList } from '~/features/applications/ui/list/application-list'
import { WriteMessage } from '~/features/conversations/ui/write-message'
import { AskForPool } from '~/features/talent-pool/ui/ask-for-pool'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { classNames } from '~/ui/class-names'
import { showInView } from '~/ui/focus/show-in-view'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

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
  const { bewerbung: _opened, ansicht: _view, ...filters } = search
  const view = viewOf(search)
  const { isReader } = Route.useRouteContext()
  const View = view === 'tafel' ? BoardView : ListView
  return (
    <AppPage title="Bewerbungen" isFull>
      <View search={search} filters={filters} now={now} canDecide={!isReader} />
    </AppPage>
  )
}

type ViewProps = { search: ApplicationsSearch; filters: ApplicationListInput; now: Date; canDecide: boolean }

function BoardView({ search, filters, now, canDecide }: ViewProps) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.board.queryOptions(filters))
  const order = data.columns.flatMap(({ cards }) => cards.map((card) => card.id))
  const opened = search.bewerbung ? <Opened id={search.bewerbung} search={search} now={now} order={order} /> : undefined
  return (
    <Frame
      bar={<ApplicationFilters search={search} view="tafel" waiting={data.waiting} canDecide={canDecide} />}
      openedId={search.bewerbung}
      opened={opened}
    >
      <ApplicationBoard search={search} now={now} />
    </Frame>
  )
}

function ListView({ search, filters, now, canDecide }: ViewProps) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.list.queryOptions(filters))
  const order = data.items.map((row) => row.id)
  const opened = search.bewerbung ? <Opened id={search.bewerbung} search={search} now={now} order={order} /> : undefined
  return (
    <Frame
      bar={<ApplicationFilters search={search} view="liste" waiting={data.waiting} canDecide={canDecide} />}
      openedId={search.bewerbung}
      opened={opened}
    >
      <ApplicationList search={search} now={now} />
    </Frame>
  )
}

type FrameProps = { bar: ReactNode; openedId: string | undefined; opened: ReactNode | undefined; children: ReactNode }

/** The bar, and below it list or board beside the opened application; each scrolls by itself from 1024 px on. */
function Frame({ bar, openedId, opened, children }: FrameProps) {
  const list = useRef<HTMLElement>(null)
  const last = useRef(openedId)
  // The opened application takes a third of the width, and J and K lead on: its row stays in view, and has the focus if
  // another row had it. The row gets it back from an application that closes.
  useEffect(() => {
    const id = openedId ?? last.current
    last.current = openedId
    const link = id && list.current?.querySelector<HTMLElement>(`li a[href*="bewerbung=${id}"]`)
    if (!link) return
    const { activeElement } = document
    const isBeside = activeElement === document.body ? !openedId : list.current?.contains(activeElement)
    if (isBeside) link.focus({ preventScroll: true })
    showInView(link.closest('li') ?? link)
  }, [openedId])
  return (
    <>
      {bar}
      <div
        className={classNames(
          'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:h-[calc(100dvh-6.5rem)] lg:flex-none',
          opened !== undefined && 'lg:grid-cols-[minmax(0,1fr)_28.5rem]',
        )}
      >
        <section
          ref={list}
          aria-label="Liste der Bewerbungen"
          className={classNames(
            'relative min-w-0 px-4 py-4 md:px-8 lg:overflow-y-auto',
            opened !== undefined && 'max-lg:hidden',
          )}
        >
          {children}
        </section>
        {opened}
      </div>
    </>
  )
}

type OpenedProps = { id: string; search: ApplicationsSearch; now: Date }

function Opened({ id, search, now, order }: OpenedProps & { order: string[] }) {
  const { isReader } = Route.useRouteContext()
  return (
    <OpenedApplication
      key={id}
      id={id}
      search={search}
      order={order}
      now={now}
      messageBox={
        isReader ? null : (
          <>
            <WriteMessage applicationId={id} />
            <AskForPool about={{ applicationId: id }} />
          </>
        )
      }
    />
  )
}
