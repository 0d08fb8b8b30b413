import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

it('repeats itself for the same seed, and only for it', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, () => 0).map(() => createRandom(seed).next())
  const sequence = (seed: string) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.int(1, 1000))
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(sequence('a')).toEqual(sequence('a'))
  expect(sequence('a')).not.toEqual(sequence('b'))
})

it('stays the same in every version, for the ids of the demo depend on it', () => {
  const random = createRandom('stellwerk')
  expect([random.int(1, 100), random.int(1, 100), random.int(1, 100)]).toEqual([51, 24, 55])
})

it('samples without repetition and keeps the order', () => {
  const chosen = createRandom('s').sample([1, 2, 3, 4, 5, 6], 4)
  expect(chosen).toHaveLength(4)
  expect(chosen).toEqual([...new Set(chosen)].sort())
})

it('reaches both ends of a range', () => {
  const random = createRandom('r')
  const seen = new Set(Array.from({ length: 200 }, () => random.int(1, 3)))
  expect([...seen].sort()).toEqual([1, 2, 3])
})

it('picks by weight, and never what has none', () => {
  const random = createRandom('w')
  const picked = Array.from({ length: 1000 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ]),
  )
  const often = picked.filter((item) => item === 'often').length
  expect(often).toBeGreaterThan(850)
  expect(often).toBeLessThan(950)
  expect(picked).not.toContain('never')
})

it('refuses to pick from nothing', () => {
  expect(() => createRandom('p').pick([])).toThrow(RangeError)
  expect(() => createRandom('p').weighted([])).toThrow(RangeError)
})
