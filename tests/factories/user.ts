import { user } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'

/** A user with a confirmed address; an applicant by default. Signing in needs more: see the auth tests. */
export async function createUser(values: Partial<typeof user.$inferInsert> = {}) {
  const id = values.id ?? uuidv7()
  const [row] = await database()
    .db.insert(user)
    .values({
      id,
      name: 'Miriam Yıldız',
      email: `user-${id}@test.example`,
      emailVerified: true,
      type: 'APPLICANT',
      ...values,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A platform admin with a second factor; a company user, so that no applicant profile is required. */
export async function createPlatformAdmin(values: Partial<typeof user.$inferInsert> = {}) {
  return createUser({ name: 'Petra Aufsicht', type: 'COMPANY', isAdmin: true, twoFactorEnabled: true, ...values })
}
