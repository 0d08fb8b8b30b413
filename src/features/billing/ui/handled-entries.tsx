import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { AdminPagination } from '~/features/accounts/ui/admin-pagination'
import { formatIsoDay, formatMoment } from '~/lib/dates'
import { formatCents } from '~/lib/money'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Table, type TableColumn } from '~/ui/table'
import { toast } from '~/ui/toast/toast-store'
import { BankEntryText } from './bank-entry'

type Handled = {
  id: string
  endToEndId: string | null
  amountCents: number
  bookedOn: string
  text: string
  payerName: string | null
  payerIban: string | null
  outcome: 'applied' | 'unmatched' | 'assigned' | 'settled'
  number: string | null
  reason: string | null
  handledAt: Date | null
  handledBy: string | null
  can: { reopen: boolean }
}

/** Bookings that a person assigned or ticked off, with who, when and why. */
export function HandledEntries({ page }: { page: number | undefined }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(trpc.directDebit.handled.queryOptions({ page }))
  const reopen = useMutation(
    trpc.directDebit.reopenEntry.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.directDebit.pathFilter())
        toast.show({ severity: 'success', title: 'Die Buchung ist wieder offen', life: 5000 })
      },
    }),
  )
  const actions: TableColumn<Handled> = {
    id: 'actions',
    header: 'Aktionen',
    isHeaderHidden: true,
    align: 'right',
    cell: (row) =>
      row.can.reopen && (
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          aria-label={`Wieder öffnen: ${row.text || row.endToEndId || 'Buchung'}, ${formatCents(row.amountCents)}`}
          isPending={reopen.isPending && reopen.variables.id === row.id}
          onClick={() => reopen.mutate({ id: row.id })}
        >
          Wieder öffnen
        </Button>
      ),
  }
  return (
    <>
      <Table
        caption="Von Hand erledigte Buchungen, zuletzt erledigte zuerst"
        columns={[...columns, actions]}
        rows={data.rows}
        rowId={(row) => row.id}
        empty={<EmptyState title="Noch nichts von Hand erledigt." />}
      />
      <AdminPagination
        page={page ?? 1}
        total={data.total}
        linkTo={(to) => ({ to: '/super/direct-debits', search: { tab: 'handled', page: to } })}
      />
    </>
  )
}

const columns: TableColumn<Handled>[] = [
  { id: 'text', header: 'Verwendungszweck', isPrimary: true, cell: (row) => <BankEntryText entry={row} /> },
  { id: 'bookedOn', header: 'Gebucht am', cell: (row) => formatIsoDay(row.bookedOn) },
  { id: 'amount', header: 'Betrag', align: 'right', cell: (row) => formatCents(row.amountCents) },
  {
    id: 'outcome',
    header: 'Erledigt',
    cell: (row) => (
      <span className="block break-words">
        {row.outcome === 'assigned' ? `Zugeordnet: ${row.number ?? '–'}` : `Abgehakt: ${row.reason ?? '–'}`}
        {row.handledAt && (
          <span className="block text-sm text-muted">
            {formatMoment(row.handledAt)}, {row.handledBy ?? '–'}
          </span>
        )}
      </span>
    ),
  },
]
