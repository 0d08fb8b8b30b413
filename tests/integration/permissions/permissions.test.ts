import { TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { callAs, procedures } from './call'
import { RULES } from './rules'
import { createWorld, ROLES, type Role, type World } from './world'

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
  try {
    await callAs(path, role, world)
    return 'ok'
  } catch (error) {
    if (error instanceof TRPCError)
      return error.cause && error.code === 'BAD_REQUEST' ? `BAD_REQUEST ${error.cause.message}` : error.code
    throw error
  }
}
