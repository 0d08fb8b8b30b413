import { setTimeout as wait } from 'node:timers/promises'
import { hear } from '../bus/hear.ts'

/** Streams one person may keep open on one process; a browser needs one for all its tabs. */
const MAX_STREAMS_PER_USER = 6
/** Proxies close silent connections; a comment line is no event for the browser. */
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 1_000

/** How often the sessions behind open streams are checked, which is how long a stream may outlive its session. */
const SESSION_CHECK_MS = 1_000

/** Whose stream it is, and the session it was opened with. */
export type StreamOwner = { userId: string; sessionId: string }
/** Of these sessions those that are still valid. */
export type FindLiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

type Subscriber = { sessionId: string; send: (text: string) => void; close: () => void }

const subscribers = new Map<string, Set<Subscriber>>()
const encoder = new TextEncoder()
let watching: Promise<unknown> | undefined
let stopHearing: (() => void) | undefined
let stopping = new AbortController()
let isEnding = false

/**
 * Opens a stream of events for one user (text/event-stream), which ends at most a second after its session, wherever
 * that was ended. Null when they have too many open or the server is stopping: the browser then retries by itself.
 * @param findLive asks the database; the same for all streams of a process
 */
export function openStream(
  { userId, sessionId }: StreamOwner,
  findLive: FindLiveSessions,
): ReadableStream<Uint8Array> | null {
  const own = subscribers.get(userId) ?? new Set<Subscriber>()
  if (isEnding || stopping.signal.aborted || own.size >= MAX_STREAMS_PER_USER) return null
  watching ??= watch(findLive)
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
        sessionId,
        send: (text) => controller.enqueue(encoder.encode(text)),
        close: () => {
          leave()
          controller.close()
        },
      }
      own.add(subscriber)
      subscribers.set(userId, own)
      // No event: the browser itself reports an open stream.
      subscriber.send(`retry: ${RECONNECT_MS * 3}\n\n`)
      heartbeat = setInterval(() => subscriber?.send(': noch da\n\n'), HEARTBEAT_MS)
    },
    cancel: leave,
  })
}

/**
 * Ends every stream, telling it when to reconnect, and opens no more, so that the server can stop without waiting for
 * them; browsers reconnect to another process. Not all at one moment: the other process reads for each what was missed.
 */
export async function endStreams(): Promise<void> {
  isEnding = true
  for (const { send } of all()) {
    send(`retry: ${Math.round(RECONNECT_MS * (0.5 + 2 * Math.random()))}\n: der Server wird beendet\n\n`)
  }
  await closeStreams()
}

/** Ends every open stream. */
export async function closeStreams(): Promise<void> {
  stopping.abort()
  for (const subscriber of all()) subscriber.close()
  stopHearing?.()
  await watching
  watching = undefined
  stopping = new AbortController()
}

/**
 * Ends each stream whose session is gone: signed out, revoked, suspended, expired. It asks the database instead of
 * listening to those who end sessions, so that no way of ending one can be forgotten and no lost notice keeps a stream
 * open.
 */
async function endWithSessions(findLive: FindLiveSessions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(SESSION_CHECK_MS, undefined, { signal }).catch(() => {})
    const open = all()
    if (signal.aborted || open.length === 0) continue
    try {
      const live = await findLive([...new Set(open.map(({ sessionId }) => sessionId))])
      for (const subscriber of open) if (!live.has(subscriber.sessionId)) subscriber.close()
    } catch {
      // Without the database there are no notices either; the next check asks again.
    }
  }
}

/** Starts with the first stream: passes notices on and checks sessions. */
function watch(findLive: FindLiveSessions): Promise<void> {
  stopHearing = hear(['conversation', 'application', 'notice'], { heard: tell, missed: tellOfGap })
  return endWithSessions(findLive, stopping.signal)
}

function tell(userIds: readonly string[], topic: string) {
  for (const userId of userIds) {
    const own = subscribers.get(userId)
    if (own) sendTo(own, topic)
  }
}

/** Notices in between were lost: everybody reads again. */
function tellOfGap() {
  for (const own of subscribers.values()) sendTo(own, 'missed')
}

function sendTo(own: ReadonlySet<Subscriber>, event: string) {
  for (const { send } of [...own]) send(`event: ${event}\ndata: {}\n\n`)
}

function all(): Subscriber[] {
  return [...subscribers.values()].flatMap((own) => [...own])
}
