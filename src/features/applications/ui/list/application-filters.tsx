import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Columns3, List } from 'lucide-react'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import {
  APPLICATION_SORTS,
  type ApplicationsSearch,
  type ApplicationView,
  applicationSortLabels,
} from '~/features/applications/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Checkbox } from '~/ui/choices/checkbox'
import { Segment } from '~/ui/choices/segment'
import { Select } from '~/ui/choices/select'
import { NameSearch } from './name-search'

const VIEWS = [
  { value: 'tafel' as const, label: 'Tafel', icon: Columns3 },
  { value: 'liste' as const, label: 'Liste', icon: List },
]

/** Search, posting, own step, order and view; all of it is in the URL. */
export function ApplicationFilters({ search, view }: { search: ApplicationsSearch; view: ApplicationView }) {
  const navigate = useNavigate()
  const trpc = useTRPC()
  const { data } = useQuery(trpc.application.choices.queryOptions())
  const postings = data?.postings ?? []
  const stages = (data?.stages ?? []).filter(({ jobPostingId }) => jobPostingId === search.stelle)
  function show(changed: Partial<ApplicationsSearch>) {
    const { page: _page, ...others } = search
    void navigate({ to: '/app/company/applications', search: { ...others, ...changed }, replace: true })
  }
  return (
    <div className="no-print mb-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <NameSearch
          key={search.suche}
          value={search.suche ?? ''}
          onSearch={(suche) => show({ suche: suche || undefined })}
        />
      </div>
      <div className="min-w-0 flex-1 basis-52">
        <Select
          label="Stelle"
          value={search.stelle ?? 'alle'}
          options={[
            { value: 'alle', label: 'Alle Stellen' },
            ...postings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(stelle) => show({ stelle: stelle === 'alle' ? undefined : stelle, schritt: undefined })}
        />
      </div>
      {stages.length > 0 && (
        <div className="min-w-0 flex-1 basis-44">
          <Select
            label="Eigener Schritt"
            value={search.schritt ?? 'alle'}
            options={[
              { value: 'alle', label: 'Alle Schritte' },
              ...stages.map(({ id, name, status }) => ({
                value: id,
                label: `${companyStatusLabels[status]}: ${name}`,
              })),
            ]}
            onChange={(schritt) => show({ schritt: schritt === 'alle' ? undefined : schritt })}
          />
        </div>
      )}
      <div className="min-w-0 basis-44">
        <Select
          label="Sortierung"
          value={search.sortierung ?? 'neueste'}
          options={APPLICATION_SORTS.map((value) => ({ value, label: applicationSortLabels[value] }))}
          onChange={(sortierung) => show({ sortierung: sortierung === 'neueste' ? undefined : sortierung })}
        />
      </div>
      <div className="grid min-h-11 content-center gap-x-4 sm:flex sm:items-center">
        <Checkbox
          label="Antwort überfällig"
          value={search.ueberfaellig ?? false}
          onChange={(isSet) => show({ ueberfaellig: isSet ? true : undefined })}
        />
        <Checkbox
          label="Ungelesen"
          value={search.ungelesen ?? false}
          onChange={(isSet) => show({ ungelesen: isSet ? true : undefined })}
        />
      </div>
      <div className="ml-auto">
        <Segment
          label="Ansicht"
          value={view}
          options={VIEWS}
          onChange={(ansicht) => show({ ansicht, ...(ansicht === 'tafel' ? { status: undefined } : {}) })}
        />
      </div>
    </div>
  )
}
