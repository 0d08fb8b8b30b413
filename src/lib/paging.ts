/** Rows on one page of a list in the administration and of those like it. */
export const PAGE_SIZE = 25

/** Rows are counted up to here where only some are asked for; nobody pages further. */
export const COUNT_LIMIT = 10_000

/** Rows before the page asked for. */
export function pageOffset({ page = 1 }: { page?: number }): number {
  return (page - 1) * PAGE_SIZE
}
