import type { LinkProps } from '@tanstack/react-router'
import { PAGE_SIZE } from '~/lib/paging'
import { Pagination } from './pagination'

type ListPaginationProps = {
  page: number
  total: number
  /** Counting stopped there. */
  isTotalAtLeast?: boolean
  linkTo: (page: number) => LinkProps
}

/** "26 – 50 von 312" and links to the neighbouring pages. */
export function ListPagination({ page, total, isTotalAtLeast, linkTo }: ListPaginationProps) {
  const from = Math.min((page - 1) * PAGE_SIZE + 1, total)
  const to = Math.min(page * PAGE_SIZE, total)
  return (
    <>
      <Pagination page={page} pageCount={Math.ceil(total / PAGE_SIZE)} linkTo={linkTo} range={{ from, to, total }} />
      {isTotalAtLeast && (
        <p className="mt-2 text-sm text-muted">
          Es gibt noch mehr Treffer. Bitte enger suchen oder die ganze Liste als CSV herunterladen.
        </p>
      )}
    </>
  )
}
