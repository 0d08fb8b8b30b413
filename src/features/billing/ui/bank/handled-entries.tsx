import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import type { HandledEntry } from '~/features/billing/views'
import { formatIsoDay, formatMoment } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { ListPagination } from '~/ui/lists/list-controls'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { toast } from '~/ui/toast/toast-store'
import { BankEntryText } from './bank-entry'

/** Bookings that a person assigned or settled, with who, when and why. */
export function HandledEntries({ page }: { page: number | undefined }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(trpc.directDebit.handled.queryOptions({ page }))
  const reopen = useMutation(
    trpc.directDebit.reopenEntry.mutationOptions({ meta: { done: 'Die Buchung ist wieder offen' } }),
  )
  const unassign = useMutation(
    trpc.directDebit.unassignEntry.mutationOptions({
      onSuccess: async ({ numbers }) => {
        await queryClient.invalidateQueries(trpc.admin.invoices.pathFilter())
        await queryClient.invalidateQueries(trpc.invoice.pathFilter())
        const message = `Zurückgenommen von ${numbers.join(', ')}. Die Buchung steht wieder unter „Ohne Zuordnung“.`
        toast.show({ severity: 'success', title: 'Zuordnung aufgehoben', message, life: 8000 })
      },
    }),
  )
  async function askAndUnassign(row: HandledEntry) {
    const isSure = await confirm({
      title: 'Zuordnung aufheben?',
      message: `Eine Gegenbuchung nimmt die Zahlung über ${formatCents(row.amountCents)} auf ${row.number ?? 'der Rechnung'} zurück. Was damit bezahlt war, ist wieder offen; nach einer Rücklastschrift beginnt die Frist neu.`,
      acceptLabel: 'Zuordnung aufheben',
      rejectLabel: 'Abbrechen',
    })
    if (isSure && (await ensureFresh())) unassign.mutate({ id: row.id })
  }
  const actions: TableColumn<HandledEntry> = {
    ...actionsColumn,
    cell: (row) =>
      row.can.unassign ? (
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          aria-label={`Zuordnung aufheben: ${nameOf(row)}`}
          isPending={unassign.isPending && unassign.variables.id === row.id}
          onClick={() => void askAndUnassign(row)}
        >
          Zuordnung aufheben
        </Button>
      ) : row.can.reopen ? (
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          aria-label={`Wieder öffnen: ${nameOf(row)}`}
          isPending={reopen.isPending && reopen.variables.id === row.id}
          onClick={() => reopen.mutate({ id: row.id })}
        >
          Wieder öffnen
        </Button>
      ) : null,
  }
  return (
    <>
      <Table
        caption="Von Hand erledigte Buchungen, zuletzt erledigte zuerst"
        columns={[...columns, actions]}
        rows={data.rows}
        empty={<EmptyState meaning="start" title="Noch nichts von Hand erledigt." />}
      />
      <ListPagination page={page} list={data} />
    </>
  )
}

function nameOf({ text, endToEndId, amountCents }: HandledEntry): string {
  return `${text || endToEndId || 'Buchung'}, ${formatCents(amountCents)}`
}

const columns: TableColumn<HandledEntry>[] = [
  { id: 'text', header: 'Verwendungszweck', isPrimary: true, cell: (row) => <BankEntryText entry={row} /> },
  { id: 'bookedOn', header: 'Gebucht am', cell: (row) => formatIsoDay(row.bookedOn) },
  { id: 'amount', header: 'Betrag', align: 'right', cell: (row) => formatCents(row.amountCents) },
  {
    id: 'outcome',
    header: 'Erledigt',
    cell: (row) => (
      <span className="block">
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
