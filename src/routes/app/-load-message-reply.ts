import type { QueryClient } from '@tanstack/react-query'
import { currentTime } from '~/lib/current-time'
import type { useTRPC } from '~/platform/client/trpc'
import { orNotFound } from '../-page'

export const MESSAGE_REPLY_TITLE = 'Nachricht beantworten'

type Context = { queryClient: QueryClient; trpc: ReturnType<typeof useTRPC> }
type InboxRoute = '/app/applicant/_inbox' | '/app/company/_inbox'

/**
 * Loads the conversation behind a mail's link, for either side; somebody else's is the 404 page in place of `inbox`.
 */
export async function loadMessageReply({ queryClient, trpc }: Context, messageId: string, inbox: InboxRoute) {
  const messages = trpc.conversation.messages.infiniteQueryOptions(
    { messageId },
    { getNextPageParam: ({ older }) => older },
  )
  // One after the other: somebody else's is requested once, and leaves no second error in the page.
  const thread = queryClient.ensureQueryData(trpc.conversation.thread.queryOptions({ messageId }))
  await orNotFound(
    thread.then(() => queryClient.ensureInfiniteQueryData(messages)),
    inbox,
  )
  return { now: currentTime() }
}
