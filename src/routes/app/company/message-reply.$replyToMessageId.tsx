import { createFileRoute } from '@tanstack/react-router'
import { Thread } from '~/features/conversations/ui/thread'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { AppPage } from '~/ui/shell/app-page'
import { orNotFound } from '../../-or-not-found'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/app/company/message-reply/$replyToMessageId')({
  loader: ({ context: { queryClient, trpc }, params }) => {
    const input = { messageId: params.replyToMessageId }
    const messages = trpc.conversation.messages.infiniteQueryOptions(input, { getNextPageParam: ({ older }) => older })
    // One after the other: what is not theirs is asked for once, and leaves no second error behind in the page.
    const thread = queryClient.ensureQueryData(trpc.conversation.thread.queryOptions(input))
    return orNotFound(thread.then(() => queryClient.ensureInfiniteQueryData(messages)))
  },
  head: () => ({ meta: [pageTitle('Nachricht beantworten')] }),
  component: MessageReply,
})

function MessageReply() {
  const { replyToMessageId } = Route.useParams()
  return (
    <AppPage
      title="Nachricht beantworten"
      crumb={<Breadcrumbs crumbs={[{ label: 'Nachrichten', link: { to: '/app/company/messages' } }]} />}
    >
      <Thread messageId={replyToMessageId} />
    </AppPage>
  )
}
