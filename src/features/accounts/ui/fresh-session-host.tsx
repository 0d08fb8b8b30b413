import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { currentFreshRequest, subscribeToFresh } from './ensure-fresh'
import { ReauthenticateDialog } from './reauthenticate-dialog'

/** Answers what `ensureFresh()` asks: at once while the session is fresh, else with a dialog. Stands once in the frame. */
export function FreshSessionHost() {
  const request = useSyncExternalStore(subscribeToFresh, currentFreshRequest, () => null)
  if (!request) return null
  return <Question key={request.id} onAnswer={request.answer} />
}

function Question({ onAnswer }: { onAnswer: (isFresh: boolean) => void }) {
  const trpc = useTRPC()
  const { data, isFetchedAfterMount, isError } = useQuery(
    trpc.account.security.queryOptions(undefined, { staleTime: 0, gcTime: 0 }),
  )
  const isFresh = isFetchedAfterMount && data?.isFresh === true
  // The answer belongs to whoever asked, outside of React.
  useEffect(() => {
    if (isFresh) onAnswer(true)
    if (isError) onAnswer(false)
  }, [isFresh, isError, onAnswer])
  if (!isFetchedAfterMount || !data || data.isFresh) return null
  return <ReauthenticateDialog hasPasskey={data.passkeys > 0} onDone={onAnswer} />
}
