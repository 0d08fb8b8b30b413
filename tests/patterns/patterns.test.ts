import { expect, it } from 'vitest'
import { complaint } from './complaint'
import { different, readPatterns } from './read-patterns'

const { literals } = readPatterns()

it('finds patterns at all', () => {
  expect(literals.length).toBeGreaterThan(500)
})

it.each([/a+$/, /(a+)+b/, /\s*x\s*$/, /<[^>]*>/, /(?:[a-z]+ ?)+!/])(
  'knows that %s is not linear',
  (pattern) => {
    expect(complaint({ pattern, place: 'here' })).toHaveLength(1)
  },
  60_000,
)

it('has only patterns whose work grows no faster than a text', () => {
  expect(different(literals).flatMap(complaint).join('\n')).toBe('')
}, 300_000)
