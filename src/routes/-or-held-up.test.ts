import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { orWithoutIt } from './-or-held-up'

const refused = (code: string, httpStatus: number) =>
  Promise.reject(TRPCClientError.from({ error: { message: code, code: -32_000, data: { code, httpStatus } } }))

test('a part that is away, or was asked for too often, leaves the page and says so', async () => {
  expect(await orWithoutIt(Promise.resolve('hits'))).toBeNull()
  expect(await orWithoutIt(refused('SERVICE_UNAVAILABLE', 503))).toBe('SERVICE_UNAVAILABLE')
  expect(await orWithoutIt(refused('TOO_MANY_REQUESTS', 429))).toBe('TOO_MANY_REQUESTS')
})

test('what else goes wrong is no less than an error of the page', async () => {
  await expect(orWithoutIt(refused('INTERNAL_SERVER_ERROR', 500))).rejects.toThrow('INTERNAL_SERVER_ERROR')
  await expect(orWithoutIt(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
