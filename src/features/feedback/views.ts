import type { RouterOutputs } from '~/platform/client/trpc'

export type FeedbackList = RouterOutputs['feedback']['list']
export type FeedbackRow = FeedbackList['rows'][number]
