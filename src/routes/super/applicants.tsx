import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { listSort, readApplicantList } from '~/features/administration/search-params'
import { ExportButton } from '~/features/administration/ui/export-button'
import { AccountBulk } from '~/features/administration/ui/measures/account-bulk'
import { AccountAction, AccountMeasure } from '~/features/administration/ui/measures/account-measures'
import type { AccountRow } from '~/features/administration/views'
import { visibilityTexts } from '~/features/applicants/visibility-texts'
import type { Visibility } from '~/features/applicants/vocabulary'
import { formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Chip } from '~/ui/chip'
import { useKeptRow } from '~/ui/form/guard/use-kept-open'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { useChangeList } from '~/ui/lists/use-change-list'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { AddressText } from '~/ui/text/address-text'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/applicants')({
  validateSearch: readApplicantList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.admin.applicants.queryOptions(deps)),
  head: () => ({ meta: [pageTitle('Alle Bewerber')] }),
  component: ApplicantsPage,
})

function ApplicantsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.applicants.queryOptions(search))
  const { selection, chosen: chosenRows, clear } = useRowSelection(data.rows)
  const [chosen, setChosen] = useKeptRow<AccountRow>('konto', data.rows)
  const change = useChangeList()
  return (
    <AppPage
      title="Alle Bewerber"
      crumb="Plattform"
      isWide
      actions={<ExportButton list="applicants" search={search} />}
    >
      <ListToolbar label="Name, E-Mail oder Ort" q={search.q}>
        <ListFilter label="Status" search={search} param="zustand" options={stateOptions} />
      </ListToolbar>
      <Table
        caption="Alle Bewerber"
        columnChoiceKey="bewerber"
        columns={[
          ...columns,
          { ...actionsColumn, cell: (row) => <AccountAction row={row} onChoose={() => setChosen(row)} /> },
        ]}
        rows={data.rows}
        rowLabel={(row) => row.name}
        selection={selection}
        bulkActions={() => <AccountBulk rows={chosenRows} onDone={clear} />}
        sort={listSort(search)}
        onSort={({ column, direction }) => change({ sort: column, direction })}
        empty={<EmptyState meaning="end" title="Niemand gefunden." />}
      />
      <ListPagination page={search.page} list={data} />
      {chosen && <AccountMeasure row={chosen} onClose={() => setChosen(null)} />}
    </AppPage>
  )
}

const stateOptions = [
  { value: 'visible', label: 'Sichtbar' },
  { value: 'anonymous', label: 'Anonym' },
  { value: 'hidden', label: 'Verborgen' },
  { value: 'no-profile', label: 'Noch ohne Profil' },
  { value: 'unverified', label: 'Adresse nicht bestätigt' },
  { value: 'suspended', label: 'Gesperrt' },
] as const

const columns: TableColumn<AccountRow>[] = [
  { id: 'name', header: 'Name', isPrimary: true, isSortable: true, cell: (row) => <ApplicantName row={row} /> },
  { id: 'city', header: 'Ort', cell: (row) => row.city ?? '–' },
  { id: 'visibility', header: 'Lebenslauf', cell: (row) => <State row={row} /> },
  { id: 'applications', header: 'Bewerbungen', isOffWhenNarrow: true, align: 'right', cell: (row) => row.applications },
  {
    id: 'createdAt',
    header: 'Dabei seit',
    isOffWhenNarrow: true,
    isSortable: true,
    cell: (row) => formatDay(row.createdAt),
  },
]

function ApplicantName({ row: { name, email, profileId } }: { row: AccountRow }) {
  return (
    <span className="block text-left">
      {profileId ? (
        <Link className="font-semibold" to="/resume/$applicantProfileId" params={{ applicantProfileId: profileId }}>
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="block text-sm text-muted">
        <AddressText address={email} />
      </span>
    </span>
  )
}

const visibilityTones = { visible: 'success', anonymous: 'info', hidden: 'mute' } as const satisfies Record<
  Visibility,
  string
>

function State({ row: { emailVerified, profileId, visibility, suspendedAt, suspensionReason } }: { row: AccountRow }) {
  if (suspendedAt) {
    return (
      <span>
        <Chip tone="error">Gesperrt</Chip>
        <span className="block text-xs text-muted">{suspensionReason}</span>
      </span>
    )
  }
  if (!emailVerified) return <Chip tone="warn">Adresse nicht bestätigt</Chip>
  if (profileId === null || visibility === null) return <Chip tone="mute">Noch ohne Profil</Chip>
  return <Chip tone={visibilityTones[visibility]}>{visibilityTexts[visibility].label}</Chip>
}
