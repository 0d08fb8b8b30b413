import { createFileRoute } from '@tanstack/react-router'
import { readInbox } from '~/features/conversations/search-params'
import { ConversationList } from '~/features/conversations/ui/conversation-list'
import { AppPage } from '~/ui/shell/app-page'
import { ProfileFirst } from '../../-frames/profile-first'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/app/applicant/messages')({
  validateSearch: readInbox,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!context.user.applicantProfile) return { now: new Date() }
    await context.queryClient.ensureQueryData(context.trpc.conversation.list.queryOptions(deps))
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle('Nachrichten')] }),
  component: Messages,
})

function Messages() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return (
    <AppPage title="Nachrichten">
      {user.applicantProfile ? <ConversationList search={search} now={now} /> : <ProfileFirst />}
    </AppPage>
  )
}
