import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'

/** After the second factor or a passkey has changed: reads its state again, and whether guards require one. */
export function useProtectionChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return async function protectionChanged() {
    // Guards use cached data, stale or not.
    queryClient.removeQueries(trpc.account.mustSetUp.queryFilter())
    await queryClient.invalidateQueries(trpc.account.security.pathFilter())
  }
}
