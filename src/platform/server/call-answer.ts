import superjson from 'superjson'
import { momentsWithin, type Path } from '../../lib/moments-within.ts'

/**
 * What a call answers, as superjson writes it: the data, and beside it where moments stand. Nearly all answers are plain
 * values and moments; of those superjson would make a copy and a list of everything in it, which costs as much as
 * reading them. Everything else is left to it.
 */
export function writeAnswer(data: unknown): { json: unknown; meta?: unknown } {
  const found = momentsWithin(data)
  if (found === null || found.hasGaps) return superjson.serialize(data)
  if (found.moments.length === 0) return { json: data }
  const isMoment = found.moments[0]?.length === 0
  const values = isMoment ? ['Date'] : Object.fromEntries(found.moments.map((path) => [stepsOf(path), ['Date']]))
  return { json: data, meta: { values, v: 1 } }
}

/** In superjson's paths points stand between steps. */
function stepsOf(path: Path): string {
  return path.map((step) => String(step).replace(/[\\.]/g, '\\$&')).join('.')
}
