import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { readSources } from './sources.ts'

/** How often a file calls each parser, by its name: `{ 'JSON.parse': 1 }`. */
export type ParsingCalls = Readonly<Record<string, number>>

/** Where strangers' texts and bytes are parsed, and what limits the time of each. */
export type Parsing = {
  readonly file: string
  readonly calls: ParsingCalls
  /** The limit before the parser, or why nobody else writes the text. */
  readonly budget: string
  /** The place of that limit: a file and words in it. Without it, the text is our own. */
  readonly shown?: readonly [file: string, words: string]
}

const root = path.resolve(import.meta.dirname, '../..')

/** Functions that parse texts or bytes, by their names. */
const FUNCTIONS = new Set(
  [
    ['decodeURI', 'decodeURIComponent', 'atob', 'RegExp', 'eval', 'Function'],
    ['sharp', 'getDocumentProxy', 'parseXml', 'xmlTree', 'parseCsv', 'readZip', 'richTextFromHtml', 'webVttProblem'],
    ['inflate', 'inflateSync', 'inflateRaw', 'inflateRawSync', 'gunzip', 'gunzipSync', 'unzipSync'],
    ['brotliDecompress', 'brotliDecompressSync', 'createGunzip', 'createInflate', 'createBrotliDecompress'],
    [
      'createUnzip',
      'createInflateRaw',
      'zstdDecompress',
      'zstdDecompressSync',
      'runTask',
      'parseFragment',
      'parseHTML',
    ],
  ].flat(),
)
const METHODS = new Set([
  'JSON.parse',
  'superjson.parse',
  'superjson.deserialize',
  'Date.parse',
  'URL.parse',
  'yaml.parse',
])
/** Methods of a request, an answer or a file that read all of it. */
const READERS = new Set(['json', 'text', 'formData', 'arrayBuffer', 'blob', 'bytes'])
const CLASSES = new Set(
  [
    ['URL', 'URLSearchParams', 'RegExp', 'TextDecoder', 'XMLParser', 'Parser', 'DOMParser', 'Function'],
    ['DecompressionStream', 'URLPattern', 'WebAssembly'],
  ].flat(),
)

type Named = { type: string; name?: unknown }
type Node = Named & { object?: Node; property?: Node; computed?: boolean }

/**
 * All calls of parsers in server code: without tests, the demo market (which only reads its own texts), and
 * browser-only code.
 */
export function readParsingCalls(): Map<string, ParsingCalls> {
  const found = new Map<string, ParsingCalls>()
  for (const { file } of readSources('src')) {
    if (/\.test\.tsx?$|^src\/demo\/|^src\/ui\/|\/ui\/|^src\/platform\/client\//.test(file)) continue
    const calls = parsingCallsIn(file, fs.readFileSync(path.join(root, file), 'utf8'))
    if (Object.keys(calls).length > 0) found.set(file, calls)
  }
  return found
}

/** @throws Error when the text is no TypeScript */
export function parsingCallsIn(file: string, text: string): ParsingCalls {
  const calls: Record<string, number> = {}
  const count = (name: string | undefined) => {
    if (name !== undefined) calls[name] = (calls[name] ?? 0) + 1
  }
  const visitor = new Visitor({
    CallExpression(node) {
      count(nameOfCall(node.callee, node.arguments.length))
    },
    NewExpression(node) {
      count(nameOfClass(node.callee, node.arguments.length))
    },
  })
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  visitor.visit(program)
  return calls
}

function nameOfCall(callee: Node, given: number): string | undefined {
  if (callee.type === 'Identifier') return FUNCTIONS.has(String(callee.name)) ? `${callee.name}()` : undefined
  if (callee.type !== 'MemberExpression') return undefined
  const method = String(callee.property?.name)
  const whole = `${String(callee.object?.name)}.${method}`
  if (METHODS.has(whole)) return whole
  return given === 0 && READERS.has(method) ? `.${method}()` : undefined
}

/** Without arguments nothing is parsed. */
function nameOfClass(callee: Node, given: number): string | undefined {
  return given > 0 && callee.type === 'Identifier' && CLASSES.has(String(callee.name))
    ? `new ${callee.name}`
    : undefined
}
