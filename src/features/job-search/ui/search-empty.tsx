import { RADII_KM, SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { ButtonLink } from '~/ui/buttons/button-link'
import { EmptyState } from '~/ui/states/empty-state'
import { FACETS } from '../facets'
import { type JobSearch, searchAddress } from '../search-params'
import { AlertLink } from './alert-link'

type SearchEmptyProps = {
  search: JobSearch
  placeName: string | null
  /** The search was not widened automatically, because there is remote work. */
  mayWiden: boolean
}

/** No hit, even after relaxing: says so and offers alternatives. */
export function SearchEmpty({ search, placeName, mayWiden }: SearchEmptyProps) {
  const radius = search.umkreis ?? SEARCH_RADIUS_KM
  const wider = placeName === null ? undefined : RADII_KM.find((km) => km >= 100 || km >= radius * 2)
  const canWiden = mayWiden && wider !== undefined && wider > radius
  const hasFilters = FACETS.some((name) => search[name] !== undefined)
  return (
    <EmptyState
      title="Hier endet das Gleis."
      actions={
        <>
          {canWiden && (
            <ButtonLink to="/search/jobs" search={searchAddress({ ...search, umkreis: wider, page: undefined })}>
              Umkreis auf {wider}&nbsp;km erweitern
            </ButtonLink>
          )}
          {hasFilters && (
            <ButtonLink
              to="/search/jobs"
              search={{ was: search.was, wo: search.wo, umkreis: search.umkreis }}
              variant="outline"
            >
              Ohne Filter suchen
            </ButtonLink>
          )}
          <AlertLink search={search} />
          <ButtonLink to="/search/jobs" variant="outline">
            Alle Stellen ansehen
          </ButtonLink>
        </>
      }
    >
      {search.was ? `Für „${search.was}“` : 'Für deine Auswahl'} gibt es{' '}
      {placeName && mayWiden ? `in ${placeName} ` : ''}gerade keine Stelle
      {placeName && !mayWiden ? ', auch nicht anderswo in Deutschland' : ''}.
      {canWiden
        ? ' Erweitere den Umkreis oder versuche ein anderes Wort.'
        : ' Versuche ein anderes Wort oder weniger Filter.'}
    </EmptyState>
  )
}
