import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { documentFaultLabels, documentKindLabels } from '~/features/billing/vocabulary'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import type { DocumentFault } from '../../views'

const REFRESH_MS = 15_000

/** Failed documents, with the cause and a button to retry. Nothing when there are none. */
export function DocumentFaults() {
  const trpc = useTRPC()
  const { data: faults } = useSuspenseQuery(
    trpc.invoice.documentFaults.queryOptions(undefined, { refetchInterval: REFRESH_MS }),
  )
  if (faults.length === 0) return null
  return (
    <section>
      <h2 className="mt-8 mb-4 text-xl">Dokumente, die sich nicht erstellen ließen</h2>
      <p className="mb-4 max-w-prose text-muted">
        Wir versuchen es von selbst wieder, in wachsenden Abständen. Die E-Mail dazu geht hinaus, sobald das Dokument
        erstellt ist.
      </p>
      <Table
        caption="Dokumente, die sich nicht erstellen ließen"
        columns={columns}
        rows={faults}
        empty={<EmptyState meaning="clear" title="Alle Dokumente sind erstellt." />}
      />
    </section>
  )
}

function nameOf({ kind, number }: DocumentFault): string {
  return number === null ? documentKindLabels[kind] : `${documentKindLabels[kind]} ${number}`
}

const columns: TableColumn<DocumentFault>[] = [
  {
    id: 'document',
    header: 'Dokument',
    isPrimary: true,
    cell: (fault) => <span className="font-semibold">{nameOf(fault)}</span>,
  },
  { id: 'company', header: 'Unternehmen', cell: ({ company }) => company ?? '–' },
  {
    id: 'cause',
    header: 'Ursache',
    cell: ({ cause, trace }) => (
      <span className="block max-w-sm text-left">
        {documentFaultLabels[cause]}
        <code className="block text-xs wrap-anywhere text-muted">{trace}</code>
      </span>
    ),
  },
  { id: 'attempts', header: 'Versuche', align: 'right', cell: ({ attempts }) => attempts.toLocaleString('de-DE') },
  { id: 'next', header: 'Nächster Versuch', cell: ({ retryAt }) => formatMoment(retryAt) },
  { ...actionsColumn, cell: (fault) => <RemakeButton fault={fault} /> },
]

function RemakeButton({ fault }: { fault: DocumentFault }) {
  const trpc = useTRPC()
  const remake = useMutation(
    trpc.invoice.remakeDocument.mutationOptions({ meta: { done: `${nameOf(fault)} wird erstellt` } }),
  )
  return (
    <Button
      size="sm"
      variant="outline"
      isPending={remake.isPending}
      aria-label={`${nameOf(fault)}: Erneut erstellen`}
      onClick={() => remake.mutate({ id: fault.id })}
    >
      <RotateCw aria-hidden="true" />
      Erneut erstellen
    </Button>
  )
}
