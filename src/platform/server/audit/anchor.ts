import { z } from 'zod'
import { blobs } from '../files/blobs/blobs.ts'
import { unlessMissing } from '../files/blobs/missing.ts'
import { type AuditKeys, judge, sign } from './keys.ts'

/** Two copies: a crash while one is written leaves the other. */
const COPIES = ['audit-anchor-1', 'audit-anchor-2']

const anchorShape = z.object({ seq: z.number(), hash: z.string(), keyId: z.string(), mac: z.string() })

/** The last verified place of the chain, kept in the file store: shows when events behind it were cut off. */
export type AuditAnchor = z.infer<typeof anchorShape>

/** Whether a file of the store is an anchor, which has no row in the database. */
export function isAuditAnchor(id: string): boolean {
  return COPIES.includes(id)
}

/**
 * The newest anchor that one of our keys signed; null when there is none.
 * @throws when the file store does not answer
 */
export async function readAnchor(keys: AuditKeys): Promise<AuditAnchor | null> {
  const copies = await Promise.all(COPIES.map(readCopy))
  const right = copies.flatMap((copy) => (copy && judge(keys, 'anchor', copy) === 'right' ? [copy] : []))
  return right.toSorted((a, b) => b.seq - a.seq)[0] ?? null
}

/** Resolves once the store has it. */
export async function writeAnchor({ current }: AuditKeys, { seq, hash }: { seq: number; hash: string }): Promise<void> {
  const anchor: AuditAnchor = { seq, hash, keyId: current.id, mac: sign(current, 'anchor', { seq, hash }) }
  for (const id of COPIES) await blobs().write(id, Buffer.from(JSON.stringify(anchor)))
}

async function readCopy(id: string): Promise<AuditAnchor | null> {
  const bytes = await unlessMissing(blobs().read(id))
  const parsed = anchorShape.safeParse(parse(bytes?.toString('utf8') ?? ''))
  return parsed.success ? parsed.data : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Half written.
    return null
  }
}
