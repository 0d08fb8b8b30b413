import { describe, expect, it } from 'vitest'
import { cropArea, draggedCrop } from './crop'

const wide = { width: 2000, height: 1000 }
const PORTRAIT = 3 / 4

describe('the part of a picture in a frame', () => {
  it('is the largest of its shape, and stands where it was put', () => {
    const area = cropArea(wide, PORTRAIT, { zoom: 100, x: 0, y: 50 })
    expect(area).toEqual({ x: 0, y: 0, width: 0.375, height: 1 })
    expect(cropArea(wide, PORTRAIT, { zoom: 100, x: 100, y: 50 }).x).toBeCloseTo(0.625)
    const high = cropArea({ width: 300, height: 4000 }, PORTRAIT, { zoom: 100, x: 50, y: 100 })
    expect(high).toMatchObject({ x: 0, width: 1, height: 0.1 })
    expect(high.y).toBeCloseTo(0.9)
  })

  it('keeps its shape and stays inside, however near', () => {
    for (const zoom of [100, 135, 300]) {
      const { x, y, width, height } = cropArea(wide, PORTRAIT, { zoom, x: 100, y: 100 })
      expect((width * wide.width) / (height * wide.height)).toBeCloseTo(PORTRAIT)
      expect(x + width).toBeLessThanOrEqual(1.000001)
      expect(y + height).toBeLessThanOrEqual(1.000001)
    }
  })
})

describe('dragging', () => {
  it('moves the picture under the finger, and no farther than it goes', () => {
    const from = { zoom: 100, x: 50, y: 50 }
    const moved = draggedCrop(wide, PORTRAIT, from, { x: 0.5, y: 0.3 })
    const [before, after] = [cropArea(wide, PORTRAIT, from), cropArea(wide, PORTRAIT, moved)]
    expect(before.x - after.x).toBeCloseTo(0.5 * before.width, 1)
    // There is no room to move up or down.
    expect(moved.y).toBe(50)
    expect(draggedCrop(wide, PORTRAIT, from, { x: -9, y: 0 }).x).toBe(100)
  })
})
