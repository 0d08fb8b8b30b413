import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatMoment } from '~/lib/dates'
import { formatGermanNumber } from '~/lib/german-number'
import { type RouterOutputs, useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { Chip, type ChipTone } from '~/ui/chip'
import { FactList } from '~/ui/definition-list'
import { EmptyState } from '~/ui/empty-state'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { Table, type TableColumn } from '~/ui/table'
import { pageTitle } from '../-page-title'

const TITLE = 'Systemzustand'
const GIGA = 1024 ** 3

export const Route = createFileRoute('/super/system')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(context.trpc.admin.system.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.admin.jobs.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: SystemPage,
})

function SystemPage() {
  const trpc = useTRPC()
  const { data: system } = useSuspenseQuery(trpc.admin.system.queryOptions(undefined, { refetchInterval: 15_000 }))
  const { data: jobs } = useSuspenseQuery(trpc.admin.jobs.queryOptions(undefined, { refetchInterval: 15_000 }))
  const { database, disk, mails, audit } = system
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide>
      <Warnings system={system} jobs={jobs} />
      {!system.billing.hasOperator && (
        <Note
          tone="warn"
          className="mb-6"
          title="Die Angaben zum Betreiber fehlen"
          actions={
            <ButtonLink to="/super/operator" size="sm">
              Betreiber eintragen
            </ButtonLink>
          }
        >
          Niemand kann einen Tarif buchen, Rechnungen und Lastschriften ruhen. {waitingText(system.billing)}
        </Note>
      )}
      <div className="grid gap-6 lg:grid-cols-3">
        <Card as="section" padding="lg">
          <h2 className="mb-4 text-xl">Server</h2>
          <FactList
            facts={[
              { term: 'Läuft seit', value: duration(system.process.uptimeSeconds) },
              { term: 'Arbeitsspeicher', value: gigabytes(system.process.rss) },
              { term: 'Node.js', value: system.process.nodeVersion },
              {
                term: 'Freier Speicherplatz',
                value: disk ? `${gigabytes(disk.free)} von ${gigabytes(disk.total)}` : '–',
              },
              { term: 'Angemeldete Geräte', value: system.sessions.toLocaleString('de-DE') },
            ]}
          />
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-4 text-xl">Datenbank</h2>
          <FactList
            facts={[
              { term: 'PostgreSQL', value: database?.version ?? '–' },
              { term: 'Größe', value: database ? gigabytes(database.size) : '–' },
              { term: 'Verbindungen', value: database ? `${database.connections} von ${database.limit}` : '–' },
              { term: 'Letzte Migration', value: system.migration?.name ?? '–' },
              { term: 'Protokoll', value: audit ? `${audit.seq.toLocaleString('de-DE')} Ereignisse` : 'Noch leer' },
            ]}
          />
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-4 text-xl">E-Mail</h2>
          <FactList
            facts={[
              { term: 'Versand', value: mails.isSending ? 'Über SMTP' : 'Bleibt im Postausgang' },
              { term: 'Wartend', value: mails.open.toLocaleString('de-DE') },
              { term: 'Älteste wartende', value: mails.oldest ? formatMoment(mails.oldest) : '–' },
              { term: 'Fehlgeschlagen', value: mails.failed.toLocaleString('de-DE') },
            ]}
          />
        </Card>
      </div>
      <h2 className="mt-8 mb-4 text-xl">Hintergrunddienste</h2>
      <Table
        caption="Hintergrunddienste"
        columns={columns}
        rows={jobs}
        rowId={(job) => job.name}
        empty={<EmptyState title="Noch kein Dienst ist gelaufen." />}
      />
    </AppPage>
  )
}

type System = RouterOutputs['admin']['system']
type Job = RouterOutputs['admin']['jobs'][number]

function Warnings({ system, jobs }: { system: System; jobs: Job[] }) {
  const { disk, mails, adminsWithoutSecondFactor, billing } = system
  const bad = jobs.filter(({ state }) => state !== 'ok')
  const warnings = [
    disk && disk.free < 2 * GIGA && 'Weniger als 2 GB Speicherplatz sind frei.',
    mails.failed > 0 && `${mails.failed} E-Mails ließen sich nicht zustellen.`,
    billing.hasOperator &&
      billing.unsentInvoices > 0 &&
      `${billing.unsentInvoices} Rechnungen sind noch nicht verschickt.`,
    billing.hasOperator &&
      billing.overduePeriods > 0 &&
      `${billing.overduePeriods} Tarife warten auf die Rechnung ihres neuen Zeitraums.`,
    bad.length > 0 && `Nicht wie geplant gelaufen: ${bad.map(({ name }) => jobName(name)).join(', ')}.`,
    adminsWithoutSecondFactor > 0 &&
      `${adminsWithoutSecondFactor === 1 ? 'Ein Plattform-Admin hat' : `${adminsWithoutSecondFactor} Plattform-Admins haben`} keine Authenticator-App eingerichtet.`,
  ].filter((text) => typeof text === 'string')
  if (warnings.length === 0 && !billing.hasOperator) return null
  if (warnings.length === 0) return <Note tone="success" className="mb-6" title="Alles läuft wie vorgesehen." />
  return (
    <Note tone="warn" className="mb-6" title="Das sollten Sie sich ansehen">
      <ul className="mt-1 list-disc pl-5">
        {warnings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}

function waitingText({ waitingOrders, overduePeriods }: System['billing']): string {
  const waiting = [
    waitingOrders > 0 && `${waitingOrders} Auftragsbestätigungen`,
    overduePeriods > 0 && `${overduePeriods} Rechnungen für neue Zeiträume`,
  ].filter((text) => typeof text === 'string')
  return waiting.length === 0
    ? ''
    : `Es warten: ${waiting.join(' und ')}. Sie gehen hinaus, sobald alles eingetragen ist.`
}

const jobNames: Readonly<Record<string, string>> = {
  mail: 'E-Mail-Versand',
  deadlines: 'Fristen und Laufzeiten',
  retention: 'Aufbewahrungsfristen',
  search: 'Suchindex',
  views: 'Aufrufzahlen',
  'search alerts': 'Suchaufträge',
  billing: 'Abrechnung',
}

function jobName(name: string): string {
  return jobNames[name] ?? name
}

const states = {
  ok: { tone: 'success', label: 'In Ordnung' },
  failed: { tone: 'error', label: 'Fehlgeschlagen' },
  late: { tone: 'warn', label: 'Überfällig' },
} as const satisfies Record<Job['state'], { tone: ChipTone; label: string }>

const columns: TableColumn<Job>[] = [
  {
    id: 'name',
    header: 'Dienst',
    isPrimary: true,
    cell: (job) => <span className="font-semibold">{jobName(job.name)}</span>,
  },
  {
    id: 'state',
    header: 'Zustand',
    cell: (job) => <Chip tone={states[job.state].tone}>{states[job.state].label}</Chip>,
  },
  { id: 'every', header: 'Alle', align: 'right', cell: (job) => duration(Math.round(job.everyMs / 1000)) },
  { id: 'last', header: 'Zuletzt', cell: (job) => (job.lastStartedAt ? formatMoment(job.lastStartedAt) : '–') },
  {
    id: 'took',
    header: 'Dauer',
    align: 'right',
    cell: (job) => (job.lastDurationMs === null ? '–' : `${job.lastDurationMs} ms`),
  },
  {
    id: 'failures',
    header: 'Fehler bisher',
    align: 'right',
    cell: (job) => (job.failures === 0 ? '0' : `${job.failures}${job.lastError ? ` (${job.lastError})` : ''}`),
  },
]

function gigabytes(bytes: number): string {
  return `${formatGermanNumber(bytes / GIGA, 2, true)} GB`
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} Tagen`
}
