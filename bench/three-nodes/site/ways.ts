import type { startToxiproxy } from '../../../scripts/engines/starters/toxiproxy.ts'

type Toxiproxy = Awaited<ReturnType<typeof startToxiproxy>>
type Forward = Awaited<ReturnType<Toxiproxy['forward']>>

/** What can be wrong between two programs. */
export const TROUBLES = ['latency', 'loss', 'cut'] as const
export type Trouble = (typeof TROUBLES)[number]

/** A connection between two programs that can be disturbed. */
export type Way = {
  /** Host and port to use instead of the other end's. */
  host: string
  /** Returns what ends the trouble. */
  trouble(kind: Trouble): Promise<() => Promise<void>>
}

const DIRECTIONS = ['upstream', 'downstream'] as const
/** Milliseconds in each direction. */
const LATENCY = { latency: 25, jitter: 10 }
/** Of the connections, how many lose everything: TCP itself loses nothing halfway. */
const LOST = 0.3

/** A way to a program, through Toxiproxy. */
export async function wayTo(proxy: Toxiproxy, name: string, host: string): Promise<Way> {
  const forward = await proxy.forward(name, host)
  return { host: forward.host, trouble: (kind) => disturb(forward, kind) }
}

/** One line for several connections: they are disturbed together. */
export function oneLine(ways: readonly [Way, ...Way[]]): Way {
  return {
    host: ways[0].host,
    async trouble(kind) {
      const ends = await Promise.all(ways.map((way) => way.trouble(kind)))
      return async () => void (await Promise.all(ends.map((end) => end())))
    },
  }
}

async function disturb(forward: Forward, kind: Trouble): Promise<() => Promise<void>> {
  const type = kind === 'latency' ? 'latency' : 'timeout'
  const attributes = kind === 'latency' ? LATENCY : { timeout: 0 }
  const toxicity = kind === 'loss' ? LOST : 1
  for (const stream of DIRECTIONS) await forward.disturb({ type, stream, attributes, toxicity })
  return async () => {
    for (const stream of DIRECTIONS) await forward.calm(type, stream)
    if (type === 'latency') return
    // What was swallowed does not come back, so no connection can go on where it stopped.
    await forward.cut(true)
    await forward.cut(false)
  }
}
