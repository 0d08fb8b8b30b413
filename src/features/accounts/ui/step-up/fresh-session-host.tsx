import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { signalSessionChange } from '~/platform/client/session-signal'
import { useTRPC } from '~/platform/client/trpc'
import { freshRequest } from './ensure-fresh'
import { ReauthenticateDialog } from './reauthenticate-dialog'

/** Answers `ensureFresh()`: immediately while the session is fresh, else with a dialog. Rendered once in the frame. */
export function FreshSessionHost() {
  const request = useSyncExternalStore(freshRequest.subscribe, freshRequest.get, () => null)
  if (!request) return null
  return <Question key={request.id} {...request} />
}

type QuestionProps = { bringsPassword: boolean; answer: (isFresh: boolean) => void }

function Question({ bringsPassword, answer }: QuestionProps) {
  const trpc = useTRPC()
  const { data, isFetchedAfterMount, isError, error } = useQuery(
    trpc.account.security.queryOptions(undefined, { staleTime: 0, gcTime: 0 }),
  )
  const missing = data?.missing.filter((proof) => !(bringsPassword && proof === 'password')) ?? []
  const isFresh = isFetchedAfterMount && data !== undefined && missing.length === 0
  const isSignedOut = error?.data?.code === 'UNAUTHORIZED'
  // The answer belongs to the caller, outside of React.
  useEffect(() => {
    if (isFresh) answer(true)
    // Whose session has ended signs in first; what they wrote is kept.
    if (isSignedOut) signalSessionChange()
    if (isError) answer(false)
  }, [isFresh, isError, isSignedOut, answer])
  if (!isFetchedAfterMount || !data || isFresh) return null
  return <ReauthenticateDialog security={data} missing={missing} onDone={answer} />
}
