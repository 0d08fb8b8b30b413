import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { readManageList } from '~/features/job-postings/search-params'
import { PostingsTable } from '~/features/job-postings/ui/manage/postings-table'
import { PublishingHurdles } from '~/features/job-postings/ui/publishing/publishing-hurdles'
import { MANAGE_SORTS, MANAGE_TABS, type ManageTab, manageTabLabels } from '~/features/job-postings/vocabulary'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Pagination } from '~/ui/lists/pagination'
import { LinkTabs } from '~/ui/navigation/link-tabs'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../../../-page'

const TITLE = 'Jobs verwalten'

export const Route = createFileRoute('/app/company/job-postings/')({
  validateSearch: readManageList,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, trpc }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.manageList.queryOptions(deps)),
      queryClient.ensureQueryData(trpc.jobPosting.conditions.queryOptions()),
    ])
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ManagePostings,
})

function ManagePostings() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.jobPosting.manageList.queryOptions(search))
  const { data: conditions } = useSuspenseQuery(trpc.jobPosting.conditions.queryOptions())
  const ids = data.items.map((item) => item.id)
  const { data: applications } = useQuery(
    trpc.jobPosting.applicationCounts.queryOptions(
      { ids },
      { enabled: ids.length > 0, placeholderData: keepPreviousData },
    ),
  )
  const tabs = [
    {
      label: 'Alle',
      link: { to: '/app/company/job-postings' as const },
      count: data.counts.all,
      isCurrent: !search.reiter,
    },
    ...MANAGE_TABS.map((reiter) => ({
      label: manageTabLabels[reiter],
      link: { to: '/app/company/job-postings' as const, search: { reiter, suche: search.suche } },
      count: data.counts[reiter],
      isCurrent: search.reiter === reiter,
    })),
  ]
  return (
    <AppPage
      title={TITLE}
      isWide
      actions={
        <ButtonLink to="/app/company/job-postings/create">
          <Plus aria-hidden="true" />
          Stelle ausschreiben
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PublishingHurdles conditions={conditions} />
        {conditions.hasValidLicense && conditions.hasProfile && conditions.active === 0 && (
          // Also shown after a redirect from the résumé search.
          <Note tone="info" title="Keine aktive Stelle">
            Lebensläufe durchsuchen können Sie, sobald eine Ihrer Stellen online ist.
          </Note>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <LinkTabs label="Status" tabs={tabs} />
          <PostingSearch key={search.suche} tab={search.reiter} text={search.suche ?? ''} />
        </div>
        {data.total === 0 ? (
          <Nothing isFiltered={Boolean(search.reiter || search.suche)} />
        ) : (
          <div>
            <PostingsTable
              // A selection belongs to the visible rows.
              key={JSON.stringify(search)}
              sort={
                search.sortierung && {
                  column: search.sortierung,
                  direction: search.richtung === 'ab' ? 'descending' : 'ascending',
                }
              }
              onSort={({ column, direction }) =>
                void navigate({
                  to: '/app/company/job-postings',
                  search: {
                    ...search,
                    page: undefined,
                    sortierung: MANAGE_SORTS.find((known) => known === column),
                    richtung: direction === 'descending' ? 'ab' : 'auf',
                  },
                })
              }
              postings={data.items}
              applications={applications && new Map(applications.map((counts) => [counts.jobPostingId, counts]))}
              now={now}
            />
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              linkTo={(page) => ({ to: '/app/company/job-postings', search: { ...search, page } })}
              range={{
                from: (data.page - 1) * data.pageSize + 1,
                to: Math.min(data.page * data.pageSize, data.total),
                total: data.total,
              }}
            />
          </div>
        )}
      </div>
    </AppPage>
  )
}

function PostingSearch({ tab, text }: { tab: ManageTab | undefined; text: string }) {
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const suche = String(new FormData(event.currentTarget).get('suche') ?? '').trim() || undefined
    void navigate({ to: '/app/company/job-postings', search: { reiter: tab, suche } })
  }
  return (
    <search className="w-full sm:w-72">
      <form method="get" onSubmit={submit} className="field-box">
        <Search className="field-icon" aria-hidden="true" />
        <input
          className="field field-sm"
          type="search"
          name="suche"
          aria-label="Titel oder Referenz"
          placeholder="Titel oder Referenz"
          maxLength={80}
          defaultValue={text}
        />
      </form>
    </search>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        meaning="none"
        title="Hier ist nichts."
        actions={
          <ButtonLink to="/app/company/job-postings" variant="outline">
            Alle anzeigen
          </ButtonLink>
        }
      >
        In dieser Auswahl gibt es keine Stelle.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      meaning="start"
      title="Noch keine Stelle ausgeschrieben."
      actions={
        <ButtonLink to="/app/company/job-postings/create" variant="signal">
          Stelle ausschreiben
        </ButtonLink>
      }
    >
      Beginnen Sie mit einem Entwurf. Sie können jederzeit speichern und später weiterschreiben.
    </EmptyState>
  )
}
