import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../-page-title'
import { loadMessageReply, MESSAGE_REPLY_TITLE } from '../-load-message-reply'
import { MessageReplyPage } from '../-message-reply'

export const Route = createFileRoute('/app/applicant/message-reply/$replyToMessageId')({
  loader: ({ context, params }) => loadMessageReply(context, params.replyToMessageId),
  head: () => ({ meta: [pageTitle(MESSAGE_REPLY_TITLE)] }),
  component: MessageReply,
})

function MessageReply() {
  const { replyToMessageId } = Route.useParams()
  return <MessageReplyPage messageId={replyToMessageId} inbox="/app/applicant/messages" />
}
