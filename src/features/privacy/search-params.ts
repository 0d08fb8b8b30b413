import { flagParam, numberParam, searchParams, textParam } from '~/lib/search-params'

export const readIncidentList = searchParams({ page: numberParam(1, 10_000) })
/** Parameters of the list of requests about data; without `erledigt` the open ones. */
export const readRequestList = searchParams({ erledigt: flagParam, page: numberParam(1, 10_000) })
export const readDeletionList = searchParams({ page: numberParam(1, 10_000) })
/** Parameters of a legal text: which version, and whether to show what changed. */
export const readLegalSearch = searchParams({ fassung: numberParam(1, 10_000), vergleich: flagParam })
/** Parameters of the list of processor agreements. */
export const readAgreementList = searchParams({
  q: textParam(120),
  fassung: numberParam(1, 10_000),
  page: numberParam(1, 10_000),
})
export type AgreementList = ReturnType<typeof readAgreementList>
