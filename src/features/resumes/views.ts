import type { RouterOutputs } from '~/platform/client/trpc'

export type EditedResume = RouterOutputs['resume']['byId']
export type ResumeAttachments = EditedResume['attachments']
export type OwnResume = RouterOutputs['resume']['list'][number]
export type ResumeSearchPage = RouterOutputs['resume']['search']
export type FoundResume = ResumeSearchPage['items'][number]
export type ResumeFilterCounts = ResumeSearchPage['counts']
export type SavedResumeSearch = RouterOutputs['resume']['savedSearches'][number]
export type ResumeOpening = RouterOutputs['resume']['views'][number]
export type ContactRequest = RouterOutputs['contactRequest']['list'][number]
export type BlockedCompany = RouterOutputs['companyBlock']['list'][number]
export type ContactState = NonNullable<Extract<RouterOutputs['resume']['view'], { kind: 'sheet' }>['contact']>
export type ImportedResume = RouterOutputs['resume']['readImport']
export type DropMatches = RouterOutputs['resume']['dropMatches']
export type DropMatch = DropMatches['hits'][number]
export type DropAccountView = RouterOutputs['resume']['dropAccount']
