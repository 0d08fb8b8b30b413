import { useSuspenseQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'

/** People may write for an hour; rules that change meanwhile should not surprise them when publishing. */
const ASK_AGAIN_AFTER_MS = 60_000

/** The rules of the ad check, kept up to date while an ad is being written. */
export function useAdRules() {
  const trpc = useTRPC()
  return useSuspenseQuery(trpc.jobPosting.adRules.queryOptions(undefined, { refetchInterval: ASK_AGAIN_AFTER_MS })).data
}
