import { useNavigate } from '@tanstack/react-router'
import type { RouterOutputs } from '~/platform/client/trpc'
import { LinkTabs } from '~/ui/link-tabs'
import { Select } from '~/ui/select'
import { applicationStatusLabels } from '../lifecycle'
import type { ApplicationListInput } from '../schema'
import { NameSearch } from './name-search'

type Listed = RouterOutputs['application']['list']
type Props = { filters: ApplicationListInput; counts: Listed['counts']; postings: Listed['postings'] }

/** Status tabs with counts, the posting, and a search by name; all of it stands in the URL. */
export function ApplicationFilters({ filters, counts, postings }: Props) {
  const navigate = useNavigate()
  const total = counts.reduce((sum, row) => sum + row.count, 0)
  const { status, page: _page, ...others } = filters
  function show(changed: Partial<ApplicationListInput>) {
    void navigate({ to: '/app/company/applications', search: { ...others, status, ...changed }, replace: true })
  }
  return (
    <div className="mb-4 grid gap-4">
      <LinkTabs
        label="Stand"
        tabs={[
          {
            label: 'Alle',
            link: { to: '/app/company/applications', search: others },
            count: total,
            isCurrent: status === undefined,
          },
          ...counts.map((row) => ({
            label: applicationStatusLabels[row.status],
            link: { to: '/app/company/applications' as const, search: { ...others, status: row.status } },
            count: row.count,
            isCurrent: row.status === status,
          })),
        ]}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <NameSearch value={filters.suche ?? ''} onSearch={(suche) => show({ suche: suche || undefined })} />
        <Select
          label="Stelle"
          value={filters.stelle ?? 'alle'}
          options={[
            { value: 'alle', label: 'Alle Stellen' },
            ...postings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(stelle) => show({ stelle: stelle === 'alle' ? undefined : stelle })}
        />
      </div>
    </div>
  )
}
