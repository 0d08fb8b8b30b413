import { TRPCError } from '@trpc/server'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '~/lib/app-error'
import { procedures } from '../../factories/procedures'
import { undone } from '../../factories/undone'
import { callAs } from './call'
import { RULES } from './rules'
import { createWorld, type Role, type World } from './world'

/** Older than the setting allows. */
const STALE_SECONDS = 16 * 60

import { ASKS, GOES_WITHOUT } from './fresh-acts'

/** A company admin for their own company, a platform admin for the rest. */
const ASKS_AS = Object.fromEntries(
  ASKS.map((path): [string, Role] => [path, RULES[path]?.allow.includes('admin') ? 'admin' : 'platformAdmin']),
)

let world: World
beforeAll(async () => {
  world = await createWorld()
})

test('every change stands in the table: it asks, or there is a reason why not', () => {
  const changes = [...procedures].flatMap(([path, kind]) => (kind === 'mutation' ? [path] : []))
  const listed = [...ASKS, ...Object.values(GOES_WITHOUT).flat()]
  expect(listed.sort()).toEqual(changes.sort())
})

test.each(Object.entries(ASKS_AS))('%s asks whoever proved it long ago to prove it again', async (path, role) => {
  expect(await reasonFor(path, role)).toBe('sessionNotFresh')
})

test.each(Object.values(GOES_WITHOUT).flat())('%s goes without', async (path) => {
  for (const role of RULES[path]?.allow.slice(0, 1) ?? [])
    expect(await reasonFor(path, role)).not.toBe('sessionNotFresh')
})

/** Why the call is refused, or null; its changes are rolled back. */
async function reasonFor(path: string, role: Role): Promise<string | null> {
  return undone((scope) =>
    callAs(path, role, world, scope, STALE_SECONDS).then(
      () => null,
      (error: unknown) => {
        if (error instanceof TRPCError && error.cause instanceof AppError) return error.cause.reason
        throw error
      },
    ),
  )
}
