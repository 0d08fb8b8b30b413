import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SHOWS_HITS } from '~/features/job-search/page-tags'
import { OccupationFieldList } from '~/features/job-search/ui/occupation-field-list'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../-page'

const TITLE = 'Berufsfelder'

/** All occupation fields with postings, each linked to its search. */
export const Route = createFileRoute('/_public/berufsfelder')({
  loader: async ({ context: { queryClient, trpc } }) => {
    pageCache(60, ['postings', SHOWS_HITS])
    await queryClient.ensureQueryData(trpc.jobPosting.statistics.queryOptions())
  },
  head: () => ({
    meta: [
      pageTitle(TITLE),
      { name: 'description', content: 'Alle Berufsfelder im Stellwerk mit der Zahl ihrer offenen Stellen.' },
    ],
  }),
  component: OccupationFields,
})

function OccupationFields() {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.jobPosting.statistics.queryOptions())
  return (
    <Main className="wrap flex-1 py-8 md:py-10">
      <PageHeader
        title={TITLE}
        lead={`${data.active === 1 ? '1 offene Stelle' : `${data.active.toLocaleString('de-DE')} offene Stellen`}, nach Feldern geordnet.`}
      />
      {data.fields.length === 0 ? (
        <EmptyState
          meaning="start"
          title="Noch keine Stelle ausgeschrieben."
          actions={<ButtonLink to="/search/jobs">Jobs finden</ButtonLink>}
        >
          Sobald die ersten Stellen online sind, stehen hier ihre Felder.
        </EmptyState>
      ) : (
        <OccupationFieldList fields={data.fields} />
      )}
    </Main>
  )
}
