import { expect, test } from 'vitest'
import { mayMove } from '~/lib/moves'
import { isPast, OFFER_MOVES, OFFER_STATUSES, type OfferEvent } from './offer'

const EVENTS = Object.keys(OFFER_MOVES).filter((key): key is OfferEvent => key in OFFER_MOVES)
const pairs = OFFER_STATUSES.flatMap((status) => EVENTS.map((event) => ({ status, event })))

test.each(pairs)('an offer, $status: $event', ({ status, event }) => {
  expect(mayMove(OFFER_MOVES, status, event)).toBe(status === 'open')
})

test('it stands until the end of its last German day, and only while it is open', () => {
  const offer = { status: 'open', answerUntil: '2026-11-30' } as const
  expect(isPast(offer, new Date('2026-11-30T22:59:00Z'))).toBe(false)
  expect(isPast(offer, new Date('2026-11-30T23:01:00Z'))).toBe(true)
  expect(isPast({ ...offer, status: 'accepted' }, new Date('2026-12-24T12:00:00Z'))).toBe(false)
})
