import { invalidatePages } from '~/platform/server/http/page-invalidation'

/** Public pages that show these postings; call it after the commit. */
export function forgetPages(postings: { id: string; companyProfileId: string | null }[]): void {
  if (postings.length === 0) return
  const companies = postings.flatMap(({ companyProfileId }) =>
    companyProfileId === null ? [] : [`company:${companyProfileId}`],
  )
  invalidatePages(['postings', ...postings.map(({ id }) => `job-posting:${id}`), ...new Set(companies)])
}
