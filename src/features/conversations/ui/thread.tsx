import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type RouterOutputs, useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import { ContactNote } from './contact-note'
import { MessageBox } from './message-box'
import { MessageList } from './message-list'
import { ThreadMenu } from './thread-menu'

const DRAFT_PAUSE_MS = 800

/**
 * A conversation with the answer box; what the other side wrote counts as read once it stands here. The message the
 * address names is the one that is answered, and stands as a quotation above the box when it is not the last one.
 */
export function Thread({ messageId }: { messageId: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: thread } = useSuspenseQuery(trpc.conversation.thread.queryOptions({ messageId }))
  const hasUnread = thread.unread > 0
  const refresh = () => queryClient.invalidateQueries(trpc.conversation.pathFilter())
  const { mutate: markRead } = useMutation(trpc.conversation.markRead.mutationOptions({ onSuccess: refresh }))
  const { mutate: saveDraft } = useMutation(trpc.conversation.saveDraft.mutationOptions())
  const reply = useMutation(
    trpc.conversation.reply.mutationOptions({
      onSuccess: async () => {
        toast.show({ severity: 'success', title: 'Nachricht gesendet', life: 5000 })
        await refresh()
      },
    }),
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (hasUnread) markRead({ conversationId: thread.id })
  }, [hasUnread, thread.id, markRead])
  useEffect(() => () => clearTimeout(timer.current), [])

  const isCompany = thread.side === 'company'
  const { quoted } = thread
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{thread.partner}</h2>
          <p className="text-sm text-muted">{thread.subject ?? 'Über den Lebenslauf'}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isCompany && !thread.applicationId && (
            <ButtonLink
              to="/resume/$applicantProfileId"
              params={{ applicantProfileId: thread.applicantProfileId }}
              variant="outline"
              size="sm"
            >
              Zum Lebenslauf
            </ButtonLink>
          )}
          {thread.applicationId && (
            <ButtonLink
              to={isCompany ? '/app/company/applications' : '/app/applicant/applications'}
              search={{ bewerbung: thread.applicationId }}
              variant="outline"
              size="sm"
            >
              Zur Bewerbung
            </ButtonLink>
          )}
          <ThreadMenu thread={thread} />
        </div>
      </div>
      <ContactNote thread={thread} />
      <MessageList messageId={messageId} side={thread.side} partner={thread.partner} />
      {thread.blockedBy ? (
        <Note tone="warn" title={blockedText(thread)} />
      ) : (
        <Card as="section" padding="lg">
          {quoted && (
            <blockquote className="mb-4 border-l-2 border-line pl-4 text-sm text-muted">
              <p className="font-semibold">{thread.partner} schrieb:</p>
              <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{quoted.body}</p>
            </blockquote>
          )}
          <MessageBox
            label={isCompany ? 'Ihre Antwort' : 'Deine Antwort'}
            isPending={reply.isPending}
            initialBody={thread.draft ?? ''}
            onDraft={(body) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(() => saveDraft({ conversationId: thread.id, body }), DRAFT_PAUSE_MS)
            }}
            onSend={(draft) => {
              clearTimeout(timer.current)
              return reply.mutateAsync({ ...draft, replyToMessageId: quoted?.id ?? thread.lastMessageId ?? messageId })
            }}
          />
        </Card>
      )}
    </div>
  )
}

function blockedText({ blockedBy, side }: RouterOutputs['conversation']['thread']): string {
  if (blockedBy === 'platform') return 'Stellwerk hat diese Unterhaltung nach einer Meldung beendet.'
  if (blockedBy !== side) return 'In dieser Unterhaltung sind keine weiteren Nachrichten möglich.'
  return side === 'company' ? 'Sie haben diese Unterhaltung blockiert.' : 'Du hast diese Unterhaltung blockiert.'
}
