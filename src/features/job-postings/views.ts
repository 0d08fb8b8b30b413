import type { RouterOutputs } from '~/platform/client/trpc'

/** The contract is null only in the preview of an ad that does not say it. */
type Previewed<Posting extends { contract: unknown }> = Omit<Posting, 'contract'> & {
  contract: Posting['contract'] | null
}

export type PublicPosting = RouterOutputs['jobPosting']['byId']
export type PostingView = Previewed<PublicPosting>
export type PostingCard = Previewed<Omit<RouterOutputs['jobPosting']['latest'][number], 'askedId'>>
export type ManagedPosting = RouterOutputs['jobPosting']['manageList']['items'][number]
export type PublishingConditions = RouterOutputs['jobPosting']['conditions']
export type PostingToday = RouterOutputs['jobPosting']['today']['postings'][number]
export type EditedPosting = RouterOutputs['jobPosting']['forEdit']
