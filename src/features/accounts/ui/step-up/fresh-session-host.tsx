import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { signalSessionChange } from '~/platform/client/session-signal'
import { useTRPC } from '~/platform/client/trpc'
import { lazyDialog } from '~/ui/dialog/lazy-dialog'
import { freshRequest, type Proof } from './ensure-fresh'
import type { ReauthenticateDialogProps } from './reauthenticate-dialog'

const ReauthenticateDialog = lazyDialog<ReauthenticateDialogProps>(() =>
  import('./reauthenticate-dialog').then((file) => file.ReauthenticateDialog),
)

/** Answers `ensureFresh()`: immediately while the session is fresh, else with a dialog. Rendered once in the frame. */
export function FreshSessionHost() {
  const request = useSyncExternalStore(freshRequest.subscribe, freshRequest.get, () => null)
  if (!request) return null
  return <Question key={request.id} {...request} />
}

type QuestionProps = { bringsPassword: boolean; answer: (proof: Proof) => void }

function Question({ bringsPassword, answer }: QuestionProps) {
  const trpc = useTRPC()
  const { data, isFetchedAfterMount, error } = useQuery(
    // Also offline: who presses a button is told so, and does not wait.
    trpc.account.security.queryOptions(undefined, { staleTime: 0, gcTime: 0, networkMode: 'always' }),
  )
  const missing = data?.missing.filter((proof) => !(bringsPassword && proof === 'password')) ?? []
  const isFresh = data !== undefined && missing.length === 0
  // The answer belongs to the caller, outside of React. An older one, or its error, may be there before ours.
  useEffect(() => {
    if (!isFetchedAfterMount) return
    // Whose session has ended signs in first; what they wrote is kept.
    const isSignedOut = error?.data?.code === 'UNAUTHORIZED'
    if (isSignedOut) signalSessionChange()
    if (error) answer(isSignedOut ? false : error)
    else if (isFresh) answer(true)
  }, [isFetchedAfterMount, isFresh, error, answer])
  if (!isFetchedAfterMount || !data || error || isFresh) return null
  return (
    <ReauthenticateDialog security={data} missing={missing} onDone={() => answer(true)} onClose={() => answer(false)} />
  )
}
