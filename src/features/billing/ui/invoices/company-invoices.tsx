import { Download } from 'lucide-react'
import type { CompanyInvoice } from '~/features/billing/views'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { TextAnchor } from '~/ui/buttons/link'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { InvoiceBulk } from './invoice-bulk'
import { InvoiceStatusChip } from './invoice-status-chip'

/** The company's own invoices with their files. */
export function CompanyInvoices({ rows }: { rows: readonly CompanyInvoice[] }) {
  const { selection } = useRowSelection(rows)
  return (
    <Table
      columnChoiceKey="eigene-rechnungen"
      caption="Rechnungen, neueste zuerst"
      columns={columns}
      rows={rows}
      rowLabel={(row) => row.number}
      selection={selection}
      toolbar={
        rows.length > 0 ? (
          <p className="num min-w-0 text-sm text-muted">
            {rows.length === 1 ? '1 Rechnung' : `${rows.length.toLocaleString('de-DE')} Rechnungen`}
          </p>
        ) : undefined
      }
      bulkActions={() => <InvoiceBulk ids={selection.selectedIds} />}
      empty={
        <EmptyState meaning="start" title="Noch keine Rechnung">
          Die erste kommt mit dem ersten bezahlten Zeitraum.
        </EmptyState>
      }
    />
  )
}

/** The PDF and the XRechnung of an invoice. */
export function InvoiceDownloads({ id, number, erasedAt }: { id: string; number: string; erasedAt: Date | null }) {
  if (erasedAt) return <span className="text-xs text-muted">Aufbewahrung abgelaufen</span>
  return (
    <span className="flex justify-end gap-x-3 gap-y-1 max-sm:flex-wrap">
      <File href={`/api/files/invoice/${id}?format=pdf`} name="PDF" number={number} />
      <File href={`/api/files/invoice/${id}?format=xrechnung`} name="XRechnung" number={number} />
    </span>
  )
}

function File({ href, name, number }: { href: string; name: string; number: string }) {
  return (
    <TextAnchor
      href={href}
      download
      aria-label={`${number} als ${name}`}
      className="inline-flex min-h-6 items-center gap-1 whitespace-nowrap"
    >
      <Download aria-hidden="true" className="size-4 md:max-xl:hidden" />
      {name}
    </TextAnchor>
  )
}

const columns: TableColumn<CompanyInvoice>[] = [
  {
    id: 'number',
    header: 'Rechnung',
    isPrimary: true,
    cell: (row) => <span className="num font-semibold whitespace-nowrap">{row.number}</span>,
  },
  { id: 'issuedOn', header: 'Datum', isOffWhenNarrow: true, cell: (row) => formatIsoDay(row.issuedOn) },
  { id: 'dueOn', header: 'Fällig', cell: (row) => (row.kind === 'storno' ? '–' : formatIsoDay(row.dueOn)) },
  { id: 'gross', header: 'Betrag', align: 'right', cell: (row) => formatCents(row.grossCents) },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <InvoiceStatusChip kind={row.kind} status={row.status} isLate={row.graceUntil !== null} />,
  },
  {
    id: 'files',
    header: 'Herunterladen',
    align: 'right',
    cell: (row) => <InvoiceDownloads id={row.id} number={row.number} erasedAt={row.erasedAt} />,
  },
]
