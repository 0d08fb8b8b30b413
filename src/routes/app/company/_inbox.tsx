import { createFileRoute } from '@tanstack/react-router'
import { readInbox } from '~/features/conversations/search-params'
import { currentTime } from '~/lib/current-time'
import { InboxPage, UnlessNotFound } from '../-inbox-page'

export const Route = createFileRoute('/app/company/_inbox')({
  validateSearch: readInbox,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.conversation.list.queryOptions(deps))
    return { now: currentTime() }
  },
  component: Messages,
})

function Messages() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  return (
    <UnlessNotFound>
      <InboxPage inbox="/app/company/messages" search={search} now={now} />
    </UnlessNotFound>
  )
}
