import type { RouterOutputs } from '~/platform/client/trpc'

export type AuditEvent = RouterOutputs['admin']['audit']['rows'][number]
export type AccountRow = RouterOutputs['admin']['applicants']['rows'][number]
export type CompanyRow = RouterOutputs['admin']['companies']['rows'][number]
export type PostingRow = RouterOutputs['admin']['jobPostings']['rows'][number]
export type SystemState = RouterOutputs['admin']['system']
export type IndexState = SystemState['searchIndexes'][number]
export type MailSending = SystemState['mails']['sending'][number]
export type SystemWarning = SystemState['warnings'][number]
export type JobState = RouterOutputs['admin']['jobs'][number]
export type SystemHold = RouterOutputs['admin']['holds'][number]
export type AdminOverview = RouterOutputs['admin']['overview']
export type Setting = RouterOutputs['admin']['settings'][number]
