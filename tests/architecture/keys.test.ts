import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** The variables in one section of a document, from the table cell with this number. */
function named(file: string, section: string, cell: number): Set<string> {
  const [, rest = ''] = read(file).split(`\n## ${section}\n`)
  const [text = ''] = rest.split('\n## ')
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  return new Set(
    rows.flatMap((line) =>
      [...(line.split('|')[cell] ?? '').matchAll(/`([A-Z][A-Z_\d]+)`/g)].map(([, name = '']) => name),
    ),
  )
}

test('every key says how long it lives and what changing it costs', () => {
  const lives = named('docs/configuration.md', 'Keys', 1)
  const used = named('docs/security.md', 'Cryptography', 3)
  expect(used.size).toBeGreaterThan(2)
  expect([...used].filter((name) => !lives.has(name))).toEqual([])
  // All secrets of the configuration: keys, and addresses with a password.
  const source = read('src/platform/server/config.ts')
  const secrets = [
    ...source.matchAll(/^ {2}([A-Z\d_]*(?:SECRET|_KEY|KEY_OLD)|DATABASE\w*_URL|SMTP_URL|S3_URL|KEYS_URL): /gm),
  ].map(([, name = '']) => name)
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter((name) => !lives.has(name.replace(/_OLD$/, '')))).toEqual([])
})
