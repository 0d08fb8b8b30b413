import { expect, test } from 'vitest'
import { readSources } from './sources'

/**
 * Who may measure how long something takes, and why it fails on no machine that is only slow. Everybody else proves by
 * what happens first (docs/testing.md), and how quickly it happens is measured in bench/.
 */
const MAY_MEASURE: Record<string, string> = {
  'tests/setup/own-time.ts': 'in units of the machine, of its own processor time',
  'src/platform/server/bus/hear.test.ts': 'counts back on a clock that stands still',
  'tests/integration/gate/hostile-bodies.test.ts': 'only to find the bodies worth a look by own-time',
  'tests/integration/auth/guessing.test.ts': 'that something takes at least so long',
  'tests/integration/bus/other-process.test.ts': 'that a freeze takes at least so long',
  'tests/patterns/growth.ts': 'compares lengths with each other, and confirms what it suspects',
  'tests/engines/toxiproxy.test.ts': 'that a slowed way takes at least so long',
}
/** With programs that need not be there: how soon another server is used is what these are about. */
const ENGINES = ['failover', 'haproxy', 'opensearch', 'opensearch-feed']
const OF_ENGINES = ENGINES.map((name) => `tests/engines/${name}.test.ts`)

const MEASURED =
  /\bperformance\.now\(\)\s*-|-\s*performance\.now\(\)|\b(?:threadC|c)puUsage\(|\bhrtime\b|Date\.now\(\).*\.toBeLess/
/** Polling that ends sooner than by default (ten seconds) is a promise of seconds, too. */
const SHORT = /\b(?:poll|waitFor|waitUntil)\b.*\btimeout: ?(?:\d{1,4}|\d_\d{3})\b(?!_)/

const tests = readSources('src', 'tests', 'scripts').filter(
  ({ file }) =>
    (/\.test\.tsx?$/.test(file) || file.startsWith('tests/')) &&
    !/^tests\/(?:e2e\/|architecture\/measured-time)/.test(file),
)
const namedIn = (pattern: RegExp) => tests.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))

test('no test fails because its machine is slow', () => {
  const known = new Set([...Object.keys(MAY_MEASURE), ...OF_ENGINES])
  expect([...namedIn(MEASURED), ...namedIn(SHORT)].filter((file) => !known.has(file))).toEqual([])
  expect([...known].filter((file) => !namedIn(MEASURED).includes(file))).toEqual([])
})

test.each([
  'expect(performance.now() - started).toBeLessThan(5)',
  'const took = end - performance.now()',
  'const from = process.cpuUsage()',
  'process.threadCpuUsage(before)',
  'expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)',
])('the law sees %s', (text) => {
  expect(text).toMatch(MEASURED)
})

test.each([
  'expect.poll(page, { timeout: 8_000 })',
  'vi.waitFor(f, { timeout: 500 })',
  'poll(() => a(), { timeout: 5000 })',
])('the law sees %s', (text) => {
  expect(text).toMatch(SHORT)
})

test('who waits for long, or by default, promises nothing', () => {
  expect('expect.poll(page, { timeout: 20_000 })').not.toMatch(SHORT)
  expect('expect.poll(page, { interval: 20 })').not.toMatch(SHORT)
})
