import vm from 'node:vm'
import { slowness } from '../setup/own-time.ts'

/** The measured lengths in characters. */
export const LENGTHS = [4_000, 8_000, 16_000] as const

/** More than noise of a busy machine, and worth a closer look. */
const NOTICEABLE = 4

/** Between one (linear) and two (quadratic); sorting and cleaning up are far below. */
const LINEAR = 1.5

/** A suspicion counts when it is confirmed each time: growth is there always, and what a busy machine adds is not. */
const ATTEMPTS = 3

/** Longest time for a text of this length, whatever the growth, on a machine that is not slow. */
const LONGEST = 60

const stage = vm.createContext({})
const script = new vm.Script('run()')

/** Runs anything with a time limit that also interrupts a pattern; null when it was reached. */
export function millisecondsOf(run: () => void, limit = 1_000): number | null {
  Reflect.set(stage, 'run', run)
  const from = cpuMilliseconds()
  try {
    script.runInContext(stage, { timeout: limit })
  } catch (error) {
    // An error of another realm, so not an instance of ours.
    if (String(error).includes('timed out')) return null
    throw error
  }
  return cpuMilliseconds() - from
}

/**
 * How long each takes, under one time limit for all: starting and ending its watchman takes longer than nearly all of
 * them. Those that the limit did not let begin or end have no time.
 */
export function millisecondsOfEach(runs: readonly (() => void)[]): readonly number[] {
  const times: number[] = []
  millisecondsOf(() => {
    for (const run of runs) {
      const from = cpuMilliseconds()
      run()
      times.push(cpuMilliseconds() - from)
    }
  })
  return times
}

/** Processor time of this thread: other processes on the machine do not count. */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The minimum of several runs for each text, the shortest first: other load only ever adds. The lengths take turns, so
 * that a pattern which is compiled, or forgotten and interpreted again, between two runs is so for all of them.
 */
function leastOfEach(runs: number, texts: readonly string[], run: (text: string) => void): (number | null)[] {
  const least = texts.map((): number | null => Number.POSITIVE_INFINITY)
  for (let at = 0; at < runs; at++) {
    // Above the limit, twice is enough.
    if (at > 1 && (least.at(-1) ?? Number.POSITIVE_INFINITY) > LONGEST) break
    for (const [which, text] of texts.entries()) {
      const before = least[which]
      if (before === null || before === undefined) continue
      const took = millisecondsOf(() => run(text))
      if (took === null) {
        // A longer text of the same kind would take as long to say the same.
        least.fill(null, which)
        break
      }
      least[which] = Math.min(before, took)
    }
  }
  return least
}

/**
 * Why something is too slow for a person's text, or null if it is not. `run` gets texts of growing length. A suspicion
 * is measured again before it counts.
 */
export function tooSlow(textOf: (length: number) => string, run: (text: string) => void): string | null {
  const [short, middle, long] = LENGTHS.map(textOf)
  if (short === undefined || middle === undefined || long === undefined) return null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const times = leastOfEach(5, [short, middle, long], run)
    const [first, , last] = times
    if (first === null || first === undefined || last === null || last === undefined) {
      if (attempt === ATTEMPTS - 1)
        return `no end within a second (${times.map((time) => time?.toFixed(1) ?? '∞').join(', ')} ms)`
      continue
    }
    if (last < NOTICEABLE) return null
    const exponent = Math.log2(last / first) / 2
    if (exponent < LINEAR && last < LONGEST * slowness()) return null
    if (attempt === ATTEMPTS - 1) {
      return `n^${exponent.toFixed(1)} (${times.map((time) => time?.toFixed(1) ?? '∞').join(', ')} ms)`
    }
  }
  return null
}
