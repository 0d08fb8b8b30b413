import { millisecondsOfEach, tooSlow } from './growth.ts'
import type { FoundPattern } from './read-patterns.ts'
import { attackOf, worstInputs } from './worst-inputs.ts'

/** Below this at the shortest length, no growth can be superlinear. */
const UNSUSPICIOUS = 0.8

/** Why a pattern is not linear on one of its worst inputs; empty when it is. */
export function complaint({ pattern, place }: FoundPattern): string[] {
  const run = matchAll(pattern)
  const attacks = worstInputs(pattern)
  const times = millisecondsOfEach(attacks.map((attack) => () => run(attackOf(attack, 4_000))))
  for (const [at, attack] of attacks.entries()) {
    const took = times[at]
    if (took !== undefined && took < UNSUSPICIOUS) continue
    const why = tooSlow((length) => attackOf(attack, length), run)
    if (why) return [`${place} ${pattern} on ${JSON.stringify(attack)}: ${why}`]
  }
  return []
}

/**
 * Looks for all places in a text where a pattern fits, as `replace`, `matchAll` and `split` do; without an object for
 * each place, which takes longer than most patterns.
 */
function matchAll(pattern: RegExp): (text: string) => void {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`)
  return (text) => void text.replace(everywhere, '')
}
