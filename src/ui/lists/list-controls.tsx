import type { ReactNode } from 'react'
import { PAGE_SIZE } from '~/lib/paging'
import { Select } from '../choices/select'
import { ListSearch } from './list-search'
import { Pagination } from './pagination'
import { useChangeList } from './use-change-list'

type ListToolbarProps = {
  label: string
  /** Of the address. */
  q: string | undefined
  /** Filters, one `ListFilter` each. */
  children?: ReactNode
}

/** Search and filters above a list; as a table's `toolbar` beside its choice of columns. */
export function ListToolbar({ label, q = '', children }: ListToolbarProps) {
  const change = useChangeList()
  return (
    <div className="list-toolbar">
      <div className="min-w-80 flex-1 max-sm:min-w-0 max-sm:basis-full">
        <ListSearch key={q} label={label} value={q} onSearch={(text) => change({ q: text || undefined })} />
      </div>
      {children && <div className="flex flex-wrap items-end gap-3 max-sm:w-full">{children}</div>}
    </div>
  )
}

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

type ListFilterProps<Search, Param extends keyof Search> = {
  label: string
  /** Of the address; `param` is the part that this filter decides. */
  search: Search
  param: Param
  options: readonly { value: NonNullable<Search[Param]>; label: string }[]
}

/** A filter above a list of the platform admins; "Alle" removes it. */
export function ListFilter<Search, Param extends keyof Search & string>({
  label,
  search,
  param,
  options,
}: ListFilterProps<Search, Param>) {
  const change = useChangeList()
  return (
    <Select
      className="min-w-40 sm:max-w-72 max-sm:min-w-36 xl:min-w-48 max-sm:flex-1"
      label={label}
      value={String(search[param] ?? 'all')}
      options={[{ value: 'all', label: 'Alle' }, ...options.map((each) => ({ ...each, value: String(each.value) }))]}
      onChange={(chosen) => change({ [param]: options.find(({ value }) => String(value) === chosen)?.value })}
    />
  )
}
