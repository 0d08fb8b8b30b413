import superjson, { type SuperJSONResult } from 'superjson'

/** Most values of one call that JSON cannot express: a form of 60 rows with five empty fields each has 300. */
const MAX_ANNOTATIONS = 2_000

/** superjson's type names for the values our inputs use, with a check of their JSON form. */
const TYPES: ReadonlyMap<unknown, (value: unknown) => boolean> = new Map([
  ['undefined', (value: unknown) => value === null],
  ['Date', isMoment],
  // What a number field makes of a text that is not a number.
  ['number', (value: unknown) => typeof value === 'string' && /^(?:NaN|-?Infinity|-0)$/.test(value)],
])

/**
 * The input of a call as the browser's superjson wrote it. Everything else superjson could create is refused before it
 * runs: references (cycles and endless doubling), sets, maps, typed arrays, bigints, regular expressions, classes, and
 * paths to missing places (they create lists of any length).
 * @throws Error when it is anything else
 */
export function readCallInput(sent: unknown): unknown {
  if (!isCallInput(sent)) throw new Error('the input of a call has no form that our clients write')
  // Nobody else holds the parsed value.
  return superjson.deserialize(sent, { inPlace: true })
}

function isCallInput(sent: unknown): sent is SuperJSONResult {
  if (!isRecord(sent) || !hasOnly(sent, ['json', 'meta'])) return false
  const { json, meta } = sent
  return meta === undefined || (isRecord(meta) && hasOnly(meta, ['values', 'v']) && describes(json, meta))
}

function describes(json: unknown, { values, v }: Record<string, unknown>): boolean {
  if (v !== undefined && v !== 1) return false
  if (values === undefined) return true
  if (!isRecord(values)) return isDescribedBy(values, json)
  const paths = Object.keys(values)
  if (paths.length > MAX_ANNOTATIONS) return false
  return paths.every((path) => {
    const found = valueAt(json, path)
    return found !== null && isDescribedBy(values[path], found.value)
  })
}

/** Without nested annotations, which only sets, maps and errors have. */
function isDescribedBy(annotation: unknown, value: unknown): boolean {
  if (!Array.isArray(annotation) || annotation.length !== 1) return false
  const looksRight = TYPES.get(annotation[0])
  return looksRight?.(value) ?? false
}

/** The value at a superjson path, whose steps are joined by dots. Our names have neither dots nor backslashes. */
function valueAt(json: unknown, path: string): { value: unknown } | null {
  if (path.includes('\\')) return null
  let value = json
  for (const step of path.split('.')) {
    if (Array.isArray(value) && INDEX.test(step) && Number(step) < value.length) value = value[Number(step)]
    else if (isRecord(value) && Object.hasOwn(value, step)) value = value[step]
    else return null
  }
  return { value }
}

/** Only one spelling, so that no place is described twice. */
const INDEX = /^(?:0|[1-9]\d{0,6})$/

const MOMENT = /^(?:[+-]\d\d)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A date as `toISOString` writes it. */
function isMoment(value: unknown): boolean {
  return typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnly(value: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name))
}
