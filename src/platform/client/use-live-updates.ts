import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTRPC } from './trpc'

const TOPICS = ['conversation', 'application'] as const
type Topic = (typeof TOPICS)[number] | 'open'

const CHANNEL = 'stellwerk-live'

/**
 * Reads again what changed on the server, without reloading. All tabs of a browser share one connection: the tab that
 * holds the lock listens and tells the others; when it closes the next one takes over.
 */
export function useLiveUpdates(isEnabled: boolean): void {
  const queryClient = useQueryClient()
  const trpc = useTRPC()
  useEffect(() => {
    if (!isEnabled) return
    const filters = { conversation: trpc.conversation.pathFilter(), application: trpc.application.pathFilter() }
    function refresh(topic: Topic) {
      for (const each of TOPICS) {
        if (topic === 'open' || topic === each) void queryClient.invalidateQueries(filters[each])
      }
    }
    const others = new BroadcastChannel(CHANNEL)
    others.onmessage = ({ data }) => {
      const topic = [...TOPICS, 'open' as const].find((each) => each === data)
      if (topic) refresh(topic)
    }
    const leaving = new AbortController()
    let isFirst = true
    function connect(): Promise<void> {
      const source = new EventSource('/api/events')
      for (const topic of [...TOPICS, 'open' as const]) {
        source.addEventListener(topic, () => {
          // The pages were just loaded; only after a lost connection they may have missed something.
          const isStart = topic === 'open' && isFirst
          isFirst = false
          if (isStart) return
          refresh(topic)
          others.postMessage(topic)
        })
      }
      return new Promise((resolve) => {
        leaving.signal.addEventListener('abort', () => {
          source.close()
          resolve()
        })
      })
    }
    // Locks exist in secure contexts only; without them every tab listens for itself.
    if (typeof navigator.locks === 'undefined') void connect()
    else void navigator.locks.request(CHANNEL, { signal: leaving.signal }, connect).catch(() => {})
    return () => {
      leaving.abort()
      others.close()
    }
  }, [isEnabled, queryClient, trpc])
}
