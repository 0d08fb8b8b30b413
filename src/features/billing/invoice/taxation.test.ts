import { expect, test } from 'vitest'
import { quoteTax, taxOf } from './taxation'

const terms = { isSmallBusiness: false, sellerHasVatId: true, standardPercent: 19 }
const vienna = { country: 'AT', vatId: 'ATU13585627' }

test('what the order form shows is what the invoice will say', () => {
  expect(quoteTax(terms, { country: 'DE', vatId: null })).toEqual({ category: 'S', percent: 19 })
  expect(quoteTax(terms, { country: 'DE', vatId: 'DE811907980' })).toEqual({ category: 'S', percent: 19 })
  expect(quoteTax(terms, vienna)).toEqual({ category: 'AE', percent: 0 })
  expect(quoteTax({ ...terms, sellerHasVatId: false }, vienna)).toEqual({ category: 'S', percent: 19 })
  expect(quoteTax({ ...terms, isSmallBusiness: true }, vienna)).toEqual({ category: 'E', percent: 0 })
})

test('a VAT id counts as it is typed, and only when it is whole and of the same country', () => {
  expect(quoteTax(terms, { country: 'AT', vatId: ' atu 1358-5627' }).category).toBe('AE')
  for (const vatId of [null, '', 'ATU1358', 'ATU13585628', 'DE811907980'])
    expect(quoteTax(terms, { country: 'AT', vatId })).toEqual({ category: 'S', percent: 19 })
})

test('a plan of 149 € costs a company in Vienna 149 €, and one in Bielefeld 177.31 €', () => {
  const cents = [vienna, { country: 'DE', vatId: null }].map((buyer) => {
    const { category, percent } = quoteTax(terms, buyer)
    return 14_900 + taxOf(14_900, category, percent).taxCents
  })
  expect(cents).toEqual([14_900, 17_731])
})
