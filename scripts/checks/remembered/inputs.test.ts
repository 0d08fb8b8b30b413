import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readInputs } from './inputs'

const TEST = 'src/features/a/price.test.ts'
const files = {
  'package.json': '{ "imports": { "#reader": "./src/platform/reader.ts" } }',
  'package-lock.json': '{}',
  'vitest.config.ts': "export default { test: { setupFiles: ['tests/setup/clock.ts'] } }",
  'tests/setup/clock.ts': "import './zone.ts'",
  'tests/setup/zone.ts': '',
  [TEST]: "import { price } from './price'\nimport type { Shape } from './shape'",
  'src/features/a/price.ts': 'import { cents } from \'~/lib/cents\'\nexport const later = () => import("./later")',
  'src/features/a/later.ts': "new Worker(resolve('#reader'))",
  'src/features/a/shape.ts': '',
  'src/lib/cents.ts': '',
  'src/platform/reader.ts': 'const program = `./program.ts`',
  'src/platform/program.ts': '',
  'src/features/b/other.ts': '',
  'src/features/a/README.md': '',
  'data/words.txt': '',
  'drizzle/0001_first.sql': '',
  'docs/testing.md': '',
}

describe('the key of what a test file follows from', () => {
  let root: string

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-inputs-'))
    for (const [file, text] of Object.entries(files)) write(file, text)
  })
  afterEach(() => fs.rmSync(root, { recursive: true }))

  function write(file: string, text: string) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  const key = (day = '2026-03-01', file = TEST) => readInputs(root, day).keyOf(file)
  function keysAround(file: string) {
    const before = key()
    write(file, 'something else')
    return { before, after: key() }
  }

  it('is the same for the same inputs', () => {
    expect(key()).toBe(key())
    expect(readInputs(root, '2026-03-01').testFiles).toEqual([TEST])
  })

  it.each([
    ['the test itself', TEST],
    ['what it imports', 'src/features/a/price.ts'],
    ['what that imports by its short name', 'src/lib/cents.ts'],
    ['what is loaded later', 'src/features/a/later.ts'],
    ['a worker named in package.json', 'src/platform/reader.ts'],
    ['a program named by its path', 'src/platform/program.ts'],
    ['how tests are run', 'vitest.config.ts'],
    ['what is set up before all', 'tests/setup/clock.ts'],
    ['what that imports', 'tests/setup/zone.ts'],
    ['data', 'data/words.txt'],
    ['a migration', 'drizzle/0001_first.sql'],
    ['packages', 'package-lock.json'],
  ])('changes with %s', (_, file) => {
    const { before, after } = keysAround(file)
    expect(after).not.toBe(before)
  })

  it.each([
    ['code it does not reach', 'src/features/b/other.ts'],
    ['types alone', 'src/features/a/shape.ts'],
    ['prose', 'src/features/a/README.md'],
  ])('does not change with %s', (_, file) => {
    const { before, after } = keysAround(file)
    expect(after).toBe(before)
  })

  it('changes with the day, for tests may follow from it', () => {
    expect(key('2026-03-02')).not.toBe(key('2026-03-01'))
  })

  it('changes when a file appears that an import leads to', () => {
    write(TEST, "import './not-there-yet'")
    const before = key()
    write('src/features/a/not-there-yet.ts', '')
    expect(key()).not.toBe(before)
  })

  it.each([
    ['opens files', "import fs from 'node:fs'"],
    ['starts programs', "import { spawn } from 'node:child_process'"],
    ['knows where it stands', 'path.resolve(import.meta.dirname)'],
  ])('changes with everything, prose too, for a test that %s', (_, text) => {
    write('tests/factories/around.ts', text)
    write(TEST, "import '../../../tests/factories/around'")
    const before = key()
    write('docs/testing.md', 'Changed.')
    expect(key()).not.toBe(before)
  })
})
