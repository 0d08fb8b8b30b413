import { z } from 'zod'

/** Rows on one page of the platform admins' lists. */
export const ADMIN_PAGE_SIZE = 25

export const COMPANY_SORTS = ['name', 'createdAt'] as const
export const APPLICANT_SORTS = ['name', 'createdAt'] as const

const place = {
  q: z.string().trim().max(120).default('').catch(''),
  page: z.number().int().min(1).max(100_000).default(1).catch(1),
}
const direction = z.enum(['ascending', 'descending']).default('descending').catch('descending')

/** Inputs of the lists and parameters of their pages; what is missing or odd means the first page, newest first. */
export const companyListSchema = z.object({
  ...place,
  sort: z.enum(COMPANY_SORTS).default('createdAt').catch('createdAt'),
  direction,
})
export const applicantListSchema = z.object({
  ...place,
  sort: z.enum(APPLICANT_SORTS).default('createdAt').catch('createdAt'),
  direction,
})
export const mailListSchema = z.object(place)

export type CompanyListInput = z.infer<typeof companyListSchema>
export type ApplicantListInput = z.infer<typeof applicantListSchema>
export type MailListInput = z.infer<typeof mailListSchema>

/** How far a mail of the outbox is. */
export type MailState = 'waiting' | 'retrying' | 'delivered' | 'failed'
