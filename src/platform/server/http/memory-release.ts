import v8 from 'node:v8'
import vm from 'node:vm'

/** How often to look whether the rush is over, milliseconds. */
const LOOK_MS = 5_000
/** Fewer requests than this leave nothing behind that would be worth the pause. */
const RUSH_REQUESTS = 500

type Options = { lookMs?: number; collect?: () => void }

/**
 * Gives memory back after a rush: V8 keeps what it once took (400 MB after a minute of full load) until it needs to
 * collect, which at rest is never. A full collection takes about a tenth of a second, so it waits for a moment when
 * nobody has asked for some seconds.
 */
export function releaseMemoryAtRest({ lookMs = LOOK_MS, collect = collector() }: Options = {}) {
  let sinceRelease = 0
  let sinceLook = 0
  const timer = setInterval(() => {
    const isQuiet = sinceLook === 0
    sinceLook = 0
    if (!isQuiet || sinceRelease < RUSH_REQUESTS) return
    sinceRelease = 0
    collect()
  }, lookMs)
  timer.unref()
  return {
    /** Call for every request. */
    noteRequest() {
      sinceRelease += 1
      sinceLook += 1
    },
    stop: () => clearInterval(timer),
  }
}

/** V8 offers its collector to programs only behind a flag; taken here for this one function, not for the process. */
function collector(): () => void {
  v8.setFlagsFromString('--expose-gc')
  const collect: unknown = vm.runInNewContext('gc')
  v8.setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function'
    ? () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    : () => {}
}
