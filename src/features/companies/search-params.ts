import { choiceParam, numberParam, searchParams, textParam } from '~/lib/search-params'
import { COMPANY_SEARCH_PAGES, INDUSTRIES } from './vocabulary'

/** Parameters of `/search/companies`. */
export const readCompanySearch = searchParams({
  was: textParam(120),
  branche: choiceParam(INDUSTRIES),
  wo: textParam(80),
  /** Kilometres. */
  umkreis: numberParam(0, 200),
  /** Only companies with an open posting. */
  stellen: choiceParam(['ja']),
  page: numberParam(1, COMPANY_SEARCH_PAGES),
})
export type CompanySearch = ReturnType<typeof readCompanySearch>

/** Parameters of a company's public page. */
export const readCompanyPage = searchParams({ page: numberParam(1, 500) })
