import { asc, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { connect } from '../database/connect.ts'
import type { Transaction } from '../database/db.ts'
import { CHAIN_START, chainHash } from './chain.ts'
import { auditEvent, auditHead } from './table.ts'
import type { Place } from './verify.ts'

/**
 * Events from before there was a chain become its beginning, oldest first; the trigger lets that pass once. Only the
 * owner of the tables can: the application changes no event.
 *
 * @param ownerUrl connection string of the owner
 */
export async function beginAuditChain(ownerUrl: string): Promise<void> {
  const client = await connect(ownerUrl)
  try {
    await drizzle(client, { casing: 'snake_case' }).transaction(chainOldEvents)
  } finally {
    await client.end()
  }
}

async function chainOldEvents(tx: Transaction): Promise<void> {
  const [old] = await tx.select({ id: auditEvent.id }).from(auditEvent).where(isNull(auditEvent.seq)).limit(1)
  // Past the chain, once it has begun, are only forged ones.
  if (!old || (await tx.$count(auditHead)) > 0) return
  await tx.execute(sql`lock table ${auditHead} in exclusive mode`)
  const events = await tx
    .select({
      id: auditEvent.id,
      createdAt: auditEvent.createdAt,
      actorUserId: auditEvent.actorUserId,
      action: auditEvent.action,
      subjectType: auditEvent.subjectType,
      subjectId: auditEvent.subjectId,
      reason: auditEvent.reason,
      details: auditEvent.details,
    })
    .from(auditEvent)
    .where(isNull(auditEvent.seq))
    .orderBy(asc(auditEvent.createdAt), asc(auditEvent.id))
  let head: Place = { seq: 0, hash: CHAIN_START }
  for (const event of events) {
    const seq = head.seq + 1
    const hash = chainHash(head.hash, { ...event, seq })
    await tx
      .update(auditEvent)
      // The moment of the event is part of the hash, that of this change is not.
      .set({ seq, previousHash: head.hash, hash, updatedAt: sql`updated_at` })
      .where(eq(auditEvent.id, event.id))
    head = { seq, hash }
  }
  await tx
    .insert(auditHead)
    .values({ id: 1, ...head })
    .onConflictDoNothing()
}
