import type { RouterOutputs } from '~/platform/client/trpc'

export type CompanyPagePicture = RouterOutputs['companyProfile']['pictures'][number]
export type CompanyMedia = NonNullable<RouterOutputs['companyProfile']['media']>
export type Member = RouterOutputs['member']['list']['members'][number]
export type Invitation = RouterOutputs['member']['list']['invitations'][number]
