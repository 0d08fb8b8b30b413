import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** What a page shows a moment after it was caused: what a field says, and where something or the focus is. */
const LATE = new Set(['inputValue', 'isChecked', 'isVisible', 'isHidden', 'boundingBox', 'activeElement', 'scrollY'])

type Span = [from: number, to: number]

/** Lines of `expect(await …)` that read one of these once, instead of polling for it. */
function oneShotReads(file: string, text: string): string[] {
  const expected: Span[] = []
  const awaited: Span[] = []
  const late: number[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'expect' && first) expected.push([first.start, first.end])
    },
    AwaitExpression({ start, end }) {
      awaited.push([start, end])
    },
    MemberExpression({ property, start }) {
      if (property.type === 'Identifier' && LATE.has(property.name)) late.push(start)
    },
  }).visit(program)
  const isIn = (at: number, spans: readonly Span[]) => spans.some(([from, to]) => from <= at && at < to)
  const once = awaited.filter(([from]) => isIn(from, expected))
  return late.filter((at) => isIn(at, once)).map((at) => `${file}:${text.slice(0, at).split('\n').length}`)
}

test('browser tests wait for what a page shows after an act, on a machine however slow', () => {
  const tests = readSources('tests/e2e')
  expect(tests.length).toBeGreaterThan(60)
  expect(tests.flatMap(({ file, text }) => oneShotReads(file, text))).toEqual([])
})

test.each([
  ['expect(await field.inputValue()).toBe(1)', 1],
  ['expect(Math.round((await box.boundingBox())?.y ?? 0)).toBe(1)', 1],
  ['expect(\n  await page\n    .getByLabel("x")\n    .inputValue(),\n).toBe("")', 1],
  ['expect(await page.evaluate(() => document.activeElement?.id)).toBe("x")', 1],
  ['await expect.poll(() => field.inputValue()).toBe(1)', 0],
  ['expect(await answers()).toBe(1)\nawait expect.poll(() => field.isChecked()).toBe(true)', 0],
])('the law reads %j', (text, found) => {
  expect(oneShotReads('tests/e2e/x.ts', text)).toHaveLength(found)
})
