import { useQuery } from '@tanstack/react-query'
import type { LedgerEntry } from '~/features/billing/views'
import { entryKindLabels } from '~/features/billing/vocabulary'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { Skeleton } from '~/ui/states/skeleton'
import { Table, type TableColumn } from '~/ui/table/table'

/** All entries of one invoice, oldest first, and the open amount after each. */
export function InvoiceLedger({ invoiceId }: { invoiceId: string }) {
  const trpc = useTRPC()
  const ledger = useQuery(trpc.invoice.ledger.queryOptions({ id: invoiceId }))
  if (ledger.isError) return <Note tone="error" title="Die Buchungen lassen sich gerade nicht laden." />
  if (!ledger.data) return <Skeleton className="h-32" />
  const openCents = ledger.data.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <div className="grid gap-4">
      <Table caption="Buchungen, älteste zuerst" columns={columns} rows={ledger.data} empty={null} />
      <p className="num text-right font-semibold">
        {openCents < 0 ? `Guthaben: ${formatCents(-openCents)}` : `Offen: ${formatCents(openCents)}`}
      </p>
    </div>
  )
}

const columns: TableColumn<LedgerEntry>[] = [
  { id: 'kind', header: 'Art', isPrimary: true, cell: ({ kind }) => entryKindLabels[kind] },
  { id: 'bookedOn', header: 'Gebucht am', cell: ({ bookedOn }) => formatIsoDay(bookedOn) },
  {
    id: 'reference',
    header: 'Beleg',
    cell: ({ reference }) => reference ?? '–',
  },
  { id: 'amount', header: 'Betrag', align: 'right', cell: ({ amountCents }) => formatCents(amountCents) },
]
