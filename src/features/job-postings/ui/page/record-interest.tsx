import { useEffect } from 'react'
import { useSessionUser } from '~/platform/client/session'
import { useTRPCClient } from '~/platform/client/trpc'

/**
 * Reports that somebody views a posting or starts to apply, where the server cannot see that itself: with a session,
 * and after navigating within the product. Renders nothing; failures are shown like those of any call.
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

/** For applying on another site: the click on the link is all we know of it. */
export function useNoteStart(id: string): () => void {
  const client = useTRPCClient()
  return () => void client.jobPosting.interest.mutate({ id, kind: 'start' }).catch(() => {})
}

/** Whether the server itself was asked for this very page; then it has counted already. */
function cameByDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === location.pathname
}
