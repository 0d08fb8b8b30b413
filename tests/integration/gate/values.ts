import type { Random } from '~/lib/random'

const TEXTS = ['', 'Grüße aus Köln', '🚆', 'x', '33602', '"\\', '\n\t', '{"a":1}', '[[[[', '__proto__', '1'.repeat(300)]
const NAMES = ['id', 'title', 'places', 'a', 'b', 'from', 'Straße', 'toString', 'length', 'then']

/** Anything a legitimate form could send: dates and missing values as well, some objects in two places. */
export function honestValue(random: Random, depth = 0): unknown {
  const kind = random.int(0, depth > 8 ? 6 : 9)
  if (kind <= 2) return random.pick(TEXTS)
  if (kind === 3) return random.pick([0, -1, 1.5, 1e21, Number.NaN, -0, 2 ** 53])
  if (kind === 4) return [true, false, null, undefined][random.int(0, 3)]
  if (kind === 5) return new Date(random.int(0, 4_000_000_000_000))
  if (kind === 6) return random.pick(TEXTS).repeat(random.int(0, 20))
  const children = Array.from({ length: random.int(0, 5) }, () => honestValue(random, depth + 1))
  if (random.chance(0.1)) children.push(...children)
  return kind === 7 ? children : Object.fromEntries(children.map((child) => [random.pick(NAMES), child]))
}

/** A body or an input that no legitimate client sends; each is refused, whatever the procedure. */
export function hostileText(random: Random): string {
  return random.pick(HOSTILE)(random)
}

type Make = (random: Random) => string

const HOSTILE: readonly Make[] = [
  // Cycles, doublings and shared references.
  () => sent({ a: { b: 1 } }, { referentialEqualities: [['a']] }),
  () => sent({ a: { b: {} } }, { referentialEqualities: { a: ['a.b'] } }),
  (random) => sent(chain(random.int(10, 30)), { referentialEqualities: doublings(random.int(10, 30)) }),
  (random) => sent({ a: [] }, { referentialEqualities: Array.from({ length: random.int(0, 5) }, () => 'a') }),
  // Types that superjson would create from texts and lists.
  (random) => sent(size(random), { values: [['typed-array', random.pick(ARRAYS)]] }),
  (random) => sent({ a: numbers(random) }, { values: { a: [random.pick(['set', 'map'])] } }),
  (random) => sent({ a: '9'.repeat(upTo(random, 1, 90_000)) }, { values: { a: ['bigint'] } }),
  (random) => sent({ a: '/(a+)+$/' }, { values: { a: [random.pick(['regexp', 'URL', 'Error', 'nope', 'symbol'])] } }),
  (random) => sent({ a: 'x' }, { values: { a: [[random.pick(['class', 'custom', 'symbol']), 'Database']] } }),
  // Annotations of missing places.
  (random) => sent([1], { values: { [String(random.int(1, 4_294_967_294))]: ['undefined'] } }),
  (random) => sent({ a: [] }, { values: { [random.pick(['a.length', 'a.-1', 'b', 'a.0.0', ''])]: ['undefined'] } }),
  (random) =>
    sent({ a: 1 }, { values: { [`${random.pick(['__proto__', 'constructor.prototype'])}.x`]: ['undefined'] } }),
  (random) => sent({ a: null }, { values: nested('a', random.int(1, 25)) }),
  (random) => sent(null, { values: ['undefined', { a: ['undefined'] }], v: random.int(0, 3) }),
  // Depth, number, length.
  (random) => `{"json":${around('[', ']', upTo(random, 40, 200_000))}}`,
  (random) => `{"json":${around('{"a":', '}', upTo(random, 40, 100_000), '1')}}`,
  (random) => `{"json":${'['.repeat(upTo(random, 40, 300_000))}`,
  (random) => `{"json":[1${',1'.repeat(upTo(random, 40_001, 120_000) - 1)}]}`,
  (random) => sent({ id: 'a'.repeat(upTo(random, 100_001, 600_000)) }),
  (random) => sent({ ['n'.repeat(upTo(random, 257, 300_000))]: 1 }),
  (random) => `{"json":{"id":${random.pick(['', '-', '0.'])}${'1'.repeat(upTo(random, 41, 900_000))}}}`,
  (random) => `{"json":{"${random.pick(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])}":{"x":1}}}`,
  // Texts that PostgreSQL could not store.
  (random) => sent({ id: random.pick(['\u0000', '\ud83d', '\udc00a', 'a\u0000b']) }),
  (random) => sent({ [random.pick(['\u0000', '\ud83d'])]: 1 }),
  (random) => `{"json":{"id":"${random.pick(['\\ud800', '\\u0000', '\\udfff\\ud83d'])}"}}`,
  // Invalid JSON, and JSON that is no input.
  (random) => sent({ a: honestValue(random) }).slice(0, -random.int(1, 8)),
  (random) =>
    random.pick(['', '{', 'nope', '5', 'null', '[]', '"x"', 'true', '{"json":1,"other":2}', '{}{}', '\u0000']),
  (random) => sent({ a: 1 }, random.pick([null, 5, [], 'x', { values: 5 }, { values: {}, x: 1 }, { values: 'Date' }])),
  (random) => String.fromCharCode(...Array.from({ length: upTo(random, 1, 2_000) }, () => random.int(0, 65_535))),
]

const ARRAYS = ['Uint8Array', 'Float64Array', 'Int32Array', 'BigInt64Array', 'nope']

/** Mostly near the lower end, sometimes near the upper: large bodies are slow to create. */
export function upTo(random: Random, least: number, most: number): number {
  return Math.floor(least * (most / least) ** (random.next() ** 2))
}

function sent(json: unknown, meta?: unknown): string {
  return JSON.stringify({ json, meta })
}

function size(random: Random): number {
  return random.pick([3, 1e3, 3e6, 1e9])
}

function numbers(random: Random): number[] {
  return Array.from({ length: random.pick([0, 10, 3_000]) }, (_, index) => index)
}

function around(open: string, close: string, depth: number, middle = ''): string {
  return open.repeat(depth) + middle + close.repeat(depth)
}

function nested(name: string, depth: number): unknown {
  return depth === 0 ? ['undefined'] : { [name]: nested(name, depth - 1), other: ['undefined'] }
}

function chain(length: number): unknown {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`n${index}`, { left: null, right: null }]))
}

/** Each contains the next one twice: walking it never ends. */
function doublings(length: number): Record<string, string[]> {
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [`n${index}`, [`n${index + 1}.left`, `n${index + 1}.right`]]),
  )
}
