import type { RouterOutputs } from '~/platform/client/trpc'

export type AdView = RouterOutputs['adDraft']['byToken']
export type AdHint = AdView['findings'][number]
