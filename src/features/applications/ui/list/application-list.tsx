import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Eye, X } from 'lucide-react'
import { useState } from 'react'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/choices/checkbox'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { Pagination } from '~/ui/lists/pagination'
import { LinkTabs } from '~/ui/navigation/link-tabs'
import { toast } from '~/ui/toast/toast-store'
import { StepDialog } from '../steps/step-dialog'
import type { StepTarget } from '../steps/step-target'
import { ApplicationRow } from './application-row'
import { ExportMenu } from './export-menu'
import { NoApplications } from './no-applications'

/** The list with tabs for each status, selection, and bulk actions. */
export function ApplicationList({ search, now }: { search: ApplicationsSearch; now: Date }) {
  const { bewerbung, ansicht: _view, ...filters } = search
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.list.queryOptions(filters))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = { text: [...chosen].join(' '), bringBack: (kept: string) => setChosen(new Set(kept.split(' '))) }
  useKeptTexts('auswahl', { ids })
  const selected = data.items.filter(({ id }) => chosen.has(id))
  const tab = { ...search, page: undefined, bewerbung: undefined }
  const total = data.counts.reduce((sum, { count }) => sum + count, 0)
  function choose(id: string, isSelected: boolean) {
    const next = new Set(chosen)
    if (isSelected) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <div className="mb-3">
        <LinkTabs
          label="Status"
          tabs={[
            {
              label: 'Alle',
              link: { to: '/app/company/applications', search: { ...tab, status: undefined } },
              count: total,
              isCurrent: search.status === undefined,
            },
            ...data.counts.map(({ status, count }) => ({
              label: companyStatusLabels[status],
              link: { to: '/app/company/applications' as const, search: { ...tab, status } },
              count,
              isCurrent: status === search.status,
            })),
          ]}
        />
      </div>
      {data.items.length === 0 ? (
        <NoApplications search={search} />
      ) : (
        <>
          {data.can.decide && (
            <div className="no-print mb-2 flex min-h-11 flex-wrap items-center gap-3">
              <Checkbox
                label="Alle auf dieser Seite"
                value={selected.length === data.items.length}
                isIndeterminate={selected.length > 0 && selected.length < data.items.length}
                onChange={(isSet) => setChosen(new Set(isSet ? data.items.map(({ id }) => id) : []))}
              />
              {selected.length > 0 && (
                <BulkBar selected={selected} search={filters} onDone={() => setChosen(new Set())} />
              )}
            </div>
          )}
          <ul className="card divide-y divide-line">
            {data.items.map((row) => (
              <ApplicationRow
                key={row.id}
                row={row}
                isOpen={row.id === bewerbung}
                now={now}
                search={search}
                selection={
                  data.can.decide
                    ? { isSelected: chosen.has(row.id), onChange: (isSet) => choose(row.id, isSet) }
                    : undefined
                }
              />
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        linkTo={(page) => ({ to: '/app/company/applications', search: { ...search, bewerbung: undefined, page } })}
        range={{
          from: data.total === 0 ? 0 : (data.page - 1) * data.pageSize + 1,
          to: Math.min(data.page * data.pageSize, data.total),
          total: data.total,
        }}
      />
    </>
  )
}

type Chosen = StepTarget & { moveTo: readonly string[] }

/** Actions for several applications; each is applied to those that allow it. */
function BulkBar({
  selected,
  search,
  onDone,
}: {
  selected: readonly Chosen[]
  search: ApplicationsSearch
  onDone: () => void
}) {
  const trpc = useTRPC()
  const [isRejecting, setRejecting] = useKeptOpen('auswahl-absagen')
  const rejectable = selected.filter(({ moveTo }) => moveTo.includes('rejected'))
  const fresh = selected.filter(({ status }) => status === 'submitted')
  const review = useMutation(
    trpc.application.reviewMany.mutationOptions({
      onSuccess: ({ count }) => {
        toast.success(count === 1 ? '1 Bewerbung gesichtet' : `${count} Bewerbungen gesichtet`)
        onDone()
      },
    }),
  )
  return (
    <fieldset className="flex flex-wrap items-center gap-2" aria-label="Mit der Auswahl">
      <span className="num text-sm font-semibold">{selected.length} ausgewählt</span>
      {fresh.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          isPending={review.isPending}
          onClick={() => review.mutate({ items: fresh.map(({ id, status }) => ({ applicationId: id, from: status })) })}
        >
          <Eye aria-hidden="true" />
          Als gesichtet markieren ({fresh.length})
        </Button>
      )}
      {rejectable.length > 0 && (
        <Button size="sm" variant="outline" onClick={() => setRejecting(true)}>
          <X aria-hidden="true" />
          Absagen ({rejectable.length})
        </Button>
      )}
      <ExportMenu filters={search} ids={selected.map(({ id }) => id)} variant="ghost" size="sm" />
      {isRejecting && (
        <StepDialog
          step={{ applications: rejectable, to: 'rejected' }}
          onClose={() => {
            setRejecting(false)
            onDone()
          }}
        />
      )}
    </fieldset>
  )
}
