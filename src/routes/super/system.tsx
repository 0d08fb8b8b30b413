import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Holds } from '~/features/administration/ui/holds'
import { JobsTable } from '~/features/administration/ui/jobs-table'
import { MailSending } from '~/features/administration/ui/mail-sending'
import { SearchIndexes } from '~/features/administration/ui/search-indexes'
import type { IndexState, JobState, SystemState } from '~/features/administration/views'
import { warningText } from '~/features/administration/warning-text'
import { DocumentFaults } from '~/features/billing/ui/invoices/document-faults'
import { formatMoment } from '~/lib/dates/dates'
import { formatDuration } from '~/lib/dates/duration'
import { formatGermanNumber } from '~/lib/money/german-number'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { buttonClass } from '~/ui/buttons/button-class'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { FactList } from '~/ui/text/definition-list'
import { pageTitle } from '../-page'

const TITLE = 'Systemzustand'
const GIGA = 1024 ** 3
const FULL_TEXTS = {
  disk: 'In den letzten Minuten fehlte Platz auf dem Datenträger des Servers; einiges ließ sich nicht speichern.',
  database:
    'In den letzten Minuten fehlte der Datenbank Platz auf ihrem Datenträger; einiges ließ sich nicht speichern.',
  store: 'In den letzten Minuten fehlte in der Dateiablage Platz; Dateien ließen sich nicht speichern.',
}

export const Route = createFileRoute('/super/system')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(context.trpc.admin.system.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.admin.jobs.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.admin.holds.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.invoice.documentFaults.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: SystemPage,
})

function SystemPage() {
  const trpc = useTRPC()
  const {
    data: system,
    isRefetchError,
    dataUpdatedAt,
  } = useSuspenseQuery(trpc.admin.system.queryOptions(undefined, { refetchInterval: 15_000 }))
  const { data: jobs } = useSuspenseQuery(trpc.admin.jobs.queryOptions())
  const { database, disk, mails, audit } = system
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide>
      {isRefetchError && <Stale since={new Date(dataUpdatedAt)} />}
      {!isRefetchError && <Warnings system={system} jobs={jobs} />}
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
              { term: 'Läuft seit', value: formatDuration(system.process.uptimeSeconds) },
              { term: 'Arbeitsspeicher', value: gigabytes(system.process.rss) },
              { term: 'Version', value: `Node.js ${system.process.nodeVersion.replace('v', '')}` },
              {
                term: 'Freier Speicherplatz',
                value: disk ? `${gigabytes(disk.free)} von ${gigabytes(disk.total)}` : '–',
              },
              { term: 'Angemeldete Geräte', value: system.sessions.toLocaleString('de-DE') },
              {
                term: 'Vom Browser gesperrte Inhalte in 24\u00a0Stunden',
                value:
                  system.cspReports === 0
                    ? 'Keine'
                    : `${system.cspReports.toLocaleString('de-DE')}, einzeln in den Aufzeichnungen des Servers`,
              },
            ]}
          />
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-4 text-xl">Datenbank</h2>
          <FactList
            facts={[
              { term: 'Version', value: database ? `PostgreSQL ${database.version}` : '–' },
              { term: 'Größe', value: database ? gigabytes(database.size) : '–' },
              { term: 'Verbindungen', value: database ? `${database.connections} von ${database.limit}` : '–' },
              {
                term: 'Aufbau der Tabellen',
                value: system.migration ? `Fassung ${Number.parseInt(system.migration.name, 10)}` : '–',
              },
              { term: 'Protokoll', value: audit ? `${audit.seq.toLocaleString('de-DE')} Ereignisse` : 'Noch leer' },
            ]}
          />
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-4 text-xl">E-Mail</h2>
          <FactList
            facts={[
              { term: 'Versand', value: mails.isSending ? 'Über den Mailserver' : 'Bleibt im Postausgang' },
              { term: 'Mailserver', value: mails.isSending ? mailServerText(jobs) : '–' },
              { term: 'Wartend', value: waitingMails(mails).toLocaleString('de-DE') },
              { term: 'Fehlgeschlagen', value: mails.failed.toLocaleString('de-DE') },
            ]}
          />
        </Card>
      </div>
      <Holds />
      <DocumentFaults />
      <h2 className="mt-8 mb-4 text-xl">E-Mail-Versand</h2>
      <MailSending sending={mails.sending} />
      <h2 className="mt-8 mb-4 text-xl">Suche</h2>
      <SearchIndexes indexes={system.searchIndexes} />
      <h2 className="mt-8 mb-4 text-xl">Hintergrunddienste</h2>
      <p className="mb-4 max-w-prose text-muted">
        Jeder Dienst läuft von selbst wieder, auch nach einem Fehler. Sie können ihn auch gleich ausführen; das schadet
        nie. Was genau schiefging, kann nachsehen, wer den Server betreut.
      </p>
      <JobsTable />
    </AppPage>
  )
}

/** The data are out of date: the server no longer answers. */
function Stale({ since }: { since: Date }) {
  return (
    <Note
      tone="error"
      className="mb-6"
      title={`Stand von ${formatMoment(since)}`}
      actions={
        <a href="/readyz" className={buttonClass({ size: 'sm' })}>
          Zustand des Servers
        </a>
      }
    >
      Seitdem kommt keine Antwort: Server oder Datenbank sind nicht zu erreichen. Wir versuchen es weiter.
    </Note>
  )
}

function Warnings({ system, jobs }: { system: SystemState; jobs: JobState[] }) {
  const { disk, mails, adminsWithoutSecondFactor, billing } = system
  const bad = jobs.filter(({ state }) => state === 'failed' || state === 'late')
  const warnings = [
    ...system.warnings.map(warningText),
    system.hasMightyRole &&
      'Stellwerk darf in der Datenbank alles. Sicherer ist es, wenn nur der Start alles darf; wer den Server betreut, kann das einrichten.',
    !system.isTakingOn &&
      'Auf dem Server ist kein Platz mehr: Stellwerk nimmt nichts mehr an, bis wieder Platz ist; lesen geht weiter. Bitte lassen Sie Platz schaffen.',
    system.isTakingOn && disk && disk.free < 2 * GIGA && 'Weniger als 2\u00a0GB Speicherplatz sind frei.',
    ...system.fullPlaces.map((place) => FULL_TEXTS[place]),
    mails.sending.some(({ state }) => state === 'late') &&
      'E-Mails gehen nicht hinaus. Wer den Server betreut, sollte nachsehen, ob der Teil läuft, der sie verschickt.',
    mails.failed > 0 &&
      `${mails.failed === 1 ? 'Eine E-Mail ließ' : `${mails.failed} E-Mails ließen`} sich nicht zustellen.`,
    billing.hasOperator &&
      billing.unsentInvoices > 0 &&
      `${billing.unsentInvoices === 1 ? 'Eine Rechnung ist' : `${billing.unsentInvoices} Rechnungen sind`} noch nicht verschickt.`,
    billing.hasOperator &&
      billing.overduePeriods > 0 &&
      `${billing.overduePeriods === 1 ? 'Ein Tarif wartet' : `${billing.overduePeriods} Tarife warten`} auf die Rechnung für den neuen Zeitraum.`,
    ...system.searchIndexes.map(searchWarning),
    bad.length > 0 && `Nicht wie geplant gelaufen: ${bad.map(({ label }) => label).join(', ')}.`,
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

function waitingMails({ sending }: SystemState['mails']): number {
  return sending.reduce((sum, { waiting }) => sum + waiting, 0)
}

function mailServerText(jobs: readonly JobState[]): string {
  const check = jobs.find(({ name }) => name === 'mail-server')
  if (!check || check.state === 'new') return 'Noch nicht geprüft'
  if (check.state === 'failed' || !check.lastSucceededAt) return 'Nicht erreichbar'
  return `Erreichbar, zuletzt ${formatMoment(check.lastSucceededAt)}`
}

function searchWarning({ label, state, due, waitingSince }: IndexState) {
  if (state === 'away') return `Die Suche geht gerade nicht, weil der Suchdienst nicht antwortet: ${label}.`
  if (state === 'incomplete')
    return `Die Suche geht gerade nicht, weil dem Suchdienst ein Teil der Daten fehlt: ${label}.`
  if (state === 'refusing')
    return `Der Suchdienst nimmt nichts mehr auf, vielleicht sind seine Datenträger voll. Die Suche nimmt den letzten Stand: ${label}.`
  if (state === 'failed') return `Die Suche nimmt Neues gerade nicht auf: ${label}.`
  if (state !== 'late' || !waitingSince) return null
  const documents = due === 1 ? 'Ein Eintrag wartet' : `${due.toLocaleString('de-DE')} Einträge warten`
  return `Die Suche hängt nach: ${documents} seit ${formatMoment(waitingSince)} (${label}).`
}

function waitingText({ waitingOrders, overduePeriods }: SystemState['billing']): string {
  const waiting = [
    waitingOrders > 0 && counted(waitingOrders, ['Auftragsbestätigung', 'Auftragsbestätigungen']),
    overduePeriods > 0 && `${counted(overduePeriods, ['Rechnung', 'Rechnungen'])} für neue Zeiträume`,
  ].filter((text) => typeof text === 'string')
  return waiting.length === 0
    ? ''
    : `Es warten: ${waiting.join(' und ')}. Sie gehen hinaus, sobald alles eingetragen ist.`
}

function gigabytes(bytes: number): string {
  return `${formatGermanNumber(bytes / GIGA, 2, true)}\u00a0GB`
}
