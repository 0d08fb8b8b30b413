import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { PlaceSearchField } from '~/features/places/ui/place-search-field'
import { RadiusSelect } from '~/features/places/ui/radius-select'
import { type ResumeSearch, readResumeSearch } from '~/features/resumes/search-params'
import { DEFAULT_RADIUS_KM } from '~/features/resumes/vocabulary'
import { Button } from '~/ui/buttons/button'

/** What, where, how far; the filters next to the list are kept. */
export function ResumeSearchForm({ search }: { search: ResumeSearch }) {
  const navigate = useNavigate()
  const id = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = readResumeSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({
      to: '/search/resumes',
      search: { ...search, ...fields, was: fields.was || undefined, wo: fields.wo || undefined, page: undefined },
    })
  }
  return (
    // Another search is another form: the fields are reset.
    <search key={`${search.was} ${search.wo} ${search.umkreis}`}>
      <form
        action="/search/resumes"
        method="get"
        onSubmit={submit}
        className="search-card grid grid-cols-[minmax(0,1fr)_auto] gap-2 lg:grid-cols-[minmax(17.5rem,1.5fr)_minmax(0,1fr)_7.5rem_auto]"
      >
        <div className="field-shell max-lg:col-span-2">
          <label className="label" htmlFor={`${id}-was`}>
            Was?
          </label>
          <div className="field-box">
            <Search className="field-icon" aria-hidden="true" />
            <input
              id={`${id}-was`}
              name="was"
              type="search"
              className="field"
              defaultValue={search.was}
              maxLength={120}
              placeholder="Beruf, Kenntnis, -unerwünscht"
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
        </div>
        <div className="max-lg:col-span-2">
          <PlaceSearchField label="Wo?" defaultValue={search.wo ?? ''} placeholder="Ort oder PLZ" />
        </div>
        <RadiusSelect defaultValue={search.umkreis ?? DEFAULT_RADIUS_KM} />
        <Button type="submit">Suchen</Button>
      </form>
    </search>
  )
}
