/**
 * Rows of a CSV file (RFC 4180) by the names of its first row; quoted fields may hold separators and line breaks.
 * Rows of another length than the first are padded or cut.
 */
export function parseCsv(text: string, separator = ','): Record<string, string>[] {
  const [names = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''), separator)
  return rows
    .filter((row) => row.some((field) => field !== ''))
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ''])))
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') field += text[++at]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === separator) {
      row.push(field)
      field = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      rows.push([...row, field])
      row = []
      field = ''
    } else field += sign
  }
  return field === '' && row.length === 0 ? rows : [...rows, [...row, field]]
}
