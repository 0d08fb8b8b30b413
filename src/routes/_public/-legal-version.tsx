import { useSuspenseQuery } from '@tanstack/react-query'
import { placeholderValues } from '~/features/privacy/terms/placeholder-values'
import { legalDocuments } from '~/features/privacy/terms/terms'
import type { LegalDocument } from '~/features/privacy/terms/vocabulary'
import { LegalDocumentView } from '~/features/privacy/ui/terms/legal-document'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { LegalPage, useImprint } from './-legal-page'
import type { LegalSearch } from './-load-legal-version'

/** The text of a legal page: the version in force, or the one asked for. */
export function LegalVersion({ document, search }: { document: LegalDocument; search: LegalSearch }) {
  const trpc = useTRPC()
  const imprint = useImprint()
  const { data: terms } = useSuspenseQuery(trpc.terms.read.queryOptions({ document, version: search.fassung }))
  const asOf = terms.validFrom ? `Fassung ${terms.version}, ab ${formatIsoDay(terms.validFrom)}` : undefined
  return (
    <LegalPage title={legalDocuments[document].title} asOf={asOf} isDemo={imprint.isDemo}>
      <LegalDocumentView
        document={document}
        terms={terms}
        isComparing={search.vergleich === true}
        values={placeholderValues(imprint)}
      />
    </LegalPage>
  )
}
