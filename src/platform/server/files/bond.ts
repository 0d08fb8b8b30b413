import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { uuidv7 } from '../../../lib/uuid.ts'
import type { Queryable } from '../database/db.ts'
import { blobs } from './blobs/blobs.ts'
import { installation } from './installation-table.ts'

/**
 * Whose the file store is, seen from the current database. `foreign`: another installation's, so this database is empty
 * or the wrong one. `newer`: it has seen a later state of this database, which was restored from a backup. `unknown`:
 * there is no mark, and what lies in it is not ours.
 */
export type BondState = 'own' | 'foreign' | 'newer' | 'unknown'

/**
 * Which database this is: its oid, and in front of it the timeline of its server, which changes when it goes back to a
 * point in time (and when a standby takes over, which only delays the cleaning). A number below 2^53.
 */
const HERE = sql<number>`(
  select oid::bigint + (('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint << 32)
  from pg_database where datname = current_database())`

const markShape = z.object({ installation: z.uuid(), epoch: z.number().int() })

/**
 * Checks whose the store is, and marks ours once an hour.
 * @throws when the store does not answer
 */
export async function checkBond(db: Queryable, isFamiliar: () => Promise<boolean>): Promise<BondState> {
  // The mark is read first: it is written after the database, so the database read now is never older.
  const mark = await readMark()
  const own = await ownInstallation(db)
  if (mark === null && !(await isFamiliar())) return loosen(db, 'unknown')
  if (mark && mark.installation !== own.id) return loosen(db, 'foreign')
  if (mark && mark.epoch > own.epoch) return loosen(db, 'newer')
  if (own.isMoved || own.bondedAt === null) await bindNow(db)
  const [grown] = await db
    .update(installation)
    .set({ epoch: sql`${installation.epoch} + 1`, epochAt: sql`now()` })
    .where(
      mark === null || mark.epoch < own.epoch ? undefined : lt(installation.epochAt, sql`now() - interval '1 hour'`),
    )
    .returning({ epoch: installation.epoch })
  if (grown) await writeMark({ installation: own.id, epoch: grown.epoch })
  return 'own'
}

/** Makes the store ours because a person said so; cleaning it begins days later. */
export async function adoptStore(db: Queryable): Promise<void> {
  const mark = await readMark()
  const own = await ownInstallation(db)
  const epoch = Math.max(own.epoch, mark?.epoch ?? 0) + 1
  await db.update(installation).set({ epoch, epochAt: sql`now()` })
  await bindNow(db)
  await writeMark({ installation: own.id, epoch })
}

/** Since when store and database have belonged together without interruption, or null. */
export async function bondedSince(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ bondedAt: installation.bondedAt }).from(installation)
  return row?.bondedAt ?? null
}

async function ownInstallation(db: Queryable) {
  await db.insert(installation).values({ id: uuidv7(), databaseOid: HERE }).onConflictDoNothing()
  const [row] = await db
    .select({
      id: installation.id,
      epoch: installation.epoch,
      bondedAt: installation.bondedAt,
      isMoved: sql<boolean>`${installation.databaseOid} <> ${HERE}`,
    })
    .from(installation)
  if (!row) throw new Error('the installation has no row')
  return row
}

function bindNow(db: Queryable) {
  return db.update(installation).set({ bondedAt: sql`now()`, databaseOid: HERE })
}

async function loosen(db: Queryable, state: BondState): Promise<BondState> {
  await db.update(installation).set({ bondedAt: null }).where(eq(installation.isOnly, true))
  return state
}

async function readMark(): Promise<z.infer<typeof markShape> | null> {
  const text = await blobs().readMark()
  if (text === null) return null
  const parsed = markShape.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : null
}

function writeMark(mark: z.infer<typeof markShape>): Promise<void> {
  return blobs().writeMark(JSON.stringify(mark))
}
