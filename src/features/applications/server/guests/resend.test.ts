import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { guestInput } from '../../../../../tests/factories/guest-input'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { guestApplication } from '../apply-table'

const { db } = database()
const visitor = callerFor(null)

async function tokensFor(email: string): Promise<string[]> {
  const mails = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(desc(outboxMail.createdAt))
  return mails.flatMap(({ text }) => /\/apply\/confirm\/(\S+)/.exec(text ?? '')?.[1] ?? [])
}

test('the confirmation can be sent again: the newest link counts, and nobody learns whether there was one', async () => {
  const posting = await createJobPosting()
  const email = `gast-${uuidv7()}@test.example`
  const input = guestInput(posting.id, email)
  await visitor.application.submitAsGuest(input)
  const [first = ''] = await tokensFor(email)
  await visitor.application.resendAsGuest({ id: input.id })
  const [second = ''] = (await tokensFor(email)).filter((token) => token !== first)
  await expect(visitor.application.guest({ token: first })).rejects.toThrow('gilt nicht')
  expect(await visitor.application.guest({ token: second })).toMatchObject({ isSent: false, name: 'Gesine Vogt' })
  await db.update(guestApplication).set({ confirmedAt: new Date() }).where(eq(guestApplication.id, input.id))
  await visitor.application.resendAsGuest({ id: input.id })
  await visitor.application.resendAsGuest({ id: uuidv7() })
  expect(await tokensFor(email)).toHaveLength(2)
})
