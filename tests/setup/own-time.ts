/** What {@link work} took where the limits were set, milliseconds of the processor. */
const REFERENCE_MS = 8

/** Some text and some arithmetic, always the same. */
function work(): number {
  let sum = 0
  for (let round = 0; round < 60; round += 1) {
    const words = Array.from({ length: 1_000 }, (_, at) => `${at * 7919} wort`)
    for (const word of words) sum += word.replace(/\d/g, '').length + word.charCodeAt(round % 5)
  }
  return sum
}

/** Of this thread: what other programs take does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** How many times as long as there the known piece of work takes here and now, never less than one. */
export function slowness(): number {
  const from = cpuMs()
  work()
  return Math.max(1, (cpuMs() - from) / REFERENCE_MS)
}

/**
 * Milliseconds of the processor that something takes, as on the machine where the limits were set: on a slower one, or one
 * that is slow just now, as much less as a known piece of work beside it says. The least of up to five times; one that is
 * quick enough needs no second.
 */
export async function ownMs(run: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let times = 0; times < 5 && least >= enough; times += 1) {
    const before = slowness()
    const from = cpuMs()
    await run()
    const took = cpuMs() - from
    least = Math.min(least, took / Math.max(before, slowness()))
  }
  return least
}
