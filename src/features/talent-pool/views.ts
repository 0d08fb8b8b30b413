import type { RouterOutputs } from '~/platform/client/trpc'

export type PoolPerson = RouterOutputs['talentPool']['list']['items'][number]
export type OwnPool = RouterOutputs['talentPool']['mine'][number]
