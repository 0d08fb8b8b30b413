import { like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { verification } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, linkInMail } from '../../factories/auth-visitor'
import { callerFor } from '../../factories/caller'

const { db } = database()
const NEW_PASSWORD = 'ein anderes langes Passwort'
const open = (token: string) => callerFor(null).account.resetLink({ token })
const dead = { cause: { reason: 'deadResetLink' } }

let count = 0
let token = ''
beforeEach(async () => {
  count += 1
  const email = `neuer-link-${count}@example.org`
  await new AuthVisitor().arrive({ email })
  await new AuthVisitor().post('/request-password-reset', { email })
  token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token') ?? ''
})

test('the link for a new password is known to work, and opening it uses nothing up', async () => {
  await open(token)
  await open(token)
  expect((await new AuthVisitor().post('/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
})

test('a used one is known before a password is chosen', async () => {
  await new AuthVisitor().post('/reset-password', { token, newPassword: NEW_PASSWORD })
  await expect(open(token)).rejects.toMatchObject(dead)
})

test('so are one whose hour is over, and one that was never sent', async () => {
  await db
    .update(verification)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(like(verification.identifier, '%reset-password:%'))
  await expect(open(token)).rejects.toMatchObject(dead)
  await expect(open('geraten')).rejects.toMatchObject(dead)
})
