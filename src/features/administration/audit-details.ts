import { holdLabel } from '~/features/accounts/hold-labels'
import { adSeverityLabels } from '~/features/ad-check/schema'
import { licenseStateLabels } from '~/features/billing/subscription/license'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { verificationProofLabels } from '~/features/companies/verification'
import { appealSideLabels, groundLabels } from '~/features/moderation/vocabulary'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { type SettingControl, settingTexts } from '~/platform/settings/labels'

type Value = string | number | boolean | null
type Details = Readonly<Record<string, Value>>
type Format = (value: Value, details: Details) => string

/** A key of the details with its label, and the format of its values if they are not shown as stored. */
type Detail = { label: string; format?: Format }

const cents: Format = (value) => (typeof value === 'number' ? formatCents(value) : plain(value))
const isoDay: Format = (value) => (typeof value === 'string' ? formatIsoDay(value) : plain(value))
const limit: Format = (value) => (value === null ? 'unbegrenzt' : plain(value))

const planStates = { active: 'Buchbar', archived: 'Archiviert' }
const erasers = { person: 'die Person selbst', retention: 'die Aufbewahrungsfrist' }
const formats = { audit: 'Prüferarchiv', datev: 'DATEV' }
const lists = {
  companies: 'Unternehmen',
  applicants: 'Bewerber',
  'job-postings': 'Stellenanzeigen',
  invoices: 'Rechnungen',
  mails: 'Postausgang',
  audit: 'Protokoll',
  reports: 'Meldungen',
  'message-reports': 'Gemeldete Nachrichten',
  feedback: 'Rückmeldungen',
  'ad-rules': 'Anzeigenregeln',
}
const readings = {
  'resume-views': 'Lebensläufe geöffnet',
  'resume-searches': 'Nach Lebensläufen gesucht',
  downloads: 'Heruntergeladen',
}
const signInWays = {
  password: 'Passwort',
  code: 'Passwort und Code',
  'recovery-code': 'Passwort und Wiederherstellungscode',
  passkey: 'Passkey',
  mail: 'Link einer E-Mail',
}
const retentionRules = {
  'applications announced': 'Löschung von Bewerbungen angekündigt',
  'applications deleted': 'Bewerbungen gelöscht',
  'unverified accounts deleted': 'Unbestätigte Konten gelöscht',
  'inactive accounts reminded': 'Inaktive Konten erinnert',
  'inactive accounts deleted': 'Inaktive Konten gelöscht',
  'expired sessions deleted': 'Abgelaufene Sitzungen gelöscht',
  'attempts deleted': 'Zähler von Versuchen gelöscht',
  'mails deleted': 'E-Mails gelöscht',
  'links in mails masked': 'Links in E-Mails unkenntlich gemacht',
  'resume views deleted': 'Einsichten in Lebensläufe gelöscht',
  'invoices erased': 'Inhalte von Rechnungen gelöscht',
  'debit files erased': 'Lastschriftdateien gelöscht',
  'bank texts erased': 'Verwendungszwecke gelöscht',
  'mandates erased': 'Beendete Mandate geleert',
  'unused files deleted': 'Unbenutzte Dateien gelöscht',
  'file store adopted': 'Dateiablage übernommen',
  'stray bytes deleted': 'Verwaiste Dateiinhalte gelöscht',
}

const known: Readonly<Record<string, Detail>> = {
  act: { label: 'Schritt', format: (value) => (typeof value === 'string' ? holdLabel(value).act : plain(value)) },
  after: { label: 'Nachher', format: state },
  allowed: { label: 'Erlaubt' },
  amountCents: { label: 'Betrag', format: cents },
  appealId: { label: 'Beschwerde' },
  applied: { label: 'Verbucht' },
  appliedCents: { label: 'Summe verbucht', format: cents },
  asAdmin: { label: 'Als Admin' },
  attempts: { label: 'Versuche' },
  before: { label: 'Vorher', format: state },
  bookedOn: { label: 'Gebucht am', format: isoDay },
  by: { label: 'Durch', format: oneOf(erasers) },
  collectionOn: { label: 'Einzug am', format: isoDay },
  count: { label: 'Anzahl' },
  creditorId: { label: 'Gläubiger-ID' },
  days: { label: 'Tage' },
  debits: { label: 'Lastschriften' },
  description: { label: 'Beschreibung' },
  domain: { label: 'Domain' },
  filters: { label: 'Filter', format: filters },
  format: { label: 'Format', format: oneOf(formats) },
  from: { label: 'Von', format: isoDay },
  ground: { label: 'Grundlage', format: oneOf(groundLabels) },
  interval: { label: 'Abrechnung', format: oneOf(planIntervalLabels) },
  hours: { label: 'In Stunden' },
  invoices: { label: 'Rechnungen' },
  isAdmin: { label: 'Admin' },
  isRecommended: { label: 'Empfohlen' },
  isSmallBusiness: { label: 'Kleinunternehmer' },
  job: { label: 'Dienst' },
  key: { label: 'Betroffen', format: (value) => settingOf(value)?.label ?? plain(value) },
  license: { label: 'Lizenz', format: oneOf(licenseStateLabels) },
  list: { label: 'Liste', format: oneOf(lists) },
  mandate: { label: 'Mandat' },
  maxActiveJobPostings: { label: 'Aktive Jobs höchstens', format: limit },
  maxMembers: { label: 'Kollegen höchstens', format: limit },
  name: { label: 'Name' },
  netPriceCents: { label: 'Nettopreis', format: cents },
  number: { label: 'Rechnung' },
  plan: { label: 'Tarif' },
  position: { label: 'Reihenfolge' },
  proof: { label: 'Nachweis', format: oneOf(verificationProofLabels) },
  repeated: { label: 'Schon bekannt' },
  repeatedCents: { label: 'Summe schon bekannt', format: cents },
  replaced: { label: 'Ersetztes Mandat' },
  reportId: { label: 'Meldung' },
  rule: { label: 'Regel', format: oneOf(retentionRules) },
  side: { label: 'Beschwerde von', format: oneOf(appealSideLabels) },
  status: { label: 'Zustand', format: oneOf(planStates) },
  storno: { label: 'Stornorechnung' },
  target: { label: 'Verrechnet mit' },
  to: { label: 'Bis', format: isoDay },
  total: { label: 'Von' },
  totalCents: { label: 'Summe', format: cents },
  trialDays: { label: 'Testtage' },
  unmatched: { label: 'Nicht zugeordnet' },
  unmatchedCents: { label: 'Summe nicht zugeordnet', format: cents },
  way: { label: 'Womit', format: oneOf(signInWays) },
  what: { label: 'Was', format: oneOf(readings) },
  year: { label: 'Jahr' },
}

/** The details of an audit event in German, in order. Unknown ones keep their name and value. */
export function auditDetails(details: Details): { key: string; label: string; text: string }[] {
  return Object.entries(details).map(([key, value]) => {
    const { label = key, format = plain } = known[key] ?? {}
    return { key, label, text: format(value, details) }
  })
}

function plain(value: Value): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  return String(value)
}

function oneOf(labels: Readonly<Record<string, string>>): Format {
  return (value) => (typeof value === 'string' ? labels[value] : undefined) ?? plain(value)
}

function settingOf(key: Value | undefined): { label: string; control: SettingControl } | undefined {
  return Object.entries(settingTexts).find(([name]) => name === key)?.[1]
}

/** The state of a setting or an ad rule, stored as JSON. */
function state(value: Value, { key }: Details): string {
  const stored = parsed(value)
  const setting = settingOf(key)
  if (setting) return settingValue(setting.control, stored)
  return isRecord(stored) ? adRule(stored) : plain(value)
}

function settingValue(control: SettingControl, value: unknown): string {
  if (control.kind === 'switch') return value === true ? 'An' : 'Aus'
  if (control.kind === 'number') return `${value} ${control.unit}`
  if (control.kind === 'choice') return control.options.find((option) => option.value === value)?.label ?? String(value)
  if (!Array.isArray(value)) return String(value)
  return value
    .filter(isRecord)
    .map(({ from, value: amount }) => {
      const text = control.isMoney && typeof amount === 'number' ? formatCents(amount) : `${amount} ${control.unit}`
      return `ab ${formatIsoDay(String(from))} ${text}`
    })
    .join(', ')
}

function adRule({ severity, isEnabled, title, phrases, exceptions }: Record<string, unknown>): string {
  return [
    `„${title}“`,
    oneOf(adSeverityLabels)(String(severity), {}),
    isEnabled === true ? 'an' : 'aus',
    `Wendungen: ${words(phrases)}`,
    `Ausnahmen: ${words(exceptions)}`,
  ].join('; ')
}

function words(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : 'keine'
}

/** The parameters of an exported list's page. */
function filters(value: Value): string {
  const stored = parsed(value)
  if (!isRecord(stored)) return plain(value)
  const set = Object.entries(stored).map(([name, chosen]) => `${name} ${chosen}`)
  return set.length > 0 ? set.join(', ') : 'keine'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Undefined for invalid JSON: long filters are stored truncated. */
function parsed(value: Value): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined
  } catch {
    return undefined
  }
}
