import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { confirmByForm } from '~/server/auth/links/guest-confirmation'
import { callerFor } from '../../../../../tests/factories/caller'
import { guestInput } from '../../../../../tests/factories/guest-input'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { guestApplication } from '../apply-table'
import { GUEST_ACTS } from '../jobs/forget-guests'
import { application } from '../table'

const { db } = database()
const visitor = callerFor(null).application

async function guest() {
  const { id: jobPostingId } = await createJobPosting({})
  return guestInput(jobPostingId, `gast-${uuidv7()}@test.example`)
}

function upload(guestId: string) {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'lebenslauf.pdf'))
  form.set('guestId', guestId)
  return visitor.uploadAsGuest(form)
}

async function tokenFor(email: string) {
  const [mail] = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(desc(outboxMail.createdAt))
  return /\/apply\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function click(email: string) {
  const token = await tokenFor(email)
  await confirmByForm(
    new Request('http://stellwerk.test/api/apply', {
      method: 'POST',
      headers: { origin: 'http://stellwerk.test', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }),
    }),
  )
}

async function kept(id: string) {
  const [row] = await db.select().from(guestApplication).where(eq(guestApplication.id, id))
  return row
}

test('nobody sends along what another visitor has uploaded', async () => {
  const [mine, theirs] = [await guest(), await guest()]
  const file = await upload(theirs.id)
  await expect(visitor.submitAsGuest({ ...mine, attachmentFileIds: [file.id] })).rejects.toThrow('Anhang')
  expect(await kept(mine.id)).toBeUndefined()
})

test('one application has at most twenty uploads', async () => {
  const { id } = await guest()
  for (let count = 0; count < 20; count += 1) await upload(id)
  await expect(upload(id)).rejects.toThrow()
})

test('a link that has run out sends nothing', async () => {
  const input = await guest()
  await visitor.submitAsGuest(input)
  await db.update(guestApplication).set({ expiresAt: new Date() }).where(eq(guestApplication.id, input.id))
  await click(input.email)
  expect(await kept(input.id)).toMatchObject({ applicationId: null })
})

test('after the click only the receipt stays, and that longer than the link', async () => {
  const input = await guest()
  await visitor.submitAsGuest(input)
  await click(input.email)
  const row = await kept(input.id)
  expect(row?.applicationId).toBe(input.id)
  expect(row?.content).toMatchObject({ coverLetter: '', answers: [], experience: [], education: [] })
  await runActs(db, addDays(new Date(), 7.1), 'deadlines', GUEST_ACTS)
  expect(await kept(input.id)).toBeDefined()
  // The receipt has a name, an address and a posting: it goes with the application.
  await db.delete(application).where(eq(application.id, input.id))
  await runActs(db, new Date(), 'deadlines', GUEST_ACTS)
  expect(await kept(input.id)).toBeUndefined()
})

test('whoever has been turned down is not told to withdraw that application first', async () => {
  const input = await guest()
  await visitor.submitAsGuest(input)
  await click(input.email)
  await visitor.submitAsGuest({ ...input, id: uuidv7() })
  const earlier = async () => (await visitor.guest({ token: await tokenFor(input.email) })).earlier
  expect(await earlier()).toMatchObject({ id: input.id, mayWithdraw: true })
  await db
    .update(application)
    .set({ status: 'rejected', deleteAfter: addDays(new Date(), 180) })
    .where(eq(application.id, input.id))
  expect(await earlier()).toMatchObject({ id: input.id, mayWithdraw: false })
})
