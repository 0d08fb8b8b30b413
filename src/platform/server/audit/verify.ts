import { asc, gt } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../database/db.ts'
import { type AuditAnchor, readAnchor } from './anchor.ts'
import { CHAIN_START, chainHash } from './chain.ts'
import { type AuditKeys, auditKeys, judge } from './keys.ts'
import { auditEvent, auditHead, auditSeal } from './table.ts'

const BATCH = 1000

/** Why a chain is broken: at which place, which event (when there is one), and what is wrong with it. */
export type BrokenLink = {
  seq: number
  eventId: string | null
  fault:
    | 'missing'
    | 'moved'
    | 'changed'
    | 'end-missing'
    /** The end was cut off, and other events were written in its place. */
    | 'replaced'
    /** Consistent, but not written by anybody who had the key. */
    | 'forged'
    /** Signed by a key that is not (or no longer) ours. */
    | 'unknown-key'
    /** Somewhere between here and the seal that was set when a new key came. */
    | 'seal-broken'
}

export type AuditReport = {
  /** Number of verified events, from the first on. */
  verified: number
  events: number
  head: { seq: number; hash: string }
  /** The end as the file store knows it; null: missing events at the end would go unnoticed. */
  anchor: AuditAnchor | null
  broken: BrokenLink | null
}

/** A place of the chain: its number and the hash for it and everything before it. */
export type Place = { seq: number; hash: string }

/** Where to begin (by default at the first event) and which keys to trust. */
type Verification = { from?: Place; keys: AuditKeys; anchor: AuditAnchor | null }

/** Verifies the whole chain of audit events and stops at the first broken link. Reads one consistent state. */
export async function verifyAudit(db: Database, keys = auditKeys()): Promise<AuditReport> {
  // Read before the snapshot: the anchor is never ahead of what the database holds.
  const anchor = await readAnchor(keys)
  return db.transaction(
    async (tx) => {
      const total = await tx.$count(auditEvent)
      const found = await findBroken(tx, { keys, anchor })
      return { ...found, events: total, head: await headOf(tx), anchor }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The recorded end of the chain. */
export async function headOf(db: Queryable): Promise<Place> {
  const [stored] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead)
  return stored ?? { seq: 0, hash: CHAIN_START }
}

/** The first broken link and the last valid event before it; the caller's transaction is the snapshot. */
export async function findBroken(
  tx: Transaction,
  { from, keys, anchor }: Verification,
): Promise<{ verified: number; broken: BrokenLink | null }> {
  const seals = await readSeals(tx, keys)
  const places = new Map(seals.right.map(({ seq, hash }) => [seq, hash]))
  const sealedTo = Math.max(0, ...places.keys())
  let { seq, hash } = from ?? { seq: 0, hash: CHAIN_START }
  if (seals.forged) return { verified: seq, broken: seals.forged }
  for (;;) {
    const batch = await nextEvents(tx, seq)
    for (const event of batch) {
      const expected = { seq: seq + 1, hash, isSealed: seq + 1 <= sealedTo }
      const broken = findFault(event, expected, keys) ?? findBrokenSeal(event, places) ?? findReplaced(event, anchor)
      if (broken) return { verified: seq, broken }
      seq = event.seq
      hash = event.hash
    }
    if (batch.length < BATCH) break
  }
  const known = [...seals.right, ...(anchor ? [anchor] : [])]
  const broken = findLostEnd(await headOf(tx), known, { seq, hash })
  return { verified: seq, broken }
}

function nextEvents(tx: Transaction, after: number) {
  return tx.select().from(auditEvent).where(gt(auditEvent.seq, after)).orderBy(asc(auditEvent.seq)).limit(BATCH)
}

type Event = Awaited<ReturnType<typeof nextEvents>>[number]

function findFault(event: Event, expected: Place & { isSealed: boolean }, keys: AuditKeys): BrokenLink | null {
  const at = { seq: expected.seq, eventId: event.id }
  if (event.seq !== expected.seq) return { seq: expected.seq, eventId: null, fault: 'missing' }
  if (event.previousHash !== expected.hash) return { ...at, fault: 'moved' }
  const { seq, hash, keyId, mac } = event
  if (chainHash(expected.hash, event) !== hash) return { ...at, fault: 'changed' }
  const judgement = judge(keys, 'event', { seq, hash, keyId, mac })
  if (judgement === 'wrong') return { ...at, fault: 'forged' }
  // Under a later seal a key may be dropped.
  return judgement === 'right' || expected.isSealed ? null : { ...at, fault: 'unknown-key' }
}

/** The seals that one of our keys signed, and the first invalid one. */
async function readSeals(tx: Transaction, keys: AuditKeys) {
  const rows = await tx
    .select({ seq: auditSeal.seq, hash: auditSeal.hash, keyId: auditSeal.keyId, mac: auditSeal.mac })
    .from(auditSeal)
    .orderBy(asc(auditSeal.seq))
  const judged = rows.map((row) => ({ ...row, judgement: judge(keys, 'seal', row) }))
  const wrong = judged.find(({ judgement }) => judgement === 'wrong')
  const forged: BrokenLink | null = wrong ? { seq: wrong.seq, eventId: null, fault: 'seal-broken' } : null
  return { right: judged.filter(({ judgement }) => judgement === 'right'), forged }
}

/** The first event a seal covers is the one after the previous seal. */
function findBrokenSeal(event: Event, places: ReadonlyMap<number, string>): BrokenLink | null {
  const sealed = places.get(event.seq)
  if (sealed === undefined || sealed === event.hash) return null
  const before = [...places.keys()].filter((seq) => seq < event.seq)
  return { seq: Math.max(0, ...before) + 1, eventId: null, fault: 'seal-broken' }
}

/** Signed correctly, but another event was at this place before: cut off and overwritten. */
function findReplaced(event: Event, anchor: AuditAnchor | null): BrokenLink | null {
  if (!anchor || event.seq !== anchor.seq || event.hash === anchor.hash) return null
  return { seq: anchor.seq, eventId: event.id, fault: 'replaced' }
}

/** The head must be the last event, and no later event may be known. */
function findLostEnd(head: Place, known: readonly Place[], last: Place): BrokenLink | null {
  const isRight = head.seq === last.seq && head.hash === last.hash
  const isLast = known.every(({ seq }) => seq <= last.seq)
  return isRight && isLast ? null : { seq: Math.min(head.seq, last.seq) + 1, eventId: null, fault: 'end-missing' }
}
