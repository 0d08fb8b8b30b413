import { expect, test } from 'vitest'
import { offerInput } from '../../../../tests/factories/offer'
import { type OfferFrame, offerHints } from './offer-hints'
import { makeOfferSchema } from './offer-schema'

const FRAME: OfferFrame = {
  employmentTypes: ['Vollzeit'],
  salaryMinCents: 340_000,
  salaryPeriod: 'month',
  minimumWageCents: [{ from: '2026-01-01', value: 1390 }],
}
const { terms } = offerInput('018f3c1e-0000-7000-8000-00000000aaaa')

test('a usual offer has no hint', () => {
  expect(offerHints(terms, FRAME)).toEqual([])
})

test('tells of pay below the minimum wage and below the posting, and of too few holidays', () => {
  const hints = offerHints({ ...terms, payCents: 200_000, holidayDays: 15 }, FRAME)
  expect(hints.map((hint) => /Mindestlohn|ab 3\.400|BUrlG/.exec(hint)?.[0])).toEqual([
    'Mindestlohn',
    'ab 3.400',
    'BUrlG',
  ])
})

test('apprentices have no minimum wage, and other periods are not compared', () => {
  expect(
    offerHints({ ...terms, payCents: 100_000 }, { ...FRAME, employmentTypes: ['Ausbildung'], salaryPeriod: 'year' }),
  ).toEqual([])
})

test('a fixed term needs an end after the start, and is hinted at', () => {
  const input = offerInput('018f3c1e-0000-7000-8000-00000000aaaa')
  const until = (fixedTermUntil: string | null) =>
    makeOfferSchema.safeParse({ ...input, terms: { ...terms, contract: 'fixed-term', fixedTermUntil } }).success
  expect([until(null), until('2020-01-01'), until('2099-12-31')]).toEqual([false, false, true])
  expect(offerHints({ ...terms, contract: 'fixed-term', fixedTermUntil: '2099-12-31' }, FRAME)[0]).toContain('TzBfG')
})
