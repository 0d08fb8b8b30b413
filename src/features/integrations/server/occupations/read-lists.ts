import { isOccupationCode } from '~/lib/occupations/kldb/codes'
import { titleKey } from '~/lib/occupations/kldb/title-key'
import { type Problem, type Row, readColumns } from './columns'

/** A title of a list: its key, its code of the KldB, and its number (DKZ) where the list has one. */
export type ListedTitle = { key: string; code: string; titleNumber: number | null }
export type ReadList = { titles: ListedTitle[]; problems: Problem[] }
export type ListFile = { name: string; text: string }

const LONGEST_TITLE = 300
const LARGEST_NUMBER = 2 ** 31 - 1

/**
 * The Bundesagentur's directory of titles (columns `title`, `code`, and `dkz` if there are numbers). The first row of
 * several with one key wins.
 * @returns or the sentence that says what is wrong with the file
 */
export function readDirectory({ name, text }: ListFile): ReadList | { wrong: string } {
  const names = {
    title: ['title', 'Berufsbenennung', 'Berufsbenennungen', 'Bezeichnung'],
    code: ['code', 'KldB 2010', 'Systematiknummer', '5-Steller'],
    number: ['dkz', 'DKZ-ID'],
  }
  const read = readColumns(name, text, names, ['number'])
  if ('wrong' in read) return read
  const list = collect(name, read.rows, ({ title, code, number }) => {
    const five = code.replaceAll(' ', '')
    if (!isOccupationCode(five)) return `„${cut(code)}“ ist kein fünfstelliger Code der KldB 2010`
    if (number !== '' && !(Number(number) > 0 && Number(number) <= LARGEST_NUMBER && /^\d+$/.test(number)))
      return `„${cut(number)}“ ist keine DKZ-Nummer`
    return [{ title, code: five, titleNumber: number === '' ? null : Number(number) }]
  })
  return list
}

/**
 * ESCO's German names, each with the code of the KldB that most often goes with its ISCO group.
 * @param pairs which code goes with which group (columns `kldb`, `isco`, `n`: how often)
 * @returns or the sentence that says what is wrong with a file
 */
export function readEsco(esco: ListFile, pairs: ListFile): ReadList | { wrong: string } {
  const codes = codesOfGroups(pairs)
  if ('wrong' in codes) return codes
  const names = { group: ['isco', 'iscoGroup'], title: ['label', 'preferredLabel'], others: ['altLabels'] }
  const read = readColumns(esco.name, esco.text, names)
  if ('wrong' in read) return read
  return collect(esco.name, read.rows, ({ group, title, others }) => {
    if (!/^\d{1,4}$/.test(group)) return `„${cut(group)}“ ist keine Gruppe der ISCO-08`
    const code = codes.byGroup.get(group.padStart(4, '0'))
    if (code === undefined) return []
    return [title, ...others.split(/[|\n]/)].map((each) => ({ title: each, code, titleNumber: null }))
  })
}

function codesOfGroups({ name, text }: ListFile): { byGroup: Map<string, string> } | { wrong: string } {
  const read = readColumns(name, text, { code: ['kldb'], group: ['isco'], count: ['n'] })
  if ('wrong' in read) return read
  const best = new Map<string, { code: string; count: number }>()
  for (const { values } of read.rows) {
    const { code, group } = values
    const count = Number(values.count) || 0
    if (!isOccupationCode(code) || count <= (best.get(group)?.count ?? 0)) continue
    best.set(group, { code, count })
  }
  if (best.size === 0) return { wrong: `In ${name} steht kein Paar aus KldB und ISCO.` }
  return { byGroup: new Map([...best].map(([group, { code }]) => [group.padStart(4, '0'), code])) }
}

type Found = { title: string; code: string; titleNumber: number | null }

/** @param find the titles of a row, or why it cannot be read */
function collect<Name extends string>(
  file: string,
  rows: readonly Row<Name>[],
  find: (values: Record<Name, string>) => Found[] | string,
): ReadList {
  const titles = new Map<string, ListedTitle>()
  const problems: Problem[] = []
  for (const { line, values } of rows) {
    const found = find(values)
    const reason = typeof found === 'string' ? found : problemOf(found)
    if (reason !== null) problems.push({ file, line, reason })
    if (typeof found === 'string' || reason !== null) continue
    for (const { title, ...occupation } of found) {
      const key = titleKey(title)
      if (key !== '' && !titles.has(key)) titles.set(key, { key, ...occupation })
    }
  }
  return { titles: [...titles.values()], problems }
}

function problemOf([first, ...others]: readonly Found[]): string | null {
  if (first?.title === '') return 'kein Titel'
  const isLong = [first, ...others].some((each) => (each?.title.length ?? 0) > LONGEST_TITLE)
  return isLong ? `ein Titel hat mehr als ${LONGEST_TITLE} Zeichen` : null
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
