import type { RouterOutputs } from '~/platform/client/trpc'

export type DocumentFault = RouterOutputs['invoice']['documentFaults'][number]
export type MissingStatement = RouterOutputs['directDebit']['imports']['missing'][number]
export type RunCheck = NonNullable<RouterOutputs['directDebit']['check']>
export type Imprint = RouterOutputs['operator']['imprint']
