import type { RouterOutputs } from '~/platform/client/trpc'

export type ReportedMessage = RouterOutputs['moderation']['messages']['rows'][number]
export type Report = RouterOutputs['moderation']['list']['rows'][number]
/** To a decision on content, or on a message. */
export type Appeal = RouterOutputs['moderation']['byId' | 'message']['appeals'][number]
export type AppealedDecision = RouterOutputs['moderation']['appealStart']
export type AuthorityOrder = RouterOutputs['moderation']['order']
export type TransparencyReport = RouterOutputs['moderation']['transparency']
