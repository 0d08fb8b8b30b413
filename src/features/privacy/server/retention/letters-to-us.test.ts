import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendBarrier } from '~/features/feedback/server/feedback'
import { feedback } from '~/features/feedback/server/table'
import { reportContent } from '~/features/moderation/server/commands/report-content'
import { authorityOrder } from '~/features/moderation/server/orders/table'
import { contentReport } from '~/features/moderation/server/table'
import { addMonths } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { eraseAccount } from '../commands/erase-account'
import { applyRetention } from './run'

const { db } = database()
const now = new Date()

async function written(email: string) {
  const id = uuidv7()
  await sendBarrier(db, null, { id, message: 'Der Filter geht nicht auf.', where: '', email })
  return id
}

test('a message to us is deleted a year after it was done, an open one never', async () => {
  const admin = callerFor(await createPlatformAdmin())
  const [done, open] = [await written(''), await written('')]
  await admin.feedback.mark({ id: done, isDone: true })
  const left = (id: string) => db.$count(feedback, eq(feedback.id, id))
  await applyRetention(db, addMonths(now, 11))
  expect(await left(done)).toBe(1)
  await applyRetention(db, addMonths(now, 13))
  expect([await left(done), await left(open)]).toEqual([0, 1])
})

test('whoever deletes their account leaves no address in what they wrote to us, and finds it in their data before', async () => {
  const person = await createUser()
  const id = await written(person.email)
  const { sets } = await callerFor(person).privacy.overview()
  expect(sets.find(({ file }) => file === 'rueckmeldungen')).toMatchObject({ count: 1 })
  await eraseAccount(db, { userId: person.id, by: 'person', now })
  expect(await db.select({ email: feedback.email }).from(feedback).where(eq(feedback.id, id))).toEqual([
    { email: null },
  ])
})

test('who reported something is forgotten three years after the decision, which stays', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const id = uuidv7()
  await reportContent(
    { db, actor: null, now, clientIp: null },
    {
      ...{ id, subjectType: 'job-posting', subjectId: posting.id, reason: 'scam', goodFaith: true },
      ...{ text: 'Verlangt Geld, bevor die Arbeit beginnt.', name: 'Eva Muster', email: 'eva@post.example' },
    },
  )
  const reporter = async () => {
    const [row] = await db
      .select({ name: contentReport.reporterName, email: contentReport.reporterEmail, state: contentReport.state })
      .from(contentReport)
      .where(eq(contentReport.id, id))
    return row
  }
  await applyRetention(db, addMonths(now, 40))
  expect(await reporter()).toMatchObject({ name: 'Eva Muster' })
  await db
    .update(contentReport)
    .set({ state: 'decided', decision: 'kept', decidedAt: now })
    .where(eq(contentReport.id, id))
  await applyRetention(db, addMonths(now, 35))
  expect(await reporter()).toMatchObject({ name: 'Eva Muster' })
  await applyRetention(db, addMonths(now, 37))
  expect(await reporter()).toEqual({ name: '', email: '', state: 'decided' })
  expect(await applyRetention(db, addMonths(now, 38))).not.toHaveProperty('reporters forgotten')
})

test('of a settled order of an authority the words go after three years; what is counted and an open one stay', async () => {
  const written = {
    ...({ kind: 'inform', country: 'DE', reason: 'scam' } as const),
    ...{ authority: 'Amtsgericht Minden', reference: '3 Gs 7/26', content: 'Wer die Stelle eingestellt hat.' },
    ...{ receivedAt: now, writtenByUserId: uuidv7() },
  }
  const settled = { outcome: 'refused', actedAt: now, note: 'Zu unbestimmt.', settledAt: now } as const
  const [done, open] = [uuidv7(), uuidv7()]
  await db.insert(authorityOrder).values([
    { ...written, ...settled, id: done },
    { ...written, id: open },
  ])
  const read = async (id: string) => (await db.select().from(authorityOrder).where(eq(authorityOrder.id, id)))[0]
  await applyRetention(db, addMonths(now, 35))
  expect(await read(done)).toMatchObject({ content: written.content, note: settled.note })
  await applyRetention(db, addMonths(now, 37))
  expect(await read(done)).toMatchObject({
    ...{ reference: '', content: '', note: '', outcome: 'refused', authority: written.authority, receivedAt: now },
  })
  expect(await read(open)).toMatchObject({ content: written.content })
  expect(await applyRetention(db, addMonths(now, 38))).not.toHaveProperty('authority orders emptied')
})
