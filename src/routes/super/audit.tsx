import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { auditActionLabel, auditSubjectLabel } from '~/features/administration/all-labels'
import { auditDetails } from '~/features/administration/audit-details'
import { readAuditList } from '~/features/administration/search-params'
import { AuditSubject } from '~/features/administration/ui/audit-subject'
import { ExportButton } from '~/features/administration/ui/export-button'
import type { AuditEvent } from '~/features/administration/views'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { DateField } from '~/ui/fields/date-field'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { useChangeList } from '~/ui/lists/use-change-list'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

const TITLE = 'Protokoll'

export const Route = createFileRoute('/super/audit')({
  validateSearch: readAuditList,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(context.trpc.admin.audit.queryOptions(deps)),
      context.queryClient.ensureQueryData(context.trpc.admin.auditKinds.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: AuditPage,
})

function AuditPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.audit.queryOptions(search))
  const { data: kinds } = useSuspenseQuery(trpc.admin.auditKinds.queryOptions())
  const change = useChangeList()
  const changeDay = (key: 'von' | 'bis') => (day: string) => {
    if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) change({ [key]: day || undefined })
  }
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide actions={<ExportButton list="audit" search={search} />}>
      <p className="mb-5 max-w-prose text-muted">
        Hier steht jede Änderung eines Plattform-Admins, mit der Prüfsumme der vorigen. Ob die Kette unversehrt ist,
        prüfen wir laufend. Das Ergebnis zeigt der <TextLink to="/super/system">Systemzustand</TextLink>.
      </p>
      <ListToolbar label="Person, Kennung, Grund" q={search.q}>
        <ListFilter
          label="Handlung"
          search={search}
          param="handlung"
          options={kinds.actions.map((value) => ({ value, label: auditActionLabel(value) }))}
        />
        <ListFilter
          label="Betrifft"
          search={search}
          param="betrifft"
          options={kinds.subjectTypes.map((value) => ({ value, label: auditSubjectLabel(value) }))}
        />
        <div className="flex flex-wrap gap-3">
          <DateField className="w-40" label="Von" value={search.von ?? ''} onChange={changeDay('von')} />
          <DateField className="w-40" label="Bis" value={search.bis ?? ''} onChange={changeDay('bis')} />
        </div>
      </ListToolbar>
      <Table
        caption="Ereignisse, neueste zuerst"
        columns={columns}
        rows={data.rows}
        empty={<EmptyState meaning="end" title="Kein Ereignis gefunden." />}
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const columns: TableColumn<AuditEvent>[] = [
  {
    id: 'action',
    header: 'Handlung',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        <span className="font-semibold">{auditActionLabel(row.action)}</span>
        <span className="num block text-xs text-muted">Nr. {row.seq ?? '–'}</span>
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: 'Zeitpunkt',
    cell: (row) => <span className="num">{formatMoment(row.createdAt)}</span>,
  },
  {
    id: 'actor',
    header: 'Wer',
    cell: (row) => row.actorName ?? (row.actorUserId ? 'Gelöschtes Konto' : 'Befehlszeile'),
  },
  {
    id: 'subject',
    header: 'Betrifft',
    cell: (row) => <AuditSubject event={row} />,
  },
  {
    id: 'details',
    header: 'Einzelheiten',
    cell: (row) => (
      <span className="block min-w-32 max-w-md text-sm wrap-anywhere">
        {row.reason}
        {auditDetails(row.details).map(({ key, label, text }) => (
          <span key={key} className="block text-muted">
            {label}: {text}
          </span>
        ))}
      </span>
    ),
  },
]
