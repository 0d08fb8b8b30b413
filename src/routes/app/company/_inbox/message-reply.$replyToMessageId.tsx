import { createFileRoute } from '@tanstack/react-router'
import { Thread } from '~/features/conversations/ui/thread/thread'
import { ThreadSkeleton } from '~/features/conversations/ui/thread/thread-skeleton'
import { pageTitle } from '../../../-page'
import { loadMessageReply, MESSAGE_REPLY_TITLE } from '../../-load-message-reply'

export const Route = createFileRoute('/app/company/_inbox/message-reply/$replyToMessageId')({
  loader: ({ context, params }) => loadMessageReply(context, params.replyToMessageId, '/app/company/_inbox'),
  head: () => ({ meta: [pageTitle(MESSAGE_REPLY_TITLE)] }),
  component: MessageReply,
  pendingComponent: ThreadSkeleton,
})

function MessageReply() {
  const { replyToMessageId } = Route.useParams()
  const { now } = Route.useLoaderData()
  // State of one conversation, such as a draft, must not appear in the next one.
  return <Thread key={replyToMessageId} messageId={replyToMessageId} now={now} />
}
