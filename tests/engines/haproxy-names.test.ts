import dgram from 'node:dgram'
import { once } from 'node:events'
import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startHaproxy } from '../../scripts/engines/starters/haproxy.ts'
import { freePort } from '../../scripts/house/ports.ts'

const [FIRST, SECOND] = ['127.0.0.2', '127.0.0.3'] as const
const PATIENCE = { timeout: 30_000 }

// As podman and docker do with every container that is started again or replaced.
test('a node that comes back under another address is found by its name', async () => {
  const addresses = new Map<string, string>()
  const port = await freePort()
  const nameserver = await startNameserver(addresses)
  const haproxy = await startHaproxy({ nodes: [{ address: `http://node-1.example:${port}` }], nameserver })
  onTestFinished(() => haproxy.stop())
  const whoAnswers = async () => (await fetch(`${haproxy.address}/`)).text()
  const whoSearches = async () => (await fetch(`${haproxy.address}/search/jobs`)).text()
  const whoSendsFiles = async () => (await fetch(`${haproxy.address}/api/files/x`)).text()

  // Nobody knew it when the balancer started.
  const first = await startNode(FIRST, port)
  addresses.set('node-1.example', FIRST)
  for (const who of [whoAnswers, whoSearches, whoSendsFiles]) await expect.poll(who, PATIENCE).toBe(FIRST)

  first.close().closeAllConnections()
  await startNode(SECOND, port)
  addresses.set('node-1.example', SECOND)
  for (const who of [whoAnswers, whoSearches, whoSendsFiles]) await expect.poll(who, PATIENCE).toBe(SECOND)
}, 180_000)

/** A node at an address of its own, which it says in every answer. */
async function startNode(address: string, port: number): Promise<http.Server> {
  const server = http.createServer((_, response) => response.end(address)).listen(port, address)
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  return server
}

/** Answers questions for the address (version 4) of the names it is told. */
async function startNameserver(addresses: ReadonlyMap<string, string>): Promise<string> {
  const socket = dgram.createSocket('udp4')
  socket.on('message', (question, { address, port }) => socket.send(answer(question, addresses), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

const [HEADER, ADDRESS_4] = [12, 1] as const

/** RFC 1035: the question again, and what there is to say of it. */
function answer(question: Buffer, addresses: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = []
  let at: number = HEADER
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const asked = question.subarray(HEADER, at + 5)
  const found = question.readUInt16BE(at + 1) === ADDRESS_4 ? addresses.get(labels.join('.')) : undefined
  // An answer without errors; one question, at most one record.
  const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, found === undefined ? 0 : 1, 0, 0, 0, 0])
  if (found === undefined) return Buffer.concat([head, asked])
  // The name of the question, its type and class, good for no time, four bytes.
  const record = [0xc0, HEADER, 0, ADDRESS_4, 0, 1, 0, 0, 0, 0, 0, 4, ...found.split('.').map(Number)]
  return Buffer.concat([head, asked, Buffer.from(record)])
}
