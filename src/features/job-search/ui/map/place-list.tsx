import { PlainLink } from '~/ui/buttons/plain-link'
import type { JobSearch } from '../../search-params'
import type { SearchMap } from '../../views'
import { searchInPlace } from './place-link'

type PlaceListProps = { search: JobSearch; map: SearchMap }

/** The discs of the map as a list: it works without JavaScript. */
export function PlaceList({ search, map }: PlaceListProps) {
  if (map.places.length === 0) return <p>Auf der Karte gibt es gerade nichts zu zeigen.</p>
  const chosen = search.arbeitsort ?? []
  return (
    <nav aria-labelledby="places-with-hits" className="card p-4">
      <h2 id="places-with-hits" className="text-lg">
        Orte mit Stellen
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {map.places.map((place) => (
          <li key={place.label}>
            <PlainLink
              to="/search/jobs"
              search={searchInPlace(search, map, place)}
              resetScroll={false}
              preload={false}
              current={chosen.includes(place.label)}
              className="flex min-h-9 items-center justify-between gap-3 text-sm hover:underline aria-[current]:font-semibold"
            >
              <span className="min-w-0 wrap-anywhere">
                {place.name}
                {!place.isWithin && <span className="text-muted">, weiter weg</span>}
              </span>
              <span className="num text-muted">{place.count.toLocaleString('de-DE')}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
      {map.isCut && <p className="mt-2 text-xs text-muted">Das sind die Orte mit den meisten Stellen.</p>}
    </nav>
  )
}
