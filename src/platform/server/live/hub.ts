import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { getConfig } from '../config.ts'
import { LIVE_CHANNEL } from './notice.ts'

const noticeSchema = z.object({ topic: z.enum(['conversation', 'application']), users: z.array(z.string()) })

/** Streams one person may keep open on one process; a browser needs one for all its tabs. */
const MAX_STREAMS_PER_USER = 6
/** Proxies close what is silent; a comment line is no event for the browser. */
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 1_000

type Subscriber = { send: (text: string) => void; close: () => void }

const subscribers = new Map<string, Set<Subscriber>>()
const encoder = new TextEncoder()
let listening: Promise<void> | undefined
let stopping = new AbortController()

/**
 * Opens a stream of events for one user (text/event-stream). Null when they have too many open or the server is
 * stopping: the browser then tries again by itself.
 */
export function openStream(userId: string): ReadableStream<Uint8Array> | null {
  const own = subscribers.get(userId) ?? new Set<Subscriber>()
  if (stopping.signal.aborted || own.size >= MAX_STREAMS_PER_USER) return null
  listening ??= listen(stopping.signal)
  let subscriber: Subscriber | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  function leave() {
    clearInterval(heartbeat)
    if (subscriber) own.delete(subscriber)
    if (own.size === 0) subscribers.delete(userId)
  }
  return new ReadableStream({
    start(controller) {
      subscriber = {
        send: (text) => controller.enqueue(encoder.encode(text)),
        close: () => {
          leave()
          controller.close()
        },
      }
      own.add(subscriber)
      subscribers.set(userId, own)
      subscriber.send(`retry: ${RECONNECT_MS * 3}\nevent: open\ndata: {}\n\n`)
      heartbeat = setInterval(() => subscriber?.send(': noch da\n\n'), HEARTBEAT_MS)
    },
    cancel: leave,
  })
}

/** Ends every stream, so that the server can stop without waiting for them; browsers come back to another process. */
export async function closeStreams(): Promise<void> {
  stopping.abort()
  for (const own of [...subscribers.values()]) for (const subscriber of [...own]) subscriber.close()
  await listening
  listening = undefined
  stopping = new AbortController()
}

/** Listens for as long as the process lives; after a lost connection everybody is told to read anew. */
async function listen(signal: AbortSignal): Promise<void> {
  let hasLost = false
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: getConfig().DATABASE_URL, application_name: 'stellwerk-live' })
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      // Each error there may be, as one that nobody listens for ends the process.
      client.on('error', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload }) => tell(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${LIVE_CHANNEL}`)
      // What was said in between nobody has heard.
      if (hasLost) for (const own of subscribers.values()) sendTo(own, 'open')
      await ended
    } catch {
      // The database is away; the pages still read when they are looked at.
    }
    hasLost = true
    await client.end().catch(() => {})
    if (!signal.aborted) await wait(RECONNECT_MS, undefined, { signal }).catch(() => {})
  }
}

function tell(payload: string) {
  const notice = noticeSchema.safeParse(parsed(payload))
  if (!notice.success) return
  for (const userId of notice.data.users) {
    const own = subscribers.get(userId)
    if (own) sendTo(own, notice.data.topic)
  }
}

function sendTo(own: ReadonlySet<Subscriber>, event: string) {
  for (const { send } of [...own]) send(`event: ${event}\ndata: {}\n\n`)
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
