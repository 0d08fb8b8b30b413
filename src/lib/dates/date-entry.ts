/**
 * Reads a day as people type it: "1.3.2027", "01032027", "1.3.27", "2027-03-01".
 * Returns ISO `YYYY-MM-DD`, or `null` when there is no such day. Two-digit years mean 1930 to 2029.
 */
export function parseDay(text: string): string | null {
  const bare = text.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare)
  if (iso) return isoDay(iso[1], iso[2], iso[3])
  const german =
    /^(\d{1,2})[.,/ -]+(\d{1,2})[.,/ -]+(\d{4}|\d{2})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(bare)
  return german ? isoDay(german[3], german[2], german[1]) : null
}

/**
 * Reads a time as people type it: "9", "9:30", "9.30 Uhr", "0930", "17h". Returns `HH:mm`, or `null` when there is no
 * such time.
 */
export function parseTime(text: string): string | null {
  const bare = text
    .trim()
    .replace(/(?:uhr|h)$/i, '')
    .trimEnd()
  const match = /^(\d{1,2})(?:[:., ](\d{2}))?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare)
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** `09:30` → `9:30`; anything else stays as it is. */
export function formatTimeEntry(time: string): string {
  return /^0\d:\d{2}$/.test(time) ? time.slice(1) : time
}

/** `2027-03-01` → `01.03.2027`; anything else stays as it is. */
export function formatDayEntry(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return match ? `${match[3]}.${match[2]}.${match[1]}` : iso
}

/**
 * Reads a month as people type it: "3/2027", "03.27", "032027", "März 2027", "2027-03".
 * Returns ISO `YYYY-MM`, or `null` when there is no such month.
 */
export function parseMonth(text: string): string | null {
  const bare = text.trim()
  const iso = /^(\d{4})-(\d{2})$/.exec(bare)
  if (iso) return isoMonth(iso[1], iso[2])
  const numeric = /^(\d{1,2})[./ -]+(\d{4}|\d{2})$/.exec(bare) ?? /^(\d{2})(\d{4})$/.exec(bare)
  if (numeric) return isoMonth(numeric[2], numeric[1])
  const named = /^(\p{L}{3,})\.?\s+(\d{4}|\d{2})$/u.exec(bare)
  return named ? isoMonth(named[2], String(monthNumber(named[1] ?? ''))) : null
}

const monthNames: readonly string[] = [
  'jan',
  'feb',
  'mär',
  'apr',
  'mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dez',
]

function monthNumber(name: string): number {
  const start = name.toLowerCase().replace('maerz', 'mär').replace('mrz', 'mär').slice(0, 3)
  return monthNames.indexOf(start) + 1
}

function isoMonth(year = '', month = ''): string | null {
  const number = Number(month)
  if (number < 1 || number > 12) return null
  return `${fullYear(year)}-${String(number).padStart(2, '0')}`
}

function isoDay(year = '', month = '', day = ''): string | null {
  const monthPart = isoMonth(year, month)
  if (!monthPart) return null
  const iso = `${monthPart}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  // 31.02. would silently become 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

function fullYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < 30 ? `20${year}` : `19${year}`
}
