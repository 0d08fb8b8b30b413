/** Rows on one page of a list in the administration and similar lists. */
export const PAGE_SIZE = 25

/** Rows are counted up to here when only a page is requested; nobody pages further. */
export const COUNT_LIMIT = 10_000

/** Rows before the requested page. */
export function pageOffset({ page = 1 }: { page?: number }): number {
  return (page - 1) * PAGE_SIZE
}
