import { toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import type { Rule } from './rules'
import { ROLES, type Role } from './world'

const EVERYBODY = ROLES
const COMPANY_ADMINS: Role[] = ['admin', 'rival']
const OWN_ADMIN: Role[] = ['admin']
const PLATFORM: Role[] = ['platformAdmin']
const SIGNED_IN = ROLES.filter((role) => role !== 'visitor')

/** Requests, contracts, legal holds, consents and orders of authorities. */
export const LAW_RULES: Record<string, Rule> = {
  'privacy.request': {
    allow: EVERYBODY,
    input: () => ({
      id: uuidv7(),
      kind: 'access',
      name: 'Eva Muster',
      email: 'eva@test.example',
      text: 'Was wissen Sie?',
    }),
  },
  'legalHold.own': { allow: COMPANY_ADMINS, input: () => ({}) },
  'legalHold.place': {
    allow: OWN_ADMIN,
    input: (world) => ({ jobPostingId: world.posting.id, reason: 'Klage, Az. 3 Ca 112/26' }),
  },
  'legalHold.lift': {
    allow: OWN_ADMIN,
    input: (world) => ({ id: world.holdId, reason: 'Das Verfahren ist beendet.' }),
  },
  'terms.read': { allow: EVERYBODY, input: () => ({ document: 'terms' }) },
  'terms.open': { allow: SIGNED_IN },
  // Nothing is announced in this world, so everybody signed in gets as far as "no such version" (see the feature's tests).
  'terms.accept': { allow: [], input: () => ({ document: 'terms', version: 99 }) },
  'terms.terminate': { allow: [], input: () => ({ version: 99 }) },
  'agreement.current': { allow: COMPANY_ADMINS },
  // No company has been told of another text here.
  'agreement.object': { allow: [], input: () => ({ version: 2, reason: 'Sitz außerhalb der EU.' }) },
  'agreement.sign': {
    allow: COMPANY_ADMINS,
    input: () => ({ name: 'Petra Hartmann', mayAct: true, textSha256: '0'.repeat(64) }),
  },
  'admin.consents': { allow: PLATFORM, input: () => ({ q: 'x', page: 1 }) },
  'admin.consentVersions': { allow: PLATFORM },
  'admin.orders': { allow: PLATFORM, input: () => ({ q: 'x', page: 1 }) },
  'moderation.order': { allow: PLATFORM, input: (world) => ({ id: world.orderId }) },
  'moderation.saveOrder': { allow: PLATFORM, input: () => ({ id: uuidv7(), version: null, values: ORDER }) },
  'moderation.settleOrder': {
    allow: PLATFORM,
    input: (world) => ({
      ...{ id: world.orderId, version: 1, outcome: 'followed', actedAt: toWallClock(new Date()) },
      note: 'Die Stelle ist entfernt.',
    }),
  },
  'moderation.reopenOrder': { allow: PLATFORM, input: (world) => ({ id: world.orderId }) },
}

const ORDER = {
  ...{ kind: 'remove', authority: 'Amtsgericht Minden', country: 'DE', reason: 'scam', reference: '3 Gs 7/26' },
  ...{ content: 'Die Stelle ist zu entfernen.', receivedAt: '2026-11-20T10:00', confirmedAt: '' },
}
