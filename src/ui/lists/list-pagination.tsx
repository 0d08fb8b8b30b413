import { PAGE_SIZE } from '~/lib/paging'
import { Pagination } from './pagination'

type ListPaginationProps = {
  /** The `page` of the address. */
  page: number | undefined
  /** `isTotalAtLeast`: counting stopped there. */
  list: { total: number; isTotalAtLeast?: boolean }
}

/** "26 – 50 von 312" and links to the neighbouring pages of the route's list. */
export function ListPagination({ page = 1, list: { total, isTotalAtLeast } }: ListPaginationProps) {
  const from = Math.min((page - 1) * PAGE_SIZE + 1, total)
  const to = Math.min(page * PAGE_SIZE, total)
  return (
    <>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        linkTo={(next) => ({ to: '.', search: (old) => ({ ...old, page: next }) })}
        range={{ from, to, total }}
      />
      {isTotalAtLeast && (
        <p className="mt-2 text-sm text-muted">
          Es gibt noch mehr Treffer. Bitte enger suchen oder die ganze Liste als CSV herunterladen.
        </p>
      )}
    </>
  )
}
