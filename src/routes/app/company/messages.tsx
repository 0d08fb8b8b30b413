import { createFileRoute } from '@tanstack/react-router'
import { readInbox } from '~/features/conversations/search-params'
import { ConversationList } from '~/features/conversations/ui/conversation-list'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/app/company/messages')({
  validateSearch: readInbox,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.conversation.list.queryOptions(deps))
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle('Nachrichten')] }),
  component: Messages,
})

function Messages() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  return (
    <AppPage title="Nachrichten">
      <ConversationList search={search} now={now} />
    </AppPage>
  )
}
