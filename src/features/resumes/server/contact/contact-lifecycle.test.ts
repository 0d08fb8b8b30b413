import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONTACT_REQUEST_STATES } from '~/features/resumes/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { createCompany } from '../../../../../tests/factories/company'
import { contactRequest } from '../contact-table'
import { transition } from './contact-lifecycle'

const { db } = database()
const now = new Date('2026-11-20T12:00:00Z')

test('a request for contact is answered once', async () => {
  const company = await createCompany()
  const { id: applicantProfileId } = await createApplicant()
  const asked = { applicantProfileId, companyId: company.id, requestedByUserId: company.admin.id, message: 'Hallo' }
  for (const event of ['accept', 'decline'] as const) {
    for (const state of CONTACT_REQUEST_STATES) {
      const id = uuidv7()
      await db.insert(contactRequest).values({ id, ...asked, state, tokenHash: id })
      const count = await db.transaction((tx) => transition(tx, eq(contactRequest.id, id), event, now))
      const [after] = await db
        .select({ state: contactRequest.state, decidedAt: contactRequest.decidedAt })
        .from(contactRequest)
        .where(eq(contactRequest.id, id))
      const isAnswered = state === 'pending'
      const decided = event === 'accept' ? 'accepted' : 'declined'
      expect({ event, count, ...after }).toEqual({
        ...{ event, count: isAnswered ? 1 : 0 },
        ...{ state: isAnswered ? decided : state, decidedAt: isAnswered ? now : null },
      })
      await db.delete(contactRequest).where(eq(contactRequest.id, id))
    }
  }
})
