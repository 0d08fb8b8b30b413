import { expect, it } from 'vitest'
import { firstView, GERMANY, largeDiscs, nextPoint, viewWith, zoomed } from './map-view'

it('begins with the outer circle, or with Germany', () => {
  expect(firstView(null)).toEqual(GERMANY)
  const view = firstView({ lat: 52, lon: 8.5, outerKm: 75 })
  expect(view.size).toBeGreaterThan(150)
  expect(view.center).toEqual({ x: (8.5 - 5.6) * 70, y: (55.3 - 52) * 111 })
})

it('never shows more than Germany, nor less than a town', () => {
  expect(zoomed(GERMANY, -1)).toEqual(GERMANY)
  let view = GERMANY
  for (let step = 0; step < 20; step++) view = zoomed(view, 1)
  expect(view.size).toBe(20)
  expect(zoomed(view, -1).size).toBeCloseTo(32)
})

it('moves only for what is outside', () => {
  const view = { center: { x: 100, y: 100 }, size: 100 }
  expect(viewWith(view, { x: 130, y: 80 })).toBe(view)
  expect(viewWith(view, { x: 160, y: 80 })).toEqual({ center: { x: 160, y: 80 }, size: 100 })
})

it('gives a number to the places with most hits, and none to their neighbours', () => {
  const [most, beside, alone, single] = [
    { x: 0, y: 0, count: 9 },
    { x: 10, y: 0, count: 5 },
    { x: 100, y: 0, count: 2 },
    { x: 200, y: 0, count: 1 },
  ] as const
  expect(largeDiscs([most, beside, alone, single], 1)).toEqual([most, alone])
  expect(largeDiscs([most, beside, alone, single], 0.2)).toEqual([most, beside, alone])
})

it('goes to the nearest point in a direction', () => {
  const [middle, near, far, below] = [
    { x: 0, y: 0 },
    { x: 10, y: 4 },
    { x: 30, y: 0 },
    { x: 2, y: 20 },
  ] as const
  const points = [middle, near, far, below]
  expect(nextPoint(middle, points, 'ArrowRight')).toBe(near)
  expect(nextPoint(near, points, 'ArrowRight')).toBe(far)
  expect(nextPoint(middle, points, 'ArrowDown')).toBe(below)
  expect(nextPoint(middle, points, 'ArrowUp')).toBeUndefined()
  expect(nextPoint(far, points, 'ArrowLeft')).toBe(near)
})
