import type { RouterOutputs } from '~/platform/client/trpc'

export type CompanyPagePicture = RouterOutputs['companyProfile']['pictures'][number]
export type CompanyMedia = NonNullable<RouterOutputs['companyProfile']['media']>
