import type { LinkProps } from '@tanstack/react-router'
import { Pagination } from '~/ui/pagination'
import { ADMIN_PAGE_SIZE } from '../admin-lists'

type AdminPaginationProps = {
  page: number
  total: number
  /** Counting stopped there. */
  isTotalAtLeast?: boolean
  linkTo: (page: number) => LinkProps
}

/** "26 – 50 von 312" and the way to the neighbouring pages. */
export function AdminPagination({ page, total, isTotalAtLeast, linkTo }: AdminPaginationProps) {
  const from = Math.min((page - 1) * ADMIN_PAGE_SIZE + 1, total)
  const to = Math.min(page * ADMIN_PAGE_SIZE, total)
  return (
    <>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / ADMIN_PAGE_SIZE)}
        linkTo={linkTo}
        range={{ from, to, total }}
      />
      {isTotalAtLeast && (
        <p className="mt-2 text-sm text-muted">
          Es gibt noch mehr Treffer. Bitte enger suchen oder die ganze Liste als CSV laden.
        </p>
      )}
    </>
  )
}
