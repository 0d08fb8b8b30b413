import { expect, test } from 'vitest'
import { quoteTax, taxOf } from './taxation'

const terms = {
  isSmallBusiness: false,
  vatPercent: [
    { from: '2021-01-01', value: 19 },
    { from: '2027-07-01', value: 21 },
  ],
}
const ON = '2027-06-30'
const vienna = { country: 'AT', vatId: 'ATU13585627' }

test('what the order form shows is what the invoice will say', () => {
  expect(quoteTax(terms, { country: 'DE', vatId: null }, ON)).toEqual({ category: 'S', percent: 19 })
  expect(quoteTax(terms, { country: 'DE', vatId: 'DE811907980' }, ON)).toEqual({ category: 'S', percent: 19 })
  expect(quoteTax(terms, vienna, ON)).toEqual({ category: 'AE', percent: 0 })
})

test('a small business charges no tax at home, and abroad the buyer owes it all the same', () => {
  const small = { ...terms, isSmallBusiness: true }
  expect(quoteTax(small, { country: 'DE', vatId: null }, ON)).toEqual({ category: 'E', percent: 0 })
  expect(quoteTax(small, { country: 'AT', vatId: null }, ON)).toEqual({ category: 'E', percent: 0 })
  expect(quoteTax(small, vienna, ON)).toEqual({ category: 'AE', percent: 0 })
})

test('a rate that is known to rise counts for what ends after it rose', () => {
  expect(quoteTax(terms, { country: 'DE', vatId: null }, '2027-07-01').percent).toBe(21)
})

test('a VAT id counts as it is typed, and only when it is whole and of the same country', () => {
  expect(quoteTax(terms, { country: 'AT', vatId: ' atu 1358-5627' }, ON).category).toBe('AE')
  for (const vatId of [null, '', 'ATU1358', 'ATU13585628', 'DE811907980'])
    expect(quoteTax(terms, { country: 'AT', vatId }, ON)).toEqual({ category: 'S', percent: 19 })
})

test('a plan of 149 € costs a company in Vienna 149 €, and one in Bielefeld 177.31 €', () => {
  const cents = [vienna, { country: 'DE', vatId: null }].map((buyer) => {
    const { category, percent } = quoteTax(terms, buyer, ON)
    return 14_900 + taxOf(14_900, category, percent).taxCents
  })
  expect(cents).toEqual([14_900, 17_731])
})
