import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { COMPANY_SORTS, companyListSchema, listSort } from '~/features/accounts/admin-lists'
import { AdminPagination } from '~/features/accounts/ui/admin-pagination'
import { AdminSearch } from '~/features/accounts/ui/admin-search'
import { type LicenseState, licenseStateLabels } from '~/features/billing/license'
import { formatDay } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Chip, type ChipTone } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { AppPage } from '~/ui/shell/app-page'
import { Table, type TableColumn } from '~/ui/table'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/super/companies')({
  validateSearch: companyListSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.admin.companies.queryOptions(deps)),
  head: () => ({ meta: [pageTitle('Alle Unternehmen')] }),
  component: CompaniesPage,
})

function CompaniesPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.companies.queryOptions(search))
  return (
    <AppPage title="Alle Unternehmen" crumb="Plattform" isWide>
      <AdminSearch
        key={search.q ?? ''}
        label="Name, Ort oder USt-IdNr."
        value={search.q ?? ''}
        onSearch={(q) => void navigate({ search: { ...search, q: q || undefined, page: undefined } })}
      />
      <Table
        caption="Alle Unternehmen"
        columns={columns}
        rows={data.rows}
        rowId={(row) => row.id}
        sort={listSort(search)}
        onSort={({ column, direction }) => {
          const sort = COMPANY_SORTS.find((each) => each === column)
          if (sort) void navigate({ search: { ...search, sort, direction, page: undefined } })
        }}
        empty={<EmptyState title="Kein Unternehmen gefunden." />}
      />
      <AdminPagination
        page={search.page ?? 1}
        total={data.total}
        linkTo={(page) => ({ to: '/super/companies', search: { ...search, page } })}
      />
    </AppPage>
  )
}

const licenseTones = {
  none: 'mute',
  trial: 'info',
  active: 'success',
  past_due: 'warn',
  expired: 'mute',
  suspended: 'error',
} satisfies Record<LicenseState, ChipTone>

type Row = {
  id: string
  name: string | null
  city: string | null
  profileId: string | null
  planName: string | null
  licenseState: LicenseState
  activePostings: number
  members: number
  contactEmail: string | null
  createdAt: Date
}

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Unternehmen', isPrimary: true, isSortable: true, cell: (row) => <CompanyName row={row} /> },
  { id: 'plan', header: 'Tarif', cell: (row) => row.planName ?? '–' },
  {
    id: 'license',
    header: 'Lizenz',
    cell: (row) => <Chip tone={licenseTones[row.licenseState]}>{licenseStateLabels[row.licenseState]}</Chip>,
  },
  { id: 'postings', header: 'Aktive Jobs', align: 'right', cell: (row) => row.activePostings },
  { id: 'members', header: 'Kollegen', align: 'right', cell: (row) => row.members },
  { id: 'createdAt', header: 'Dabei seit', isSortable: true, cell: (row) => formatDay(row.createdAt) },
]

function CompanyName({ row: { name, city, profileId, contactEmail } }: { row: Row }) {
  const shownName = name ?? 'Noch ohne Namen'
  return (
    <span className="block text-left">
      {profileId ? (
        <Link className="font-semibold" to="/company/$companyProfileId" params={{ companyProfileId: profileId }}>
          {shownName}
        </Link>
      ) : (
        <span className="font-semibold">{shownName}</span>
      )}
      <span className="block text-sm break-all text-muted">
        {profileId ? city : `Noch ohne Profil, ${contactEmail ?? 'ohne Mitglied'}`}
      </span>
    </span>
  )
}
