import { callTRPCProcedure } from '@trpc/server'
import { TransactionRollbackError } from 'drizzle-orm'
import { loadUser } from '~/features/applicants/server/load-actor'
import { type Database, database } from '~/platform/server/database/db'
import { appRouter } from '~/server/root-router'
import { procedures } from '../../factories/procedures'
import { sessionProved } from '../../factories/session'
import { RULES } from './rules'
import type { Role, World } from './world'

/**
 * Calls a procedure with the input of its rule, as the server would for this role.
 * @param provedSecondsAgo when the person last proved their identity; default now
 * @throws TRPCError as the procedure answers
 */
export async function callAs(
  path: string,
  role: Role,
  world: World,
  db: Database = database().db,
  provedSecondsAgo = 0,
): Promise<unknown> {
  return callWith(path, role, world, db, RULES[path]?.input?.(world), provedSecondsAgo)
}

/** The same with another input. */
export async function callWith(
  path: string,
  role: Role,
  world: World,
  db: Database,
  input: unknown,
  provedSecondsAgo = 0,
): Promise<unknown> {
  const now = new Date()
  const user = world.roles[role]
  const type = procedures.get(path)
  if (!type) throw new Error(`no procedure ${path}`)
  return callTRPCProcedure({
    router: appRouter,
    path,
    type,
    getRawInput: async () => input,
    ctx: {
      db,
      reads: db,
      now,
      requestId: 'test',
      clientIp: '192.0.2.1',
      session: async () => (user ? sessionProved(user.id, provedSecondsAgo) : null),
      actor: async () => (user ? ((await loadUser(database().db, user.id, now))?.actor ?? null) : null),
    },
    signal: undefined,
    batchIndex: 0,
  })
}

/** Runs in a transaction that is rolled back, so that one call does not affect the next. */
export async function undone<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
  const { db } = database()
  let result: { value: Result } | undefined
  await db
    .transaction(async (tx) => {
      result = { value: await run(Object.assign(tx, { $client: db.$client })) }
      tx.rollback()
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  if (!result) throw new Error('nothing was run')
  return result.value
}
