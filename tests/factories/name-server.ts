import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import packet from 'dns-packet'
import { onTestFinished } from 'vitest'

/** The server's records: TXT records and addresses by name. */
export type Zone = { txt?: Record<string, string[][]>; a?: Record<string, string[]> }

/**
 * A real name server on this machine, over UDP, until the test is over.
 * @param zone may be changed while it runs
 * @returns its address with the port, and the names it was asked for
 */
export async function startNameServer(zone: Zone): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  const socket = createSocket('udp4', (query, from) => {
    const { id, questions = [] } = packet.decode(query)
    const [question] = questions
    if (!question) return
    asked.push(`${question.type} ${question.name}`)
    answer(id ?? 0, question, from)
  })
  function answer(id: number, question: packet.Question, from: RemoteInfo) {
    const { name, type } = question
    const texts = type === 'TXT' ? (zone.txt?.[name] ?? []) : []
    const addresses = type === 'A' ? (zone.a?.[name] ?? []) : []
    const isKnown = name in (zone.txt ?? {}) || name in (zone.a ?? {})
    const response = packet.encode({
      ...{ type: 'response', id, questions: [question] },
      // The last four bits of the flags are the answer's code: NXDOMAIN is 3.
      flags: packet.RECURSION_AVAILABLE | (isKnown ? 0 : 3),
      answers: [
        ...texts.map((data) => ({ type: 'TXT' as const, name, ttl: 1, data })),
        ...addresses.map((data) => ({ type: 'A' as const, name, ttl: 1, data })),
      ],
    })
    socket.send(response, from.port, from.address)
  }
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => {
    socket.close()
  })
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}
