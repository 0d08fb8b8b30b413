import { ChevronRight } from 'lucide-react'
import { searchAddress } from '~/features/job-search/search-params'
import type { SearchPage } from '~/features/job-search/views'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { PlainLink } from '~/ui/buttons/plain-link'
import { SideTrack } from './-search-hits'

type Related = NonNullable<SearchPage['related']>

const TITLES = { related: 'Verwandte Berufe', fields: 'Das gibt es sonst' } satisfies Record<Related['kind'], string>

/** Below an empty search: other searches, each with the number that it finds. */
export function SearchRelated({ related }: { related: Related }) {
  return (
    <section aria-labelledby="related-searches" className="mt-8">
      <div className="mb-4 flex items-center gap-4">
        <SideTrack />
        <div>
          <h2 id="related-searches" className="text-lg">
            {TITLES[related.kind]}
          </h2>
          <p className="text-sm text-muted">
            {related.text}{' '}
            {related.kind === 'related' &&
              'Ähnliche Arbeit nach unserer Berufsliste oder dieselbe Berufsgruppe (KldB 2010).'}
          </p>
        </div>
      </div>
      <RelatedLinks related={related} />
    </section>
  )
}

/** Each search with the number that it finds; beside the detail the list has room for one in a row. */
export function RelatedLinks({ related }: { related: Related }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {related.searches.map(({ name, count, search }) => (
        <li key={name} className="min-w-0 flex-1 basis-64">
          <PlainLink
            to="/search/jobs"
            search={searchAddress(search)}
            className="card flex min-h-12 items-center gap-3 px-4 py-2 hover:underline"
          >
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere hyphens-auto">{softHyphens(name)}</span>
            <span className="num text-sm text-muted">
              {count === 1 ? '1\u00a0Stelle' : `${count.toLocaleString('de-DE')}\u00a0Stellen`}
            </span>
            <ChevronRight className="size-4 flex-none text-muted" aria-hidden="true" />
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
