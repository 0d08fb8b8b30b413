import { Pencil, Search } from 'lucide-react'
import { useState } from 'react'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { classNames } from '~/ui/class-names'
import type { JobSearch } from '../search-params'
import { JobSearchForm } from './job-search-form'

/** The search in a strip above its results; on phones it is one line until somebody changes it. */
export function SearchBar({ search }: { search: JobSearch }) {
  const [isOpen, setOpen] = useState(false)
  const { was, wo, umkreis = SEARCH_RADIUS_KM } = search
  const where = wo && (umkreis > 0 ? `${wo}, ${umkreis}\u00a0km` : wo)
  return (
    <div data-wide className="on-desk bg-desk text-desk-ink">
      {!isOpen && (
        <div className="no-print px-4 py-2 md:px-8 lg:hidden no-script:hidden">
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-3 rounded-lg bg-surface py-1 pr-2 pl-4 text-left text-ink"
            onClick={() => setOpen(true)}
          >
            <Search className="size-5 flex-none text-muted" aria-hidden="true" />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block truncate font-semibold">{was || (wo ? 'Alle Stellen' : 'Was suchst du?')}</span>
              <span className="block truncate text-xs text-muted">{where || 'Beruf, Ort, Umkreis'}</span>
            </span>
            <Pencil className="size-5 flex-none" aria-hidden="true" />
            <span className="sr-only">Suche ändern</span>
          </button>
        </div>
      )}
      <div className={classNames(!isOpen && 'max-lg:hidden no-script:block!')}>
        <JobSearchForm look="bar" search={search} hasFocus={isOpen} />
      </div>
    </div>
  )
}
