/**
 * A table as CSV the way German spreadsheets open it: semicolons, CRLF, a byte order mark. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe (OWASP "CSV injection").
 */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
