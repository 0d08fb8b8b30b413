import { expect, test } from 'vitest'
import { formatCents, formatCentsRange, formatCentsShort } from './money.ts'

const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ')

test('cents are written the German way', () => {
  expect(plain(formatCents(123_456))).toBe('1.234,56 €')
  expect(plain(formatCentsShort(340_000))).toBe('3.400 €')
  expect(plain(formatCentsShort(1_390))).toBe('13,90 €')
})

test('amounts are written as the platform writes them, in front and behind the point and below zero', () => {
  const [euros, wholeEuros] = [undefined, 0].map(
    (maximumFractionDigits) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits }),
  )
  const signed = (text: string | undefined) => text?.replace(/^-/, '−')
  for (const cents of [
    0,
    1,
    9,
    10,
    99,
    100,
    101,
    99_949,
    99_999,
    100_000,
    123_456_789,
    100_000_000,
    1.4,
    99.5,
    2 ** 50,
  ]) {
    for (const amount of [cents, -cents || 0]) {
      expect(formatCents(amount)).toBe(signed(euros?.format(amount / 100)))
      expect(formatCentsShort(amount)).toBe(signed((amount % 100 === 0 ? wholeEuros : euros)?.format(amount / 100)))
    }
  }
})

test('a range says what is known and nothing else', () => {
  expect(plain(formatCentsRange(340_000, 415_000))).toBe('3.400 – 4.150 €')
  expect(plain(formatCentsRange(1_390, 1_550))).toBe('13,90 – 15,50 €')
  expect(plain(formatCentsRange(1_780, 2_100))).toBe('17,80 – 21,00 €')
  expect(plain(formatCentsRange(340_000, null))).toBe('ab 3.400 €')
  expect(plain(formatCentsRange(null, 415_000))).toBe('bis 4.150 €')
  expect(plain(formatCentsRange(300_000, 300_000))).toBe('3.000 €')
  expect(formatCentsRange(null, null)).toBeNull()
})
