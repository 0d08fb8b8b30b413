import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { type CompanySearch, readCompanySearch } from '~/features/companies/search-params'
import { CompanyList } from '~/features/companies/ui/company-list'
import { CompanySearchForm } from '~/features/companies/ui/company-search-form'
import { COMPANY_SEARCH_PAGES } from '~/features/companies/vocabulary'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../../-page'

const TITLE = 'Alle Unternehmen'
/** Further places of the same name that are offered. */
const MOST_OTHERS = 5

export const Route = createFileRoute('/_public/search/companies')({
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const result = await context.queryClient.ensureQueryData(context.trpc.companyProfile.search.queryOptions(deps))
    const page = pageCount(result)
    // An old link beyond the end. The page numbers lead back as well, but only with JavaScript.
    if (page > 0 && result.page > page) throw redirect({ to: '/search/companies', search: { ...deps, page } })
    pageCache(60, ['postings'])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CompaniesPage,
})

function CompaniesPage() {
  const trpc = useTRPC()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useQuery(trpc.companyProfile.search.queryOptions(search, { placeholderData: keepPreviousData }))
  // Each search makes another form.
  useFocusKeeper()
  return (
    <Main className="wrap flex-1 py-8 md:py-10">
      <PageHeader
        title={TITLE}
        lead={
          <span role="status">
            {data?.isTotalExact === false && 'Mehr als '}
            {(data?.total ?? 0).toLocaleString('de-DE')} Unternehmen
          </span>
        }
      />
      <CompanySearchForm search={search} onSearch={(wanted) => void navigate({ search: wanted })} />
      {data && <PlaceNotes data={data} search={search} />}
      <div className="mt-6">
        {data && data.items.length > 0 && <CompanyList items={data.items} />}
        {data?.items.length === 0 && (
          <EmptyState
            meaning="end"
            title="Kein Unternehmen gefunden"
            actions={<TextLink to="/search/companies">Alle Unternehmen zeigen</TextLink>}
          >
            Versuch es mit einem Teil des Namens, einem größeren Umkreis oder ohne Branche.
          </EmptyState>
        )}
      </div>
      {data && (
        <Pagination
          page={data.page}
          pageCount={pageCount(data)}
          linkTo={(page) => ({ to: '/search/companies', search: { ...search, page } })}
        />
      )}
    </Main>
  )
}

type PlaceNotesProps = {
  data: { isPlaceUnknown: boolean; place: string | null; otherPlaces: string[] }
  search: CompanySearch
}

/** Explains how the place was understood when that is not obvious. */
function PlaceNotes({ data: { isPlaceUnknown, place, otherPlaces }, search }: PlaceNotesProps) {
  if (isPlaceUnknown) {
    return (
      <Note tone="warn" className="mt-4">
        Den Ort „{search.wo}“ kennen wir nicht und haben deshalb überall gesucht. Prüfe die Schreibweise oder nimm die
        Postleitzahl.
      </Note>
    )
  }
  if (otherPlaces.length === 0) return null
  return (
    <p className="mt-4 text-sm">
      Gesucht in {place}. Meintest du{' '}
      {otherPlaces.slice(0, MOST_OTHERS).map((label, index) => (
        <span key={label}>
          {index > 0 && ', '}
          <TextLink to="/search/companies" search={{ ...search, wo: label, page: undefined }}>
            {label}
          </TextLink>
        </span>
      ))}
      ?
    </p>
  )
}

/** When counting stopped there is at least one more page. */
function pageCount({ total, size, isTotalExact }: { total: number; size: number; isTotalExact: boolean }): number {
  return Math.min(COMPANY_SEARCH_PAGES, Math.ceil(total / size) + (isTotalExact ? 0 : 1))
}
