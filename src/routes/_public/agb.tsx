import { createFileRoute } from '@tanstack/react-router'
import { readLegalSearch } from '~/features/privacy/search-params'
import { pageTitle } from '../-page'
import { LegalVersion } from './-legal-version'
import { loadLegalVersion } from './-load-legal-version'

export const Route = createFileRoute('/_public/agb')({
  validateSearch: readLegalSearch,
  loaderDeps: ({ search }) => search,
  loader: loadLegalVersion('terms'),
  head: () => ({ meta: [pageTitle('Allgemeine Geschäftsbedingungen (AGB)')] }),
  component: Page,
})

function Page() {
  return <LegalVersion document="terms" search={Route.useSearch()} />
}
