import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { searchAddress } from '~/features/job-search/search-params'
import type { SearchPage } from '~/features/job-search/views'
import { TextLink } from '~/ui/buttons/text-link'

type SearchHitsProps = { hits: SearchPage['hits']; now: Date }

/** Postings of a search as cards. */
export function SearchHits({ hits, now }: SearchHitsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hits.map(({ distanceKm, reasons, ...posting }) => (
        <li key={posting.id}>
          <JobCard
            posting={posting}
            now={now}
            headingLevel={3}
            distanceKm={distanceKm}
            reasons={reasons}
            action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
          />
        </li>
      ))}
    </ul>
  )
}

type Section = SearchPage['further'][number]
type SearchFurtherProps = { sections: readonly Section[]; now: Date }

const TITLES = {
  farther: 'Weiter weg',
  fewerFilters: 'Mit weniger Filtern',
} satisfies Record<Section['kind'], string>

const KEPT = {
  farther: 'Dein Umkreis bleibt, wie er ist.',
  fewerFilters: 'Deine Filter bleiben, wie sie sind.',
} satisfies Record<Section['kind'], string>

/** Below the hits: what the search does not ask for, and where all of it is. */
export function SearchFurther({ sections, now }: SearchFurtherProps) {
  return sections.map((section) => (
    <section key={section.kind} aria-labelledby={`further-${section.kind}`} className="mt-10">
      <h2 id={`further-${section.kind}`} className="text-xl">
        {TITLES[section.kind]}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {section.text} {KEPT[section.kind]}
      </p>
      <SearchHits hits={section.hits} now={now} />
      {section.total > section.hits.length && (
        <p className="mt-4 text-sm">
          <TextLink to="/search/jobs" search={searchAddress(section.search)}>
            {TITLES[section.kind]}: alle {section.total.toLocaleString('de-DE')}&nbsp;Stellen
          </TextLink>
        </p>
      )}
    </section>
  ))
}
