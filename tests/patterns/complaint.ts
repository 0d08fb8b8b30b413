import { millisecondsOf, tooSlow } from './growth.ts'
import type { FoundPattern } from './read-patterns.ts'
import { attackOf, worstInputs } from './worst-inputs.ts'

/** Below this at the shortest length, no growth can be superlinear. */
const UNSUSPICIOUS = 0.8

/** Why a pattern is not linear on one of its worst inputs; empty when it is. */
export function complaint({ pattern, place }: FoundPattern): string[] {
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

/** Looks for all places in a text where a pattern fits, as `replace`, `matchAll` and `split` do. */
function matchAll(pattern: RegExp): (text: string) => void {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`)
  return (text) => {
    for (const _ of text.matchAll(everywhere));
  }
}
