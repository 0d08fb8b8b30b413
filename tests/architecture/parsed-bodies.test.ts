import { expect, test } from 'vitest'
import { OWN } from './own-parsings.ts'
import { STRANGERS } from './parsing-budgets.ts'
import { parsingCallsIn, readParsingCalls } from './parsing-calls.ts'
import { readSources } from './sources.ts'

const PARSINGS = [...STRANGERS, ...OWN]
const found = readParsingCalls()
const texts = new Map(readSources('src', 'tests').map(({ file, text }) => [file, text]))

test('every place that parses is listed with what stands before it, and no more places than there are', () => {
  const listed = new Map(PARSINGS.map(({ file, calls }) => [file, calls]))
  expect(listed.size).toBe(PARSINGS.length)
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})

test.each(STRANGERS.flatMap(({ file, shown }) => (shown ? [[file, ...shown] as const] : [])))(
  'the budget of %s stands in %s: %s',
  (_file, at, words) => {
    expect(texts.get(at)).toContain(words)
  },
)

test('only what the gate has let through reaches tRPC, better-auth and forms', () => {
  const uses = (words: RegExp) =>
    [...texts].flatMap(([file, text]) =>
      /^src\/(?!demo)/.test(file) && !/\.test\.tsx?$/.test(file) && words.test(text) ? file : [],
    )
  expect(uses(/\bfetchRequestHandler\(/)).toEqual(['src/server/requests/trpc-handler.ts'])
  expect(texts.get('src/server/requests/trpc-handler.ts')).toMatch(/req: admitted\.request,/)
  expect(uses(/\.http\.handler\(|auth\(\)\.handler\(/)).toEqual(['src/server/auth/auth-handler.ts'])
  expect(texts.get('src/server/auth/auth-handler.ts')).toMatch(/handled\(admitted\.request,/)
  // Server functions of the framework would bring their own parser.
  expect(uses(/\bcreateServerFn\(/)).toEqual([])
})

test.each([
  ['const a = JSON.parse(text)', { 'JSON.parse': 1 }],
  ['await request.json(); await request.formData(); Response.json({})', { '.json()': 1, '.formData()': 1 }],
  ['new URL(a); new URL(b, c); decodeURIComponent(d)', { 'new URL': 2, 'decodeURIComponent()': 1 }],
  ['sharp(bytes).metadata(); new TextDecoder().decode(bytes)', { 'sharp()': 1 }],
  [
    'superjson.deserialize(a); new RegExp(a); RegExp(b)',
    { 'superjson.deserialize': 1, 'new RegExp': 1, 'RegExp()': 1 },
  ],
])('a new place would be found: %s', (code, calls) => {
  expect(parsingCallsIn('new.ts', code)).toEqual(calls)
})
