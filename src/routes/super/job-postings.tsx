import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { listSort, POSTING_FILTERS, readPostingList } from '~/features/administration/search-params'
import { ExportButton } from '~/features/administration/ui/export-button'
import type { PostingRow } from '~/features/administration/views'
import { jobPostingStatusLabels } from '~/features/job-postings/vocabulary'
import { formatDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Chip, type ChipTone } from '~/ui/chip'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { useChangeList } from '~/ui/lists/use-change-list'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

const TITLE = 'Alle Stellen'

export const Route = createFileRoute('/super/job-postings')({
  validateSearch: readPostingList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.admin.jobPostings.queryOptions(deps)),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: JobPostingsPage,
})

function JobPostingsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.jobPostings.queryOptions(search))
  const change = useChangeList()
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide actions={<ExportButton list="job-postings" search={search} />}>
      <Table
        columnChoiceKey="stellen"
        toolbar={
          <ListToolbar label="Titel oder Unternehmen" q={search.q}>
            <ListFilter label="Status" search={search} param="zustand" options={statusOptions} />
          </ListToolbar>
        }
        caption={TITLE}
        columns={columns}
        rows={data.rows}
        sort={listSort(search)}
        onSort={({ column, direction }) => change({ sort: column, direction })}
        empty={<EmptyState meaning="end" title="Keine Stelle gefunden." />}
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const statusOptions = POSTING_FILTERS.map((value) => ({ value, label: jobPostingStatusLabels[value] }))

const statusTones = {
  draft: 'mute',
  published: 'success',
  paused: 'warn',
  expired: 'mute',
  archived: 'mute',
} satisfies Record<PostingRow['status'], ChipTone>

const columns: TableColumn<PostingRow>[] = [
  {
    id: 'title',
    header: 'Stelle',
    isPrimary: true,
    isSortable: true,
    cell: (row) => (
      <span className="block text-left">
        {row.status === 'draft' ? (
          <span className="font-semibold">{unbroken(row.title || 'Noch ohne Titel')}</span>
        ) : (
          <Link className="font-semibold" to="/job-posting/$jobPostingId" params={{ jobPostingId: row.id }}>
            {unbroken(row.title)}
          </Link>
        )}
        <span className="block text-sm text-muted">{row.place ?? 'Ohne Ort'}</span>
      </span>
    ),
  },
  { id: 'company', header: 'Unternehmen', hasNames: true, cell: (row) => row.companyName ?? '–' },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <Chip tone={statusTones[row.status]}>{jobPostingStatusLabels[row.status]}</Chip>,
  },
  { id: 'applications', header: 'Bewerbungen', align: 'right', cell: (row) => row.applications },
  { id: 'runsUntil', header: 'Läuft bis', cell: (row) => (row.runsUntil ? formatDay(row.runsUntil) : '–') },
  {
    id: 'createdAt',
    header: 'Angelegt',
    isOffWhenNarrow: true,
    isSortable: true,
    cell: (row) => formatDay(row.createdAt),
  },
]
