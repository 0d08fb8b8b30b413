import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ExportButton } from '~/features/administration/ui/export-button'
import { readAgreementList } from '~/features/privacy/search-params'
import { AgreementVersionsCard } from '~/features/privacy/ui/agreements/agreement-versions'
import { SignedText } from '~/features/privacy/ui/agreements/signed-text'
import type { SignedAgreement } from '~/features/privacy/views'
import { formatMoment } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

const TITLE = 'Auftragsverarbeitung'

export const Route = createFileRoute('/super/agreements')({
  validateSearch: readAgreementList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    Promise.all([
      context.queryClient.ensureQueryData(context.trpc.agreement.list.queryOptions(deps)),
      context.queryClient.ensureQueryData(context.trpc.agreement.versions.queryOptions()),
    ]),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: AgreementsPage,
})

function AgreementsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.agreement.list.queryOptions(search))
  const { data: versions } = useSuspenseQuery(trpc.agreement.versions.queryOptions())
  const isNothing = data.rows.length === 0 && search.q === undefined && search.fassung === undefined
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide actions={<ExportButton list="agreements" search={search} />}>
      {!data.isOffered && (
        <Note tone="warn" className="mb-5" title="Noch kann niemand den Vertrag schließen">
          Er nennt Sie mit Name und Anschrift. Bitte tragen Sie beides unter{' '}
          <TextLink to="/super/operator">Betreiber</TextLink> ein.
        </Note>
      )}
      {!isNothing && (
        <p className="mb-4 text-sm text-muted">
          {data.companies.signed.toLocaleString('de-DE')} von {data.companies.total.toLocaleString('de-DE')} Unternehmen{' '}
          {data.companies.signed === 1 ? 'hat' : 'haben'} den Vertrag geschlossen.
        </p>
      )}
      <Table
        columnChoiceKey="vertraege"
        toolbar={
          <ListToolbar label="Unternehmen oder wer geschlossen hat" q={search.q}>
            <ListFilter
              label="Fassung des Textes"
              search={search}
              param="fassung"
              options={versions.versions.map(({ version }) => ({ value: version, label: `Fassung ${version}` }))}
            />
          </ListToolbar>
        }
        caption="Geschlossene Verträge nach Art.&nbsp;28 DSGVO, neueste zuerst"
        columns={columns}
        rows={data.rows}
        empty={
          isNothing ? (
            <EmptyState meaning="start" title="Noch kein Unternehmen hat den Vertrag geschlossen.">
              Admins eines Unternehmens lesen und schließen ihn unter „Auftragsverarbeitung“.
            </EmptyState>
          ) : (
            <EmptyState meaning="end" title="Kein Vertrag gefunden." />
          )
        }
      />
      <ListPagination page={search.page} list={data} />
      <div className="mt-6 max-w-3xl">
        <AgreementVersionsCard data={versions} />
      </div>
    </AppPage>
  )
}

const columns: TableColumn<SignedAgreement>[] = [
  {
    id: 'company',
    header: 'Unternehmen',
    isPrimary: true,
    cell: (row) => (
      <TextLink to="/super/companies" search={{ q: row.companyId }}>
        {unbroken(row.companyName ?? 'Ohne Namen')}
      </TextLink>
    ),
  },
  { id: 'version', header: 'Vertrag', cell: (row) => <SignedText agreement={row} /> },
  { id: 'textVersion', header: 'Fassung des Textes', isOffWhenNarrow: true, cell: (row) => row.textVersion },
  {
    id: 'state',
    header: 'Status',
    cell: (row) =>
      row.isCurrent ? <Chip tone="success">Aktueller Text</Chip> : <Chip tone="warn">Neuer Text angeboten</Chip>,
  },
  { id: 'signedBy', header: 'Geschlossen von', isOffWhenNarrow: true, cell: (row) => row.signedBy },
  { id: 'signedAt', header: 'Am', cell: (row) => formatMoment(row.signedAt) },
]
