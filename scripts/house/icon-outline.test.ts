import { expect, test } from 'vitest'
import { outlinesOf, type Shape } from './icon-outline'

test.each<[string, Shape, string]>([
  ['a line', ['line', { x1: '3', x2: '21', y1: '12', y2: '12.5' }], 'M3 12L21 12.5'],
  ['a circle', ['circle', { cx: '12', cy: '11', r: '2.1' }], 'M9.9 11a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0z'],
  ['an ellipse', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 1 18 0a9 3 0 1 1 -18 0z'],
  ['a rectangle', ['rect', { x: '3', y: '4', width: '18', height: '16' }], 'M3 4h18v16h-18v-16z'],
  [
    'round corners',
    ['rect', { width: '7', height: '9', x: '3', y: '3', rx: '1' }],
    'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1z',
  ],
  [
    'corners that are wider than the side',
    ['rect', { width: '4', height: '8', rx: '9', ry: '1' }],
    'M2 0h0a2 1 0 0 1 2 1v6a2 1 0 0 1 -2 1h0a2 1 0 0 1 -2 -1v-6a2 1 0 0 1 2 -1z',
  ],
  ['a train of points', ['polyline', { points: '4 17 10 11 4 5' }], 'M4 17 10 11 4 5'],
  ['a ring of points', ['polygon', { points: '5 3 19 12 5 21' }], 'M5 3 19 12 5 21z'],
])('%s becomes a path', (_, shape, d) => {
  expect(outlinesOf([shape])).toEqual([[d]])
})

test('shapes that look alike become one path, and a relative beginning still counts from the corner', () => {
  const shapes: Shape[] = [
    ['path', { d: 'm6 9 6 6', key: 'a1' }],
    ['path', { d: 'm2 2 20 20', key: 'b2' }],
    ['path', { d: 'M3 3h1', key: 'c3' }],
  ]
  expect(outlinesOf(shapes)).toEqual([['m6 9 6 6M0 0m2 2 20 20M3 3h1']])
})

test('a shape with a look of its own stays one, in its place', () => {
  const shapes: Shape[] = [
    ['path', { d: 'M1 1h2' }],
    ['path', { d: 'M5 5h2', fill: 'currentColor' }],
    ['path', { d: 'M9 9h2' }],
  ]
  expect(outlinesOf(shapes)).toEqual([['M1 1h2'], ['M5 5h2', { fill: 'currentColor' }], ['M9 9h2']])
})

test('what has no outline is refused instead of left out', () => {
  expect(() => outlinesOf([['text', { x: '1' }]])).toThrow('<text>')
})
