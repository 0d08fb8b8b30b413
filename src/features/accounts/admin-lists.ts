import { z } from 'zod'

/** Rows on one page of the platform admins' lists. */
export const ADMIN_PAGE_SIZE = 25

export const COMPANY_SORTS = ['name', 'createdAt'] as const
export const APPLICANT_SORTS = ['name', 'createdAt'] as const

const place = {
  q: z.string().trim().max(120).optional().catch(undefined),
  page: z.number().int().min(1).max(100_000).optional().catch(undefined),
}
const direction = z.enum(['ascending', 'descending']).optional().catch(undefined)

/** Inputs of the lists and parameters of their pages; what is missing or odd means the first page, newest first. */
export const companyListSchema = z.object({
  ...place,
  sort: z.enum(COMPANY_SORTS).optional().catch(undefined),
  direction,
})
export const applicantListSchema = z.object({
  ...place,
  sort: z.enum(APPLICANT_SORTS).optional().catch(undefined),
  direction,
})
export const mailListSchema = z.object(place)

export type CompanyListInput = z.infer<typeof companyListSchema>
export type ApplicantListInput = z.infer<typeof applicantListSchema>
export type MailListInput = z.infer<typeof mailListSchema>

/** The order of a list as its table shows it. */
export function listSort<Sort extends string>(input: { sort?: Sort; direction?: 'ascending' | 'descending' }) {
  const { sort = 'createdAt', direction = 'descending' } = input
  return { column: sort, direction }
}

/** Rows before the page asked for. */
export function listOffset({ page = 1 }: { page?: number }): number {
  return (page - 1) * ADMIN_PAGE_SIZE
}

/** How far a mail of the outbox is. */
export type MailState = 'waiting' | 'retrying' | 'delivered' | 'failed'
