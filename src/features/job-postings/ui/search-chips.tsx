import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { buttonClass } from '~/ui/button-class'
import { type JobSearch, workplaceLabels } from '../schema'

/** The active filters; each can be taken off, and all at once. */
export function SearchChips({ search, placeLabel }: { search: JobSearch; placeLabel: string | null }) {
  const chips = [
    { label: placeLabel, search: { ...search, wo: undefined, umkreis: undefined } },
    { label: search.berufsfeld, search: { ...search, berufsfeld: undefined } },
    { label: search.arbeitszeit, search: { ...search, arbeitszeit: undefined } },
    { label: search.homeoffice && workplaceLabels[search.homeoffice], search: { ...search, homeoffice: undefined } },
  ].filter((chip) => Boolean(chip.label))
  if (chips.length === 0) return null
  return (
    <ul aria-label="Aktive Filter" className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <Link
            to="/search/jobs"
            search={{ ...chip.search, page: undefined }}
            resetScroll={false}
            activeProps={{ 'aria-current': undefined }}
            className="chip chip-filter pr-2.5"
          >
            {chip.label}
            <X className="size-4" aria-hidden="true" />
            <span className="sr-only">, Filter entfernen</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/search/jobs"
          search={{ was: search.was }}
          activeProps={{ 'aria-current': undefined }}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          Alle zurücksetzen
        </Link>
      </li>
    </ul>
  )
}
