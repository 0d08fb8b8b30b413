import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PoolPersonCard } from '~/features/talent-pool/ui/pool-person-card'
import { choiceParam, numberParam, searchParams, textParam } from '~/lib/search-params'
import { OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../../-page'

const TITLE = 'Kandidatenpool'
const readSearch = searchParams({
  q: textParam(80),
  schlagwort: textParam(40),
  berufsfeld: choiceParam(OCCUPATION_FIELDS),
  page: numberParam(1, 1000),
})

export const Route = createFileRoute('/app/company/talent-pool')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.talentPool.list.queryOptions(deps)),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: TalentPoolPage,
})

const fields = OCCUPATION_FIELDS.map((value) => ({ value, label: value }))

function TalentPoolPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.talentPool.list.queryOptions(search))
  return (
    <AppPage title={TITLE}>
      <div className="max-w-[56rem]">
        {data.asked > 0 && (
          <Note
            tone="info"
            className="mb-5"
            title={
              data.asked === 1
                ? 'Eine Person hat noch nicht geantwortet.'
                : `${data.asked} Personen haben noch nicht geantwortet.`
            }
          />
        )}
        {data.everybody === 0 ? (
          <EmptyState
            meaning="start"
            title="Noch niemand im Pool."
            actions={
              <ButtonLink to="/app/company/applications" variant="outline">
                Bewerbungen ansehen
              </ButtonLink>
            }
          >
            Nach einer Absage oder einem angenommenen Kontakt können Sie fragen, ob Sie jemanden im Blick behalten
            dürfen. Hier steht, wer zugestimmt hat, und bis wann.
          </EmptyState>
        ) : (
          <>
            <ListToolbar label="Name, Beruf oder Ort" q={search.q}>
              <ListFilter label="Berufsfeld" search={search} param="berufsfeld" options={fields} />
              {data.tags.length > 0 && (
                <ListFilter
                  label="Schlagwort"
                  search={search}
                  param="schlagwort"
                  options={data.tags.map((value) => ({ value, label: value }))}
                />
              )}
            </ListToolbar>
            {data.total === 0 && <p className="text-muted">Niemand im Pool passt zu dieser Auswahl.</p>}
            <ul className={data.items.length > 0 ? 'card divide' : undefined}>
              {data.items.map((person) => (
                <li key={person.id}>
                  <PoolPersonCard person={person} />
                </li>
              ))}
            </ul>
            <ListPagination page={search.page} list={data} />
          </>
        )}
      </div>
    </AppPage>
  )
}
