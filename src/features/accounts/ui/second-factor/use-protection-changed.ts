import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'

/** After the second factor or a passkey has changed: what is shown of it is read anew, and so is whether guards demand one. */
export function useProtectionChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return async function protectionChanged() {
    // Guards take what is in the cache, stale or not.
    queryClient.removeQueries(trpc.account.mustSetUp.queryFilter())
    await queryClient.invalidateQueries(trpc.account.security.pathFilter())
  }
}
