import type { RouterOutputs } from '~/platform/client/trpc'

export type CompanyPagePicture = RouterOutputs['companyProfile']['pictures'][number]
export type CompanyPageMedia = RouterOutputs['companyProfile']['byId']['media']
export type CompanyMedia = NonNullable<RouterOutputs['companyProfile']['media']>
export type FoundCompany = RouterOutputs['companyProfile']['search']['items'][number]
export type ShownInvitation = RouterOutputs['member']['invitation']
export type Member = RouterOutputs['member']['list']['members'][number]
export type Invitation = RouterOutputs['member']['list']['invitations'][number]
