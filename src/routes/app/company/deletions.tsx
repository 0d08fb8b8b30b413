import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readDeletionList } from '~/features/privacy/search-params'
import { HoldButton } from '~/features/privacy/ui/legal-holds/hold-button'
import type { DeletionRow } from '~/features/privacy/views'
import { daysText, formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../../-page'

const TITLE = 'Löschfristen'

export const Route = createFileRoute('/app/company/deletions')({
  validateSearch: readDeletionList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.legalHold.own.queryOptions(deps)),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: DeletionsPage,
})

function DeletionsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.legalHold.own.queryOptions(search))
  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/company/applications">Bewerbungen</TextLink>}>
      <p className="mb-5 max-w-prose text-sm text-muted">
        Abgeschlossene Bewerbungen löschen wir nach ihrer Frist. Sie beginnt, wenn die Absage ankommt; wir schreiben
        Ihnen {daysText(data.noticeDays)} vorher. Brauchen Sie die Unterlagen zu einer Stelle für einen Rechtsstreit,
        halten Sie die Löschung hier an.
      </p>
      <Table
        caption="Stellen mit Bewerbungen: angehaltene zuerst, dann die nächste Löschung"
        columns={columnsWith(data.noticeDays)}
        rows={data.rows.map((row) => ({ ...row, id: row.jobPostingId }))}
        empty={
          <EmptyState meaning="start" title="Noch keine Bewerbungen.">
            Hier steht später, was wir wann löschen.
          </EmptyState>
        }
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const columnsWith = (noticeDays: number): TableColumn<DeletionRow>[] => [
  { id: 'title', header: 'Stelle', isPrimary: true, cell: (row) => <span className="font-semibold">{row.title}</span> },
  { id: 'ended', header: 'Abgeschlossen', cell: (row) => `${row.ended} von ${row.applications}` },
  {
    id: 'next',
    header: 'Nächste Löschung',
    cell: (row) =>
      row.heldSince ? (
        <span className="wrap-anywhere">
          Angehalten seit {formatDay(row.heldSince)}: {row.holdReason}
        </span>
      ) : row.nextDeletion ? (
        formatDay(row.nextDeletion)
      ) : (
        'Noch keine'
      ),
  },
  { id: 'hold', header: 'Löschung', cell: (row) => <HoldButton row={row} noticeDays={noticeDays} /> },
]
