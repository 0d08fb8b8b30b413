import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followTopics, LIVE_TOPICS, type LiveTopic, liveTopicOf } from './live-topics'
import { useTRPC } from './trpc'

const CHANNEL = 'stellwerk-live'
/** Pause before a refused stream is requested again, milliseconds; randomised, because many are refused at once. */
const ASK_AGAIN_MS = 5_000

/**
 * Reads again what changed on the server, without reloading. All tabs of a browser share one connection: the tab that
 * holds the lock listens and informs the others; when it closes, the next one takes over.
 */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  const trpc = useTRPC()
  useEffect(() => {
    const filters = {
      conversation: trpc.conversation.pathFilter(),
      application: trpc.application.pathFilter(),
      notice: trpc.notice.pathFilter(),
    }
    function refresh(topic: LiveTopic) {
      for (const each of LIVE_TOPICS) {
        if (topic === 'missed' || topic === each) void queryClient.invalidateQueries(filters[each])
      }
    }
    const others = new BroadcastChannel(CHANNEL)
    others.onmessage = ({ data }) => {
      const topic = liveTopicOf(data)
      if (topic) refresh(topic)
    }
    const leaving = new AbortController()
    function connect(): Promise<void> {
      let source: EventSource
      let timer: ReturnType<typeof setTimeout> | undefined
      function open(isFirst: boolean) {
        source = new EventSource('/api/events')
        const tell = (topic: LiveTopic) => {
          refresh(topic)
          others.postMessage(topic)
        }
        followTopics(source, tell, isFirst)
        // A browser retries by itself unless it got an answer that is no stream, as may happen while servers change.
        source.addEventListener('error', () => {
          if (source.readyState !== EventSource.CLOSED) return
          timer = setTimeout(() => open(false), ASK_AGAIN_MS * (1 + Math.random()))
        })
      }
      open(true)
      return new Promise((resolve) => {
        leaving.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          source.close()
          resolve()
        })
      })
    }
    // Locks exist only in secure contexts; without them every tab listens for itself.
    if (typeof navigator.locks === 'undefined') void connect()
    else void navigator.locks.request(CHANNEL, { signal: leaving.signal }, connect).catch(() => {})
    return () => {
      leaving.abort()
      others.close()
    }
  }, [queryClient, trpc])
}
