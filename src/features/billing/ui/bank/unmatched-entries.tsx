import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ensureFresh, requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import type { UnmatchedEntry } from '~/features/billing/views'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptState } from '~/ui/form/guard/use-kept-state'
import { ListPagination } from '~/ui/lists/list-controls'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { toast } from '~/ui/toast/toast-store'
import { AssignEntryForm } from './assign-entry-form'
import { BankEntryText, entryKinds } from './bank-entry'
import { SettleEntriesForm } from './settle-entries-form'

type Open = { what: 'assign'; entry: UnmatchedEntry } | { what: 'settle'; ids: string[] } | null

const openDialogs = new WeakMap<object, Open>()

/** Unmatched bookings. A person assigns them to an invoice, or settles those that are not the platform's. */
export function UnmatchedEntries({ page }: { page: number | undefined }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(trpc.directDebit.unmatched.queryOptions({ page }))
  const { selection, clear } = useRowSelection(data.rows)
  const [open, setOpen] = useKeptState(openDialogs, 'buchung', () => null)
  async function done(title: string, message?: string) {
    setOpen(null)
    clear()
    await queryClient.invalidateQueries(trpc.admin.invoices.pathFilter())
    toast.show({ severity: 'success', title, message, life: 8000 })
  }
  const assign = useFormMutation(
    trpc.directDebit.assignEntry.mutationOptions({
      onSuccess: ({ numbers, creditCents }) => {
        const rest = creditCents > 0 ? ` ${formatCents(creditCents)} bleiben als Guthaben.` : ''
        return done('Buchung zugeordnet', `Gebucht auf ${numbers.join(', ')}.${rest}`)
      },
    }),
  )
  async function openAssign(entry: UnmatchedEntry) {
    if (await ensureFresh()) setOpen({ what: 'assign', entry })
  }
  const settle = useFormMutation(
    trpc.directDebit.settleEntries.mutationOptions({ onSuccess: () => done('Als erledigt abgehakt') }),
  )
  const same = useMutation(
    trpc.directDebit.keepEntryAsRepeated.mutationOptions({ onSuccess: () => done('Als schon bekannt vermerkt') }),
  )
  const actions: TableColumn<UnmatchedEntry> = {
    ...actionsColumn,
    cell: (row) => (
      <span className="flex flex-wrap justify-end gap-2">
        {row.can.assign && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Zuordnen: ${nameOf(row)}`}
            onClick={() => void openAssign(row)}
          >
            Zuordnen
          </Button>
        )}
        {row.can.keepAsRepeated && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Ist dieselbe: ${nameOf(row)}`}
            isPending={same.isPending && same.variables.id === row.id}
            onClick={() => same.mutate({ id: row.id })}
          >
            Ist dieselbe
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Abhaken: ${nameOf(row)}`}
          onClick={() => setOpen({ what: 'settle', ids: [row.id] })}
        >
          Abhaken
        </Button>
      </span>
    ),
  }
  return (
    <>
      <Table
        toolbar={
          <p className="text-sm text-muted">
            Ordnen Sie zu, was zu einer Rechnung gehört, und haken Sie alles andere ab.
          </p>
        }
        caption="Buchungen ohne Zuordnung, neueste zuerst"
        columns={[...columns, actions]}
        rows={data.rows}
        rowLabel={nameOf}
        selection={selection}
        bulkActions={(ids) => (
          <Button variant="ghost" size="sm" onClick={() => setOpen({ what: 'settle', ids: [...ids] })}>
            Abhaken
          </Button>
        )}
        empty={<EmptyState meaning="clear" title="Alles ist zugeordnet." />}
      />
      <ListPagination page={page} list={data} />
      <Dialog isOpen={open?.what === 'assign'} onClose={() => setOpen(null)} title="Buchung zuordnen" size="lg">
        {open?.what === 'assign' && (
          <AssignEntryForm
            entry={open.entry}
            onSave={async (invoiceId) => {
              await requireFresh()
              await assign.mutateAsync({ id: open.entry.id, invoiceId })
            }}
          />
        )}
      </Dialog>
      <Dialog isOpen={open?.what === 'settle'} onClose={() => setOpen(null)} title="Als erledigt abhaken">
        {open?.what === 'settle' && (
          <SettleEntriesForm
            count={open.ids.length}
            onSave={(reason) => settle.mutateAsync({ ids: open.ids, reason })}
          />
        )}
      </Dialog>
    </>
  )
}

function nameOf({ text, endToEndId, amountCents, bookedOn }: UnmatchedEntry): string {
  return `${text || endToEndId || 'Buchung'}, ${formatCents(amountCents)}, ${formatIsoDay(bookedOn)}`
}

const columns: TableColumn<UnmatchedEntry>[] = [
  { id: 'text', header: 'Verwendungszweck', isPrimary: true, cell: (row) => <BankEntryText entry={row} /> },
  { id: 'kind', header: 'Art', cell: (row) => entryKinds[row.kind] },
  { id: 'bookedOn', header: 'Gebucht am', cell: (row) => formatIsoDay(row.bookedOn) },
  {
    id: 'amount',
    header: 'Betrag',
    align: 'right',
    cell: (row) => formatCents(row.isCredit ? row.amountCents : -row.amountCents),
  },
]
