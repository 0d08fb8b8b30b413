import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createUser } from '../../../../tests/factories/user'
import { loadUser } from './load-actor'

// Through a pooler (npm run test:engines) each gets another session, none of which knows the others' statements.
test('is answered however many ask at once, and again', async () => {
  const { db } = database()
  const { id } = await createUser()
  for (let round = 0; round < 5; round += 1) {
    const asked = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0 ? db.execute(sql`select pg_sleep(0.01)`) : loadUser(db, id, new Date()),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer !== null && 'actor' in answer)).toHaveLength(20)
  }
})
