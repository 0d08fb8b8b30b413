import { expect, test } from 'vitest'
import { admitCall } from './admit-call'

const URL_OF_CALL = 'http://stellwerk.test/api/trpc/jobPosting.byId'
const UNREADABLE = { refusal: { status: 400, message: expect.stringContaining('unvollständig') } }
const DEEP = `{"json":${'['.repeat(40)}${']'.repeat(40)}}`

const read = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  admitCall(new Request(`${URL_OF_CALL}?${new URLSearchParams(query)}`, { headers }))

test.each(['input', 'connectionParams'])('what stands in the address as %s is measured like a body', async (name) => {
  expect(await read({ [name]: '{"json":{"id":"x"}}' })).toHaveProperty('request')
  expect(await read({ [name]: DEEP })).toMatchObject(UNREADABLE)
})

test('of a parameter given twice each is measured', async () => {
  const url = `${URL_OF_CALL}?input=%7B%7D&input=${encodeURIComponent(DEEP)}`
  expect(await admitCall(new Request(url))).toMatchObject(UNREADABLE)
})

test.each<Record<string, string>>([
  { 'trpc-accept': 'application/jsonl' },
  { 'trpc-accept': 'anything' },
  { accept: 'text/html, application/jsonl;q=0.9' },
])('no answer begins before it is known: %j', async (headers) => {
  expect(await read({}, headers)).toMatchObject(UNREADABLE)
  expect(await read({}, { accept: 'application/json' })).toHaveProperty('request')
})
