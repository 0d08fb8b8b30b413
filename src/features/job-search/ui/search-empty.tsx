import { ButtonLink } from '~/ui/buttons/link'
import { EmptyState } from '~/ui/states/empty-state'
import { FACETS } from '../facets'
import type { JobSearch } from '../search-params'
import type { SearchPage } from '../views'
import { AlertLink } from './alert-link'

type SearchEmptyProps = { search: JobSearch; result: SearchPage }

/** No hit: says so, keeps what was chosen, and offers to tell when one comes. */
export function SearchEmpty({ search, result }: SearchEmptyProps) {
  const { place, further, related, remoteCount } = result
  const hasFilters = FACETS.some((name) => search[name] !== undefined)
  const isMoreBelow = further.length > 0
  // The red buffer stop is for dead ends.
  const isEnd = !isMoreBelow && related === null
  return (
    <EmptyState
      meaning={isEnd ? 'end' : 'aside'}
      title={
        isMoreBelow && place?.radiusKm
          ? `Im Umkreis von ${place.radiusKm}\u00a0km gibt es gerade keine.`
          : isEnd
            ? 'Hier endet das Gleis.'
            : 'Dafür gibt es gerade keine.'
      }
      actions={
        <>
          <AlertLink search={search} />
          {hasFilters && !isMoreBelow && (
            <ButtonLink
              to="/search/jobs"
              search={{ was: search.was, wo: search.wo, umkreis: search.umkreis }}
              variant="outline"
              size="sm"
            >
              Ohne Filter suchen
            </ButtonLink>
          )}
          {!isMoreBelow && (
            <ButtonLink to="/search/jobs" variant="outline" size="sm">
              Alle Stellen ansehen
            </ButtonLink>
          )}
        </>
      }
    >
      {isMoreBelow
        ? 'Wir lassen deine Auswahl so stehen. Darunter siehst du, was es sonst gibt.'
        : `${place && remoteCount === 0 ? 'Auch anderswo in Deutschland nicht. ' : ''}${
            isEnd ? 'Versuch es mit einem anderen Wort oder weniger Filtern.' : 'Darunter siehst du, was es sonst gibt.'
          }`}
    </EmptyState>
  )
}
