import { callTRPCProcedure } from '@trpc/server'
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
