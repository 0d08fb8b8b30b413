import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startHaproxy } from '../../scripts/engines/starters/haproxy.ts'

/** What a node of this test does with a request that is no question for its health. */
type Behaviour = 'answers' | 'dies' | 'refuses' | 'hangs' | 'lasts'
type Node = {
  address: string
  isReady: boolean
  isDraining: boolean
  behaviour: Behaviour
  asked: string[]
  /** How many checks will be answered badly, and how many were answered well. */
  badChecks: number
  goodChecks: number
  lasting: http.ServerResponse[]
  most: number
  close: () => void
}

/** Long enough for forty requests of a busy machine, and far below what the balancer waits for an answer. */
const PATIENCE_MS = 20_000

let nodes: Node[]
let haproxy: Awaited<ReturnType<typeof startHaproxy>>

beforeAll(async () => {
  nodes = [await startNode(), await startNode()]
  haproxy = await startHaproxy({ nodes })
})
afterAll(async () => {
  await haproxy.stop()
  for (const node of nodes) node.close()
})
beforeEach(async () => {
  for (const node of nodes) Object.assign(node, { isReady: true, isDraining: false, behaviour: 'answers' })
  await expect.poll(whoAnswers, { timeout: 20_000 }).toEqual([0, 1])
  for (const node of nodes) Object.assign(node, { asked: [], lasting: [], most: 0 })
})

test('a node that is not ready is left out, and used again when it is', async () => {
  const [first] = nodes
  if (!first) throw new Error('no node')
  first.isReady = false
  await expect.poll(whoAnswers, { timeout: 10_000 }).toEqual([1])
  first.isReady = true
  await expect.poll(whoAnswers, { timeout: 10_000 }).toEqual([0, 1])
})

// A processor with too much to do misses a check now and then: who is at work there must not be cut off for it.
test('one bad check takes nobody out', async () => {
  const [first] = nodes
  if (!first) throw new Error('no node')
  for (const node of nodes) node.behaviour = 'lasts'
  const begun = await Promise.all(Array.from({ length: 4 }, () => fetch(haproxy.address, { method: 'POST' })))
  expect(first.lasting.length).toBe(2)
  first.badChecks = 1
  await expect.poll(() => first.badChecks).toBe(0)
  first.goodChecks = 0
  await expect.poll(() => first.goodChecks).toBeGreaterThanOrEqual(3)
  for (const response of nodes.flatMap(({ lasting }) => lasting)) response.end()
  expect(await Promise.all(begun.map((answer) => answer.text()))).toEqual(Array.from({ length: 4 }, () => 'it goes on'))
})

test.for([
  { what: 'a page', path: '/', init: {} },
  { what: 'a command', path: '/api/trpc/x', init: { method: 'POST', body: '{}' } },
  { what: 'an upload', path: '/', init: { method: 'POST', body: new FormData() } },
  { what: 'a file', path: '/api/files/applications', init: {} },
])('a node that ends gets nothing new, and finishes what it has begun: $what', async ({ path, init }) => {
  const [first, second] = nodes
  if (!first || !second) throw new Error('no node')
  for (const node of nodes) node.behaviour = 'lasts'
  const begun = await Promise.all(Array.from({ length: 4 }, () => fetch(haproxy.address + path, init)))
  expect([first.lasting.length, second.lasting.length]).toEqual([2, 2])
  for (const node of nodes) node.behaviour = 'answers'
  Object.assign(first, { isReady: false, isDraining: true })
  await expect.poll(whoAnswers, { timeout: 10_000 }).toEqual([1])
  // Longer than it takes to find out that a node is down.
  await wait(1_500)
  for (const { lasting } of nodes) for (const response of lasting) response.end(' to its end')
  expect(await Promise.all(begun.map((answer) => answer.text()))).toEqual(Array(4).fill('it goes on to its end'))
})

test('what a dying node did not answer is asked again, but nothing that may have changed something', async () => {
  const [first] = nodes
  if (!first) throw new Error('no node')
  first.behaviour = 'dies'
  const read = await Promise.all(Array.from({ length: 6 }, () => ask('GET')))
  expect(read.every((status) => status === 200)).toBe(true)
  first.asked = []
  const written = await Promise.all(Array.from({ length: 6 }, () => ask('POST')))
  const sent = nodes.flatMap(({ asked }) => asked).filter((method) => method === 'POST')
  expect(sent).toHaveLength(6)
  expect(written.filter((status) => status !== 200)).toHaveLength(first.asked.length)
})

// As when it is so busy that it misses its checks, although it lives.
test.for(['/', '/search/jobs'])(
  'a read that was cut off with a silent node is asked again elsewhere: %s',
  async (path) => {
    const [first, second] = nodes
    if (!first || !second) throw new Error('no node')
    first.behaviour = 'hangs'
    const read = await Promise.all(Array.from({ length: 6 }, () => ask('GET', path)))
    expect(read).toEqual(Array(6).fill(200))
    expect(second.asked).toHaveLength(6)
  },
)

test('a search that cannot be made is said at once, and not asked of every node', async () => {
  for (const node of nodes) node.behaviour = 'refuses'
  expect(await ask('GET', '/search/jobs')).toBe(503)
  expect(nodes.flatMap(({ asked }) => asked)).toHaveLength(1)
})

test.for(['GET', 'POST'])('nobody waits longer than two seconds for a node that is frozen (%s)', async (method) => {
  // What else the machine does only adds: of several freezes the best says how long it takes.
  let least = Number.POSITIVE_INFINITY
  for (let freezes = 0; freezes < 3 && least >= 2_000; freezes += 1) {
    for (const node of nodes) node.behaviour = 'answers'
    await expect.poll(whoAnswers, { timeout: 20_000 }).toEqual([0, 1])
    least = Math.min(least, await longestWait(method))
  }
  console.info(`${method}: longest wait ${least} ms`)
  expect(least).toBeLessThan(2_000)
})

test('a node gets a few requests at once, and nobody is refused because others wait', async () => {
  const statuses = await Promise.all(Array.from({ length: 200 }, () => ask('GET')))
  expect(statuses.every((status) => status === 200)).toBe(true)
  for (const { most } of nodes) expect(most).toBeLessThanOrEqual(12)
})

test.for([
  { what: 'live events', path: '/api/events', init: {} },
  { what: 'files', path: '/api/files/applications', init: {} },
  { what: 'uploads', path: '/', init: { method: 'POST', body: new FormData() } },
])('$what take no turn of others', async ({ path, init }) => {
  for (const node of nodes) node.behaviour = 'lasts'
  const end = new AbortController()
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(PATIENCE_MS)])
  const lasting = Array.from({ length: 40 }, () => fetch(haproxy.address + path, { ...init, signal }))
  await Promise.all(lasting)
  for (const node of nodes) node.behaviour = 'answers'
  expect(await ask('GET')).toBe(200)
  end.abort()
})

test('whoever sends X-Forwarded-For is not believed more than once', async () => {
  const answer = await fetch(haproxy.address, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(await answer.json()).toMatchObject({ forwardedFor: '203.0.113.9, 127.0.0.1' })
})

/** The status; 0 when the connection was closed, as HAProxy does when it had used that to the node before. */
async function ask(method: string, path = '/'): Promise<number> {
  const answer = await fetch(haproxy.address + path, { method }).catch(() => null)
  await answer?.text()
  return answer?.status ?? 0
}

/** Asks ten times a second, from shortly before a node freezes; milliseconds of whoever waits longest. */
async function longestWait(method: string): Promise<number> {
  const [first] = nodes
  const wishes: Promise<number>[] = []
  for (const end = performance.now() + 3_000; performance.now() < end; await wait(100)) {
    if (wishes.length === 5 && first) first.behaviour = 'hangs'
    wishes.push(untilAnswered(method))
  }
  return Math.max(...(await Promise.all(wishes)))
}

/** Milliseconds until a good answer, asking again a fifth of a second after a bad one. */
async function untilAnswered(method: string): Promise<number> {
  const from = performance.now()
  while ((await ask(method)) !== 200) await wait(200)
  return Math.round(performance.now() - from)
}

/** The nodes that answer some requests. */
async function whoAnswers(): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(haproxy.address)))
  const found = await Promise.all(answers.map(async (answer) => (answer.ok ? (await answer.json()).node : null)))
  return nodes.flatMap(({ address }, index) => (found.includes(address) ? [index] : []))
}

async function startNode(): Promise<Node> {
  let running = 0
  const server = http.createServer((request, response) => {
    // As when its process is frozen: connections are taken, and nothing is said.
    if (node.behaviour === 'hangs') return
    const said = node.isDraining ? 'draining\n' : 'ready\n'
    if (request.url === '/readyz') {
      const isGood = node.isReady && node.badChecks === 0
      if (isGood) node.goodChecks += 1
      else node.badChecks = Math.max(0, node.badChecks - 1)
      return response.writeHead(isGood ? 200 : 503).end(said)
    }
    node.asked.push(request.method ?? '')
    if (node.behaviour === 'refuses') return response.writeHead(503).end('away')
    if (node.behaviour === 'dies') return request.socket.destroy()
    if (node.behaviour === 'lasts') {
      node.lasting.push(response)
      return response.writeHead(200).write('it goes on')
    }
    running += 1
    node.most = Math.max(node.most, running)
    // Long enough for others to reach the other node.
    setTimeout(() => {
      running -= 1
      response.end(JSON.stringify({ node: node.address, forwardedFor: request.headers['x-forwarded-for'] }))
    }, 20)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const node: Node = {
    address: `http://127.0.0.1:${port}`,
    isReady: true,
    isDraining: false,
    behaviour: 'answers',
    asked: [],
    badChecks: 0,
    goodChecks: 0,
    lasting: [],
    most: 0,
    close: () => server.close().closeAllConnections(),
  }
  return node
}
