import { expect, test } from 'vitest'
import { withoutComments } from './code.ts'
import { readSources } from './sources.ts'

/** `(?i:…)`, `(?-i:…)` */
const GROUP_WITH_FLAGS = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/

/**
 * A process that has made much code for patterns compiles further ones without optimizing, and V8 then forgets the
 * flags around such a group: "Geburtsdatum: 1990-03-12" was no longer hidden in the tests of a long run.
 */
test('no pattern has a group with flags of its own', () => {
  expect(GROUP_WITH_FLAGS.test(String.raw`in\s+(?-i:\p{Lu})`)).toBe(true)
  const found = readSources('src', 'scripts', 'bench')
    .filter(({ text }) => GROUP_WITH_FLAGS.test(withoutComments(text)))
    .map(({ file }) => file)
  expect(found).toEqual([])
})
