import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ownRoleQuery } from '~/features/companies/ui/members/use-own-role'
import type { SessionUser } from '~/platform/client/session-user'
import { useTRPC } from '~/platform/client/trpc'

/**
 * Numbers next to the destinations: for a company new applications and open postings, for an applicant running
 * applications and saved jobs.
 */
export type NavCounts = { unread?: number; fresh?: number; online?: number; running?: number; saved?: number }

/** Who has numbers: companies with access, applicants with a profile. */
export function hasCounts(user: SessionUser): boolean {
  return user.type === 'COMPANY' ? user.billingSetup : user.applicantProfile !== null
}

/** Who only reads one posting's applications has no messages and no postings. */
export function useNavCounts(user: SessionUser, isReader: boolean): NavCounts {
  const counts = useAllCounts(user, !isReader)
  return isReader ? {} : counts
}

/** Kept up to date by the live updates and by the changing calls. */
function useAllCounts(user: SessionUser, isAsked: boolean): NavCounts {
  const trpc = useTRPC()
  const ofCompany = { enabled: isAsked && hasCounts(user) && user.type === 'COMPANY' }
  const ofApplicant = { enabled: hasCounts(user) && user.type !== 'COMPANY' }
  const { data: unread } = useQuery(
    trpc.conversation.unread.queryOptions(undefined, { enabled: isAsked && hasCounts(user) }),
  )
  const { data: fresh } = useQuery(trpc.application.fresh.queryOptions(undefined, ofCompany))
  const { data: online } = useQuery(trpc.jobPosting.online.queryOptions(undefined, ofCompany))
  const { data: running } = useQuery(trpc.application.running.queryOptions(undefined, ofApplicant))
  const { data: saved } = useQuery(trpc.savedJob.ids.queryOptions(undefined, ofApplicant))
  return { unread, fresh, online, running, saved: saved?.length }
}

/** Loads them and the number of the bell before the frame is rendered, so that they are in the first answer; a failure does not block it. */
export async function loadNavCounts(
  user: SessionUser,
  queryClient: QueryClient,
  trpc: ReturnType<typeof useTRPC>,
): Promise<void> {
  const notices = queryClient.prefetchQuery(trpc.notice.unread.queryOptions())
  if (!hasCounts(user)) return notices
  const role = ownRoleQuery(user, trpc)
  if (role.enabled && (await queryClient.ensureQueryData(role))?.role === 'reader') return notices
  await Promise.all([
    notices,
    queryClient.prefetchQuery(trpc.conversation.unread.queryOptions()),
    ...(user.type === 'COMPANY'
      ? [
          queryClient.prefetchQuery(trpc.application.fresh.queryOptions()),
          queryClient.prefetchQuery(trpc.jobPosting.online.queryOptions()),
        ]
      : [
          queryClient.prefetchQuery(trpc.application.running.queryOptions()),
          queryClient.prefetchQuery(trpc.savedJob.ids.queryOptions()),
        ]),
  ])
}
