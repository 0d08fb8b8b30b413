import { z } from 'zod'

/** Rows on one page of the platform admins' lists. */
export const ADMIN_PAGE_SIZE = 25

export const COMPANY_SORTS = ['name', 'createdAt'] as const
export const APPLICANT_SORTS = ['name', 'createdAt'] as const

const place = { q: z.string().trim().max(120), page: z.number().int().min(1).max(100_000) }
const direction = z.enum(['ascending', 'descending'])

/** Inputs of the lists; the addresses of their pages have the same parameters. */
export const companyListSchema = z.object({ ...place, sort: z.enum(COMPANY_SORTS), direction })
export const applicantListSchema = z.object({ ...place, sort: z.enum(APPLICANT_SORTS), direction })
export const mailListSchema = z.object(place)

export type CompanyListInput = z.infer<typeof companyListSchema>
export type ApplicantListInput = z.infer<typeof applicantListSchema>
export type MailListInput = z.infer<typeof mailListSchema>

/** The first page, newest first; what an address without or with odd parameters shows. */
export const FIRST_PAGE = { q: '', page: 1, sort: 'createdAt', direction: 'descending' } as const
