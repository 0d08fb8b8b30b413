import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FreshDownload } from '~/features/accounts/ui/step-up/fresh-download'
import { ExportButton } from '~/features/administration/ui/export-button'
import type { InvoiceRow } from '~/features/administration/views'
import { invoiceStateLabels } from '~/features/billing/invoice/lifecycle'
import { INVOICE_FILTERS, readInvoiceList } from '~/features/billing/search-params'
import { InvoiceDownloads } from '~/features/billing/ui/invoices/company-invoices'
import { InvoiceBulk } from '~/features/billing/ui/invoices/invoice-bulk'
import { InvoiceMenu } from '~/features/billing/ui/invoices/invoice-menu'
import { InvoiceStatusChip } from '~/features/billing/ui/invoices/invoice-status-chip'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { counted } from '~/lib/text/counted'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/invoices')({
  validateSearch: readInvoiceList,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, trpc }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(trpc.admin.invoices.queryOptions(deps)),
      queryClient.ensureQueryData(trpc.invoice.bookYears.queryOptions()),
    ]),
  head: () => ({ meta: [pageTitle('Rechnungen')] }),
  component: InvoicesPage,
})

const filterLabels = {
  ...invoiceStateLabels,
  ...{ overdue: 'In Verzug', credit: 'Guthaben', storno: 'Stornorechnungen', vat: 'Falscher Steuersatz' },
}

function InvoicesPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.invoices.queryOptions(search))
  const { selection } = useRowSelection(data.rows)
  const verify = useMutation(
    trpc.invoice.verifyArchive.mutationOptions({
      onSuccess: ({ checked, broken }) =>
        toast.show(
          broken === null
            ? {
                severity: 'success',
                title: 'Das Archiv ist unversehrt',
                message: `${counted(checked, ['Rechnung', 'Rechnungen'])} geprüft.`,
              }
            : { severity: 'error', title: 'Das Archiv ist beschädigt', message: `Ab Rechnung ${broken}.` },
        ),
    }),
  )
  return (
    <AppPage
      title="Rechnungen"
      crumb="Plattform"
      isWide
      actions={
        <>
          <ExportButton list="invoices" search={search} />
          <Button variant="outline" isPending={verify.isPending} onClick={() => verify.mutate()}>
            Archiv prüfen
          </Button>
        </>
      }
    >
      {search.status === 'vat' && data.rows.length > 0 && (
        <Note className="mb-4" title="Was zu tun ist">
          Für das Ende ihres Zeitraums gilt ein anderer Steuersatz, als auf diesen Rechnungen steht. Offene berichtigen
          Sie mit „Stornieren“. Bezahlte klären Sie mit Ihrer Steuerberatung: Ein zu hoher Satz wird bis zur
          Berichtigung geschuldet (§&nbsp;14c UStG).
        </Note>
      )}
      <Table
        columnChoiceKey="rechnungen"
        toolbar={
          <ListToolbar label="Nummer oder Kunde" q={search.q}>
            <ListFilter
              label="Status"
              search={search}
              param="status"
              options={INVOICE_FILTERS.map((value) => ({ value, label: filterLabels[value] }))}
            />
          </ListToolbar>
        }
        caption="Rechnungen, neueste zuerst"
        columns={columns}
        rows={data.rows}
        rowLabel={(row) => row.number}
        selection={selection}
        bulkActions={() => <InvoiceBulk ids={selection.selectedIds} />}
        empty={<EmptyState meaning="end" title="Keine Rechnung gefunden." />}
      />
      <ListPagination page={search.page} list={data} />
      <BooksExport />
    </AppPage>
  )
}

/** Each year's books for the tax auditor and the tax adviser. */
function BooksExport() {
  const trpc = useTRPC()
  const { data: years } = useSuspenseQuery(trpc.invoice.bookYears.queryOptions())
  return (
    <section aria-labelledby="buchhaltung" className="mt-10">
      <h2 id="buchhaltung" className="text-xl">
        Für Prüfung und Buchhaltung
      </h2>
      <p className="mt-1 text-sm text-muted">
        Die Prüfungsdaten sind CSV-Dateien mit index.xml (GoBD, Datenträgerüberlassung), DATEV ein Buchungsstapel.
      </p>
      <ul className="mt-3 grid gap-1.5">
        {years.map((each) => (
          <li key={each} className="flex flex-wrap items-center gap-3">
            <span className="num font-semibold">{each}</span>
            <FreshDownload
              size="sm"
              href={`/api/files/books/${each}?format=audit`}
              label={`Prüfungsdaten ${each} als ZIP`}
            >
              Prüfungsdaten (ZIP)
            </FreshDownload>
            <FreshDownload
              size="sm"
              href={`/api/files/books/${each}?format=datev`}
              label={`Buchungsstapel ${each} für DATEV`}
            >
              DATEV
            </FreshDownload>
          </li>
        ))}
      </ul>
    </section>
  )
}

const columns: TableColumn<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Rechnung',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        <span className="num font-semibold whitespace-nowrap">{row.number}</span>
        <TextLink className="block text-sm" to="/super/companies" search={{ q: row.companyId }}>
          {unbroken(row.company)}
        </TextLink>
      </span>
    ),
  },
  { id: 'issuedOn', header: 'Datum', isOffWhenNarrow: true, cell: (row) => formatIsoDay(row.issuedOn) },
  {
    id: 'dueOn',
    header: 'Fällig',
    isOffWhenNarrow: true,
    cell: (row) => (row.kind === 'storno' ? '–' : formatIsoDay(row.dueOn)),
  },
  { id: 'gross', header: 'Brutto', isOffWhenNarrow: true, align: 'right', cell: (row) => formatCents(row.grossCents) },
  {
    id: 'open',
    header: 'Offen',
    align: 'right',
    cell: (row) => (row.kind === 'storno' ? '–' : formatCents(row.openCents)),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <InvoiceStatusChip kind={row.kind} status={row.status} isLate={row.graceUntil !== null} />,
  },
  {
    id: 'files',
    header: 'Dateien',
    align: 'right',
    cell: (row) => <InvoiceDownloads id={row.id} number={row.number} erasedAt={row.erasedAt} />,
  },
  { ...actionsColumn, cell: (row) => <InvoiceMenu row={row} /> },
]
