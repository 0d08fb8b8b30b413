import { createHash } from 'node:crypto'

/** The fields of an audit event that its hash protects: all of them. */
export type ChainedEvent = {
  id: string
  seq: number
  createdAt: Date
  actorUserId: string | null
  action: string
  subjectType: string
  subjectId: string | null
  reason: string | null
  details: Record<string, string | number | boolean | null>
}

/** The previous hash of the first event. */
export const CHAIN_START = '0'.repeat(64)

/** SHA-256 (hex) over the hash of the previous event and the event itself as canonical JSON. */
export function chainHash(previousHash: string, event: ChainedEvent): string {
  return createHash('sha256')
    .update(`${previousHash}\n${canonicalEvent(event)}`)
    .digest('hex')
}

/** JSON with sorted keys and no spaces: the same for the same event, in whatever order the database returns fields. */
function canonicalEvent(event: ChainedEvent): string {
  const { id, seq, createdAt, actorUserId, action, subjectType, subjectId, reason, details } = event
  const fields = { id, seq, actorUserId, action, subjectType, subjectId, reason }
  return JSON.stringify(sorted({ ...fields, createdAt: createdAt.toISOString(), details: sorted(details) }))
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
