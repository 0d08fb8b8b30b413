import { Link } from '@tanstack/react-router'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Disclosure } from '~/ui/disclosure'
import { EMPLOYMENT_TYPES, type JobSearch, OCCUPATION_FIELDS, WORKPLACES, workplaceLabels } from '../schema'

type SearchFiltersProps = { search: JobSearch; counts: RouterOutputs['jobPosting']['search']['counts'] }

/** Filters as links with the number of postings behind each; they work without JavaScript. */
export function SearchFilters({ search, counts }: SearchFiltersProps) {
  return (
    <>
      <Facet
        title="Berufsfeld"
        choices={OCCUPATION_FIELDS.map((field) => ({
          label: field,
          count: counts.fields[field] ?? 0,
          isOn: search.berufsfeld === field,
          search: { ...search, berufsfeld: search.berufsfeld === field ? undefined : field },
        }))}
      />
      <Facet
        title="Arbeitszeit"
        choices={EMPLOYMENT_TYPES.map((type) => ({
          label: type,
          count: counts.employmentTypes[type] ?? 0,
          isOn: search.arbeitszeit === type,
          search: { ...search, arbeitszeit: search.arbeitszeit === type ? undefined : type },
        }))}
      />
      <Facet
        title="Arbeitsplatz"
        choices={WORKPLACES.map((workplace) => ({
          label: workplaceLabels[workplace],
          count: counts.workplaces[workplace] ?? 0,
          isOn: search.homeoffice === workplace,
          search: { ...search, homeoffice: search.homeoffice === workplace ? undefined : workplace },
        }))}
      />
    </>
  )
}

type Choice = { label: string; count: number; isOn: boolean; search: JobSearch }

function Facet({ title, choices }: { title: string; choices: Choice[] }) {
  const shown = choices.filter(({ count, isOn }) => count > 0 || isOn)
  if (shown.length === 0) return null
  return (
    <Disclosure title={title} isOpen>
      <ul>
        {shown.map(({ label, count, isOn, search }) => (
          <li key={label}>
            <Link
              to="/search/jobs"
              search={{ ...search, page: undefined }}
              resetScroll={false}
              activeProps={{ 'aria-current': undefined }}
              aria-current={isOn ? 'true' : undefined}
              className="flex min-h-9 items-center gap-2.5 text-sm hover:underline"
            >
              <input
                type="checkbox"
                className="check pointer-events-none"
                checked={isOn}
                readOnly
                tabIndex={-1}
                aria-hidden="true"
              />
              {label}
              <span className="num ml-auto text-xs text-muted">{count.toLocaleString('de-DE')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
