import { createFileRoute } from '@tanstack/react-router'
import { readLegalSearch } from '~/features/privacy/search-params'
import { pageTitle } from '../-page'
import { LegalVersion } from './-legal-version'
import { loadLegalVersion } from './-load-legal-version'

export const Route = createFileRoute('/_public/privacy')({
  validateSearch: readLegalSearch,
  loaderDeps: ({ search }) => search,
  loader: loadLegalVersion('privacy'),
  head: () => ({ meta: [pageTitle('Datenschutz')] }),
  component: Page,
})

function Page() {
  return <LegalVersion document="privacy" search={Route.useSearch()} />
}
