import { parse } from 'csv-parse/sync'

/** Larger files are no lists of occupations: the longest has 4 MB. */
export const MAX_BYTES = 30_000_000
const MAX_ROWS = 300_000

export type Problem = { file: string; line: number; reason: string }
/** A row by our names of its columns, with its line. */
export type Row<Name extends string> = { line: number; values: Record<Name, string> }

/**
 * Reads the rows of a table with one line of headings: tab-separated without quotation marks (`.tsv`), or comma- or
 * semicolon-separated with them (`.csv`).
 * @param names our columns with what they may be called; `optional` ones may be absent and are then empty
 * @returns the rows, or the sentence that says what is wrong with the whole file
 */
export function readColumns<Name extends string>(
  file: string,
  text: string,
  names: Record<Name, readonly string[]>,
  optional: readonly NoInfer<Name>[] = [],
): { rows: Row<Name>[] } | { wrong: string } {
  if (text.length > MAX_BYTES) return { wrong: `${file} ist größer als ${MAX_BYTES / 1_000_000}\u00a0MB.` }
  const records = recordsOf(file, text)
  if (records === null) return { wrong: `${file} ist keine Tabelle, die wir lesen können.` }
  const [headings = [], ...lines] = records
  if (lines.length > MAX_ROWS) return { wrong: `${file} hat mehr als ${MAX_ROWS.toLocaleString('de-DE')} Zeilen.` }
  const places = new Map(namesOf(names).map((name) => [name, headings.findIndex((each) => isOneOf(each, names[name]))]))
  const missing = namesOf(names).filter((name) => places.get(name) === -1 && !optional.includes(name))
  if (missing.length > 0) {
    const wanted = missing.map((name) => names[name].map((each) => `„${each}“`).join(' oder '))
    return { wrong: `In ${file} fehlt die Spalte ${wanted.join(' und ')}.` }
  }
  const valuesOf = (record: string[]) => {
    const values: Record<string, string> = {}
    for (const [name, place] of places) values[name] = (record[place] ?? '').trim()
    return values
  }
  return { rows: lines.map((record, index) => ({ line: index + 2, values: valuesOf(record) })) }
}

function namesOf<Name extends string>(names: Record<Name, unknown>): Name[] {
  const isName = (name: string): name is Name => name in names
  return Object.keys(names).filter(isName)
}

function isOneOf(heading: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === heading.trim().toLowerCase())
}

function recordsOf(file: string, text: string): string[][] | null {
  const isTabbed = file.endsWith('.tsv')
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      ...(isTabbed ? { delimiter: '\t', quote: false } : { delimiter: [',', ';'] }),
    })
  } catch {
    return null
  }
}
