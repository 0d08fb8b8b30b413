import { asc, count, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../database/db.ts'
import { CHAIN_START, chainHash } from './chain.ts'
import { auditEvent, auditHead } from './table.ts'

const BATCH = 1000

/** Why a chain is broken: at which place, which event (when there is one), and what is wrong with it. */
export type BrokenLink = {
  seq: number
  eventId: string | null
  fault: 'missing' | 'moved' | 'changed' | 'unchained' | 'end-missing'
}

export type AuditReport = {
  /** Events whose link was found right, from the first on. */
  verified: number
  events: number
  head: { seq: number; hash: string }
  broken: BrokenLink | null
}

/** Walks the whole chain of audit events and stops at the first broken link. Reads one consistent state. */
export function verifyAudit(db: Database): Promise<AuditReport> {
  return db.transaction((tx) => verify(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

async function verify(tx: Transaction): Promise<AuditReport> {
  const [total] = await tx.select({ count: count() }).from(auditEvent)
  const [stored] = await tx.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead)
  const head = stored ?? { seq: 0, hash: CHAIN_START }
  const events = total?.count ?? 0
  let [seq, hash] = [0, CHAIN_START]
  for (;;) {
    const batch = await nextEvents(tx, seq)
    for (const event of batch) {
      const broken = findFault(event, seq + 1, hash)
      if (broken) return { verified: seq, events, head, broken }
      seq = event.seq ?? seq
      hash = event.hash ?? hash
    }
    if (batch.length < BATCH) break
  }
  return { verified: seq, events, head, broken: (await findUnchained(tx, seq, stored)) ?? findLostEnd(head, seq, hash) }
}

function nextEvents(tx: Transaction, after: number) {
  return tx.select().from(auditEvent).where(gt(auditEvent.seq, after)).orderBy(asc(auditEvent.seq)).limit(BATCH)
}

type Event = Awaited<ReturnType<typeof nextEvents>>[number]

function findFault(event: Event, expectedSeq: number, previousHash: string): BrokenLink | null {
  const at = { seq: expectedSeq, eventId: event.id }
  if (event.seq !== expectedSeq) return { seq: expectedSeq, eventId: null, fault: 'missing' }
  if (event.previousHash !== previousHash) return { ...at, fault: 'moved' }
  const isTrue = chainHash(previousHash, { ...event, seq: event.seq }) === event.hash
  return isTrue ? null : { ...at, fault: 'changed' }
}

/** Somebody wrote an event past the chain. Before the chain's first event they are merely old. */
async function findUnchained(tx: Transaction, seq: number, head: { seq: number } | undefined) {
  if (!head) return null
  const [event] = await tx.select({ id: auditEvent.id }).from(auditEvent).where(isNull(auditEvent.seq)).limit(1)
  return event ? { seq: seq + 1, eventId: event.id, fault: 'unchained' as const } : null
}

function findLostEnd(head: { seq: number; hash: string }, seq: number, hash: string): BrokenLink | null {
  if (head.seq === seq && head.hash === hash) return null
  return { seq: Math.min(head.seq, seq) + 1, eventId: null, fault: 'end-missing' }
}
