import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingKeySchema } from './schema'

const source = path.resolve(import.meta.dirname, '../..')
/** Where settings are declared, entered and handed to pages: reading them there decides nothing yet. */
const NO_READERS = /^(?:platform\/(?:server\/)?settings|features\/accounts\/server\/procedures\.ts|server\/admin)/

test('every setting that admins can change is read by something that acts on it', () => {
  const readers = globSync('{features,platform,server,routes}/**/*.{ts,tsx}', { cwd: source })
    .filter((name) => !NO_READERS.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(source, name), 'utf8'))
  const unread = settingKeySchema.options.filter(
    (key) => !readers.some((text) => new RegExp(`\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\}`).test(text)),
  )
  expect(unread).toEqual([])
})
