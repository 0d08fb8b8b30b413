import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { currentFreshRequest, subscribeToFresh } from './ensure-fresh'
import { ReauthenticateDialog } from './reauthenticate-dialog'

/** Answers `ensureFresh()`: immediately while the session is fresh, else with a dialog. Rendered once in the frame. */
export function FreshSessionHost() {
  const request = useSyncExternalStore(subscribeToFresh, currentFreshRequest, () => null)
  if (!request) return null
  return <Question key={request.id} {...request} />
}

type QuestionProps = { bringsPassword: boolean; answer: (isFresh: boolean) => void }

function Question({ bringsPassword, answer }: QuestionProps) {
  const trpc = useTRPC()
  const { data, isFetchedAfterMount, isError } = useQuery(
    trpc.account.security.queryOptions(undefined, { staleTime: 0, gcTime: 0 }),
  )
  const missing = data?.missing.filter((proof) => !(bringsPassword && proof === 'password')) ?? []
  const isFresh = isFetchedAfterMount && data !== undefined && missing.length === 0
  // The answer belongs to the caller, outside of React.
  useEffect(() => {
    if (isFresh) answer(true)
    if (isError) answer(false)
  }, [isFresh, isError, answer])
  if (!isFetchedAfterMount || !data || isFresh) return null
  return <ReauthenticateDialog security={data} missing={missing} onDone={answer} />
}
