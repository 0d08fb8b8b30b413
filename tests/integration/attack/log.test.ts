import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerAuth } from '~/server/auth/auth-handler'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { ownerDatabase } from '../../factories/owner'
import { startServer } from '../http/running-server'

const owner = ownerDatabase()
const origin = { origin: 'http://stellwerk.test', 'content-type': 'application/json' }

test('a fault of ours is one line, with the id people see and without what they sent', async () => {
  const { url, lines } = await startServer((request) => answerTrpc(request))
  await owner.execute(sql`alter table company_profile rename to gone`)
  const input = encodeURIComponent(JSON.stringify({ json: { was: 'Miriam Yıldız' } }))
  const response = await fetch(`${url}/api/trpc/companyProfile.search?input=${input}`)
  await owner.execute(sql`alter table gone rename to company_profile`)
  expect(response.status).toBe(500)
  const { error } = await response.json()
  expect(error.json.message).toBe('Es ist ein Fehler aufgetreten. Bitte noch einmal versuchen.')
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ id: error.json.data.requestId, level: 'error', status: 500 })
  expect(JSON.stringify(lines)).toContain('company_profile')
  expect(JSON.stringify([lines, error])).not.toMatch(/Miriam|Yıldız|miriam/)
})

test('a fault in signing in is one line, too', async () => {
  const { url, lines } = await startServer((request) => answerAuth(request))
  await owner.execute(sql`alter table account rename to gone`)
  const body = JSON.stringify({ email: 'miriam@test.example', password: 'ein geheimer Satz' })
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    body: body.replace('}', ',"name":"Miriam","type":"APPLICANT"}'),
    headers: origin,
  })
  await owner.execute(sql`alter table gone rename to account`)
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(await response.json()).toMatchObject({
    message: 'Es ist ein Fehler aufgetreten. Bitte noch einmal versuchen.',
  })
  await expect.poll(() => lines).toHaveLength(1)
  expect(JSON.stringify(lines)).toContain('"err":')
  expect(JSON.stringify(lines)).not.toMatch(/miriam|geheimer/i)
})

test.each([
  ['unknown', '{"json":{"id":"x"}}', 400],
  ['broken', '{nope', 400],
])('what people cause themselves (%s) is one line and no fault', async (_kind, input, status) => {
  const { url, lines } = await startServer((request) => answerTrpc(request))
  const response = await fetch(`${url}/api/trpc/jobPosting.byId?input=${encodeURIComponent(input)}`)
  expect(response.status).toBe(status)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 'info', status })
  expect(lines[0]).not.toHaveProperty('err')
})
