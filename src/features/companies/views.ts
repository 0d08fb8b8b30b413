import type { RouterOutputs } from '~/platform/client/trpc'

export type CompanyMedia = NonNullable<RouterOutputs['companyProfile']['media']>
