import { callTRPCProcedure } from '@trpc/server'
import { TransactionRollbackError } from 'drizzle-orm'
import type { z } from 'zod'
import { type Database, database } from '~/platform/server/database/db'
import { loadUser } from '~/server/load-actor'
import { appRouter } from '~/server/root-router'
import { sessionProved } from '../../factories/session'
import { RULES } from './rules'
import type { Role, World } from './world'

type Kind = 'query' | 'mutation' | 'subscription'

/** Every procedure of the product, by its path. */
export const procedures: ReadonlyMap<string, Kind> = new Map(Object.entries(flatten(appRouter._def.procedures)))

/**
 * Calls a procedure with the input of its rule, as the server would for this role.
 *
 * @param provedSecondsAgo when the person last proved who they are; now, unless told
 * @throws TRPCError as it answers
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

/** Runs in a transaction that is undone, so that one call does not stand in the way of the next. */
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

/** At run time the record is flat (`jobPosting.byId`), which its type does not say. */
function flatten(record: object): Record<string, Kind> {
  const kinds: Record<string, Kind> = {}
  for (const [path, procedure] of Object.entries(record)) kinds[path] = procedure._def.type
  return kinds
}

/** What a procedure asks of its input, one schema for each middleware that does. */
export function inputSchemasOf(path: string): z.core.$ZodType[] {
  const record: object = appRouter._def.procedures
  const [, procedure] = Object.entries(record).find(([key]) => key === path) ?? []
  return procedure?._def.inputs ?? []
}
