import { numberParam, searchParams } from '~/lib/search-params'

/** Parameters of the list of breaches. */
export const readIncidentList = searchParams({ page: numberParam(1, 10_000) })
