import { createFileRoute } from '@tanstack/react-router'
import { readInbox } from '~/features/conversations/search-params'
import { currentTime } from '~/lib/current-time'
import { AppPage } from '~/ui/shell/app-page'
import { ProfileFirst } from '../../-frames/profile-first'
import { InboxPage, UnlessNotFound } from '../-inbox-page'

export const Route = createFileRoute('/app/applicant/_inbox')({
  validateSearch: readInbox,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!context.user.applicantProfile) return { now: currentTime() }
    await context.queryClient.ensureQueryData(context.trpc.conversation.list.queryOptions(deps))
    return { now: currentTime() }
  },
  component: Messages,
})

function Messages() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return (
    <UnlessNotFound>
      {user.applicantProfile ? (
        <InboxPage inbox="/app/applicant/messages" search={search} now={now} />
      ) : (
        <AppPage title="Nachrichten">
          <ProfileFirst />
        </AppPage>
      )}
    </UnlessNotFound>
  )
}
