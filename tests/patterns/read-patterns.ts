import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { readSources } from '../architecture/sources.ts'

/** A regular expression of the product and its place. */
export type FoundPattern = { pattern: RegExp; place: string }

/** A file that builds patterns from strings, and how many calls of `RegExp(…)` it has. */
export type Building = { file: string; calls: number }

const root = path.resolve(import.meta.dirname, '../..')

/**
 * All literals and all calls of `RegExp` in src/. Except tests, and the demo market, which only reads its own texts.
 */
export function readPatterns(): { literals: FoundPattern[]; buildings: Building[] } {
  const literals: FoundPattern[] = []
  const buildings: Building[] = []
  const sources = readSources('src').filter(({ file }) => !/\.test\.tsx?$|^src\/demo\//.test(file))
  for (const { file } of sources) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    let calls = 0
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        literals.push({ pattern: new RegExp(pattern, flags), place: `${file}:${lineOf(text, node.start)}` })
      },
      NewExpression({ callee }) {
        if (isRegExp(callee)) calls++
      },
      CallExpression({ callee }) {
        if (isRegExp(callee)) calls++
      },
    })
    const { program, errors } = parseSync(file, text)
    if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
    visitor.visit(program)
    if (calls > 0) buildings.push({ file, calls })
  }
  return { literals, buildings }
}

/** Each pattern once: in another place it is as fast. */
export function different(found: readonly FoundPattern[]): FoundPattern[] {
  return [...new Map(found.map((each) => [String(each.pattern), each])).values()]
}

function isRegExp(callee: { type: string; name?: unknown }): boolean {
  return callee.type === 'Identifier' && callee.name === 'RegExp'
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
