import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ownerDatabase } from '../../../../tests/factories/owner.ts'
import { getConfig } from '../config.ts'
import { database } from '../database/db.ts'
import { blobs } from '../files/blobs/blobs.ts'
import { currentWarnings } from '../system/warnings.ts'
import { acceptAudit } from './accept.ts'
import { readAnchor } from './anchor.ts'
import { audit } from './audit.ts'
import { CHAIN_START, chainHash } from './chain.ts'
import { keepAudit } from './keep.ts'
import { auditKeys } from './keys.ts'
import { auditEvent, auditHead, auditSeal } from './table.ts'
import { verifyAudit } from './verify.ts'

const { db } = database()
const owner = ownerDatabase()
const OTHER = 'another secret that is long enough for the rule'

beforeEach(async () => {
  await past(async () => {
    await owner.delete(auditEvent)
    await owner.delete(auditHead)
    await owner.delete(auditSeal)
  })
  for (const copy of ['audit-anchor-1', 'audit-anchor-2']) await blobs().remove(copy)
})

/** What somebody with the password of the database's owner can do: bypass the triggers. */
async function past(change: () => Promise<unknown>) {
  for (const table of ['audit_event', 'audit_seal'])
    await owner.execute(sql.raw(`alter table ${table} disable trigger all`))
  await change()
  for (const table of ['audit_event', 'audit_seal'])
    await owner.execute(sql.raw(`alter table ${table} enable trigger all`))
}

async function write(...actions: string[]) {
  for (const action of actions) await audit(db, null, action, { type: 'test', details: { b: 1, a: 'ä' } })
}

/** Changes one event and recomputes every later hash, so that only the signatures are wrong. */
async function rewrite(from: number) {
  await past(async () => {
    await owner.update(auditEvent).set({ reason: 'ganz anders' }).where(eq(auditEvent.seq, from))
    let previousHash: string = CHAIN_START
    for (const { seq, ...event } of await owner.select().from(auditEvent).orderBy(asc(auditEvent.seq))) {
      const hash = chainHash(previousHash, { ...event, seq })
      await owner.update(auditEvent).set({ previousHash, hash }).where(eq(auditEvent.id, event.id))
      await owner.update(auditHead).set({ hash })
      previousHash = hash
    }
  })
}

function keysOf(settings: { AUDIT_KEY?: string; AUDIT_KEY_OLD?: string[]; AUTH_SECRET?: string }) {
  return auditKeys({ ...getConfig(), ...settings })
}

test('a chain that was rewritten without the key is found', async () => {
  await write('first', 'second', 'third', 'fourth')
  expect(await verifyAudit(db)).toMatchObject({ verified: 4, broken: null })
  await rewrite(3)
  expect(await verifyAudit(db)).toMatchObject({ verified: 2, broken: { seq: 3, fault: 'forged' } })
  // The program does not sign it at a start either.
  await keepAudit(db)
  await write('fifth')
  expect((await verifyAudit(db)).broken).toMatchObject({ seq: 3, fault: 'forged' })
})

test('a signature of another event, or made for another thing, is none', async () => {
  await write('first', 'second')
  await keepAudit(db)
  const anchor = await readAnchor(auditKeys())
  const [first] = await db.select().from(auditEvent).where(eq(auditEvent.seq, 1))
  for (const mac of [first?.mac, anchor?.mac]) {
    await past(() => owner.update(auditEvent).set({ mac }).where(eq(auditEvent.seq, 2)))
    expect((await verifyAudit(db)).broken).toMatchObject({ seq: 2, fault: 'forged' })
  }
})

test('a seal without the key is no seal', async () => {
  await write('first')
  await keepAudit(db)
  const { head } = await verifyAudit(db)
  const forged = { ...head, keyId: auditKeys().current.id, mac: 'f'.repeat(64) }
  await db.insert(auditSeal).values(forged)
  expect((await verifyAudit(db)).broken).toMatchObject({ fault: 'seal-broken' })
  await expect(owner.delete(auditSeal)).rejects.toMatchObject({
    cause: { message: 'audit events are never changed or deleted' },
  })
})

test('an end that was cut off is missed, also when the chain has grown over it', async () => {
  await write('first', 'second', 'third')
  await keepAudit(db)
  await past(() => owner.delete(auditEvent).where(eq(auditEvent.seq, 3)))
  const [second] = await db.select({ hash: auditEvent.hash }).from(auditEvent).where(eq(auditEvent.seq, 2))
  await db.update(auditHead).set({ seq: 2, hash: second?.hash ?? '' })
  expect((await verifyAudit(db)).broken).toMatchObject({ seq: 3, fault: 'end-missing' })
  expect(await keepAudit(db)).toMatchObject({ broken: { fault: 'end-missing' }, anchored: null })
  expect(await currentWarnings(db)).toMatchObject([{ kind: 'audit', details: { seq: 3 } }])
  await write('another', 'and another')
  expect((await verifyAudit(db)).broken).toMatchObject({ seq: 3, fault: 'replaced' })
  // After restoring a backup a person confirms that this is the chain.
  expect(await acceptAudit(db)).toBeNull()
  expect((await verifyAudit(db)).broken).toBeNull()
  expect(await keepAudit(db)).toMatchObject({ broken: null })
  expect(await currentWarnings(db)).toEqual([])
  const [last] = await db.select().from(auditEvent).where(eq(auditEvent.seq, 5))
  expect(last).toMatchObject({ action: 'audit.accepted', details: { count: 4 } })
})

test('nobody can have a chain accepted that was changed', async () => {
  await write('first', 'second')
  await keepAudit(db)
  await past(() => owner.update(auditEvent).set({ reason: 'anders' }).where(eq(auditEvent.seq, 1)))
  expect(await acceptAudit(db)).toMatchObject({ seq: 1, fault: 'changed' })
  expect(await db.$count(auditSeal)).toBe(0)
  await rewrite(1)
  expect(await acceptAudit(db)).toMatchObject({ seq: 1, fault: 'forged' })
})

test('one copy of the anchor is enough, and none of it is taken from a stranger', async () => {
  await write('first')
  await keepAudit(db)
  await blobs().write('audit-anchor-2', Buffer.from('{"seq":1,"ha'))
  expect(await readAnchor(auditKeys())).toMatchObject({ seq: 1 })
  await blobs().write('audit-anchor-1', Buffer.from(JSON.stringify({ seq: 9, hash: 'x', keyId: 'y', mac: 'z' })))
  expect(await readAnchor(auditKeys())).toBeNull()
})

test('a new key: what the old one signed is believed while it is listed, and stays so by the seal when it is not', async () => {
  await write('first', 'second')
  await keepAudit(db)
  const unknown = keysOf({ AUTH_SECRET: OTHER })
  expect((await verifyAudit(db, unknown)).broken).toMatchObject({ seq: 1, fault: 'unknown-key' })
  expect(await keepAudit(db, unknown)).toMatchObject({ broken: { fault: 'unknown-key' }, anchored: null })
  const both = keysOf({ AUTH_SECRET: OTHER, AUDIT_KEY_OLD: [getConfig().AUTH_SECRET] })
  expect(await keepAudit(db, both)).toMatchObject({ broken: null, anchored: { seq: 2 } })
  expect((await verifyAudit(db, unknown)).broken).toBeNull()
  // What is signed with the old key no longer counts.
  await write('by the old key')
  expect((await verifyAudit(db, both)).broken).toBeNull()
  expect((await verifyAudit(db, unknown)).broken).toMatchObject({ seq: 3, fault: 'unknown-key' })
})

test('a key of its own takes over from the one of AUTH_SECRET without another word', async () => {
  await write('first')
  await keepAudit(db)
  const own = keysOf({ AUDIT_KEY: OTHER })
  expect(own.current.id).not.toBe(auditKeys().current.id)
  expect(await keepAudit(db, own)).toMatchObject({ broken: null, anchored: { seq: 1 } })
  expect(await db.select({ keyId: auditSeal.keyId }).from(auditSeal)).toEqual([{ keyId: own.current.id }])
})

test('only what is new is read, one process at a time', async () => {
  await write('first', 'second')
  expect(await keepAudit(db)).toMatchObject({ anchored: { seq: 2 } })
  expect(await keepAudit(db)).toEqual({ broken: null, anchored: null })
  await write('third')
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(724502)`)
    expect(await keepAudit(db)).toBeNull()
  })
  expect(await keepAudit(db)).toMatchObject({ anchored: { seq: 3 } })
  expect(await readAnchor(auditKeys())).toMatchObject({ seq: 3 })
})
