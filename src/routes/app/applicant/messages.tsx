import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { ConversationList } from '~/features/conversations/ui/conversation-list'
import { AppPage } from '~/ui/shell/app-page'
import { ProfileFirst } from '../../-frames/profile-first'
import { pageTitle } from '../../-page-title'

export const Route = createFileRoute('/app/applicant/messages')({
  validateSearch: z.object({ page: z.coerce.number().int().min(1).max(1000).optional().catch(undefined) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!context.user.applicantProfile) return { now: new Date() }
    await context.queryClient.ensureQueryData(context.trpc.conversation.list.queryOptions({ page: deps.page }))
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle('Nachrichten')] }),
  component: Messages,
})

function Messages() {
  const { page } = Route.useSearch()
  const { now } = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return (
    <AppPage title="Nachrichten">
      {user.applicantProfile ? <ConversationList page={page} now={now} /> : <ProfileFirst />}
    </AppPage>
  )
}
