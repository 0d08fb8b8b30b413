import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readDeletionList } from '~/features/privacy/search-params'
import { EndHoldButton } from '~/features/privacy/ui/legal-holds/end-hold-button'
import type { LegalHoldRow } from '~/features/privacy/views'
import { formatDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

const TITLE = 'Angehaltene Löschungen'

export const Route = createFileRoute('/super/legal-holds')({
  validateSearch: readDeletionList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.legalHold.list.queryOptions(deps)),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: LegalHoldsPage,
})

function LegalHoldsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.legalHold.list.queryOptions(search))
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide>
      <Table
        columnChoiceKey="angehalten"
        caption="Bewerbungen, die Unternehmen für Rechtsstreite behalten, neueste zuerst"
        columns={columnsWith(data.noticeDays)}
        rows={data.rows}
        empty={
          <EmptyState meaning="clear" title="Kein Unternehmen hat eine Löschung angehalten.">
            Für einen Rechtsstreit halten Admins eines Unternehmens unter „Löschfristen“ die Löschung der Bewerbungen
            auf eine Stelle an. Hier sehen Sie, wer es tut und warum.
          </EmptyState>
        }
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const columnsWith = (noticeDays: number): TableColumn<LegalHoldRow>[] => [
  {
    id: 'company',
    header: 'Unternehmen',
    isPrimary: true,
    cell: (row) => (
      <TextLink to="/super/companies" search={{ q: row.companyId }}>
        {unbroken(row.companyName ?? 'Ohne Namen')}
      </TextLink>
    ),
  },
  { id: 'title', header: 'Stelle', cell: (row) => row.title },
  { id: 'applications', header: 'Bewerbungen', isOffWhenNarrow: true, cell: (row) => row.applications },
  { id: 'placedAt', header: 'Seit', cell: (row) => formatDay(row.placedAt) },
  { id: 'reason', header: 'Grund', cell: (row) => <span className="wrap-anywhere">{row.reason}</span> },
  { id: 'end', header: 'Löschung', cell: (row) => <EndHoldButton hold={row} noticeDays={noticeDays} /> },
]
