import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readCompanySearch } from '~/features/companies/search-params'
import { CompanyList } from '~/features/companies/ui/company-list'
import { CompanySearchForm } from '~/features/companies/ui/company-search-form'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { Pagination } from '~/ui/pagination'
import { TextLink } from '~/ui/text-link'
import { pageTitle } from '../../-page-title'

const TITLE = 'Alle Unternehmen'

export const Route = createFileRoute('/_public/search/companies')({
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.companyProfile.search.queryOptions(deps))
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
  const total = data?.total ?? 0
  return (
    <main id="inhalt" tabIndex={-1} className="wrap flex-1 py-8 md:py-10">
      <PageHeader title={TITLE} lead={total === 1 ? '1 Unternehmen' : `${total.toLocaleString('de-DE')} Unternehmen`} />
      <CompanySearchForm search={search} onSearch={(wanted) => void navigate({ search: wanted })} />
      <div className="mt-6">
        {data && data.items.length > 0 && <CompanyList items={data.items} />}
        {data?.items.length === 0 && (
          <EmptyState
            title="Kein Unternehmen gefunden"
            actions={<TextLink to="/search/companies">Alle Unternehmen zeigen</TextLink>}
          >
            Versuchen Sie es mit einem Teil des Namens oder ohne Branche.
          </EmptyState>
        )}
      </div>
      {data && (
        <Pagination
          page={data.page}
          pageCount={Math.ceil(data.total / data.size)}
          linkTo={(page) => ({ to: '/search/companies', search: { ...search, page } })}
        />
      )}
    </main>
  )
}
