import { expect, test } from 'vitest'
import { answerAuth } from '~/server/auth/auth-handler'

const ORIGIN = 'http://stellwerk.test'

test.each(['{', '{"email":'])('says of %j that it cannot be read, not that it may be tried again', async (body) => {
  const answer = await ask('/sign-in/email', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    message: 'Das kam unvollständig an. Bitte die Seite neu laden und noch einmal versuchen.',
  })
})

test('says of nothing at all that something is missing', async () => {
  const answer = await ask('/sign-in/email', '')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'Die Eingabe ist ungültig. Bitte die Angaben überprüfen.' })
})

test.each<Record<string, string>>([{}, { 'content-type': 'application/json' }])(
  'signs out without a body, with headers %j',
  async (headers) => {
    const init = { method: 'POST', headers: { ...headers, origin: ORIGIN, 'x-client-ip': '10.2.0.2' } }
    const answer = await answerAuth(new Request(`${ORIGIN}/api/auth/sign-out`, init))
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
  },
)

test('says of an address that leads nowhere that there is nothing', async () => {
  const answer = await ask('/gibt-es-nicht', '{}')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: 'Das haben wir nicht gefunden.' })
})

function ask(path: string, body: string) {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, 'x-client-ip': '10.2.0.1' }
  return answerAuth(new Request(`${ORIGIN}/api/auth${path}`, { method: 'POST', headers, body }))
}
