import { CONSENT_WAYS, LEGAL_DOCUMENTS } from '~/features/privacy/terms/vocabulary'
import { choiceParam, dayParam, numberParam, searchParams, textParam } from '~/lib/search-params'

export const COMPANY_SORTS = ['name', 'createdAt'] as const
export const APPLICANT_SORTS = ['name', 'createdAt'] as const

const place = { q: textParam(120), page: numberParam(1, 100_000) }
const direction = choiceParam(['ascending', 'descending'])

/** Filters of the lists; the states of licences and postings are those of their features. */
export const COMPANY_STATES = ['verified', 'unverified', 'suspended'] as const
export const LICENSE_FILTERS = ['none', 'trial', 'active', 'past_due', 'expired', 'suspended'] as const
export const APPLICANT_STATES = ['visible', 'anonymous', 'hidden', 'no-profile', 'unverified', 'suspended'] as const
export const POSTING_FILTERS = ['draft', 'published', 'paused', 'expired', 'archived'] as const
export const POSTING_SORTS = ['title', 'createdAt'] as const
export const MAIL_STATES = ['open', 'delivered', 'failed'] as const

/** Parameters of the lists' pages; missing or invalid values mean the first page, newest first. */
export const readCompanyList = searchParams({
  ...place,
  lizenz: choiceParam(LICENSE_FILTERS),
  zustand: choiceParam(COMPANY_STATES),
  sort: choiceParam(COMPANY_SORTS),
  direction,
})
export const readApplicantList = searchParams({
  ...place,
  zustand: choiceParam(APPLICANT_STATES),
  sort: choiceParam(APPLICANT_SORTS),
  direction,
})
export const readPostingList = searchParams({
  ...place,
  zustand: choiceParam(POSTING_FILTERS),
  sort: choiceParam(POSTING_SORTS),
  direction,
})
export const readMailList = searchParams({ ...place, zustand: choiceParam(MAIL_STATES), art: textParam(60) })
export const readAuditList = searchParams({
  ...place,
  handlung: textParam(80),
  betrifft: textParam(60),
  von: dayParam,
  bis: dayParam,
})
export const readConsentList = searchParams({
  ...place,
  dokument: choiceParam(LEGAL_DOCUMENTS),
  fassung: numberParam(1, 10_000),
  art: choiceParam(CONSENT_WAYS),
})

export type CompanyListInput = ReturnType<typeof readCompanyList>
export type ApplicantListInput = ReturnType<typeof readApplicantList>
export type PostingListInput = ReturnType<typeof readPostingList>
export type MailListInput = ReturnType<typeof readMailList>
export type AuditListInput = ReturnType<typeof readAuditList>
export type ConsentListInput = ReturnType<typeof readConsentList>

/** The order of a list for its table. */
export function listSort<Sort extends string>(input: { sort?: Sort; direction?: 'ascending' | 'descending' }) {
  const { sort = 'createdAt', direction = 'descending' } = input
  return { column: sort, direction }
}

export type MailState = 'waiting' | 'retrying' | 'delivered' | 'failed'
export const mailStateLabels = {
  waiting: 'Wartet',
  retrying: 'Wird wiederholt',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
} satisfies Record<MailState, string>
