import type { LinkProps } from '@tanstack/react-router'
import { formatIsoDay, formatMoment } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { counted } from '~/lib/text/counted'
import { unbroken } from '~/lib/text/unbroken'
import type { AdminWaiting } from './views'

type Task = {
  count: number
  one: string
  many: string
  link: LinkProps
  note?: string | null
  /** Another task counts the same things as well. */
  isPart?: boolean
}

/** Whom it is about, three of them by name. */
function namesOf(names: readonly string[]): string {
  return unbroken(names.length > 3 ? `${names.slice(0, 3).join(', ')} und weitere` : names.join(', '))
}

const SYSTEM: LinkProps = { to: '/super/system' }
const REPORTS: LinkProps = { to: '/super/reports' }
const DEBITS: LinkProps = { to: '/super/direct-debits' }

/** How many tasks wait at each address of the administration, by destinations such as `/super/reports`. */
export function waitingAt(data: AdminWaiting | undefined, destination: string): number {
  const tasks = data ? operatorTasks(data) : []
  return tasks
    .filter(({ link: { to }, isPart }) => !isPart && (to === destination || to?.startsWith(`${destination}/`)))
    .reduce((sum, { count }) => sum + count, 0)
}

/** What may wait for the operator: first what has a deadline or keeps others waiting. */
export function operatorTasks(data: AdminWaiting): Task[] {
  const { undecided, billing } = data
  return [
    {
      count: billing.hasOperator ? 0 : 1,
      one: 'Angabe fehlt: wer Stellwerk betreibt. Ohne sie kann niemand buchen.',
      many: '',
      link: { to: '/super/operator' },
    },
    {
      count: billing.waitingAccounts,
      one: 'Kontoänderung des Betreibers wartet auf Freigabe durch eine zweite Person',
      many: '',
      link: { to: '/super/operator' },
    },
    {
      count: data.incidents.count,
      one: 'Datenpanne ist zu beurteilen oder zu melden',
      many: 'Datenpannen sind zu beurteilen oder zu melden',
      link: { to: '/super/incidents' },
      note: data.incidents.dueAt && `Bis ${formatMoment(data.incidents.dueAt)} muss die Aufsichtsbehörde es erfahren.`,
    },
    {
      count: data.authorityOrders.count,
      one: 'Anordnung einer Behörde ist noch nicht erledigt',
      many: 'Anordnungen von Behörden sind noch nicht erledigt',
      link: { to: '/super/orders', search: { zustand: 'open' } },
      note: data.authorityOrders.since && `Die älteste ist seit ${formatMoment(data.authorityOrders.since)} da.`,
    },
    {
      count: undecided.overdue,
      one: 'Meldung ist über ihrer Frist',
      many: 'Meldungen sind über ihrer Frist',
      link: REPORTS,
      isPart: true,
    },
    {
      count: data.privacyRequests.count,
      one: 'Anfrage zum Datenschutz ist offen',
      many: 'Anfragen zum Datenschutz sind offen',
      link: { to: '/super/privacy-requests' },
      note:
        data.privacyRequests.dueAt && `Die erste ist zu beantworten bis ${formatMoment(data.privacyRequests.dueAt)}.`,
    },
    {
      count: data.agreementObjections.count,
      one: 'Widerspruch gegen den Vertrag zur Auftragsverarbeitung wartet auf Antwort',
      many: 'Widersprüche gegen den Vertrag zur Auftragsverarbeitung warten auf Antwort',
      link: { to: '/super/agreements' },
      note:
        data.agreementObjections.dueDay &&
        `Zugesagt ist die erste Antwort vor dem ${formatIsoDay(data.agreementObjections.dueDay)}.`,
    },
    {
      count: undecided.reports,
      one: 'Meldung ist offen',
      many: 'Meldungen sind offen',
      link: REPORTS,
      note: undecided.nextDueAt && `Die dringendste ist zu prüfen bis ${formatMoment(undecided.nextDueAt)}.`,
    },
    {
      count: undecided.appeals,
      one: 'Beschwerde ist offen',
      many: 'Beschwerden sind offen',
      link: { to: '/super/reports', search: { reiter: 'beschwerden' } },
    },
    {
      count: undecided.messages,
      one: 'Gemeldete Nachricht ist offen',
      many: 'Gemeldete Nachrichten sind offen',
      link: { to: '/super/reports/messages' },
    },
    {
      count: undecided.messageAppeals,
      one: 'Beschwerde zu einer Nachricht ist offen',
      many: 'Beschwerden zu Nachrichten sind offen',
      link: { to: '/super/reports/messages', search: { beschwerden: true } },
    },
    {
      count: data.failedJobs,
      one: 'Hintergrunddienst ist fehlgeschlagen',
      many: 'Hintergrunddienste sind fehlgeschlagen',
      link: SYSTEM,
    },
    {
      count: data.lateJobs,
      one: 'Hintergrunddienst ist überfällig',
      many: 'Hintergrunddienste sind überfällig',
      link: SYSTEM,
    },
    {
      count: data.failedMails,
      one: 'E-Mail ist fehlgeschlagen',
      many: 'E-Mails sind fehlgeschlagen',
      link: { to: '/super/mails', search: { zustand: 'failed' } },
    },
    {
      count: billing.dueDebits,
      one: 'Rechnung lässt sich einziehen',
      many: 'Rechnungen lassen sich einziehen',
      link: DEBITS,
      note: `Zusammen ${formatCents(billing.dueCents)}.`,
    },
    {
      count: data.unreleasedRuns.count,
      one: 'Lastschriftlauf wartet auf Freigabe',
      many: 'Lastschriftläufe warten auf Freigabe',
      link: DEBITS,
      note: `${counted(data.unreleasedRuns.debits, ['Rechnung', 'Rechnungen'])}, ${formatCents(data.unreleasedRuns.cents)}.`,
    },
    {
      count: billing.undownloaded,
      one: 'Freigegebene Lastschriftdatei ist noch nicht heruntergeladen',
      many: 'Freigegebene Lastschriftdateien sind noch nicht heruntergeladen',
      link: DEBITS,
    },
    {
      count: billing.returned,
      one: 'Lastschrift kam zurück und ist noch offen',
      many: 'Lastschriften kamen zurück und sind noch offen',
      link: { to: '/super/invoices', search: { status: 'returned' } },
      note: namesOf(billing.returnedNames),
    },
    {
      count: billing.otherVat,
      one: 'Rechnung hat einen anderen Steuersatz, als für ihren Zeitraum gilt',
      many: 'Rechnungen haben einen anderen Steuersatz, als für ihren Zeitraum gilt',
      link: { to: '/super/invoices', search: { status: 'vat' } },
      note: 'Offene berichtigen Sie mit „Stornieren“. Bezahlte klären Sie mit Ihrer Steuerberatung.',
    },
    {
      count: billing.unmatched,
      one: 'Buchung der Bank passt zu keiner Rechnung',
      many: 'Buchungen der Bank passen zu keiner Rechnung',
      link: { to: '/super/direct-debits', search: { tab: 'unmatched' } },
    },
    {
      count: billing.unsentInvoices,
      one: 'Rechnung ist noch nicht verschickt',
      many: 'Rechnungen sind noch nicht verschickt',
      link: SYSTEM,
    },
    {
      count: data.openFeedback,
      one: 'Rückmeldung ist offen',
      many: 'Rückmeldungen sind offen',
      link: { to: '/super/feedback' },
    },
    {
      count: data.suspendedCompanies,
      one: 'Unternehmen ist gesperrt',
      many: 'Unternehmen sind gesperrt',
      link: { to: '/super/companies', search: { zustand: 'suspended' } },
    },
  ]
}
