import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { platformSetting } from '../settings/table.ts'
import { database } from './db.ts'
import { preparedOnce } from './prepared.ts'

const settingByKey = preparedOnce('setting_by_key_of_test', (db) =>
  db
    .select()
    .from(platformSetting)
    .where(eq(platformSetting.key, sql.placeholder('key'))),
)

// Through a pooler (npm run test:engines) each gets another session, none of which knows the others' statements.
test('is answered however many ask at once, and again', async () => {
  const { db } = database()
  for (let round = 0; round < 5; round += 1) {
    const rows = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0 ? db.execute(sql`select pg_sleep(0.01)`) : settingByKey(db).execute({ key: 'none' }),
      ),
    )
    expect(rows).toHaveLength(30)
  }
})
