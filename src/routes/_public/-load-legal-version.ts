import type { LegalDocument } from '~/features/privacy/terms/vocabulary'
import { pageCache } from '~/platform/client/page-response'
import { type LoaderContext, loadImprint } from './-load-imprint'

/** Parameters of a page with a legal text: which version, and whether to show what changed. */
export type LegalSearch = { fassung?: number | undefined; vergleich?: true | undefined }

/** Seconds a visitor's page is kept: a new version begins with its day. */
const AGE = 300

/** Loader of a page with `LegalVersion`; apart from it, because loaders are in every visitor's first script. */
export function loadLegalVersion(document: LegalDocument) {
  return async ({ context, deps }: LoaderContext & { deps: LegalSearch }): Promise<void> => {
    const options = context.trpc.terms.read.queryOptions({ document, version: deps.fassung })
    await Promise.all([loadImprint({ context }), context.queryClient.ensureQueryData(options)])
    pageCache(AGE, ['legal'])
  }
}
