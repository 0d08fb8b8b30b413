import { expect, test } from 'vitest'
import { withoutComments } from './code.ts'
import { readSources } from './sources.ts'

const BUS = 'src/platform/server/bus/'
const THIS = 'tests/architecture/bus.test.ts'
const sources = readSources('src', 'scripts', 'bench', 'tests')
const product = sources.filter(({ file }) => file.startsWith('src/') && !/\.test\.ts$/.test(file))

/** Files outside the bus that contain this. */
function filesWith(pattern: RegExp, among = sources): string[] {
  return among
    .filter(({ file, text }) => !file.startsWith(BUS) && file !== THIS && pattern.test(withoutComments(text)))
    .map(({ file }) => file)
}

test('nobody but the bus listens to the database or sends notices', () => {
  expect(filesWith(/[`'"]\s*(?:(?:un)?listen|(?:UN)?LISTEN)\s+["$\w]/)).toEqual([])
  expect(filesWith(/pg_notify|[`'"]\s*notify\s+["$\w]/i)).toEqual([])
  expect(filesWith(/\.on\('notification'/)).toEqual([])
})

test('what a process keeps is dropped by what it hears alone', () => {
  // The ways to invalidate only in this process.
  expect(filesWith(/\b(?:passOn|beginHearing|endHearing)\(/, product)).toEqual([])
  expect(filesWith(/\bpages\.invalidate\(/, product)).toEqual(['src/platform/server/http/serve.ts'])
  const keepers = product.filter(({ text }) => /\bhear\(/.test(text)).map(({ file }) => file)
  expect(keepers.length).toBeGreaterThan(4)
})
