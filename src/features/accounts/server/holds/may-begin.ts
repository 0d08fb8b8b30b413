import { and, eq, ne, sql } from 'drizzle-orm'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Transaction } from '~/platform/server/database/db'
import type { Settings } from '~/platform/settings/schema'
import type { HoldLabel } from '../../feature-labels'
import { systemHold } from '../hold-table'
import { findAdmins } from '../notices/tell-admins'
import { systemHoldMail } from './hold-email'
import { transition } from './lifecycle'
import type { TimedAct } from './timed-act'

/** How long a decision is valid, for or against. */
const DECISION_LASTS = sql`interval '7 days'`

type Planned = { act: TimedAct; job: string; settings: Settings }
type Held = { name: string; label: HoldLabel; job: string }
type Figures = { due: number; total: number }

/**
 * Whether an automatic action may begin: what it would end, delete or anonymise is within its share of all rows, or a
 * person has released that many. Otherwise the hold is stored for all processes, and the platform admins are informed
 * once.
 */
export async function mayBegin(db: Database, now: Date, { act, job, settings }: Planned): Promise<boolean> {
  if (!('hurdle' in act)) return true
  const { name, label, hurdle } = act
  const { percent, from } = hurdle.share ?? { percent: settings.holdPercent, from: settings.holdFrom }
  const moment = { db, now, settings }
  const due = await hurdle.due(moment)
  const total = due < from ? 0 : await hurdle.total(moment)
  if (due < from || due * 100 <= total * percent) {
    await transition(db, eq(systemHold.act, name), 'lapse')
    return true
  }
  return db.transaction((tx) => isReleased(tx, { name, label, job }, { due, total }, from))
}

async function isReleased(
  tx: Transaction,
  { name, label, job }: Held,
  figures: Figures,
  margin: number,
): Promise<boolean> {
  const isOld = sql<boolean>`coalesce(${systemHold.decidedAt} < now() - ${DECISION_LASTS}, false)`
  const [hold] = await tx
    .select({ id: systemHold.id, state: systemHold.state, due: systemHold.due, isOld })
    .from(systemHold)
    .where(unlessOver(name))
    .for('update')
  if (!hold) {
    const made = await tx
      .insert(systemHold)
      .values({ act: name, job, ...figures })
      .onConflictDoNothing()
      .returning({ id: systemHold.id })
    // Another process may have stopped the same action at this moment.
    for (const { id } of made) await tellAdmins(tx, id, { name, label }, figures)
    return false
  }
  // Slightly more have become due since; many more need another decision.
  if (hold.state === 'released' && !hold.isOld && figures.due <= hold.due * 1.1 + margin) return true
  const isAskedAnew = hold.state === 'released' || (hold.state === 'postponed' && hold.isOld)
  await tx
    .update(systemHold)
    .set({ job, ...figures })
    .where(eq(systemHold.id, hold.id))
  if (!isAskedAnew) return false
  await transition(tx, eq(systemHold.id, hold.id), 'askAnew')
  await tellAdmins(tx, hold.id, { name, label }, figures)
  return false
}

async function tellAdmins(tx: Transaction, id: string, { name, label }: Omit<Held, 'job'>, { due, total }: Figures) {
  await audit(tx, null, 'system-hold.opened', { type: 'system-hold', id, details: { act: name, count: due, total } })
  await mailEach(tx, await findAdmins(tx), ({ email }) => systemHoldMail(email, { label, due, total }))
}

function unlessOver(name: string) {
  return and(eq(systemHold.act, name), ne(systemHold.state, 'over'))
}
