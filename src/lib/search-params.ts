/** Reads one value of an address; undefined when it is missing or invalid. */
export type ReadParam<Value> = (raw: unknown) => Value | undefined

/** What is read from an address: an invalid value counts as missing. */
export type Params<Fields> = {
  [Key in keyof Fields]?: Fields[Key] extends ReadParam<infer Value> | { read: ReadParam<infer Value> }
    ? Value | undefined
    : never
}

/**
 * Combines readers, or objects with a `read`, into one for all parameters of a page. A value that is given but invalid
 * is `undefined` in the result, not missing: the router lays the result over the raw address, which would show through.
 * A route's parameters are part of the first script every visitor loads, and zod would make it a tenth larger (decision
 * 025). Servers check the same parameters with the same reader (`search-params-schema.ts`).
 */
export function searchParams<const Fields extends Record<string, ReadParam<unknown> | { read: ReadParam<unknown> }>>(
  fields: Fields,
): (raw: Record<string, unknown>) => Params<Fields> {
  const isRead = (params: Record<string, unknown>): params is Params<Fields> =>
    Object.keys(params).every((key) => key in fields)
  return (raw) => {
    const params = Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]) => {
        const value = (typeof field === 'function' ? field : field.read)(raw[key])
        return value === undefined && !Object.hasOwn(raw, key) ? [] : [[key, value]]
      }),
    )
    if (!isRead(params)) throw new Error('unreachable: only known parameters were read')
    return params
  }
}

/** A trimmed text, at most `max` characters long; numbers are accepted, because a postal code may come as one. */
export function textParam(max: number): ReadParam<string> {
  return (raw) => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
    const text = String(raw).trim()
    return text === '' || text.length > max ? undefined : text
  }
}

/** An integer from `min` to `max`. */
export function numberParam(min: number, max: number): ReadParam<number> {
  return (raw) => {
    const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }
}

/** One of a list of words. */
export function choiceParam<const Choice extends string>(choices: readonly Choice[]): ReadParam<Choice> {
  return (raw) => choices.find((choice) => choice === raw)
}

/** Yes or absent: `true`, "true" or "1". */
export const flagParam: ReadParam<true> = (raw) => (raw === true || raw === 'true' || raw === '1' ? true : undefined)

/** A day of the calendar, as in "2026-11-29". */
export const dayParam: ReadParam<string> = (raw) => {
  if (typeof raw !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(raw)) return undefined
  const day = new Date(`${raw}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined
}

/** The identifier of a row. */
export const uuidParam: ReadParam<string> = (raw) =>
  typeof raw === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(raw) ? raw : undefined

/**
 * What occurs in an address once or several times, or joined by ";" (a name may contain a comma); without duplicates.
 */
export function severalTexts(raw: unknown): string[] {
  const list: unknown[] = Array.isArray(raw) ? raw : [raw]
  const texts = list.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []))
  const trimmed = texts.flatMap((text) => text.split(';')).map((piece) => piece.trim())
  return [...new Set(trimmed.filter((piece) => piece !== ''))]
}

/**
 * What to say about parameters that are given but were not understood; null when all were. A page shows its whole list
 * then, and that it filters by nothing. A file says nothing of the kind, so whoever makes one has to refuse.
 * @param more names of parameters that the caller read and did not understand
 */
export function unclearParams(
  read: (raw: Record<string, unknown>) => object,
  raw: Record<string, unknown>,
  more: readonly string[] = [],
): string | null {
  const unclear = Object.entries(read(raw)).flatMap(([key, value]) => (value === undefined ? [key] : []))
  const names = [...unclear.filter((key) => !isBlank(raw[key])), ...more]
  if (names.length === 0) return null
  const said = names.map((name) => `„${name}“`).join(', ')
  return `Diese Auswahl haben wir nicht verstanden (${said}). Bitte öffnen Sie die Liste noch einmal und wählen Sie neu aus.`
}

function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
}
