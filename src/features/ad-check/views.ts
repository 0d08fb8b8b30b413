import type { RouterOutputs } from '~/platform/client/trpc'

export type AdRule = RouterOutputs['adRule']['list']['rules'][number]
