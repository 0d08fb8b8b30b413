import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import type { Side } from '../vocabulary'
import { MessageItem } from './message-item'
import { ReportDialog } from './report-dialog'

/** The messages of a thread, the latest ones first loaded, older ones on demand. */
export function MessageList({ messageId, side, partner }: { messageId: string; side: Side; partner: string }) {
  const trpc = useTRPC()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    trpc.conversation.messages.infiniteQueryOptions({ messageId }, { getNextPageParam: ({ older }) => older }),
  )
  const [reportedId, setReportedId] = useState<string | null>(null)
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
      <ol className="grid gap-3" aria-label="Verlauf">
        {data.pages
          .toReversed()
          .flatMap(({ items }) => items)
          .map((message) => (
            <MessageItem key={message.id} message={message} side={side} partner={partner} onReport={setReportedId} />
          ))}
      </ol>
      {reportedId && <ReportDialog messageId={reportedId} side={side} onClose={() => setReportedId(null)} />}
    </div>
  )
}
