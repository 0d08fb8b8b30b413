import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { applicationListSchema } from '~/features/applications/schema'
import { ApplicationFilters } from '~/features/applications/ui/application-filters'
import { ApplicationRow } from '~/features/applications/ui/application-row'
import { OpenedApplication } from '~/features/applications/ui/opened-application'
import { WriteMessage } from '~/features/conversations/ui/write-message'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { classNames } from '~/ui/class-names'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

const searchSchema = applicationListSchema.extend({
  /** The application open beside the list. */
  bewerbung: z.uuid().optional().catch(undefined),
})

export const Route = createFileRoute('/app/company/applications')({
  validateSearch: searchSchema,
  loaderDeps: ({ search: { bewerbung: _opened, ...filters } }) => filters,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.application.list.queryOptions(deps))
    return { now: new Date() }
  },
  head: () => ({ meta: [pageTitle('Bewerbungen')] }),
  component: Applications,
})

function Applications() {
  const { bewerbung, ...filters } = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.list.queryOptions(filters))
  return (
    <AppPage title="Bewerbungen" isWide>
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          bewerbung && 'xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <section aria-label="Liste der Bewerbungen" className={classNames('min-w-0', bewerbung && 'max-xl:hidden')}>
          <ApplicationFilters filters={filters} counts={data.counts} postings={data.postings} />
          {data.items.length === 0 ? (
            <EmptyState
              title="Keine Bewerbungen."
              actions={
                <ButtonLink to="/app/company/job-postings" variant="outline">
                  Jobs verwalten
                </ButtonLink>
              }
            >
              Hier erscheinen Bewerbungen, sobald welche eingehen oder die Filter passen.
            </EmptyState>
          ) : (
            <ul className="card divide-y divide-line">
              {data.items.map((row) => (
                <ApplicationRow key={row.id} row={row} isOpen={row.id === bewerbung} now={now} />
              ))}
            </ul>
          )}
          <Pagination
            page={data.page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            linkTo={(page) => ({ to: '/app/company/applications', search: { ...filters, page } })}
            range={{
              from: data.total === 0 ? 0 : (data.page - 1) * data.pageSize + 1,
              to: Math.min(data.page * data.pageSize, data.total),
              total: data.total,
            }}
          />
        </section>
        {bewerbung && (
          <OpenedApplication key={bewerbung} id={bewerbung} messageBox={<WriteMessage applicationId={bewerbung} />} />
        )}
      </div>
    </AppPage>
  )
}
