import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ownerDatabase } from '../../../../tests/factories/owner.ts'
import { uuidv7 } from '../../../lib/uuid.ts'
import { database } from '../database/db.ts'
import { audit } from './audit.ts'
import { auditEvent, auditHead } from './table.ts'
import { verifyAudit } from './verify.ts'

const owner = ownerDatabase()
const actorUserId = uuidv7()

beforeEach(async () => {
  await past(async () => {
    await owner.delete(auditEvent)
    await owner.delete(auditHead)
  })
  for (const action of ['first', 'second', 'third', 'fourth']) {
    await audit(database().db, { userId: actorUserId }, action, { type: 'test', details: { b: 1, a: 'ä', c: null } })
  }
})

/** Does what somebody with the database's password could do: bypasses the trigger. */
async function past(change: () => Promise<unknown>) {
  await owner.execute(sql`alter table audit_event disable trigger all`)
  await change()
  await owner.execute(sql`alter table audit_event enable trigger all`)
}

function at(seq: number) {
  return eq(auditEvent.seq, seq)
}

test('an untouched chain is right to its end', async () => {
  const report = await verifyAudit(database().db)
  expect(report).toMatchObject({ events: 4, verified: 4, broken: null, head: { seq: 4 } })
})

test.each([
  ['action', { action: 'something else' }],
  ['actor', { actorUserId: uuidv7() }],
  ['reason', { reason: 'made up' }],
  ['details', { details: { b: 2, a: 'ä', c: null } }],
  ['moment', { createdAt: new Date('2020-01-01') }],
])('a changed %s is found', async (_name, change) => {
  await past(() => owner.update(auditEvent).set(change).where(at(2)))
  expect((await verifyAudit(database().db)).broken).toMatchObject({ seq: 2, fault: 'changed' })
})

test('a deleted event is found, at the beginning, within, and at the end', async () => {
  for (const [seq, fault] of [
    [4, 'end-missing'],
    [2, 'missing'],
    [1, 'missing'],
  ] as const) {
    await past(() => owner.delete(auditEvent).where(at(seq)))
    expect((await verifyAudit(database().db)).broken).toMatchObject({ seq, fault })
  }
})

test('two events that changed places are found', async () => {
  const { db } = database()
  await past(async () => {
    await owner.update(auditEvent).set({ seq: 99 }).where(at(2))
    await owner.update(auditEvent).set({ seq: 2 }).where(at(3))
    await owner.update(auditEvent).set({ seq: 3 }).where(at(99))
  })
  expect((await verifyAudit(db)).broken).toMatchObject({ seq: 2, fault: 'moved' })
})

test('the database itself refuses to change, delete or empty', async () => {
  const refusal = { cause: { message: 'audit events are never changed or deleted' } }
  await expect(owner.update(auditEvent).set({ action: 'x' })).rejects.toMatchObject(refusal)
  await expect(owner.delete(auditEvent)).rejects.toMatchObject(refusal)
  await expect(owner.execute(sql`truncate audit_event`)).rejects.toMatchObject(refusal)
})

test('events written at the same time form one chain without gaps', async () => {
  const { db } = database()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction((tx) => audit(tx, null, `parallel ${index}`, { type: 'test' })),
    ),
  )
  expect(await verifyAudit(db)).toMatchObject({ events: 24, verified: 24, broken: null })
})

test('a change that is taken back leaves no gap', async () => {
  const { db } = database()
  const failing = db.transaction(async (tx) => {
    await audit(tx, null, 'undone', { type: 'test' })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  await audit(db, null, 'after', { type: 'test' })
  expect(await verifyAudit(db)).toMatchObject({ events: 5, broken: null })
})
