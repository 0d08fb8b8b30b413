import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { PlaceSearchField } from '~/features/places/ui/place-search-field'
import { RadiusSelect } from '~/features/places/ui/radius-select'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { Button } from '~/ui/buttons/button'
import { type CompanySearch, readCompanySearch } from '../search-params'
import { INDUSTRIES } from '../vocabulary'

/** Name, place with radius, industry, hiring now. A plain GET form to `/search/companies`; with JavaScript the page does not reload. */
export function CompanySearchForm({
  search,
  onSearch,
}: {
  search: CompanySearch
  onSearch: (search: CompanySearch) => void
}) {
  const id = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(readForm(event.currentTarget))
  }
  return (
    // Another search is another form: the fields are reset.
    <search key={JSON.stringify({ ...search, page: undefined })}>
      <form
        action="/search/companies"
        className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-end gap-3 lg:grid-cols-[1.4fr_1.2fr_9rem_1.2fr_auto]"
        onSubmit={submit}
      >
        <div className="max-lg:col-span-full">
          <label className="label" htmlFor={`${id}-was`}>
            Name
          </label>
          <input
            id={`${id}-was`}
            name="was"
            type="search"
            className="field"
            defaultValue={search.was ?? ''}
            maxLength={120}
          />
        </div>
        <PlaceSearchField label="Ort" defaultValue={search.wo ?? ''} placeholder="Ort oder Postleitzahl" />
        <RadiusSelect defaultValue={search.umkreis ?? SEARCH_RADIUS_KM} />
        <div>
          <label className="label" htmlFor={`${id}-branche`}>
            Branche
          </label>
          <select id={`${id}-branche`} name="branche" className="field" defaultValue={search.branche ?? ''}>
            <option value="">Alle Branchen</option>
            {INDUSTRIES.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </select>
        </div>
        <Button type="submit">
          <Search aria-hidden="true" />
          Suchen
        </Button>
        <label className="choice col-span-full">
          <input type="checkbox" className="check" name="stellen" value="ja" defaultChecked={search.stellen === 'ja'} />
          <span>Nur Unternehmen mit offenen Stellen</span>
        </label>
      </form>
    </search>
  )
}

function readForm(form: HTMLFormElement): CompanySearch {
  const { was, wo, umkreis, branche, stellen } = readCompanySearch(Object.fromEntries(new FormData(form)))
  // A radius without a place means nothing.
  return { was, wo, umkreis: wo ? umkreis : undefined, branche, stellen }
}
