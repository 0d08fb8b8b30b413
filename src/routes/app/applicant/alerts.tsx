import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Pause, Play, Trash2 } from 'lucide-react'
import { ALERTS_PER_PAGE, alertFrequencyLabels } from '~/features/job-search/alert'
import { searchAddress } from '~/features/job-search/search-params'
import type { SearchAlert } from '~/features/job-search/views'
import { formatDay } from '~/lib/dates/dates'
import { numberParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { Select } from '~/ui/choices/select'
import { confirm } from '~/ui/dialog/confirm'
import { Pagination } from '~/ui/lists/pagination'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../../-page'
import { SeekerPage } from './-seeker-page'

const TITLE = 'Suchaufträge'
const readSearch = searchParams({ page: numberParam(1, 100) })

export const Route = createFileRoute('/app/applicant/alerts')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(context.trpc.searchAlert.list.queryOptions({ page: deps.page })),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: AlertsPage,
})

function AlertsPage() {
  const { page = 1 } = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.searchAlert.list.queryOptions({ page }))
  return (
    <SeekerPage title={TITLE} isEmpty={data.total === 0}>
      {data.total === 0 ? (
        <EmptyState
          meaning="start"
          title="Noch kein Suchauftrag."
          actions={
            <ButtonLink to="/search/jobs" variant="signal">
              Jobs finden
            </ButtonLink>
          }
        >
          Suche nach einer Stelle und wähle „Suchauftrag speichern“. Neue Treffer kommen dann per E-Mail, keiner
          doppelt.
        </EmptyState>
      ) : (
        <div className="max-w-[56rem]">
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.items.map((alert) => (
              <li key={alert.id}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / ALERTS_PER_PAGE)}
            linkTo={(target) => ({ to: '/app/applicant/alerts', search: { page: target } })}
          />
        </div>
      )}
    </SeekerPage>
  )
}

const frequencies = [
  { value: 'daily', label: alertFrequencyLabels.daily },
  { value: 'weekly', label: alertFrequencyLabels.weekly },
]

function AlertCard({ alert }: { alert: SearchAlert }) {
  const { id, version, label, frequency } = alert
  const isActive = alert.status === 'active'
  const trpc = useTRPC()
  const change = useMutation(trpc.searchAlert.change.mutationOptions())
  const remove = useMutation(trpc.searchAlert.remove.mutationOptions({ meta: { done: 'Suchauftrag gelöscht' } }))
  const status = isActive ? 'active' : 'paused'

  async function askToRemove() {
    const isSure = await confirm({
      title: 'Suchauftrag löschen?',
      message: `Zu „${label}“ kommen dann keine E-Mails mehr.`,
      acceptLabel: 'Löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (isSure) remove.mutate({ id })
  }

  return (
    <article className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:p-5">
      <div className="min-w-0">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <TextLink to="/search/jobs" search={searchAddress({ ...alert.search, sortierung: 'datum' })}>
            {label}
          </TextLink>
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Chip tone={isActive ? 'success' : 'mute'}>{isActive ? 'Aktiv' : 'Pausiert'}</Chip>
          {alert.lastMailedAt ? `Letzte E-Mail am ${formatDay(alert.lastMailedAt)}` : 'Noch keine E-Mail'}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="basis-full md:basis-auto">
          <Select
            label={`Häufigkeit für ${label}`}
            isLabelHidden
            options={frequencies}
            value={frequency}
            onChange={(value) =>
              change.mutate({ id, version, status, frequency: value === 'weekly' ? 'weekly' : 'daily' })
            }
          />
        </div>
        <Button
          variant="outline"
          aria-label={`${label} ${isActive ? 'pausieren' : 'fortsetzen'}`}
          isPending={change.isPending}
          onClick={() => change.mutate({ id, version, frequency, status: isActive ? 'paused' : 'active' })}
        >
          {isActive ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isActive ? 'Pausieren' : 'Fortsetzen'}
        </Button>
        <Button variant="quiet" isIcon aria-label={`${label} löschen`} onClick={() => void askToRemove()}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </article>
  )
}
