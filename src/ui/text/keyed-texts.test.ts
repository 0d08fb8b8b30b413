import { expect, test } from 'vitest'
import { keyedTexts } from './keyed-texts'

test('texts that say the same have keys of their own', () => {
  const keys = keyedTexts(['Montage', 'Montage', '0 Montage', 'Montage']).map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
})

test('a text keeps its key when another comes before it', () => {
  const [, second] = keyedTexts(['Wartung', 'Montage'])
  expect(second).toEqual(keyedTexts(['Montage'])[0])
})
