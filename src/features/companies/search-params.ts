import { choiceParam, numberParam, searchParams, textParam } from '~/lib/search-params'
import { INDUSTRIES } from './vocabulary'

/** Parameters of `/search/companies`. */
export const readCompanySearch = searchParams({
  was: textParam(120),
  branche: choiceParam(INDUSTRIES),
  page: numberParam(1, 500),
})
export type CompanySearch = ReturnType<typeof readCompanySearch>

/** Parameters of a company's public page. */
export const readCompanyPage = searchParams({ page: numberParam(1, 500) })
