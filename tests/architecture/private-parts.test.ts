import { expect, test } from 'vitest'
import { privatePartsIn } from './private-parts'
import { readSources } from './sources'

/** Exceptions, and why there is no other way. */
const KNOWN: Readonly<Record<string, string>> = {
  'ajv/dist/2020': 'the documented address of a draft of JSON Schema; the package has no exports',
  'email-providers/all.json': 'the documented address of its list; the package has no exports',
  'libxml2-wasm/lib/nodejs.mjs': 'the documented address for Node; the package has no exports',
  'src/platform/server/search/opensearch/query/read-answer.ts _source': 'so OpenSearch documents its answers',
  'src/platform/server/search/opensearch/store.ts _source': 'so OpenSearch documents its answers',
  'src/platform/server/search/opensearch/store.ts _meta': 'so OpenSearch documents its mappings',
  'tests/factories/procedures.ts _def': 'tRPC says nowhere else what a procedure is and what it asks of its input',
}

test('nothing stands on the private parts of a library', () => {
  const found = readSources('src', 'scripts', 'tests', 'bench').flatMap(({ file, text }) =>
    privatePartsIn(file, text).flatMap((part) => (KNOWN[part] || KNOWN[`${file} ${part}`] ? [] : [`${file} ${part}`])),
  )
  expect(found).toEqual([])
})

test.each([
  ['shape(router._def._config)', ['_config', '_def']],
  ["Reflect.get(socket, '_httpMessage')", ['_httpMessage']],
  ['const { _def } = procedure', ['_def']],
  ['db._.session', ['_']],
  ["Object.keys(main).some((key) => key.startsWith('__reactProps'))", ['__reactProps']],
  ["window['__TSR_HYDRATED__']", ['__TSR_HYDRATED__']],
  ["globalThis[Symbol.for('react-aria.i18n.locale')]", ['Symbol.for(react-aria.i18n.locale)']],
  ["import { x } from 'superjson/dist/transformer'", ['superjson/dist/transformer']],
  ["await import('zod/src/core')", ['zod/src/core']],
])('%s is seen', (text, parts) => {
  expect(privatePartsIn('example.ts', text).sort()).toEqual(parts)
})

test.each([
  "globalThis[Symbol.for('stellwerk.admin-of-test-databases')]",
  'this._own',
  'const { page: _page, ...rest } = search',
  "import { pgTable } from 'drizzle-orm/pg-core'",
  "import { parse } from 'csv-parse/sync'",
  "import { readFile } from 'node:fs/promises'",
  "'__proto__' in value",
])('%s is nothing of the kind', (text) => {
  expect(privatePartsIn('example.ts', text)).toEqual([])
})
