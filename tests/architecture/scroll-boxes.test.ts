import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const CLASSES = /(["'`])((?:(?!\1)[^\n])*?\boverflow(?:-y)?-(?:auto|scroll)\b(?:(?!\1)[^\n])*)\1/g
const PLACED = /(?:^|[\s:])(?:relative|absolute|fixed|sticky)(?=\s|$)/

/**
 * What only readers of the screen hear is placed absolutely. In a box that scrolls without being placed itself, it lies
 * below the page where the last row would be, and the page scrolls down into nothing.
 */
test('what scrolls down is placed, so that nothing of it makes the page longer', () => {
  const boxes = readSources('src/ui', 'src/features', 'src/routes').flatMap(({ file, text }) =>
    [...text.matchAll(CLASSES)].map(([, , classes = '']) => ({ file, classes })),
  )
  expect(boxes.length).toBeGreaterThan(7)
  expect(boxes.filter(({ classes }) => !PLACED.test(classes))).toEqual([])
})
