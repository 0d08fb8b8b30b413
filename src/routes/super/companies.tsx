import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { LICENSE_FILTERS, listSort, readCompanyList } from '~/features/administration/search-params'
import { ExportButton } from '~/features/administration/ui/export-button'
import { CompanyBulk } from '~/features/administration/ui/measures/company-bulk'
import {
  CompanyActions,
  CompanyMeasure,
  MEASURE_KINDS,
  type MeasureKind,
} from '~/features/administration/ui/measures/company-measures'
import type { CompanyRow } from '~/features/administration/views'
import { type LicenseState, licenseStateLabels } from '~/features/billing/subscription/license'
import { verificationProofLabels } from '~/features/companies/verification'
import { formatDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Chip, type ChipTone } from '~/ui/chip'
import { useKeptChoice, useKeptRow } from '~/ui/form/guard/use-kept-open'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { useChangeList } from '~/ui/lists/use-change-list'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { AddressText } from '~/ui/text/address-text'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/companies')({
  validateSearch: readCompanyList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.admin.companies.queryOptions(deps)),
  head: () => ({ meta: [pageTitle('Alle Unternehmen')] }),
  component: CompaniesPage,
})

function CompaniesPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.companies.queryOptions(search))
  const { selection, chosen: chosenRows, clear } = useRowSelection(data.rows)
  const [kind, setKind] = useKeptChoice('mittel', MEASURE_KINDS)
  const [row, setRow] = useKeptRow<CompanyRow>('unternehmen', data.rows)
  function open(wanted: MeasureKind, about: CompanyRow) {
    setRow(about)
    setKind(wanted)
  }
  const change = useChangeList()
  return (
    <AppPage
      title="Alle Unternehmen"
      crumb="Plattform"
      isWide
      actions={<ExportButton list="companies" search={search} />}
    >
      <ListToolbar label="Name, Ort oder USt-IdNr." q={search.q}>
        <ListFilter label="Lizenz" search={search} param="lizenz" options={licenseOptions} />
        <ListFilter label="Status" search={search} param="zustand" options={stateOptions} />
      </ListToolbar>
      <Table
        caption="Alle Unternehmen"
        columnChoiceKey="unternehmen"
        columns={[
          ...columns,
          {
            ...actionsColumn,
            cell: (row) => <CompanyActions row={row} onChoose={(wanted) => open(wanted, row)} />,
          },
        ]}
        rows={data.rows}
        rowLabel={(row) => row.name ?? 'Unternehmen ohne Namen'}
        selection={selection}
        bulkActions={() => <CompanyBulk rows={chosenRows} onDone={clear} />}
        sort={listSort(search)}
        onSort={({ column, direction }) => change({ sort: column, direction })}
        empty={<EmptyState meaning="end" title="Kein Unternehmen gefunden." />}
      />
      <ListPagination page={search.page} list={data} />
      {kind && row && <CompanyMeasure measure={{ kind, row }} onClose={() => setKind(null)} />}
    </AppPage>
  )
}

const licenseOptions = LICENSE_FILTERS.map((value) => ({ value, label: licenseStateLabels[value] }))
const stateOptions = [
  { value: 'verified', label: 'Verifiziert' },
  { value: 'unverified', label: 'Nicht verifiziert' },
  { value: 'suspended', label: 'Gesperrt' },
] as const

const licenseTones = {
  none: 'mute',
  trial: 'info',
  active: 'success',
  past_due: 'warn',
  expired: 'mute',
  suspended: 'error',
} satisfies Record<LicenseState, ChipTone>

const columns: TableColumn<CompanyRow>[] = [
  { id: 'name', header: 'Unternehmen', isPrimary: true, isSortable: true, cell: (row) => <CompanyName row={row} /> },
  { id: 'plan', header: 'Tarif', isOffWhenNarrow: true, cell: (row) => row.planName ?? '–' },
  {
    id: 'license',
    header: 'Lizenz',
    cell: (row) => (
      <span>
        <Chip tone={licenseTones[row.licenseState]}>{licenseStateLabels[row.licenseState]}</Chip>
        {row.creditCents > 0 && (
          <span className="num block text-xs text-muted">Guthaben {formatCents(row.creditCents)}</span>
        )}
      </span>
    ),
  },
  { id: 'state', header: 'Status', cell: (row) => <CompanyState row={row} /> },
  {
    id: 'postings',
    header: 'Aktive Stellen',
    isOffWhenNarrow: true,
    align: 'right',
    cell: (row) => row.activePostings,
  },
  { id: 'members', header: 'Kollegen', isOffWhenNarrow: true, align: 'right', cell: (row) => row.members },
  {
    id: 'createdAt',
    header: 'Dabei seit',
    isOffWhenNarrow: true,
    isSortable: true,
    cell: (row) => formatDay(row.createdAt),
  },
]

function CompanyName({ row: { name, city, profileId, contactEmail } }: { row: CompanyRow }) {
  const shownName = unbroken(name ?? 'Noch ohne Namen')
  return (
    <span className="block text-left">
      {profileId ? (
        <Link className="font-semibold" to="/company/$companyProfileId" params={{ companyProfileId: profileId }}>
          {shownName}
        </Link>
      ) : (
        <span className="font-semibold">{shownName}</span>
      )}
      <span className="block text-sm text-muted">
        {profileId ? (
          city
        ) : (
          <>Noch ohne Profil, {contactEmail ? <AddressText address={contactEmail} /> : 'ohne Kollegen'}</>
        )}
      </span>
    </span>
  )
}

function CompanyState({ row }: { row: CompanyRow }) {
  const { suspendedAt, suspensionReason, verifiedBy, verifiedDomain } = row
  if (suspendedAt) {
    return (
      <span>
        <Chip tone="error">Gesperrt</Chip>
        <span className="block text-xs text-muted">{suspensionReason}</span>
      </span>
    )
  }
  if (verifiedBy === null) return <Chip tone="mute">Nicht verifiziert</Chip>
  return (
    <span>
      <Chip tone="success">Verifiziert</Chip>
      <span className="block text-xs text-muted">
        {verificationProofLabels[verifiedBy]}
        {verifiedDomain && `: ${verifiedDomain}`}
      </span>
    </span>
  )
}
