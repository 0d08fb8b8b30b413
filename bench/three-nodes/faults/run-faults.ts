import { setTimeout as wait } from 'node:timers/promises'
import type { Site } from '../site/site.ts'
import { FAULTS, type Fault } from './faults.ts'

/** How long a fault lasts, and the least time until the next one, milliseconds. */
const LASTS_MS = 12_000
const PAUSE_MS = 6_000

/** A fault that happened, from its beginning until everything was as before; milliseconds since 1970. */
export type Happened = { fault: Fault; from: number; healedAt: number; to: number; failure?: string }

/** @returns the faults whose names match a pattern; all without one */
export function faultsNamed(pattern = ''): readonly Fault[] {
  return FAULTS.filter(({ name }) => new RegExp(pattern).test(name))
}

/**
 * Lets one fault happen after the other, each only when everything has recovered from the one before.
 * @param until no other fault begins then, milliseconds since 1970
 */
export async function runFaults(
  site: Site,
  faults: readonly Fault[],
  { until, say }: { until: number; say: (line: string) => void },
): Promise<Happened[]> {
  const happened: Happened[] = []
  for (const [index, fault] of faults.entries()) {
    if (Date.now() > until) {
      say(
        `No time for: ${faults
          .slice(index)
          .map(({ name }) => name)
          .join(', ')}`,
      )
      break
    }
    say(`${index + 1} of ${faults.length}: ${fault.name}`)
    const from = Date.now()
    const one = await letHappen(site, fault)
    happened.push({ fault, from, ...one, to: Date.now() })
    await wait(PAUSE_MS)
  }
  return happened
}

async function letHappen(site: Site, fault: Fault): Promise<{ healedAt: number; failure?: string }> {
  let heal = (): Promise<unknown> => Promise.resolve()
  let healedAt = 0
  try {
    heal = await fault.begin(site)
    await wait(LASTS_MS)
    healedAt = Date.now()
    await heal()
    await site.warden.repair()
    await Promise.all(site.nodes.map((node) => node.ready()))
    return { healedAt }
  } catch (error) {
    if (healedAt === 0) await heal().catch(() => {})
    return { healedAt: Date.now(), failure: String(error) }
  }
}
