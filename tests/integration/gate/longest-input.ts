/** The part of a JSON schema (2020-12) that zod writes of our inputs. */
export type Shape = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  prefixItems?: Shape[]
  maxItems?: number
  maxLength?: number
  maximum?: number
  format?: string
  pattern?: string
}

/** How full an input is: the characters of its texts, and the used share of each limit. */
export type Filling = { alphabet: string; share: number }

const LONGEST_WITHOUT_LIMIT = 200
const MOST_WITHOUT_LIMIT = 50

/** A value of a shape with everything it may have, at maximum length. */
export function longestInput(shape: Shape, filling: Filling): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => longestInput(part, filling)))
  if (shape.anyOf) return longestInput(fullest(shape.anyOf), filling)
  if (shape.type === 'object') {
    if (isDocument(shape)) return richText(filling)
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, part]) => [name, longestInput(part, filling)]),
    )
  }
  if (shape.type === 'array') return list(shape, filling)
  if (shape.type === 'string') return text(shape, filling)
  if (shape.type === 'number' || shape.type === 'integer') return Math.min(shape.maximum ?? 2 ** 40, 2 ** 40)
  return shape.type === 'boolean' ? true : null
}

/** The one that holds most, and never the empty one. */
function fullest(shapes: readonly Shape[]): Shape {
  const weight = (shape: Shape) => JSON.stringify(shape).length + (shape.type === 'null' ? -1_000 : 0)
  return shapes.toSorted((one, other) => weight(other) - weight(one))[0] ?? {}
}

function list({ items, prefixItems, maxItems }: Shape, filling: Filling): unknown[] {
  if (prefixItems) return prefixItems.map((part) => longestInput(part, filling))
  const most = Math.max(1, Math.floor((maxItems ?? MOST_WITHOUT_LIMIT) * filling.share))
  const choices = items?.enum
  if (choices) return choices.slice(0, most)
  return Array.from({ length: most }, () => longestInput(items ?? {}, filling))
}

const EXAMPLES: Readonly<Record<string, string>> = {
  uuid: '01936f00-0000-7000-8000-000000000000',
  email: 'erika@beispiel.example',
  date: '2026-11-23',
  'date-time': '2026-11-23T08:00:00.000Z',
  time: '08:00',
  uri: 'https://www.beispiel.example/',
}
/** For texts whose format is only a pattern. */
const BY_PATTERN = [
  '2026-11',
  '33602',
  '08:00',
  '2026-11-23',
  '2026-11-23T08:00',
  '123456',
  'ab12',
  'DE02120300000000202051',
]

function text({ format, pattern, maxLength }: Shape, { alphabet, share }: Filling): string {
  const example = format === undefined ? undefined : EXAMPLES[format]
  if (example) return example
  if (pattern !== undefined) return BY_PATTERN.find((one) => new RegExp(pattern).test(one)) ?? 'x'
  return filled(alphabet, Math.max(1, Math.floor((maxLength ?? LONGEST_WITHOUT_LIMIT) * share)))
}

/** Of UTF-16 units as limits count them, without half of a pair. */
function filled(alphabet: string, length: number): string {
  const signs = [...alphabet]
  let made = ''
  for (let index = 0; ; index += 1) {
    const sign = signs[index % signs.length] ?? 'x'
    if (made.length + sign.length > length) return made === '' ? 'x' : made
    made += sign
  }
}

function isDocument({ properties }: Shape): boolean {
  return properties?.type?.const === 'doc'
}

/** A document as an editor writes it: each line a list item, every other word bold. */
function richText({ alphabet, share }: Filling) {
  const word = (index: number) => ({
    type: 'text',
    text: `${filled(alphabet, 9)} `,
    ...(index % 2 === 0 && { marks: [{ type: 'bold' }] }),
  })
  const items = Math.floor(190 * share)
  const item = () => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: Array.from({ length: 10 }, (_, index) => word(index)) }],
  })
  return { type: 'doc', content: [{ type: 'bulletList', content: Array.from({ length: Math.max(items, 1) }, item) }] }
}
