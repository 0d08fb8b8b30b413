import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PlaceSearchField } from '~/features/places/ui/place-search-field'
import { RadiusSelect } from '~/features/places/ui/radius-select'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { useTRPC } from '~/platform/client/trpc'
import { buttonClass } from '~/ui/buttons/button-class'
import { Combobox } from '~/ui/choices/combobox'
import { type JobSearch, readJobSearch, searchAddress } from '../search-params'

type JobSearchFormProps = {
  /** The current search; filters without a field here are kept. */
  search: JobSearch
  /** Labels stand inside the fields. `hero`: one card; `bar`: one dark line above the results. */
  look: 'hero' | 'bar'
  /** Puts the focus into the first field: it was just opened. */
  hasFocus?: boolean
}

/** What, where, how far. A plain GET form to `/search/jobs`; with JavaScript the page does not reload. */
export function JobSearchForm({ search, look, hasFocus = false }: JobSearchFormProps) {
  const navigate = useNavigate()
  const isBar = look === 'bar'
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = readJobSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({
      to: '/search/jobs',
      search: searchAddress({
        ...search,
        was: fields.was || undefined,
        wo: fields.wo || undefined,
        umkreis: fields.umkreis,
        deuten: undefined,
        page: undefined,
      }),
    })
  }
  const size = isBar ? 'md' : 'lg'
  return (
    // Another search is another form: the fields are reset.
    <search key={`${search.was} ${search.wo} ${search.umkreis}`}>
      <form action="/search/jobs" method="get" onSubmit={submit} className={LOOKS[look]}>
        {keptFields(search).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="text-ink max-lg:col-span-2">
          <SearchWordsField defaultValue={search.was ?? ''} size={size} hasFocus={hasFocus} />
        </div>
        <div className={isBar ? 'text-ink max-lg:col-span-2' : 'min-w-0'}>
          <PlaceSearchField label="Wo?" defaultValue={search.wo ?? ''} placeholder="Ort oder PLZ" size={size} />
        </div>
        <div className={isBar ? undefined : 'max-lg:hidden'}>
          <RadiusSelect defaultValue={search.umkreis ?? SEARCH_RADIUS_KM} size={size} />
        </div>
        <button type="submit" className={buttonClass({ variant: isBar ? 'primary' : 'signal', size })}>
          <Search aria-hidden="true" />
          {isBar ? 'Suchen' : 'Jobs finden'}
        </button>
      </form>
    </search>
  )
}

/** Filters without a field here, so that the plain form keeps them. */
function keptFields(search: JobSearch): [string, string][] {
  const { was: _, wo: __, umkreis: ___, page: ____, deuten: _____, ...rest } = searchAddress(search)
  return Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

const LOOKS = {
  hero: 'search-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-lg bg-surface p-2 text-ink shadow-float lg:grid-cols-[1.6fr_1.2fr_9rem_auto]',
  bar: 'search-card grid max-w-5xl grid-cols-[minmax(0,1fr)_auto] gap-2 px-4 py-3 text-ink md:px-8 lg:grid-cols-[1.5fr_1.1fr_9rem_auto] lg:py-0.5',
} as const

type SearchWordsFieldProps = { defaultValue: string; size: 'md' | 'lg'; hasFocus: boolean }

const KINDS = { title: undefined, company: 'Unternehmen', place: 'Ort' } as const

/** What somebody searches: free text, with titles, companies and places to choose from. */
function SearchWordsField({ defaultValue, size, hasFocus }: SearchWordsFieldProps) {
  const trpc = useTRPC()
  const [text, setText] = useState(defaultValue)
  const wanted = text === defaultValue ? '' : text.trim()
  const { data = [] } = useQuery(
    trpc.jobPosting.suggest.queryOptions(
      { text: wanted.slice(0, 120) },
      { enabled: wanted.length > 1, placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  )
  const suggestions = wanted.length > 1 ? data : []
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.querySelector('input')?.focus()
  }, [hasFocus])
  return (
    <div ref={box}>
      <Combobox
        label="Was?"
        name="was"
        placeholder="Beruf, Stichwort oder Unternehmen"
        icon={Search}
        size={size}
        submitsOnEnter
        inputValue={text}
        onInputChange={setText}
        items={suggestions.map(({ kind, label }) => ({ id: `${kind} ${label}`, label, detail: KINDS[kind] }))}
        onSelect={({ label }) => setText(label)}
      />
    </div>
  )
}
