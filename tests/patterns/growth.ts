import vm from 'node:vm'

/** What a run over texts of three lengths showed. */
export type Growth = { milliseconds: number[]; exponent: number }

/** Characters at which everything is measured. */
export const LENGTHS = [4_000, 8_000, 16_000] as const

/** More than this is no noise of a busy machine, and worth a closer look. */
const NOTICEABLE = 4

/** Between one (linear) and two (quadratic); nothing that sorts or is cleaned up after comes near it. */
const LINEAR = 1.5

/** No text of this length may hold anybody up, however it grows. */
const LONGEST = 60

const stage: { run: () => void } = vm.createContext({ run: () => undefined })
const script = new vm.Script('run()')

/** Runs anything with a limit that also ends a pattern in the midst of its work; null when it was reached. */
export function millisecondsOf(run: () => void, limit = 2_000): number | null {
  stage.run = run
  const from = performance.now()
  try {
    script.runInContext(stage, { timeout: limit })
  } catch (error) {
    // An error of another realm, so it is no instance of ours.
    if (performance.now() - from >= limit && String(error).includes('timed out')) return null
    throw error
  }
  return performance.now() - from
}

/** The least of several runs: everything else on the machine only ever adds. */
function leastOf(runs: number, run: () => void): number | null {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < runs; at++) {
    const took = millisecondsOf(run)
    if (took === null) return null
    least = Math.min(least, took)
    if (least < NOTICEABLE / 8) break
  }
  return least
}

/**
 * Why something is too slow for a text of a person, or null if it is not. `run` gets texts of growing length.
 * A suspicion is measured again before it counts.
 */
export function tooSlow(textOf: (length: number) => string, run: (text: string) => void): string | null {
  const [short, middle, long] = LENGTHS.map(textOf)
  if (short === undefined || middle === undefined || long === undefined) return null
  for (let attempt = 0; attempt < 3; attempt++) {
    const times = [short, middle, long].map((text) => leastOf(5, () => run(text)))
    const [first, , last] = times
    if (first === null || first === undefined || last === null || last === undefined) {
      if (attempt === 2) return `no end within 2 s (${times.map((time) => time?.toFixed(1) ?? '∞').join(', ')} ms)`
      continue
    }
    if (last < NOTICEABLE) return null
    const exponent = Math.log2(last / first) / 2
    if (exponent < LINEAR && last < LONGEST) return null
    if (attempt === 2) {
      return `n^${exponent.toFixed(1)} (${times.map((time) => time?.toFixed(1) ?? '∞').join(', ')} ms)`
    }
  }
  return null
}
