import { describe, expect, test } from 'vitest'
import { book } from './booking'
import { canChangeLicense, currentLicenseState, isLicenseValid } from './license'
import { groupIban, maskIban } from './mandate'
import { addInterval } from './period'
import { billingSetupSchema, LICENSE_STATES } from './schema'
import { vatPercent, withVat } from './vat'

const NOW = new Date('2026-11-20T10:00:00Z')
const BEFORE = new Date('2026-11-20T09:59:59Z')
const AFTER = new Date('2026-12-24T00:00:00Z')

describe('licence', () => {
  const allowed = new Set([
    'none>trial',
    'none>active',
    'trial>active',
    'trial>expired',
    'active>past_due',
    'active>expired',
    'past_due>active',
    'past_due>expired',
    'expired>active',
  ])
  const pairs = LICENSE_STATES.flatMap((from) => LICENSE_STATES.map((to) => [from, to] as const))
  test.each(pairs)('%s to %s', (from, to) => {
    const isSuspension = from !== to && (from === 'suspended' || to === 'suspended')
    expect(canChangeLicense(from, to)).toBe(isSuspension || allowed.has(`${from}>${to}`))
  })

  test.each([
    ['none', false, 'none'],
    ['trial', true, 'trial'],
    ['active', true, 'active'],
    ['past_due', true, 'past_due'],
    ['expired', false, 'expired'],
    ['suspended', false, 'suspended'],
  ] as const)('%s before its date', (state, isValid, shown) => {
    expect(isLicenseValid({ state, validUntil: AFTER }, NOW)).toBe(isValid)
    expect(currentLicenseState({ state, validUntil: AFTER }, NOW)).toBe(shown)
  })

  test.each(['trial', 'active', 'past_due'] as const)('%s past its date counts as expired', (state) => {
    expect(isLicenseValid({ state, validUntil: BEFORE }, NOW)).toBe(false)
    expect(currentLicenseState({ state, validUntil: BEFORE }, NOW)).toBe('expired')
  })
})

describe('booking', () => {
  const plan = { interval: 'month', trialDays: 14 } as const
  test('the first time starts the trial, or the period where the plan has none', () => {
    expect(book(null, plan, NOW)?.license).toEqual({ state: 'trial', validUntil: new Date('2026-12-04T10:00:00Z') })
    expect(book(null, { ...plan, trialDays: 0 }, NOW)?.license.state).toBe('active')
  })
  test('after any earlier licence there is no second trial', () => {
    for (const state of ['expired', 'trial', 'active', 'past_due'] as const) {
      expect(book({ state, validUntil: BEFORE }, plan, NOW)?.license.state).toBe('active')
    }
  })
  test('a running licence keeps state and date', () => {
    const running = { state: 'trial', validUntil: AFTER } as const
    expect(book(running, plan, NOW)).toEqual({ license: running, periodEnd: AFTER })
  })
  test('nothing while suspended', () => {
    expect(book({ state: 'suspended', validUntil: AFTER }, plan, NOW)).toBeNull()
  })
})

test('periods end on the same day or the last of the month', () => {
  expect(addInterval(new Date('2027-01-31T08:00:00Z'), 'month')).toEqual(new Date('2027-02-28T08:00:00Z'))
  expect(addInterval(new Date('2028-02-29T08:00:00Z'), 'year')).toEqual(new Date('2029-02-28T08:00:00Z'))
  expect(addInterval(new Date('2026-12-15T08:00:00Z'), 'month')).toEqual(new Date('2027-01-15T08:00:00Z'))
})

test('accounts are grouped while typing and masked when shown', () => {
  expect(groupIban('de7551210800 1245126199')).toBe('DE75 5121 0800 1245 1261 99')
  expect(groupIban('DE75')).toBe('DE75')
  expect(maskIban('DE75512108001245126199')).toBe('DE75 •••• 6199')
})

test('the IBAN is checked and stored without spaces', () => {
  const { iban } = billingSetupSchema.shape
  expect(iban.parse(' de75 5121 0800 1245 1261 99 ')).toBe('DE75512108001245126199')
  expect(iban.safeParse('DE75 5121 0800 1245 1261 98').error?.issues[0]?.message).toContain('Diese IBAN stimmt nicht')
  expect(iban.safeParse('BR1500000000000010932840814P2').error?.issues[0]?.message).toContain('SEPA')
})

test('VAT in whole cents', () => {
  expect(vatPercent('2026-11-20')).toBe(19)
  expect(withVat(14900, 19)).toEqual({ vatCents: 2831, grossCents: 17731 })
})
