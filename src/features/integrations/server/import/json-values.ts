import { fromWallClock } from '~/lib/dates/dates'
import { isPublicUrl } from '~/lib/public-url'

/** Values of foreign JSON-LD, where a thing may be single or in a list, text or number. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list: nothing, one, or many. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The first record there, or an empty one. */
export function recordOf(value: unknown): JsonRecord {
  return listOf(value).find(isRecord) ?? {}
}

/** A trimmed text on one line, also from a number or `{ name }` and `{ value }`; null when there is none. */
export function textOf(value: unknown): string | null {
  const [first] = listOf(value)
  if (typeof first === 'number') return String(first)
  if (typeof first === 'string') return first.toWellFormed().replace(CONTROL, ' ').replace(/\s+/g, ' ').trim() || null
  return isRecord(first) ? textOf(first.name ?? first.value) : null
}

/** A number, also from German or English text: `3.400,50`, `3400.5`, `15 €`. Null when there is none. */
export function numberOf(value: unknown): number | null {
  const [first] = listOf(value)
  if (typeof first === 'number') return Number.isFinite(first) ? first : null
  if (typeof first !== 'string') return null
  const digits = /-?\d[\d.,]*/.exec(first)?.[0]
  if (digits === undefined) return null
  const isGerman = /,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3})+$/.test(digits)
  const number = Number(isGerman ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''))
  return Number.isFinite(number) ? number : null
}

/** An absolute https address in the public internet; null for everything else. */
export function httpsOf(value: unknown): string | null {
  const text = textOf(value)
  if (text === null || text.length > 500 || !URL.canParse(text)) return null
  return text.startsWith('https:') && isPublicUrl(text) ? text : null
}

/**
 * A moment, by German clocks where it names no zone; a day without time begins in Germany at midnight, or ends there.
 * Null when it is none.
 */
export function momentOf(value: unknown, side: 'begin' | 'end'): Date | null {
  const text = textOf(value)
  const day = dayOf(text)
  if (text === null || day === null) return null
  if (text.length === 10) return side === 'begin' ? fromWallClock(`${day}T00:00`) : endOfDay(day)
  const wall = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text)
  if (wall) return fromWallClock(`${day}T${wall[1]}`)
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The last second of a German calendar day. */
export function endOfDay(day: string): Date | null {
  const minute = fromWallClock(`${day}T23:59`)
  return minute && new Date(minute.getTime() + 59_000)
}

/** A calendar day `YYYY-MM-DD` that the calendar has, also of a moment; null when it is none. */
export function dayOf(value: unknown): string | null {
  const day = textOf(value)?.slice(0, 10) ?? ''
  // 31 February is read as a day of March.
  const read = /^[12]\d{3}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null
  return read && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}

const CONTROL = /\p{Cc}/gu
