import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createRandom } from '~/lib/random'
import { answerAuth } from '~/server/auth/auth-handler'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { ownMs } from '../../setup/own-time'
import { generatedRequest, type Sent } from './requests'

const BODIES = 50_000
/** Longest time in milliseconds that a body may keep the process busy (issue 17). */
const SLOWEST = 250

test('whatever is sent, the answer is quick, in shape, and leaves nothing behind', { timeout: 600_000 }, async () => {
  const kept: number[] = []
  for (let round = 0; round < BODIES; round += 1) {
    // The seed identifies the body, so that a failing one can be reproduced alone.
    const sent = generatedRequest(createRandom(`body ${round}`))
    const { status, text, milliseconds } = await answerTo(sent)
    const label = `body ${round}: ${sent.name}`
    // A slow body is slow each time; a garbage collection during it is not.
    if (milliseconds > SLOWEST) expect(await ownMs(() => answerTo(sent), SLOWEST), label).toBeLessThan(SLOWEST)
    expectInShape(status, text, sent.isHonest, label)
    if (round % 5_000 === 4_999) kept.push(heapAfterCollecting())
  }
  // Memory after each tenth; the first loads the product.
  const [, early = 0, ...later] = kept
  expect(Math.max(...later) - early).toBeLessThan(40_000_000)
})

/** Bytes of the heap that are still referenced. */
function heapAfterCollecting(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}

/** Its answer, and how long it took in milliseconds. */
async function answerTo({ url, init }: Sent) {
  const request = new Request(url, init)
  const started = performance.now()
  const answer = await (url.includes('/api/auth/') ? answerAuth(request) : answerTrpc(request))
  const text = await answer.text()
  return { status: answer.status, text, milliseconds: performance.now() - started }
}

function expectInShape(status: number, text: string, isHonest: boolean, label: string): void {
  expect(status, label).toBeGreaterThanOrEqual(400)
  expect(status, label).toBeLessThan(500)
  const errors = errorsIn(JSON.parse(text))
  for (const { message, data } of errors) {
    expect(message, label).toMatch(GERMAN)
    // A legitimate input without any real form fails at its fields.
    if (isHonest) expect(data?.fieldErrors, `${label} ${text.slice(0, 300)}`).toBeTruthy()
  }
}

const GERMAN = /^(?:Das|Der|Die|Diese|Dieses|Es) [^<>{}]+\.$/

type Told = { message: string; data?: { fieldErrors: unknown; requestId: string } }

/** Of calls under `error.json`, in a batch for each; of better-auth as they are. */
function errorsIn(answer: { error: { json: Told } }[] | { error: { json: Told } } | Told): Told[] {
  if (Array.isArray(answer)) return answer.map(({ error }) => error.json)
  return ['error' in answer ? answer.error.json : answer]
}
