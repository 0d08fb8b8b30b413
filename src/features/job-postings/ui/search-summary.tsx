import { Link } from '@tanstack/react-router'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { TextLink } from '~/ui/text-link'
import type { JobSearch } from '../schema'

type SearchSummaryProps = { search: JobSearch; result: RouterOutputs['jobPosting']['search'] }

/** How many, for what and where; other places of that name; work from home that a search for a place leaves out. */
export function SearchSummary({ search, result }: SearchSummaryProps) {
  const { total, place, otherPlaces, isPlaceUnknown, remoteCount } = result
  const count = total === 0 ? 'Keine Stelle' : total === 1 ? '1 Stelle' : `${total.toLocaleString('de-DE')} Stellen`
  return (
    <>
      <h1 className="text-sm font-semibold text-muted">Jobs finden</h1>
      <div aria-live="polite">
        <h2 className="text-2xl md:text-3xl">
          {count}
          {search.was && ` für „${search.was}“`}
        </h2>
        {place && (
          <p className="mt-0.5 text-sm text-muted">
            in {place.name}
            {place.radiusKm > 0 && ` und ${place.radiusKm} km Umgebung`}
            {remoteCount > 0 && (
              <>
                {' '}
                <TextLink to="/search/jobs" search={{ ...search, homeoffice: 'remote', page: undefined }}>
                  und {remoteCount.toLocaleString('de-DE')} im Homeoffice
                </TextLink>
              </>
            )}
          </p>
        )}
      </div>
      {isPlaceUnknown && (
        <Note tone="warn" className="mt-4">
          Den Ort „{search.wo}“ kennen wir nicht. Du siehst Stellen aus ganz Deutschland.
        </Note>
      )}
      {otherPlaces.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">Meintest du</span>
          {otherPlaces.slice(0, 5).map((label) => (
            <Link key={label} to="/search/jobs" search={{ ...search, wo: label, page: undefined }} className="link">
              {label}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}
