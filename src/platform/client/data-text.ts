import { momentsWithin, type Path } from '~/lib/moments-within'

/** What a query's data is sent as with a page: itself, or as text. */
export type Sent = { readonly text: string } | { readonly data: unknown }

/** What such a text holds: the data as JSON has it, and where in it moments were. */
export type WithMoments = readonly [data: unknown, moments: readonly Path[]]

/**
 * A query's data for a page as one text. Taking it apart value by value, as the router does with what it sends, costs
 * the server a twentieth of a page, and the browser reads JSON faster than a script. What JSON cannot say is left to
 * the router.
 */
export function toDataText(data: unknown): Sent {
  const found = momentsWithin(data)
  return found === null ? { data } : { text: `[${JSON.stringify(data)},${JSON.stringify(found.moments)}]` }
}

/** The data that `toDataText` was given. */
export function fromDataText(sent: Sent): unknown {
  return 'text' in sent ? withMoments(JSON.parse(sent.text)) : sent.data
}

/** Puts moments where they were. */
export function withMoments([data, moments]: WithMoments): unknown {
  const around = { data }
  for (const path of moments) putMoment(around, ['data', ...path])
  return around.data
}

function putMoment(around: object, path: Path): void {
  const [name = '', ...rest] = path
  const value: unknown = Reflect.get(around, name)
  if (typeof value === 'object' && value !== null) putMoment(value, rest)
  else if (typeof value === 'string') Reflect.set(around, name, new Date(value))
}
