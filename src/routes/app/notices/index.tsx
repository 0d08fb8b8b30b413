import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CheckCheck, Settings } from 'lucide-react'
import { NoticeRow } from '~/features/notices/ui/notice-row'
import { useReadNotices } from '~/features/notices/ui/use-read-notices'
import { numberParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../../-page'

const TITLE = 'Benachrichtigungen'
const readSearch = searchParams({ page: numberParam(1, 400) })

export const Route = createFileRoute('/app/notices/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.notice.list.queryOptions(deps)),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: NoticesPage,
})

function NoticesPage() {
  const { page = 1 } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.notice.list.queryOptions({ page }))
  const { data: unread } = useSuspenseQuery(trpc.notice.unread.queryOptions())
  const { read, readAll } = useReadNotices()
  return (
    <AppPage
      title={TITLE}
      actions={
        <>
          {unread > 0 && (
            <Button variant="outline" size="sm" isPending={readAll.isPending} onClick={() => readAll.mutate()}>
              <CheckCheck aria-hidden="true" />
              Alle gelesen
            </Button>
          )}
          <ButtonLink to="/app/notices/settings" variant="quiet" size="sm">
            <Settings aria-hidden="true" />
            Einstellen
          </ButtonLink>
        </>
      }
    >
      {data.total === 0 ? (
        <EmptyState meaning="clear" title="Freie Strecke, nichts Neues.">
          {user.type === 'COMPANY'
            ? 'Hier steht, wenn sich bei Ihren Stellen und Bewerbungen etwas tut.'
            : user.isAdmin
              ? 'Hier steht, wenn etwas auf Sie wartet.'
              : 'Hier steht, wenn sich bei deinen Bewerbungen etwas tut.'}
        </EmptyState>
      ) : (
        <div className="max-w-[48rem]">
          <ul className="card overflow-hidden">
            {data.items.map((notice) => (
              <li
                key={notice.id}
                className="relative flex flex-wrap items-start gap-3 border-line px-5 py-3.5 not-first:border-t hover:bg-sunken"
              >
                <NoticeRow
                  notice={notice}
                  now={data.now}
                  onOpen={() => {
                    if (notice.isUnread) read.mutate({ id: notice.id })
                  }}
                />
                {notice.isUnread && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="relative z-1 ml-auto shrink-0"
                    aria-label={`Als gelesen markieren: ${notice.text}`}
                    onClick={() => read.mutate({ id: notice.id })}
                  >
                    Gelesen
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <ListPagination page={page} list={data} />
        </div>
      )}
    </AppPage>
  )
}
