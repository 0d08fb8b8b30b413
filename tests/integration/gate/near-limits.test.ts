import { beforeAll, expect, test } from 'vitest'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { createCompany } from '../../factories/company'
import { jobPostingInput } from '../../factories/job-posting-input'
import { sessionCookie } from '../../factories/session'
import { ownMs } from '../../setup/own-time'

/** Longest time of this thread for a body, milliseconds (issue 17). */
const SLOWEST = 250

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie((await createCompany()).admin.id)
  // The first call loads the product.
  await send({})
})

const doc = (content: unknown) => ({ type: 'doc', content })
const many = (count: number, one: unknown) => Array.from({ length: count }, () => one)
const LONG = 'Müller- a.1.000.000, '.repeat(4_700)
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** Within the budget and invalid everywhere: the most work for the code behind the check. */
test.each([
  [
    'marks that are none',
    {
      tasks: doc(
        many(4, {
          type: 'paragraph',
          content: many(1_000, { type: 'text', text: 'x', marks: many(2, { type: 'x' }) }),
        }),
      ),
    },
  ],
  ['blocks that are none', { tasks: doc(many(7_000, { type: 'x', content: [{ type: 'x' }] })) }],
  [
    'items that are none',
    {
      tasks: doc([
        {
          type: 'bulletList',
          content: many(199, { type: 'listItem', content: many(19, { type: 'paragraph', content: [{ type: 'x' }] }) }),
        },
      ]),
    },
  ],
  ['numbers', { tasks: many(39_000, 1) }],
  ['places that are none', { places: many(13_000, { type: 'x', text: '' }) }],
  ['long texts', { title: LONG, tasks: LONG, profile: LONG, offer: LONG, questions: many(5, LONG) }],
  ['spaces', { title: ' '.repeat(99_000), questions: many(8, ' '.repeat(99_000)) }],
  ['depth', { questions: many(1_300, nested(26)) }],
  [
    'names',
    { title: 5, ...Object.fromEntries(Array.from({ length: 3_500 }, (_, index) => [`${index}`.padEnd(250, 'x'), 1])) },
  ],
])('%s are refused in good time, and in few words', async (_name, wrong) => {
  const body = { ...jobPostingInput(), ...wrong }
  const { status, text } = await send(body)
  expect(status).toBe(400)
  expect(text.length).toBeLessThan(30_000)
  const { fieldErrors } = JSON.parse(text).error.json.data
  expect(Object.keys(fieldErrors).length).toBeLessThanOrEqual(100)
  // A slow body is slow each time; a garbage collection is not.
  expect(await ownMs(() => send(body), SLOWEST / 2)).toBeLessThan(SLOWEST / 2)
})

async function send(json: unknown) {
  const headers = { 'content-type': 'application/json', origin: 'http://stellwerk.test', cookie }
  const init = { method: 'POST', headers, body: JSON.stringify({ json }) }
  const request = new Request('http://stellwerk.test/api/trpc/jobPosting.create', init)
  const answer = await answerTrpc(request)
  return { status: answer.status, text: await answer.text() }
}
