import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { loadUser } from '~/server/load-actor'
import { appRouter } from '~/server/root-router'
import { RULES } from './rules'
import { createWorld, ROLES, type Role, type World } from './world'

const procedures = new Map(Object.entries(flatten(appRouter._def.procedures)))
const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']
/** Reached the procedure and met a rule of the thing itself (sent before, changed meanwhile). */
const REACHED = ['ok', 'CONFLICT', 'UNPROCESSABLE_CONTENT']

test('every procedure has a rule, every rule a procedure', () => {
  expect(Object.keys(RULES).sort()).toEqual([...procedures.keys()].sort())
})

test.each(Object.keys(RULES))('%s lets in whom it should and nobody else', async (path) => {
  const allowed = RULES[path]?.allow ?? []
  const world = await createWorld()
  for (const role of ROLES.filter((each) => !allowed.includes(each))) {
    expect(REFUSALS, `${role} must be refused`).toContain(await outcome(path, role, world))
  }
  for (const role of allowed) {
    // After a change a world of its own: what one has done (deleted, withdrawn) must not stand in the way of the next.
    const own = procedures.get(path) === 'query' ? world : await createWorld()
    expect(REACHED, `${role} must be let in`).toContain(await outcome(path, role, own))
  }
})

async function outcome(path: string, role: Role, world: World): Promise<string> {
  const { db } = database()
  const now = new Date()
  const user = world.roles[role]
  const type = procedures.get(path)
  if (!type) throw new Error(`no procedure ${path}`)
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      getRawInput: async () => RULES[path]?.input?.(world),
      ctx: {
        db,
        now,
        requestId: 'test',
        clientIp: '192.0.2.1',
        session: async () => ({ id: uuidv7(), authenticatedAt: now }),
        actor: async () => (user ? ((await loadUser(db, user.id, now))?.actor ?? null) : null),
      },
      signal: undefined,
      batchIndex: 0,
    })
    return 'ok'
  } catch (error) {
    if (error instanceof TRPCError)
      return error.cause && error.code === 'BAD_REQUEST' ? `BAD_REQUEST ${error.cause.message}` : error.code
    throw error
  }
}

type Kind = 'query' | 'mutation' | 'subscription'

/** At run time the record is flat (`jobPosting.byId`), which its type does not say. */
function flatten(record: object): Record<string, Kind> {
  const kinds: Record<string, Kind> = {}
  for (const [path, procedure] of Object.entries(record)) kinds[path] = procedure._def.type
  return kinds
}
