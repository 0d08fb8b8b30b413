import { formatMoment } from '../dates/dates.ts'

export type CsvValue = string | number | boolean | Date | null | undefined

/** Marks the text as UTF-8 for spreadsheet programs. */
export const CSV_START = '\uFEFF'

/**
 * One line of a CSV file as German spreadsheet programs read it: semicolons, CRLF, quoted texts. What a spreadsheet
 * would take for a formula gets an apostrophe in front (OWASP "CSV Injection"), except negative numbers.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(';')}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  // A spreadsheet reads "18 %" as a number and finds "Bad Salzuflen" only with the space of a keyboard.
  const text = (value instanceof Date ? formatMoment(value) : value).replace(/[\u00a0\u202f]/g, ' ')
  return `"${withoutFormula(text).replaceAll('"', '""')}"`
}

/**
 * The text as a spreadsheet shows it without calculating; also with the full-width characters of East Asian keyboards.
 */
export function withoutFormula(text: string): string {
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}
