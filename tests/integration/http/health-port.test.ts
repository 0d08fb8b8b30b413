import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { startHealthPort } from '../../../src/platform/server/http/health/health-port.ts'
import type { Health, Limits } from '../../../src/platform/server/http/health/messages.ts'

const READY: Health = { status: 200, text: 'ready\n' }
/** Far longer than a thread needs, so that only what is meant to be late is. */
const LIMITS: Limits = { answer: 3_000, lead: 2_500, readAtOnce: 2_000, busy: 60_000 }

test('it says what the process says, and nothing else', async () => {
  let health = READY
  const url = await open(async () => health)
  expect(await told(url)).toEqual(READY)
  health = { status: 503, text: 'draining\n' }
  expect(await told(url)).toEqual(health)
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/readyz`, { method: 'POST' })).status).toBe(404)
})

test('an occupied port is said by the name of its variable', async () => {
  const port = Number(new URL(await open(async () => READY)).port)
  const options = { host: '127.0.0.1', port, ask: async () => READY, listen: () => () => true }
  await expect(startHealthPort(options)).rejects.toThrow(
    /^Port \d+ auf 127\.0\.0\.1 ist .* mit HEALTH_PORT einen anderen/,
  )
})

test('a process that is busy is what was last known of it', async () => {
  const url = await open(async () => READY)
  expect(await told(url)).toEqual(READY)
  expect(toldWhileBusy(url)).toEqual(READY)
})

test('a process that has been busy for too long has stopped', async () => {
  const url = await open(async () => READY, { ...LIMITS, busy: 0 })
  expect(await told(url)).toEqual(READY)
  expect(toldWhileBusy(url)).toMatchObject({ status: 503, text: expect.stringMatching(/^not ready\n/) })
})

test('nothing is known of a process that was busy from the beginning', async () => {
  const url = await open(async () => READY)
  expect(toldWhileBusy(url)).toMatchObject({ status: 503 })
})

// As with a database that does not answer: others are to take over, whatever was known before.
test('a process that is not busy but cannot say whether it is ready is not', async () => {
  let answers = true
  const never = new Promise<Health>(() => undefined)
  const url = await open(async () => (answers ? READY : never), { ...LIMITS, readAtOnce: 60_000 })
  expect(await told(url)).toEqual(READY)
  answers = false
  expect(await told(url)).toMatchObject({ status: 503, text: expect.stringMatching(/^not ready\n/) })
})

test('a process whose database answers others is what it was', async () => {
  let answers = true
  let hasSpoken = true
  const late = new Promise<Health>(() => undefined)
  const limits = { ...LIMITS, readAtOnce: 60_000 }
  const url = await open(
    async () => (answers ? READY : late),
    limits,
    () => () => hasSpoken,
  )
  expect(await told(url)).toEqual(READY)
  answers = false
  expect(await told(url)).toEqual(READY)
  hasSpoken = false
  expect(await told(url)).toMatchObject({ status: 503 })
})

test('a port that is taken is named', async () => {
  const url = await open(async () => READY)
  const port = Number(new URL(url).port)
  await expect(startHealthPort({ host: '127.0.0.1', port, ask: async () => READY, listen: silent })).rejects.toThrow(
    `Port ${port}`,
  )
})

const silent = () => () => false

async function open(
  ask: () => Promise<Health>,
  limits = LIMITS,
  listen: () => () => boolean = silent,
): Promise<string> {
  const port = await startHealthPort({ host: '127.0.0.1', port: 0, ask, listen, limits })
  onTestFinished(() => port.stop())
  return port.url
}

async function told(url: string): Promise<Health> {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, text: await answer.text() }
}

const ASK = `fetch(process.argv[1] + '/readyz').then(async (answer) => {
  console.log(JSON.stringify({ status: answer.status, text: await answer.text() }))
})`
/** What another program is told while this one does nothing but wait for it. */
function toldWhileBusy(url: string): Health {
  return JSON.parse(execFileSync(process.execPath, ['-e', ASK, url], { encoding: 'utf8' }))
}
