import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { storeBytes } from '~/platform/server/files/store'
import { deleteAccount } from '~/server/auth/account-deletion'
import { createUser } from '../../../../../tests/factories/user'
import { startS3 } from '../../../../../tests/setup/s3/s3-server'
import { eraseAccount } from './erase-account'

const store = await startS3()
process.env.S3_URL = store.url

test('an account is gone, and it is said so, also while the file store is away', async () => {
  const { db } = database()
  const now = new Date()
  const [asked, overdue] = [await createUser(), await createUser()]
  for (const { id } of [asked, overdue]) {
    await storeBytes(db, id, Buffer.from('ein Zeugnis'), { name: 'zeugnis.pdf', contentType: 'application/pdf' })
  }
  store.fail(1_000)
  await deleteAccount(db, asked.id, now)
  expect(await eraseAccount(db, { userId: overdue.id, by: 'retention', now })).toBe(true)
  for (const { id } of [asked, overdue]) expect(await db.$count(user, eq(user.id, id))).toBe(0)
  store.close()
})
