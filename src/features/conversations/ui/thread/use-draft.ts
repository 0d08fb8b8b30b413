import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTRPC } from '~/platform/client/trpc'

const PAUSE_MS = 800

/**
 * Stores what is being written in a conversation: after a pause, and immediately when another conversation or page is
 * opened.
 */
export function useDraft(messageId: string, conversationId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate: save } = useMutation(trpc.conversation.saveDraft.mutationOptions({ meta: { isQuiet: true } }))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string | null>(null)

  function flush() {
    clearTimeout(timer.current)
    const body = waiting.current
    if (body === null) return
    waiting.current = null
    // Coming back before the conversation is read again also shows it.
    queryClient.setQueryData(
      trpc.conversation.thread.queryKey({ messageId }),
      (thread) => thread && { ...thread, draft: body },
    )
    save({ conversationId, body })
  }
  const flushAtEnd = useEffectEvent(flush)
  useEffect(() => () => flushAtEnd(), [])

  return {
    keep(body: string) {
      waiting.current = body
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE_MS)
    },
    /** It is being sent: there is nothing left to store. */
    forget() {
      clearTimeout(timer.current)
      waiting.current = null
    },
  }
}
