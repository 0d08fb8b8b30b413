/** The way to a value: names and places in lists, from outside in. */
export type Path = readonly (string | number)[]

type Found = {
  /** Where moments stand, which JSON turns into texts. */
  moments: readonly Path[]
  /** Whether an object has a value that is missing, which JSON leaves out. */
  hasGaps: boolean
}

/** Nobody sends anything as deep; a circle would have no end. */
const DEEPEST = 50

/**
 * What has to be said beside data that is sent as JSON, so that it comes back as it was. Null where JSON cannot say it:
 * maps, large integers, instances of classes, what is no number, a gap in a list.
 */
export function momentsWithin(data: unknown): Found | null {
  const found = { moments: [], hasGaps: false }
  return data !== undefined && canBeSaid(data, [], found) ? found : null
}

function canBeSaid(value: unknown, path: (string | number)[], found: { moments: Path[]; hasGaps: boolean }): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  if (path.length > DEEPEST) return false
  if (value instanceof Date) {
    found.moments.push([...path])
    return !Number.isNaN(value.getTime())
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      if (!canBeSaid(value[index], path, found)) return false
      path.pop()
    }
    return true
  }
  if (!isPlain(value)) return false
  // Twice as fast as over a list of names; a plain object inherits none.
  for (const name in value) {
    const each = value[name]
    if (each === undefined) {
      found.hasGaps = true
      continue
    }
    path.push(name)
    if (!canBeSaid(each, path, found)) return false
    path.pop()
  }
  return true
}

/** Names that have a meaning of their own are left to those who know how to refuse them. */
function isPlain(value: object): value is Record<string, unknown> {
  if (Object.getPrototypeOf(value) !== Object.prototype || value.constructor !== Object) return false
  return !('prototype' in value || Object.hasOwn(value, '__proto__'))
}
