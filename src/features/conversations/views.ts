import type { RouterOutputs } from '~/platform/client/trpc'

export type ThreadView = RouterOutputs['conversation']['thread']
export type ThreadMessage = RouterOutputs['conversation']['messages']['items'][number]
export type ConversationItem = RouterOutputs['conversation']['list']['items'][number]
