import { TRPCError } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Database, database } from '~/platform/server/database/db'
import { procedures } from '../../factories/procedures'
import { undone } from '../../factories/undone'
import { callAs } from './call'
import { RULES } from './rules'
import { createWorld, ROLES, type Role, type World } from './world'

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']
/** Reached the procedure and met a rule of the thing itself (sent before, changed meanwhile). */
const REACHED = ['ok', 'CONFLICT', 'UNPROCESSABLE_CONTENT']

let world: World
beforeAll(async () => {
  world = await createWorld()
})

test('every procedure has a rule, every rule a procedure', () => {
  expect(Object.keys(RULES).sort()).toEqual([...procedures.keys()].sort())
})

test.each(Object.keys(RULES))('%s lets in whom it should and nobody else', async (path) => {
  const allowed = RULES[path]?.allow ?? []
  for (const role of ROLES.filter((each) => !allowed.includes(each))) {
    expect(REFUSALS, `${role} must be refused`).toContain(await outcome(path, role))
  }
  for (const role of allowed) {
    expect(REACHED, `${role} must be let in`).toContain(await outcome(path, role))
  }
})

/** The result for a caller. Changes are rolled back: what one has deleted must not affect the next. */
async function outcome(path: string, role: Role): Promise<string> {
  const { db } = database()
  if (procedures.get(path) === 'query') return call(path, role, db)
  return undone(async (scope) => {
    const answer = await call(path, role, scope)
    if (answer === 'ok') await scope.execute(sql`set constraints all immediate`)
    return answer
  })
}

async function call(path: string, role: Role, db: Database): Promise<string> {
  try {
    await callAs(path, role, world, db)
    return 'ok'
  } catch (error) {
    if (error instanceof TRPCError)
      return error.cause && error.code === 'BAD_REQUEST' ? `BAD_REQUEST ${error.cause.message}` : error.code
    throw error
  }
}
