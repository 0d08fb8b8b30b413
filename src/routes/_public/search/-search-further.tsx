import { searchAddress } from '~/features/job-search/search-params'
import type { SearchPage } from '~/features/job-search/views'
import { TextLink } from '~/ui/buttons/link'
import { SearchHits, type SearchHitsProps, SideTrack } from './-search-hits'
import { RelatedLinks } from './-search-related'

type Section = SearchPage['further'][number]
type SearchFurtherProps = Pick<SearchHitsProps, 'now' | 'late' | 'beside'> & {
  sections: readonly Section[]
  /** Searches for each of the related occupations. */
  related: SearchPage['related']
}

const TITLES = {
  related: 'Verwandte Berufe',
  mentioned: 'Nur erwähnt',
  farther: 'Weiter weg',
  fewerFilters: 'Mit weniger Filtern',
  fewerWords: 'Mit weniger Wörtern',
} satisfies Record<Section['kind'], string>

const KEPT = {
  related: 'Sie zählen oben nicht mit.',
  mentioned: 'Einen Treffer gibt es dafür gerade nicht.',
  farther: 'Dein Umkreis bleibt, wie er ist.',
  fewerFilters: 'Deine Filter bleiben, wie sie sind.',
  fewerWords: 'Alles zusammen steht in keiner Anzeige.',
} satisfies Record<Section['kind'], string>

/** Below the hits: what the search does not ask for, and where all of it is. */
export function SearchFurther({ sections, related, ...shown }: SearchFurtherProps) {
  return sections.map((section) => (
    <section key={section.kind} aria-labelledby={`further-${section.kind}`} className="mt-8">
      <div className="mb-4 flex items-center gap-4">
        <SideTrack />
        <div>
          <h2 id={`further-${section.kind}`} className="text-lg">
            {TITLES[section.kind]}
          </h2>
          <p className="text-sm text-muted">
            {section.text} {KEPT[section.kind]}
          </p>
        </div>
      </div>
      <SearchHits hits={section.hits} {...shown} />
      {section.kind === 'related' && related && (
        <div className="mt-4">
          <RelatedLinks related={related} />
        </div>
      )}
      {section.search && section.total > section.hits.length && (
        <p className="mt-4 text-sm">
          <TextLink to="/search/jobs" search={searchAddress(section.search)}>
            {TITLES[section.kind]}: alle {section.total.toLocaleString('de-DE')}&nbsp;Stellen
          </TextLink>
        </p>
      )}
    </section>
  ))
}
