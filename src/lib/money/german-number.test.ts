import { describe, expect, it } from 'vitest'
import { formatGermanNumber, parseGermanNumber } from './german-number.ts'

describe('parseGermanNumber', () => {
  it.each([
    ['1.234,5', 2, 1234.5],
    ['1234,567', 2, 1234.57],
    ['3.400', 0, 3400],
    ['3 400 €', 0, 3400],
    ['12.50', 2, 12.5],
    ['−3', 0, -3],
    ['1.234.567', 0, 1_234_567],
  ])('reads %s', (text, decimals, value) => expect(parseGermanNumber(text, decimals)).toBe(value))

  it('tells nothing from nonsense', () => {
    expect(parseGermanNumber('  ')).toBeNull()
    for (const text of ['viel', '1,2,3', '-', '1e5']) expect(parseGermanNumber(text)).toBeNaN()
  })
})

describe('formatGermanNumber', () => {
  it('groups thousands and keeps fixed decimals where asked', () => {
    expect(formatGermanNumber(1234.5, 2)).toBe('1.234,5')
    expect(formatGermanNumber(1234.5, 2, true)).toBe('1.234,50')
  })

  it('writes a minus sign that is read again', () => {
    expect(formatGermanNumber(-1234.5, 1)).toBe('−1.234,5')
    expect(parseGermanNumber(formatGermanNumber(-1234.5, 1), 1)).toBe(-1234.5)
  })
})
