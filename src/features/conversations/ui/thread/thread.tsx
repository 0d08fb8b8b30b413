import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, useEffect } from 'react'
import type { Side } from '~/features/conversations/vocabulary'
import { formatDayHeading, toIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { showInView } from '~/ui/focus/show-in-view'
import { useScrolling } from '~/ui/focus/use-scrolling'
import { useKeptRow } from '~/ui/form/guard/use-kept-open'
import { HindranceNote } from '../hindrance-note'
import { ContactNote } from './contact-note'
import { MessageItem } from './message-item'
import { ReportDialog } from './report-dialog'
import { ThreadAnswer } from './thread-answer'
import { ThreadHead } from './thread-head'

/** A conversation with the answer box; the other side's messages count as read once they are shown. */
export function Thread({ messageId, now }: { messageId: string; now: Date }) {
  const trpc = useTRPC()
  const { data: thread } = useSuspenseQuery(trpc.conversation.thread.queryOptions({ messageId }))
  const hasUnread = thread.unread > 0 || thread.hasNotice
  const { mutate: markRead } = useMutation(trpc.conversation.markRead.mutationOptions())
  const { ref, isScrolling } = useScrolling<HTMLElement>()
  useEffect(() => {
    if (hasUnread) markRead({ conversationId: thread.id })
  }, [hasUnread, thread.id, markRead])
  useLatestInView(ref)
  return (
    <>
      <ThreadHead thread={thread} />
      {/* Reversed: the latest message is in view from the start, and stays there when another one comes. */}
      <section
        ref={ref}
        aria-label={`Unterhaltung mit ${thread.partner}`}
        tabIndex={isScrolling ? 0 : -1}
        className="pane-scroll flex flex-col-reverse bg-canvas px-4 py-5"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <MessageList messageId={messageId} side={thread.side} partner={thread.partner} now={now} />
          <ContactNote thread={thread} />
        </div>
      </section>
      <div className="no-print relative max-h-[60%] flex-none overflow-y-auto border-t border-line px-4 py-3">
        {thread.hindrance ? (
          <HindranceNote hindrance={thread.hindrance} side={thread.side} />
        ) : (
          <ThreadAnswer messageId={messageId} thread={thread} />
        )}
      </div>
    </>
  )
}

/** Where the whole page scrolls, as on phones, a long conversation also begins with its latest message in view. */
function useLatestInView(thread: { current: HTMLElement | null }) {
  useEffect(() => {
    // After the router has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) return
      const latest = thread.current?.querySelector('ol > li:last-child')
      if (latest) showInView(latest)
    })
    return () => cancelAnimationFrame(frame)
  }, [thread])
}

type MessageListProps = { messageId: string; side: Side; partner: string; now: Date }

/** The messages of a conversation by day, the latest ones loaded first, older ones on demand. */
function MessageList({ messageId, side, partner, now }: MessageListProps) {
  const trpc = useTRPC()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    trpc.conversation.messages.infiniteQueryOptions({ messageId }, { getNextPageParam: ({ older }) => older }),
  )
  const messages = data.pages.toReversed().flatMap(({ items }) => items)
  const [reported, setReported] = useKeptRow('gemeldet', messages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-center"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Ältere Nachrichten zeigen
        </Button>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label="Verlauf">
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {isNewDay(message, messages[index - 1]) && (
              <li className="mt-2 text-center text-xs text-muted">{formatDayHeading(message.createdAt, now)}</li>
            )}
            <MessageItem message={message} side={side} partner={partner} onReport={() => setReported(message)} />
          </Fragment>
        ))}
      </ol>
      {reported && <ReportDialog messageId={reported.id} side={side} onClose={() => setReported(null)} />}
    </div>
  )
}

type Dated = { createdAt: Date }

function isNewDay(message: Dated, before: Dated | undefined): boolean {
  return before === undefined || toIsoDay(message.createdAt) !== toIsoDay(before.createdAt)
}
