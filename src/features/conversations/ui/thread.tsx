import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatMoment } from '~/lib/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { classNames } from '~/ui/class-names'
import { toast } from '~/ui/toast/toast-store'
import { MessageBox } from './message-box'

/** A conversation with the answer box; what the other side wrote counts as read once it stands here. */
export function Thread({ messageId }: { messageId: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: thread } = useSuspenseQuery(trpc.conversation.thread.queryOptions({ messageId }))
  const hasUnread = thread.messages.some((message) => message.senderSide !== thread.side && message.readAt === null)
  const { mutate: markRead } = useMutation(
    trpc.conversation.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.conversation.pathFilter()),
    }),
  )
  const reply = useMutation(
    trpc.conversation.reply.mutationOptions({
      onSuccess: async () => {
        toast.show({ severity: 'success', title: 'Nachricht gesendet', life: 5000 })
        await queryClient.invalidateQueries(trpc.conversation.pathFilter())
      },
    }),
  )
  useEffect(() => {
    if (hasUnread) markRead({ conversationId: thread.id })
  }, [hasUnread, thread.id, markRead])

  return (
    <div className="grid max-w-[48rem] gap-6">
      <div>
        <h2 className="text-xl">{thread.partner}</h2>
        {thread.subject && <p className="text-sm text-muted">{thread.subject}</p>}
      </div>
      <ol className="grid gap-3" aria-label="Verlauf">
        {thread.messages.map((message) => {
          const isOwn = message.senderSide === thread.side
          return (
            <li
              key={message.id}
              className={classNames(
                'max-w-[85%] rounded-lg p-4 text-sm',
                isOwn
                  ? 'justify-self-end bg-accent text-accent-ink'
                  : 'justify-self-start border border-line bg-surface',
              )}
            >
              <p className={classNames('mb-1 text-xs', isOwn ? 'text-accent-ink' : 'text-muted')}>
                {isOwn ? authorOfOwn[thread.side] : thread.partner}, {formatMoment(message.createdAt)}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
            </li>
          )
        })}
      </ol>
      <Card as="section" padding="lg">
        <MessageBox
          label={thread.side === 'company' ? 'Ihre Antwort' : 'Deine Antwort'}
          isPending={reply.isPending}
          onSend={(draft) => reply.mutateAsync({ ...draft, replyToMessageId: thread.messages.at(-1)?.id ?? messageId })}
        />
      </Card>
    </div>
  )
}

const authorOfOwn = { company: 'Ihr Unternehmen', applicant: 'Du' } as const
