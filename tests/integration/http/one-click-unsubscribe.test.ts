import { expect, test } from 'vitest'
import { oneClickUnsubscribe } from '~/features/accounts/server/answers/one-click-unsubscribe'
import { AppError } from '~/lib/app-error'

const called = { request: new Request('http://stellwerk.test'), params: { token: 'a b/c' } }

test('a post ends the mails of its token, and a browser is led to the page', async () => {
  const stopped: string[] = []
  const answers = oneClickUnsubscribe('/alert/unsubscribe', async (_, token) => stopped.push(token))
  expect((await answers.POST(called)).status).toBe(200)
  expect(stopped).toEqual(['a b/c'])
  const led = answers.GET(called)
  expect([led.status, led.headers.get('location')]).toEqual([303, '/alert/unsubscribe/a%20b%2Fc'])
  expect(stopped).toHaveLength(1)
})

test('a token that is nobody’s is not found, and any other fault is not hidden', async () => {
  const refusing = oneClickUnsubscribe('/x', () => Promise.reject(new AppError('not-found', 'Unbekannt')))
  expect((await refusing.POST(called)).status).toBe(404)
  const broken = oneClickUnsubscribe('/x', () => Promise.reject(new Error('broken')))
  await expect(broken.POST(called)).rejects.toThrow('broken')
})
