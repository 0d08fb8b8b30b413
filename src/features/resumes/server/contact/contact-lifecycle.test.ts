import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONTACT_REQUEST_STATES } from '~/features/resumes/vocabulary'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createResume } from '../../../../../tests/factories/resume'
import { contactRequest } from '../contact-table'
import { expireContacts } from '../jobs/expire-contacts'
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

test('a request that nobody answers is over after sixty days, and both sides read so', async () => {
  const [company, person] = [await createCompany(), await createApplicant({ visibility: 'anonymous' })]
  await createResume(person.id)
  const asked = { id: uuidv7(), applicantProfileId: person.id, message: 'Haben Sie Zeit für ein Gespräch?' }
  const asCompany = (days: number) => callerFor(company.admin, { now: addDays(now, days) })
  const asPerson = callerFor(person.user, { now: addDays(now, 61) })
  await asCompany(0).contactRequest.send(asked)
  await expireContacts(db, addDays(now, 60))
  expect(await asPerson.contactRequest.list()).toMatchObject([{ state: 'pending' }])
  await Promise.all([expireContacts(db, addDays(now, 61)), expireContacts(db, addDays(now, 61))])
  expect(await asPerson.contactRequest.list()).toMatchObject([{ state: 'expired', isOpened: false }])
  await expect(asPerson.contactRequest.answer({ id: asked.id, accepts: true })).rejects.toThrow('abgelaufen')
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, company.admin.email))
  expect(mails.map(({ kind, text }) => [kind, text.includes('bis zum 19.01.2027 nicht geantwortet')])).toEqual([
    ['contact-answer', true],
  ])
  const page = (days: number) => asCompany(days).resume.view({ applicantProfileId: person.id })
  expect(await page(62)).toMatchObject({ contact: { mayAsk: false, latest: { state: 'expired' } } })
  const again = { ...asked, id: uuidv7() }
  await expect(asCompany(62).contactRequest.send(again)).rejects.toThrow('Nach einem Monat')
  expect(await page(92)).toMatchObject({ contact: { mayAsk: true } })
  await asCompany(92).contactRequest.send(again)
})
