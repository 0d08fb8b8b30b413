import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '~/platform/client/session-user'
import { useTRPC } from '~/platform/client/trpc'

/** A role changes rarely, and procedures know it anyway. */
const FRESH_FOR = 60_000

/** The query of the own role; only asked for colleagues, because admins and applicants are known from the session. */
export function ownRoleQuery(user: SessionUser, trpc: ReturnType<typeof useTRPC>) {
  const isAsked = user.type === 'COMPANY' && user.companyProfiles[0]?.isAdmin !== true
  return trpc.member.mine.queryOptions(undefined, { enabled: isAsked, staleTime: FRESH_FOR })
}

/** The posting whose applications this person reads along, when that is all they do here; else null. */
export function useReadPosting(user: SessionUser | null) {
  const trpc = useTRPC()
  const { data } = useQuery({
    ...(user ? ownRoleQuery(user, trpc) : trpc.member.mine.queryOptions()),
    ...(user ? {} : { enabled: false }),
  })
  return data?.role === 'reader' ? data.posting : null
}
