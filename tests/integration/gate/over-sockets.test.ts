import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createRandom } from '~/lib/random'
import { answerAuth } from '~/server/auth/auth-handler'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { openConnection } from '../http/raw-request'
import { startServer } from '../http/running-server'
import { generatedRequest, type Sent } from './requests'

const BODIES = 400
/** Concurrent connections, each with its own body. */
const ABREAST = 8

const app = (request: Request) => (request.url.includes('/api/auth/') ? answerAuth(request) : answerTrpc(request))

/** How the bytes of a body arrive; each is the same body for a server. */
type Way = (body: Buffer, write: (bytes: Buffer | string) => void) => Promise<void> | void

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const WAYS: Readonly<Record<string, { header: (body: Buffer) => string; send: Way }>> = {
  whole: { header: (body) => `Content-Length: ${body.length}`, send: (body, write) => write(body) },
  slow: {
    header: (body) => `Content-Length: ${body.length}`,
    async send(body, write) {
      const piece = Math.ceil(body.length / 20) || 1
      for (let at = 0; at < body.length; at += piece) {
        write(body.subarray(at, at + piece))
        await turn()
      }
    },
  },
  crumbs: {
    header: () => 'Transfer-Encoding: chunked',
    send(body, write) {
      const crumbs = [...body.subarray(0, 20_000)].map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`)
      write(Buffer.from(crumbs.join(''), 'latin1'))
      const rest = body.subarray(20_000)
      if (rest.length > 0)
        write(Buffer.concat([Buffer.from(`${rest.length.toString(16)}\r\n`), rest, Buffer.from('\r\n')]))
      write('0\r\nCookie: a=b\r\nX-Client-Ip: 203.0.113.1\r\n\r\n')
    },
  },
}

test('whatever comes over a socket, in whatever pieces, is refused in shape, and everybody else is served', {
  timeout: 300_000,
}, async () => {
  const { port, url } = await startServer(app)
  const kept: number[] = []
  let healthy = 0
  for (let first = 0; first < BODIES; first += ABREAST) {
    const answers = Array.from({ length: ABREAST }, (_, index) => answerOf(port, first + index))
    const health = await fetch(`${url}/healthz`)
    if (health.status === 200) healthy += 1
    for (const { status, text, label } of await Promise.all(answers)) {
      expect(status, label).toBeGreaterThanOrEqual(400)
      expect(status, label).toBeLessThan(500)
      expect(messagesIn(JSON.parse(text)), label).not.toEqual([])
      for (const message of messagesIn(JSON.parse(text))) expect(message, label).toMatch(/^[A-ZÄÖÜ][^<>{}]+\.$/)
    }
    if (first % 80 === 0) kept.push(heapAfterCollecting())
  }
  expect(healthy).toBe(BODIES / ABREAST)
  const [, early = 0, ...later] = kept
  expect(Math.max(...later) - early).toBeLessThan(20_000_000)
})

async function answerOf(port: number, round: number) {
  const random = createRandom(`socket ${round}`)
  const sent = hostile(random)
  const [name, { header, send }] = random.pick(Object.entries(WAYS))
  const { pathname, search } = new URL(sent.url)
  const body = Buffer.from(String(sent.init.body ?? ''))
  const connection = await openConnection(port)
  const type = new Headers(sent.init.headers).get('content-type')
  const lines = [
    `${sent.init.method ?? 'GET'} ${pathname}${search} HTTP/1.1`,
    'Host: stellwerk.test',
    'Connection: close',
  ]
  if (type !== null) lines.push(`Content-Type: ${type}`)
  if (sent.init.method === 'POST') lines.push(header(body))
  connection.send(`${lines.join('\r\n')}\r\n\r\n`)
  if (sent.init.method === 'POST') await send(body, (bytes) => void connection.socket.write(bytes))
  await connection.closed
  const [head = '', ...rest] = connection.received().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), text: rest.join('\r\n\r\n'), label: `${round} ${name} ${sent.name}` }
}

/** One that no legitimate browser sends. */
function hostile(random: ReturnType<typeof createRandom>): Sent {
  for (;;) {
    const sent = generatedRequest(random)
    if (!sent.isHonest) return sent
  }
}

type Told = { message: string }

/** Of calls under `error.json`, in a batch for each; of better-auth as they are. */
function messagesIn(answer: { error: { json: Told } }[] | { error: Told & { json?: Told } } | Told): string[] {
  if (Array.isArray(answer)) return answer.map(({ error }) => error.json.message)
  if ('error' in answer) return [answer.error.json?.message ?? answer.error.message]
  return [answer.message]
}

/** Bytes of the heap that are still referenced. */
function heapAfterCollecting(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}
