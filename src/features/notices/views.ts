import type { RouterOutputs } from '~/platform/client/trpc'

export type NoticeItem = RouterOutputs['notice']['list']['items'][number]
export type NoticeSetting = RouterOutputs['notice']['settings'][number]
