import { expect, it } from 'vitest'
import { readBuiltPatterns } from './built-patterns'
import { complaint } from './complaint'
import { different, readPatterns } from './read-patterns'

/** Built at runtime: their input is escaped, limited, or a PDF's own number. */
const LATER: readonly string[] = [
  'src/features/applications/schema.ts',
  'src/features/billing/server/documents/pdf-marks.ts',
  'src/features/ad-check/phrase.ts',
]

const { buildings } = readPatterns()
const built = await readBuiltPatterns(buildings.filter(({ file }) => !LATER.includes(file)))

it('sees every file that builds patterns', () => {
  const seen = new Set([...built.map(({ place }) => place), ...LATER])
  expect(buildings.map(({ file }) => file).filter((file) => !seen.has(file))).toEqual([])
  expect(built.length).toBeGreaterThan(25)
})

it('has no pattern made of strings whose work grows faster than a text', () => {
  expect(different(built).flatMap(complaint).join('\n')).toBe('')
}, 120_000)
