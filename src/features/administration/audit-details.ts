import type { DetailLabel } from '~/features/accounts/feature-labels'
import { adSeverityLabels } from '~/features/ad-check/schema'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { type SettingControl, settingTexts } from '~/platform/settings/labels'
import { detailLabel, holdLabel } from './all-labels'

type Value = string | number | boolean | null
type Details = Readonly<Record<string, Value>>
type Format = (value: Value, details: Details) => string

const formats = {
  cents: (value) => (typeof value === 'number' ? formatCents(value) : plain(value)),
  day: (value) => (typeof value === 'string' ? formatIsoDay(value) : plain(value)),
  limit: (value) => (value === null ? 'unbegrenzt' : plain(value)),
} as const satisfies Record<string, Format>

/** Built from more than the stored value, or from JSON. */
const special: Readonly<Record<string, { label: string; format: Format }>> = {
  act: { label: 'Schritt', format: (value) => (typeof value === 'string' ? holdLabel(value).act : plain(value)) },
  after: { label: 'Nachher', format: state },
  before: { label: 'Vorher', format: state },
  filters: { label: 'Filter', format: filters },
  key: { label: 'Betroffen', format: (value) => settingOf(value)?.label ?? plain(value) },
}

/** The details of an audit event in German, in order. Unknown ones keep their name and value. */
export function auditDetails(details: Details): { key: string; label: string; text: string }[] {
  return Object.entries(details).map(([key, value]) => {
    const { label, format } = special[key] ?? described(detailLabel(key))
    return { key, label, text: format(value, details) }
  })
}

function described(detail: DetailLabel): { label: string; format: Format } {
  if (typeof detail === 'string') return { label: detail, format: plain }
  const { label, values } = detail
  return { label, format: typeof values === 'string' ? formats[values] : oneOf(values) }
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
