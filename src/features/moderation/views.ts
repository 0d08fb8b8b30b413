import type { RouterOutputs } from '~/platform/client/trpc'

export type ReportedMessage = RouterOutputs['moderation']['messages']['rows'][number]
export type Report = RouterOutputs['moderation']['list']['rows'][number]
export type AppealedDecision = RouterOutputs['moderation']['appealStart']
export type AuthorityOrder = RouterOutputs['moderation']['order']
export type TransparencyReport = RouterOutputs['moderation']['transparency']
