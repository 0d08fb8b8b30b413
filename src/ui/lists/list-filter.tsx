import { Select } from '../choices/select'
import { useChangeList } from './use-change-list'

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
