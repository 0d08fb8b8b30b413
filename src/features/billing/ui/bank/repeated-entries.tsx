import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { RepeatedEntry } from '~/features/billing/views'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ListPagination } from '~/ui/lists/list-controls'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { toast } from '~/ui/toast/toast-store'
import { BankEntryText } from './bank-entry'

/** Bookings that another file had reported before. A person can object: then it is a separate payment. */
export function RepeatedEntries({ page }: { page: number | undefined }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.directDebit.repeated.queryOptions({ page }))
  const object = useMutation(
    trpc.directDebit.keepEntryAsOwn.mutationOptions({
      onSuccess: () => {
        const message = 'Sie steht jetzt unter „Ohne Zuordnung“.'
        toast.show({ severity: 'success', title: 'Eigene Zahlung', message, life: 8000 })
      },
    }),
  )
  const actions: TableColumn<RepeatedEntry> = {
    ...actionsColumn,
    cell: (row) => (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Doch eine eigene Zahlung: ${row.text || row.endToEndId || 'Buchung'}, ${formatCents(row.amountCents)}`}
        isPending={object.isPending && object.variables.id === row.id}
        onClick={() => object.mutate({ id: row.id })}
      >
        Doch eine eigene Zahlung
      </Button>
    ),
  }
  return (
    <>
      <Table
        caption="Buchungen, die schon aus einer anderen Datei bekannt waren, neueste zuerst"
        columns={[...columns, actions]}
        rows={data.rows}
        empty={<EmptyState meaning="clear" title="Keine Buchung kam ein zweites Mal." />}
      />
      <ListPagination page={page} list={data} />
    </>
  )
}

const columns: TableColumn<RepeatedEntry>[] = [
  { id: 'text', header: 'Verwendungszweck', isPrimary: true, cell: (row) => <BankEntryText entry={row} /> },
  { id: 'file', header: 'Datei', cell: (row) => <span className="break-all">{row.fileName}</span> },
  { id: 'bookedOn', header: 'Gebucht am', cell: (row) => formatIsoDay(row.bookedOn) },
  {
    id: 'amount',
    header: 'Betrag',
    align: 'right',
    cell: (row) => formatCents(row.isCredit ? row.amountCents : -row.amountCents),
  },
]
