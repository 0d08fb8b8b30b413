import { eq } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { currentTime } from '../../../lib/current-time.ts'
import { uuidv7 } from '../../../lib/uuid.ts'
import type { Queryable, Transaction } from '../database/db.ts'
import { CHAIN_START, type ChainedEvent, chainHash } from './chain.ts'
import { auditKeys, sign } from './keys.ts'
import { auditEvent, auditHead } from './table.ts'

const HEAD_ID = 1

/** Null: the program itself, who runs commands on its machine, or who has left. */
type Who = { userId: string | null } | null
/** What it was done to; without an id there is only one of its type, or it were several. */
type About = { type: string; id?: string | null } & Partial<Pick<ChainedEvent, 'reason' | 'details'>>
type NewEvent = Omit<ChainedEvent, 'id' | 'seq' | 'createdAt'>

/**
 * Writes one audit event at the end of the chain. Call it last in the transaction of the change it describes: all
 * writers wait for each other from here until they commit.
 */
export async function audit(db: Queryable, who: Who, action: string, about: About): Promise<void> {
  const { type, id = null, reason = null, details = {} } = about
  const event = { actorUserId: who?.userId ?? null, action, subjectType: type, subjectId: id, reason, details }
  // In the caller's transaction: a failure here rolls everything back.
  if (db instanceof PgTransaction) await append(db, event)
  else await db.transaction((tx) => append(tx, event))
}

async function append(tx: Transaction, event: NewEvent): Promise<void> {
  const head = await lockHead(tx)
  const row = { ...event, id: uuidv7(), seq: head.seq + 1, createdAt: currentTime() }
  const hash = chainHash(head.hash, row)
  const { current } = auditKeys()
  const mac = sign(current, 'event', { seq: row.seq, hash })
  await tx.update(auditHead).set({ seq: row.seq, hash }).where(eq(auditHead.id, HEAD_ID))
  await tx.insert(auditEvent).values({ ...row, previousHash: head.hash, hash, keyId: current.id, mac })
}

type Head = { seq: number; hash: string }

async function lockHead(tx: Transaction): Promise<Head> {
  const head = await selectHead(tx)
  if (head) return head
  await tx.insert(auditHead).values({ id: HEAD_ID, seq: 0, hash: CHAIN_START }).onConflictDoNothing()
  const started = await selectHead(tx)
  if (!started) throw new Error('the audit chain has no head')
  return started
}

async function selectHead(tx: Transaction): Promise<Head | undefined> {
  const [head] = await tx
    .select({ seq: auditHead.seq, hash: auditHead.hash })
    .from(auditHead)
    .where(eq(auditHead.id, HEAD_ID))
    .for('update')
  return head
}
