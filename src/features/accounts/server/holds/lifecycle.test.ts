import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { systemHold } from '../hold-table'
import { type HoldEvent, transition } from './lifecycle'

const { db } = database()

/** All moves; any other must not happen. */
const ALLOWED: Record<HoldEvent, Record<string, string>> = {
  release: { waiting: 'released', postponed: 'released' },
  postpone: { waiting: 'postponed' },
  askAnew: { released: 'waiting', postponed: 'waiting' },
  lapse: { waiting: 'over', postponed: 'over', released: 'over' },
}
const STATES = ['waiting', 'postponed', 'released', 'over'] as const
const EVENTS = ['release', 'postpone', 'askAnew', 'lapse'] as const satisfies HoldEvent[]
const pairs = EVENTS.flatMap((event) => STATES.map((state) => ({ event, state })))

test.each(pairs)('a hold, $state: $event', async ({ event, state }) => {
  const id = uuidv7()
  await db.delete(systemHold)
  await db
    .insert(systemHold)
    .values({ id, act: 'postings expired', job: 'licenses', state, due: 500, total: 1000, decidedAt: new Date() })
  await transition(db, eq(systemHold.id, id), event)
  const [after] = await db
    .select({ state: systemHold.state, decidedAt: systemHold.decidedAt })
    .from(systemHold)
    .where(eq(systemHold.id, id))
  expect(after?.state).toBe(ALLOWED[event][state] ?? state)
  expect(after?.decidedAt === null).toBe(event !== 'lapse' && ALLOWED[event][state] !== undefined)
})
