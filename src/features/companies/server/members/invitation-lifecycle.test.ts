import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { InvitationEvent, InvitationState } from '~/features/companies/invitation'
import { INVITATION_STATES } from '~/features/companies/vocabulary'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { companyInvitation } from '../table'
import { transition } from './invitation-lifecycle'

const { db } = database()

/** All moves; any other must not happen. */
const ALLOWED: Record<InvitationEvent, Partial<Record<InvitationState, InvitationState>>> = {
  accept: { pending: 'accepted' },
  revoke: { pending: 'revoked', expired: 'revoked' },
  expire: { pending: 'expired' },
  resend: { pending: 'pending', expired: 'pending' },
}
const EVENTS = ['accept', 'revoke', 'expire', 'resend'] as const satisfies InvitationEvent[]
const pairs = EVENTS.flatMap((event) => INVITATION_STATES.map((status) => ({ event, status })))

let companyId: string
beforeAll(async () => {
  companyId = (await createCompany()).id
})

test.each(pairs)('an invitation, $status: $event', async ({ event, status }) => {
  const id = uuidv7()
  const expiresAt = addDays(new Date(), 7)
  await db
    .insert(companyInvitation)
    .values({ id, companyId, email: `${id}@firma.example`, isAdmin: false, tokenHash: id, status, expiresAt })
  const count = await db.transaction((tx) => transition(tx, eq(companyInvitation.id, id), event))
  const to = ALLOWED[event][status]
  expect(count).toBe(to ? 1 : 0)
  const [after] = await db
    .select({ status: companyInvitation.status })
    .from(companyInvitation)
    .where(eq(companyInvitation.id, id))
  expect(after).toEqual({ status: to ?? status })
})
