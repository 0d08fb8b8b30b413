import { Select, type SelectOption } from '../choices/select'

type ListFilterProps<Value extends string> = {
  label: string
  value: Value | undefined
  options: readonly SelectOption<Value>[]
  onChange: (value: Value | undefined) => void
}

/** A filter above a list of the platform admins; "Alle" removes it. */
export function ListFilter<Value extends string>({ label, value, options, onChange }: ListFilterProps<Value>) {
  return (
    <Select
      className="min-w-48 max-w-72 max-sm:min-w-36 max-sm:flex-1"
      label={label}
      value={value ?? 'all'}
      options={[{ value: 'all', label: 'Alle' }, ...options]}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
    />
  )
}
