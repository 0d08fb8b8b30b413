import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import type { ThreadView } from '../../views'
import { MessageBox } from './message-box'
import { TemplateMenu } from './template-menu'

type ThreadAnswerProps = { messageId: string; thread: ThreadView }

/**
 * The answer box of a conversation. The message in the address is the one being answered, and is quoted above the box
 * when it was not the last one, until it has been answered.
 */
export function ThreadAnswer({ messageId, thread }: ThreadAnswerProps) {
  const trpc = useTRPC()
  const draft = useDraft(messageId, thread.id)
  // Messages that arrive while the conversation is open do not turn the answered one into an older one.
  const [isQuoting, setQuoting] = useState(thread.quoted !== null)
  const quoted = isQuoting ? thread.quoted : null
  const { partner: name, isHidden, subject: jobTitle, appliedAt: submittedAt } = thread
  const reply = useFormMutation(
    trpc.conversation.reply.mutationOptions({
      meta: { done: 'Nachricht gesendet' },
      onSuccess: () => setQuoting(false),
      // The text is still in the box, and worth storing.
      onError: (_error, { body }) => draft.keep(body),
    }),
  )
  return (
    <section>
      {quoted && (
        <blockquote className="mb-3 border-l-2 border-line pl-4 text-sm text-muted">
          <p className="font-semibold">{thread.partner} schrieb:</p>
          <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{quoted.body}</p>
        </blockquote>
      )}
      <MessageBox
        label={thread.side === 'company' ? 'Ihre Antwort' : 'Deine Antwort'}
        isPending={reply.isPending}
        isCompany={thread.side === 'company'}
        initialBody={thread.draft ?? ''}
        tools={
          thread.side === 'company' && jobTitle && submittedAt
            ? (insert) => <TemplateMenu target={{ name, isHidden, jobTitle, submittedAt }} onInsert={insert} />
            : undefined
        }
        onDraft={draft.keep}
        onSend={(ready) => {
          draft.forget()
          return reply.mutateAsync({ ...ready, replyToMessageId: quoted?.id ?? thread.lastMessageId ?? messageId })
        }}
      />
    </section>
  )
}

const PAUSE_MS = 800

/**
 * Stores what is being written in a conversation: after a pause, and immediately when another conversation or page is
 * opened.
 */
function useDraft(messageId: string, conversationId: string) {
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
