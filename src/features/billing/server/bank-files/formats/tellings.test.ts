import { expect, test } from 'vitest'
import type { BankEvent, BankFormat, BankStatement } from '../bank-event'
import { BLANK_EVENT } from '../bank-event'
import { withTellings } from './tellings'

const event: BankEvent = { ...BLANK_EVENT, kind: 'payment', isCredit: true, bookedOn: '2026-11-19' }
const from = (openingCents: number, closingOn: string, edition: string | null = null): BankStatement => ({
  ...{ account: 'DE02120300000000202051', sequence: null, year: 2026, edition, openingCents, openingOn: null },
  ...{ closingCents: openingCents + 100, closingOn, pendingCount: 0, events: [event] },
})

test.each<[string, BankFormat, BankStatement[], number[]]>([
  ['days that go on', 'MT940', [from(0, '2026-11-18'), from(100, '2026-11-19')], [0, 0]],
  ['joined files that overlap', 'MT940', [from(0, '2026-11-18'), from(0, '2026-11-19')], [0, 1]],
  ['the same once more', 'camt.053', [from(0, '2026-11-18'), from(0, '2026-11-18')], [0, 1]],
  ['a day of which nobody knows whether it goes on', 'MT940', [from(0, '2026-11-18'), from(100, '2026-11-18')], [0, 1]],
  ['numbers', 'camt.053', [from(0, '2026-11-18', '1'), from(9, '2026-11-18', '2')], [0, 0]],
  ['a number once more', 'camt.053', [from(0, '2026-11-18', '1'), from(0, '2026-11-18', '1')], [0, 1]],
  ['reports of a day', 'camt.052', [from(0, '2026-11-18'), from(100, '2026-11-19')], [0, 1]],
])('%s', (_what, format, statements, tellings) => {
  expect(withTellings(statements, format).map(({ events }) => events[0]?.telling)).toEqual(tellings)
})
