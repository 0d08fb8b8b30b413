import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { beforeAll, expect, test } from 'vitest'
import { loadUser } from '~/features/applicants/server/load-actor'
import { UNSTORABLE_TEXT } from '~/lib/text/storable-text'
import { database } from '~/platform/server/database/db'
import { appRouter } from '~/server/root-router'
import { AuthVisitor } from '../../factories/auth-visitor'
import { sessionProved } from '../../factories/session'
import { RULES } from '../permissions/rules'
import { createWorld, type World } from '../permissions/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const withInput = Object.keys(RULES).filter((path) => RULES[path]?.input && (RULES[path]?.allow.length ?? 0) > 0)

test.each(withInput)('%s refuses NUL and half an emoji in every text', async (path) => {
  const input = RULES[path]?.input?.(world)
  const places = textPaths(input)
  for (const place of places) {
    for (const poison of ['a\0b', 'Grüße \ud83d']) {
      const error = await failureOf(path, poisoned(input, place, poison))
      expect(error?.code, `${path} ${place.join('.')}`).toBe('UNPROCESSABLE_CONTENT')
      expect(error?.message).toBe(UNSTORABLE_TEXT)
    }
  }
})

test.each([
  ['/sign-up/email', { name: 'Mi\0riam', email: 'a@test.example', password: 'ein langes Passwort', type: 'APPLICANT' }],
  ['/sign-up/email', { name: 'Miriam', email: 'a\0@test.example', password: 'ein langes Passwort', type: 'APPLICANT' }],
  ['/sign-in/email', { email: 'a\0@test.example', password: 'x' }],
  ['/request-password-reset', { email: 'a\0@test.example' }],
  ['/reset-password', { token: 'a\0b', newPassword: 'ein langes Passwort' }],
  ['/send-verification-email', { email: 'a\0@test.example' }],
  ['/delete-user', { token: 'a\0b' }],
  ['/update-user', { name: 'Mi\ud83d' }],
])('%s refuses NUL with a sentence', async (path, body) => {
  const response = await new AuthVisitor().post(path, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/Zeichen|ungültig|gültige/) })
})

type Path = (string | number)[]

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((each, index) => textPaths(each, [...path, index]))
  if (typeof value !== 'object' || value === null || value instanceof FormData) return []
  return Object.entries(value).flatMap(([key, each]) => textPaths(each, [...path, key]))
}

function poisoned(value: unknown, [first, ...rest]: Path, poison: string): unknown {
  if (first === undefined) return poison
  if (Array.isArray(value)) return value.map((each, index) => (index === first ? poisoned(each, rest, poison) : each))
  const entries = Object.entries(value ?? {})
  return Object.fromEntries(entries.map(([key, each]) => [key, key === first ? poisoned(each, rest, poison) : each]))
}

async function failureOf(path: string, input: unknown): Promise<TRPCError | null> {
  const { db } = database()
  const now = new Date()
  const role = RULES[path]?.allow[0]
  const user = role === undefined ? null : world.roles[role]
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      type: 'mutation',
      getRawInput: async () => input,
      ctx: {
        db,
        now,
        requestId: 'test',
        clientIp: '192.0.2.1',
        session: async () => (user ? sessionProved(user.id) : null),
        actor: async () => (user ? ((await loadUser(db, user.id, now))?.actor ?? null) : null),
      },
      signal: undefined,
      batchIndex: 0,
      allowMethodOverride: true,
    })
    return null
  } catch (error) {
    if (error instanceof TRPCError) return error
    throw error
  }
}
