import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '~/platform/server/config'
import { root } from '../../scripts/house/paths.ts'
import { settingsOfServices, variablesOf } from './compose-files.ts'

// A setting with a misspelt name is not refused: it is not read.

/** What is set beside the product's own settings, and for whom. */
const OTHERS: Readonly<Record<string, string>> = {
  NODE_ENV: 'React and other libraries',
  NODE_EXTRA_CA_CERTS: 'Node',
  MALLOC_ARENA_MAX: 'glibc',
  MALLOC_MMAP_THRESHOLD_: 'glibc',
  NODE_IMAGE: 'the Containerfile, while it builds',
}
const SETS = ['compose.yaml', 'deploy/compose.three-nodes.yaml']

const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Every variable that the configuration asks for. */
function asked(): Set<string> {
  const names = new Set<string>()
  const env: Record<string, string | undefined> = {}
  loadConfig(new Proxy(env, { get: (_, name) => void names.add(String(name)) }))
  return names
}

const known = asked()
const isKnown = (name: string) => known.has(name) || Object.hasOwn(OTHERS, name)

test('docs/configuration.md and .env.example list exactly what is read', () => {
  const [table = ''] = textOf('docs/configuration.md').split('\n## ')
  expect(namesIn(table, /^\| `([A-Z][A-Z_\d]+)`/gm).toSorted()).toEqual([...known].toSorted())
  expect(namesIn(textOf('.env.example'), /^#?([A-Z][A-Z_\d]+)=/gm).toSorted()).toEqual([...known].toSorted())
})

test('the image and the unit set nothing that nobody reads', () => {
  const image = textOf('Containerfile').match(/^(?:ENV|ARG) .*$/gm) ?? []
  const unit = textOf('deploy/stellwerk.service').match(/^Environment=.*$/gm) ?? []
  const names = namesIn([...image, ...unit].join('\n'), /[ =]([A-Z][A-Z_\d]+)=/g)
  expect(names).toContain('DATA_DIR')
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test.each(SETS)('the nodes of %s are told nothing that nobody reads', (file) => {
  const names = settingsOfServices(textOf(file), /stellwerk/)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test('the first step of docs/operations.md sets what the set asks for, and nothing else', () => {
  const [, file = ''] = /cat > deploy\/\.env <<END\n([\s\S]*?)\n\s*END\n/.exec(textOf('docs/operations.md')) ?? []
  const given = namesIn(file, /^\s*([A-Z][A-Z_\d]+)=/gm)
  const { needed, all } = variablesOf(textOf('deploy/compose.three-nodes.yaml'))
  expect(needed.filter((name) => !given.includes(name))).toEqual([])
  expect(given.filter((name) => !all.includes(name))).toEqual([])
})

test('docs/operations.md names no setting that does not exist', () => {
  const ofSets = SETS.flatMap((file) => variablesOf(textOf(file)).all)
  const named = namesIn(textOf('docs/operations.md'), /\b([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)\b/g)
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((name) => !isKnown(name) && !ofSets.includes(name))).toEqual([])
})
