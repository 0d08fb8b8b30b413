import type { RouterOutputs } from '~/platform/client/trpc'

export type Plan = RouterOutputs['plan']['list'][number]
export type DocumentFault = RouterOutputs['invoice']['documentFaults'][number]
export type MissingStatement = RouterOutputs['directDebit']['imports']['missing'][number]
export type RunCheck = NonNullable<RouterOutputs['directDebit']['check']>
export type Imprint = RouterOutputs['operator']['imprint']
export type CompanyInvoice = RouterOutputs['billing']['invoices']['rows'][number]
export type LedgerEntry = RouterOutputs['invoice']['ledger'][number]
export type DebitRun = RouterOutputs['directDebit']['runs']['rows'][number]
export type RunDebit = RouterOutputs['directDebit']['debits']['rows'][number]
export type BankImport = RouterOutputs['directDebit']['imports']['rows'][number]
export type UnmatchedEntry = RouterOutputs['directDebit']['unmatched']['rows'][number]
export type RepeatedEntry = RouterOutputs['directDebit']['repeated']['rows'][number]
export type HandledEntry = RouterOutputs['directDebit']['handled']['rows'][number]
export type EntryTarget = RouterOutputs['directDebit']['entryTargets'][number]
