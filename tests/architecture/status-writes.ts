import { withoutComments } from './code.ts'
import type { Source } from './sources.ts'

/** A table with a column for the state of its rows. */
export type StatusTable = { variable: string; table: string; column: 'status' | 'state' }

/** Read from the schema itself, so that no table is forgotten. */
export function statusTables(sources: readonly Source[]): StatusTable[] {
  return sources.flatMap(({ text }) =>
    text
      .split(/^export const /m)
      .slice(1)
      .flatMap((definition) => {
        const [, variable = '', table = ''] = /^(\w+) = pgTable\(\s*'(\w+)'/.exec(definition) ?? []
        const [, column] = /^\s+(status|state): text\(/m.exec(definition) ?? []
        return variable && (column === 'status' || column === 'state') ? [{ variable, table, column }] : []
      }),
  )
}

/** Whether a file writes the column of a table, through Drizzle or with its own SQL. */
export function writesStatus({ file, text }: Source, all: ReadonlyMap<string, Source>, of: StatusTable): boolean {
  const code = withoutComments(text)
  if (writesInSql(code, of)) return true
  const names = new RegExp(`(?<![.\\w])${of.column}(?=\\s*[:,}])`)
  return argumentsOf(code, of.variable).some(
    (argument) =>
      names.test(argument) || spreadIn(argument).some((name) => names.test(meaningOf(name, { file, code }, all))),
  )
}

/** The arguments of `set`, `values` and `onConflictDoUpdate` after an update or insert of the table. */
function argumentsOf(code: string, variable: string): string[] {
  const begins = [...code.matchAll(new RegExp(`\\.(?:update|insert)\\(${variable}\\)`, 'g'))]
  return begins.flatMap(({ index, 0: begin }) => {
    const found: string[] = []
    let at = index + begin.length
    for (let call = nextCall(code, at); call; call = nextCall(code, at)) {
      const argument = balanced(code, call.end)
      if (/^(?:set|values|onConflictDoUpdate)$/.test(call.name)) found.push(argument)
      at = call.end + argument.length + 1
    }
    return found
  })
}

function nextCall(code: string, at: number): { name: string; end: number } | null {
  const call = /^\s*\.(\w+)\(/.exec(code.slice(at, at + 200))
  return call ? { name: call[1] ?? '', end: at + call[0].length } : null
}

/** The text from a position to the matching closing parenthesis. */
function balanced(code: string, from: number): string {
  let depth = 1
  for (let at = from; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1
    if (')]}'.includes(code[at] ?? '')) depth -= 1
    if (depth === 0) return code.slice(from, at)
  }
  return code.slice(from)
}

/** Names of values that are passed whole or spread; including called functions. */
function spreadIn(argument: string): string[] {
  const spread = [...argument.matchAll(/\.\.\.\(?(?:\w+ && )?(\w+)/g)].map(([, name]) => name ?? '')
  const whole = /^\s*(\w+)\s*(?:\(|$|\.map\()/.exec(argument)?.[1]
  return whole ? [...spread, whole] : spread
}

/** The definition of a name: a constant or function of this file, or of the file it is imported from. */
function meaningOf(name: string, here: { file: string; code: string }, all: ReadonlyMap<string, Source>): string {
  const own = definitionOf(name, here.code)
  if (own !== '') return own
  const target = all.get(here.file)?.imports.find(({ names }) => new RegExp(`\\b${name}\\b`).test(names))?.target
  const other = target && (all.get(`${target}.ts`) ?? all.get(target))
  return other ? definitionOf(name, withoutComments(other.text)) : ''
}

/** From the name to the next definition with the same or less indentation. */
function definitionOf(name: string, code: string): string {
  const begin = new RegExp(`^( *)(?:export )?(?:const|let|async function|function) \\[?\\{?${name}\\b`, 'm').exec(code)
  if (!begin) return ''
  const rest = code.slice(begin.index + begin[0].length)
  const end = new RegExp(`\\n {0,${begin[1]?.length ?? 0}}(?=[a-zA-Z}/])`).exec(rest)
  return rest.slice(0, end?.index)
}

function writesInSql(code: string, { variable, table, column }: StatusTable): boolean {
  const named = `(?:"?${table}"?|\\$\\{${variable}\\})(?![\\w])`
  const updates = [...code.matchAll(new RegExp(`\\bupdate\\s+${named}([^\`;]*)`, 'gi'))]
  const inserts = [...code.matchAll(new RegExp(`\\binsert into\\s+${named}([^\`;]*)`, 'gi'))]
  const assigned = new RegExp(`\\b${column}\\s*=`)
  const isSet = [...updates, ...inserts].some(([, rest = '']) => {
    const [, set = ''] = /\bset\b([\s\S]*?)(?:\bwhere\b|\breturning\b|\bfrom\b|$)/i.exec(rest) ?? []
    return assigned.test(set)
  })
  const isInserted = inserts.some(([, rest = '']) => {
    const [, columns = ''] = /\(([^)]*)\)/.exec(rest) ?? []
    return new RegExp(`\\b${column}\\b`).test(columns) || (columns.includes('${') && code.includes(`'${column}'`))
  })
  return isSet || isInserted
}
