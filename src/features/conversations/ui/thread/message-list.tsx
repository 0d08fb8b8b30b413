import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { Side } from '~/features/conversations/vocabulary'
import { formatDayHeading, toIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptRow } from '~/ui/form/guard/use-kept-open'
import { MessageItem } from './message-item'
import { ReportDialog } from './report-dialog'

type MessageListProps = { messageId: string; side: Side; partner: string; now: Date }

/** The messages of a conversation by day, the latest ones loaded first, older ones on demand. */
export function MessageList({ messageId, side, partner, now }: MessageListProps) {
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
