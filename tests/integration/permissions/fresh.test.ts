import { TRPCError } from '@trpc/server'
import { TransactionRollbackError } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '~/lib/app-error'
import { database } from '~/platform/server/database/db'
import { callAs, procedures } from './call'
import { RULES } from './rules'
import { createWorld, type World } from './world'

/** Longer ago than the setting allows. */
const STALE_MS = 16 * 60_000

/** What moves money, decides about people or changes how the platform works asks for a proof of who acts. */
const ASKS = [
  'adRule.save',
  'admin.measureAccounts',
  'admin.measureCompanies',
  'admin.passTime',
  'admin.restoreAccount',
  'admin.restoreCompany',
  'admin.runJob',
  'admin.savePlan',
  'admin.saveSetting',
  'admin.suspendAccount',
  'admin.suspendCompany',
  'admin.verifyCompany',
  'directDebit.assignEntry',
  'directDebit.importFile',
  'directDebit.release',
  'directDebit.unassignEntry',
  'invoice.cancel',
  'invoice.offsetCredit',
  'invoice.payOutCredit',
  'invoice.recordPayment',
  'moderation.decide',
  'moderation.decideAppeal',
  'moderation.decideMany',
  'moderation.decideMessage',
  'moderation.decideMessageAppeal',
  'operator.save',
]

/** Takes nothing from anybody: sends again, ticks off, looks, or waits for a second person. */
const ASKS_NOT = [
  'admin.retryMail',
  'admin.retryMails',
  'directDebit.create',
  'directDebit.discard',
  'directDebit.reopenEntry',
  'directDebit.settleEntries',
  'feedback.mark',
  'feedback.markMany',
  'invoice.retryDebit',
  'invoice.verifyArchive',
]

let world: World
beforeAll(async () => {
  world = await createWorld()
})

test('every change that is the platform admins’ alone stands in one of the lists', () => {
  const own = Object.keys(RULES).filter((path) => {
    const { allow } = RULES[path] ?? { allow: [] }
    return procedures.get(path) === 'mutation' && allow.length === 1 && allow[0] === 'platformAdmin'
  })
  expect([...own, 'admin.passTime'].sort()).toEqual([...ASKS, ...ASKS_NOT].sort())
})

test.each(ASKS)('%s asks an admin whose proof is long ago to prove it again', async (path) => {
  expect(await reasonFor(path)).toBe('sessionNotFresh')
})

test.each(ASKS_NOT)('%s goes without', async (path) => {
  expect(await reasonFor(path)).not.toBe('sessionNotFresh')
})

/** Why the call is refused, or null; whatever it changed is undone. */
async function reasonFor(path: string): Promise<string | null> {
  const { db } = database()
  let reason: string | null = null
  await db
    .transaction(async (tx) => {
      const scope = Object.assign(tx, { $client: db.$client })
      reason = await callAs(path, 'platformAdmin', world, scope, new Date(Date.now() - STALE_MS)).then(
        () => null,
        (error: unknown) => {
          if (error instanceof TRPCError && error.cause instanceof AppError) return error.cause.reason
          throw error
        },
      )
      tx.rollback()
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return reason
}
