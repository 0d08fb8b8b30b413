import { useSuspenseQuery } from '@tanstack/react-query'
import { placeholderValues } from '~/features/privacy/terms/placeholder-values'
import { type LegalDocument, legalDocuments } from '~/features/privacy/terms/terms'
import { LegalDocumentView } from '~/features/privacy/ui/terms/legal-document'
import { formatIsoDay } from '~/lib/dates/dates'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { LegalPage, useImprint } from './-legal-page'
import { type LoaderContext, loadImprint } from './-load-imprint'

/** Parameters of a page with a legal text: which version, and whether to show what changed. */
export type LegalSearch = { fassung?: number | undefined; vergleich?: true | undefined }

/** Seconds a visitor's page is kept: a new version begins with its day. */
const AGE = 300

/** Loader of a page with `LegalVersion`. */
export function loadLegalVersion(document: LegalDocument) {
  return async ({ context, deps }: LoaderContext & { deps: LegalSearch }): Promise<void> => {
    const options = context.trpc.terms.read.queryOptions({ document, version: deps.fassung })
    await Promise.all([loadImprint({ context }), context.queryClient.ensureQueryData(options)])
    pageCache(AGE, ['legal'])
  }
}

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
