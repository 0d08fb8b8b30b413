import { expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { type OperatorInput, operatorSchema } from './operator'

/** The fields with a message below them. */
function wrongFields(change: Partial<OperatorInput>) {
  const { error } = operatorSchema.safeParse({ ...DEMO_OPERATOR, ...change })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('no account of the ledger is longer than that of the revenue, or DATEV takes it for a debtor', () => {
  expect(wrongFields({})).toEqual([])
  expect(wrongFields({ datevTransitAccount: '13600' })).toEqual(['datevTransitAccount'])
  expect(wrongFields({ datevFeeAccount: '49700', datevTaxFreeAccount: '81950' })).toEqual([
    'datevTaxFreeAccount',
    'datevFeeAccount',
  ])
  expect(wrongFields({ datevReverseChargeAccount: '833600' })).toEqual(['datevReverseChargeAccount'])
  // A shorter one is made longer with zeros.
  expect(wrongFields({ datevRevenueAccount: '84000', datevTransitAccount: '13600' })).toEqual([])
  // With more than eight digits an account is always a debtor's.
  expect(wrongFields({ datevRevenueAccount: '840000000' })).toEqual(['datevRevenueAccount'])
})
