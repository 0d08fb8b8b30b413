import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readConsentList } from '~/features/administration/search-params'
import { ExportButton } from '~/features/administration/ui/export-button'
import type { ConsentRow } from '~/features/administration/views'
import { consentWayLabels, legalDocuments } from '~/features/privacy/terms/terms'
import { CONSENT_WAYS, LEGAL_DOCUMENTS } from '~/features/privacy/terms/vocabulary'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { AddressText } from '~/ui/text/address-text'
import { pageTitle } from '../-page'

const TITLE = 'Zustimmungen'

export const Route = createFileRoute('/super/consents')({
  validateSearch: readConsentList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    Promise.all([
      context.queryClient.ensureQueryData(context.trpc.admin.consents.queryOptions(deps)),
      context.queryClient.ensureQueryData(context.trpc.admin.consentVersions.queryOptions()),
    ]),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ConsentsPage,
})

function ConsentsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.consents.queryOptions(search))
  const { data: known } = useSuspenseQuery(trpc.admin.consentVersions.queryOptions())
  const versions = known.filter(({ document }) => search.dokument === undefined || document === search.dokument)
  const { q, dokument, fassung, art } = search
  const isFiltered = [q, dokument, fassung, art].some((each) => each !== undefined)
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide actions={<ExportButton list="consents" search={search} />}>
      <p className="mb-5 max-w-prose text-muted">
        Wer welcher Fassung der AGB zugestimmt und welche Datenschutzerklärung gelesen hat. Mit einem Konto verschwinden
        auch seine Einträge. Den Vertrag der Unternehmen finden Sie unter{' '}
        <TextLink to="/super/agreements">Auftragsverarbeitung</TextLink>.
      </p>
      <Table
        columnChoiceKey="zustimmungen"
        toolbar={
          <ListToolbar label="Person oder Unternehmen" q={q}>
            <ListFilter label="Text" search={search} param="dokument" options={documents} />
            <ListFilter
              label="Fassung"
              search={search}
              param="fassung"
              options={[...new Set(versions.map(({ version }) => version))].map((value) => ({
                value,
                label: `Fassung ${value}`,
              }))}
            />
            <ListFilter label="Wie" search={search} param="art" options={ways} />
          </ListToolbar>
        }
        caption="Zustimmungen, neueste zuerst"
        columns={columns}
        rows={data.rows}
        empty={
          <EmptyState
            meaning={isFiltered ? 'end' : 'start'}
            title={isFiltered ? 'Keine Zustimmung gefunden.' : 'Noch hat niemand zugestimmt.'}
          />
        }
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const documents = LEGAL_DOCUMENTS.map((value) => ({ value, label: legalDocuments[value].label }))
const ways = CONSENT_WAYS.map((value) => ({ value, label: consentWayLabels[value] }))

const columns: TableColumn<ConsentRow>[] = [
  {
    id: 'person',
    header: 'Person',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        {row.type === 'APPLICANT' ? (
          <TextLink to="/super/applicants" search={{ q: row.userId }}>
            {row.name}
          </TextLink>
        ) : (
          <span className="font-semibold">{row.name}</span>
        )}
        <span className="block text-xs text-muted">
          <AddressText address={row.email} />
        </span>
      </span>
    ),
  },
  { id: 'company', header: 'Unternehmen', isOffWhenNarrow: true, cell: (row) => row.companyName ?? '–' },
  {
    id: 'version',
    header: 'Text',
    cell: (row) => {
      const { label, path } = legalDocuments[row.document]
      return (
        <span className="inline-flex flex-wrap items-center gap-2">
          <a className="link" href={`${path}?fassung=${row.version}`}>
            {label}, Fassung&nbsp;{row.version}
          </a>
          {row.withdrawnAt && <Chip tone="mute">Zurückgezogen</Chip>}
        </span>
      )
    },
  },
  { id: 'via', header: 'Wie', cell: (row) => consentWayLabels[row.via] },
  {
    id: 'consentedAt',
    header: 'Wann',
    cell: (row) => <span className="num">{formatMoment(row.consentedAt)}</span>,
  },
]
