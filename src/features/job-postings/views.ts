import type { RouterOutputs } from '~/platform/client/trpc'

export type PostingView = RouterOutputs['jobPosting']['byId']
export type PostingCard = Omit<RouterOutputs['jobPosting']['latest'][number], 'askedId'>
export type ManagedPosting = RouterOutputs['jobPosting']['manageList']['items'][number]
export type PublishingConditions = RouterOutputs['jobPosting']['conditions']
export type PostingToday = RouterOutputs['jobPosting']['today']['postings'][number]
export type EditedPosting = RouterOutputs['jobPosting']['forEdit']
