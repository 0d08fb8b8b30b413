import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button'
import { Select } from '~/ui/select'
import { TextField } from '~/ui/text-field'
import type { CompanySearch } from '../search-params'
import { INDUSTRIES } from '../vocabulary'

const industries = [
  { value: '', label: 'Alle Branchen' },
  ...INDUSTRIES.map((industry) => ({ value: industry, label: industry })),
]

/** Name and industry; choosing an industry searches at once. Works without script, too: the fields bear the parameters' names. */
export function CompanySearchForm({
  search,
  onSearch,
}: {
  search: CompanySearch
  onSearch: (search: CompanySearch) => void
}) {
  const [name, setName] = useState(search.was ?? '')
  const was = name.trim() || undefined
  function choose(value: string) {
    onSearch({ was, branche: INDUSTRIES.find((industry) => industry === value) })
  }
  return (
    <search>
      <form
        action="/search/companies"
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ was, branche: search.branche })
        }}
      >
        <TextField
          label="Name"
          name="was"
          type="search"
          icon={Search}
          value={name}
          onChange={setName}
          maxLength={120}
        />
        <Select label="Branche" name="branche" options={industries} value={search.branche ?? ''} onChange={choose} />
        <Button type="submit">Suchen</Button>
      </form>
    </search>
  )
}
