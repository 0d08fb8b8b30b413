import { expect, it } from 'vitest'
import { millisecondsOf, tooSlow } from './growth'
import { type FoundPattern, readPatterns } from './read-patterns'
import { attackOf, worstInputs } from './worst-inputs'

const { literals } = readPatterns()

/** Below this at the shortest length, nothing can have grown beyond what is linear. */
const UNSUSPICIOUS = 0.8

/** Looks for all places in a text where a pattern fits, as `replace`, `matchAll` and `split` do. */
function matchAll(pattern: RegExp): (text: string) => void {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`)
  return (text) => {
    for (const _ of text.matchAll(everywhere));
  }
}

function complaint({ pattern, place }: FoundPattern): string[] {
  const run = matchAll(pattern)
  for (const attack of worstInputs(pattern)) {
    const text = attackOf(attack, 4_000)
    const took = millisecondsOf(() => run(text), 1_000)
    if (took !== null && took < UNSUSPICIOUS) continue
    const why = tooSlow((length) => attackOf(attack, length), run)
    if (why) return [`${place} ${pattern} on ${JSON.stringify(attack)}: ${why}`]
  }
  return []
}

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
  expect(literals.flatMap(complaint)).toEqual([])
}, 300_000)
