import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { APPLICANT_SORTS, applicantListSchema, listSort } from '~/features/accounts/admin-lists'
import { AdminPagination } from '~/features/accounts/ui/admin-pagination'
import { AdminSearch } from '~/features/accounts/ui/admin-search'
import type { Visibility } from '~/features/applicants/schema'
import { formatDay } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Chip } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { AppPage } from '~/ui/shell/app-page'
import { Table, type TableColumn } from '~/ui/table'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/super/applicants')({
  validateSearch: applicantListSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.admin.applicants.queryOptions(deps)),
  head: () => ({ meta: [pageTitle('Alle Bewerber')] }),
  component: ApplicantsPage,
})

function ApplicantsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.applicants.queryOptions(search))
  return (
    <AppPage title="Alle Bewerber" crumb="Plattform" isWide>
      <AdminSearch
        key={search.q ?? ''}
        label="Name, E-Mail-Adresse oder Ort"
        value={search.q ?? ''}
        onSearch={(q) => void navigate({ search: { ...search, q: q || undefined, page: undefined } })}
      />
      <Table
        caption="Alle Bewerber"
        columns={columns}
        rows={data.rows}
        rowId={(row) => row.id}
        sort={listSort(search)}
        onSort={({ column, direction }) => {
          const sort = APPLICANT_SORTS.find((each) => each === column)
          if (sort) void navigate({ search: { ...search, sort, direction, page: undefined } })
        }}
        empty={<EmptyState title="Niemand gefunden." />}
      />
      <AdminPagination
        page={search.page ?? 1}
        total={data.total}
        linkTo={(page) => ({ to: '/super/applicants', search: { ...search, page } })}
      />
    </AppPage>
  )
}

type Row = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  profileId: string | null
  city: string | null
  visibility: Visibility | null
  applications: number
  createdAt: Date
}

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', isPrimary: true, isSortable: true, cell: (row) => <ApplicantName row={row} /> },
  { id: 'city', header: 'Ort', cell: (row) => row.city ?? '–' },
  { id: 'visibility', header: 'Lebenslauf', cell: (row) => <State row={row} /> },
  { id: 'applications', header: 'Bewerbungen', align: 'right', cell: (row) => row.applications },
  { id: 'createdAt', header: 'Dabei seit', isSortable: true, cell: (row) => formatDay(row.createdAt) },
]

function ApplicantName({ row: { name, email, profileId } }: { row: Row }) {
  return (
    <span className="block text-left">
      {profileId ? (
        <Link className="font-semibold" to="/resume/$applicantProfileId" params={{ applicantProfileId: profileId }}>
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="block text-sm break-all text-muted">{email}</span>
    </span>
  )
}

function State({ row: { emailVerified, profileId, visibility } }: { row: Row }) {
  if (!emailVerified) return <Chip tone="warn">Adresse nicht bestätigt</Chip>
  if (profileId === null) return <Chip tone="mute">Noch ohne Profil</Chip>
  if (visibility === 'visible') return <Chip tone="success">Sichtbar</Chip>
  return visibility === 'anonymous' ? <Chip tone="info">Anonym</Chip> : <Chip tone="mute">Verborgen</Chip>
}
