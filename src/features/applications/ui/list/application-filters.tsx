import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Columns3, EyeOff, List } from 'lucide-react'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import type { ApplicationsSearch, ApplicationView } from '~/features/applications/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/buttons/button'
import { Segment } from '~/ui/choices/segment'
import { Select } from '~/ui/choices/select'
import { classNames } from '~/ui/class-names'
import { MoreMenu } from './more-menu'
import { NameSearch } from './name-search'

const VIEWS = [
  { value: 'tafel' as const, label: 'Tafel', icon: Columns3 },
  { value: 'liste' as const, label: 'Liste', icon: List },
]

type Props = {
  search: ApplicationsSearch
  view: ApplicationView
  /** How many the switches would show. */
  waiting: { overdue: number; unread: number }
  /** Who only reads has no files and no templates. */
  canDecide: boolean
}

/** The bar of the page: posting, own step, two switches, name, view, and a menu with the rest; all of it is in the URL. */
export function ApplicationFilters({ search, view, waiting, canDecide }: Props) {
  const navigate = useNavigate()
  const trpc = useTRPC()
  const { data } = useQuery(trpc.application.choices.queryOptions())
  const postings = data?.postings ?? []
  const posting = postings.find(({ id }) => id === search.stelle)
  const stages = (data?.stages ?? []).filter(({ jobPostingId }) => jobPostingId === search.stelle)
  function show(changed: Partial<ApplicationsSearch>) {
    const { page: _page, ...others } = search
    void navigate({ to: '/app/company/applications', search: { ...others, ...changed }, replace: true })
  }
  return (
    <search
      aria-label="Bewerbungen filtern"
      className={classNames(
        'no-print relative flex min-h-12 items-center gap-2 overflow-x-auto border-b border-line bg-surface px-4 pt-1 pb-[calc(0.25rem-1px)] *:flex-none md:px-8 lg:max-xl:gap-1.5 lg:max-xl:px-5',
        search.bewerbung && 'max-lg:hidden',
      )}
    >
      <div className="w-60 lg:max-xl:w-36">
        <Select
          label="Stelle"
          isLabelHidden
          size="sm"
          value={search.stelle ?? 'alle'}
          options={[
            { value: 'alle', label: 'Alle Stellen' },
            ...postings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(stelle) => show({ stelle: stelle === 'alle' ? undefined : stelle, schritt: undefined })}
        />
      </div>
      {stages.length > 0 && (
        <div className="w-40">
          <Select
            label="Eigener Schritt"
            isLabelHidden
            size="sm"
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
      <Switch
        label="Überfällig"
        count={waiting.overdue}
        isOn={search.ueberfaellig ?? false}
        onChange={(isOn) => show({ ueberfaellig: isOn ? true : undefined })}
      />
      <Switch
        label="Ungelesen"
        count={waiting.unread}
        isOn={search.ungelesen ?? false}
        onChange={(isOn) => show({ ungelesen: isOn ? true : undefined })}
      />
      {posting?.isAnonymous && (
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold max-xl:sr-only">
          <EyeOff className="size-4" aria-hidden="true" />
          Namen verborgen
        </span>
      )}
      <div className="ml-auto w-40 lg:max-xl:w-30">
        <NameSearch
          key={search.suche}
          value={search.suche ?? ''}
          onSearch={(suche) => show({ suche: suche || undefined })}
        />
      </div>
      <Segment
        label="Ansicht"
        value={view}
        options={VIEWS}
        onChange={(ansicht) => show({ ansicht, ...(ansicht === 'tafel' ? { status: undefined } : {}) })}
      />
      <MoreMenu search={search} canDecide={canDecide} onSort={(sortierung) => show({ sortierung })} />
    </search>
  )
}

type SwitchProps = { label: string; count: number; isOn: boolean; onChange: (isOn: boolean) => void }

function Switch({ label, count, isOn, onChange }: SwitchProps) {
  return (
    <Button size="sm" variant={isOn ? 'primary' : 'outline'} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {label}
      {count > 0 && <Badge count={count} />}
    </Button>
  )
}
