import { useEffect } from 'react'
import { useSessionUser } from '~/platform/client/session'
import { useTRPCClient } from '~/platform/client/trpc'

/**
 * Tells the server that somebody looks at a posting or begins to apply, where it cannot see that itself: with a session,
 * and after moving on within the product. Shows nothing; what fails is told like any failed call.
 */
export function RecordInterest({ id, kind }: { id: string; kind: 'view' | 'start' }) {
  const client = useTRPCClient()
  const isSignedIn = useSessionUser() !== null
  useEffect(() => {
    if (kind === 'view' && !isSignedIn && cameByDocument()) return
    client.jobPosting.interest.mutate({ id, kind }).catch(() => {})
  }, [client, id, kind, isSignedIn])
  return null
}

/** For applying on another site: the click on the way there is all we learn of it. */
export function useNoteStart(id: string): () => void {
  const client = useTRPCClient()
  return () => void client.jobPosting.interest.mutate({ id, kind: 'start' }).catch(() => {})
}

/** Whether the server itself was asked for this very page; then it has counted already. */
function cameByDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === location.pathname
}
