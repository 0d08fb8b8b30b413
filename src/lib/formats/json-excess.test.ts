import { expect, test } from 'vitest'
import { ownMs } from '../../../tests/setup/own-time'
import { createRandom, type Random } from '../random'
import { type JsonBudget, jsonExcess } from './json-excess'

const BUDGET: JsonBudget = { depth: 4, nodes: 10, text: 5, name: 3, digits: 6 }

test.each([
  ['{"a":[1,true,null,"b"]}', null],
  ['[[[[]]]]', null],
  ['[[[[[]]]]]', { what: 'depth', path: '0.0.0.0' }],
  ['{"a":{"b":{"c":{"d":{}}}}}', { what: 'depth', path: 'a.b.c.d' }],
  ['[1,2,3,4,5,6,7,8,9]', null],
  ['[1,2,3,4,5,6,7,8,9,10]', { what: 'nodes', path: '9' }],
  ['{"a":1,"b":[{"c":"123456"}]}', { what: 'text', path: 'b.0.c' }],
  ['"\\u0061\\"\\\\\\n\\u0062"', null],
  ['{"abcd":1}', { what: 'name', path: '' }],
  ['[1234567]', { what: 'digits', path: '0' }],
  ['-1e+10', null],
  ['{"a":{"__proto__":1}}', { what: 'name', path: 'a.' }],
])('measures %s', (text, excess) => {
  expect(jsonExcess(text, BUDGET)).toEqual(excess)
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__', '\\u005F\\u005fproto__', 'c\\u006fnstructor'])(
  'finds the reserved name %s, however it is spelled, and leaves it in texts',
  (name) => {
    const budget = { ...BUDGET, name: 100, text: 100 }
    expect(jsonExcess(`{ "${name}" \n\t: 1}`, budget)).toMatchObject({ what: 'name' })
    expect(jsonExcess(`["${name}"]`, budget)).toBeNull()
  },
)

test('counts what a parser finds, in every generated text', () => {
  const random = createRandom('json')
  for (let round = 0; round < 2_000; round += 1) {
    const value = generated(random, 0)
    const text = random.chance(0.5) ? JSON.stringify(value) : JSON.stringify(value, null, 2)
    const truth = measured(value)
    expect(jsonExcess(text, truth), text).toBeNull()
    for (const what of ['depth', 'nodes', 'text', 'name', 'digits'] as const) {
      if (truth[what] === 0) continue
      expect(jsonExcess(text, { ...truth, [what]: truth[what] - 1 })?.what, `${what} of ${text}`).toBe(what)
    }
  }
})

test('takes one step for each character, whatever they are', async () => {
  const budget = { depth: 1e9, nodes: 1e9, text: 1e9, name: 1e9, digits: 1e9 }
  // Nesting would stop earlier by its own budget.
  for (const piece of ['[]', '"\\\\', '\\"', '"', ',', '1', ' ', ':', '"a" ', '\ud83d', 'x"\\u00']) {
    // It takes about 15; a scan that backtracks would take minutes.
    const text = piece.repeat(1_600_000 / piece.length)
    expect(await ownMs(() => jsonExcess(text, budget), 250), piece).toBeLessThan(250)
  }
})

const TEXTS = ['', 'a', 'Grüße', '"', '\\', '\n', '🚆', '\\u0041', '{"a":[1,2]}', 'x'.repeat(40), '\u0000', '\ud83d']

function generated(random: Random, depth: number): unknown {
  const kind = random.int(0, depth > 5 ? 3 : 5)
  if (kind === 0) return random.pick(TEXTS)
  if (kind === 1) return random.pick([0, -1, 1e21, 1.5, 123456789, -0.001])
  if (kind === 2) return random.pick([true, false, null])
  if (kind === 3) return random.pick(TEXTS) + random.pick(TEXTS)
  const children = Array.from({ length: random.int(0, 4) }, () => generated(random, depth + 1))
  return kind === 4 ? children : Object.fromEntries(children.map((child) => [random.pick(TEXTS), child]))
}

/** The smallest budget that allows a value. */
function measured(value: unknown): JsonBudget {
  if (typeof value === 'string') return { ...LEAF, text: value.length }
  if (typeof value !== 'object' || value === null) return { ...LEAF, digits: JSON.stringify(value).length }
  const inner = Object.values(value).map(measured)
  const most = (what: keyof JsonBudget) => Math.max(0, ...inner.map((each) => each[what]))
  const names = Array.isArray(value) ? [] : Object.keys(value).map((name) => name.length)
  return {
    depth: 1 + most('depth'),
    nodes: 1 + inner.reduce((sum, each) => sum + each.nodes, 0),
    text: most('text'),
    name: Math.max(most('name'), ...names),
    digits: most('digits'),
  }
}

const LEAF: JsonBudget = { depth: 0, nodes: 1, text: 0, name: 0, digits: 0 }
