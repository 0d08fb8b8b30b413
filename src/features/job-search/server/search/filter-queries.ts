import { and, label, not, or, type Query, range } from '~/platform/server/search/query'
import type { Facet as CountedFacet } from '~/platform/server/search/request'
import { type JobSearch, PUBLISHED_SINCE_DAYS } from '../../search-params'
import type { Facet } from '../../search-result'
import { nameKey } from '../documents/posting-terms'

const DAY = 86_400
/** Names of companies and benefits that are offered as a choice. */
const MOST_NAMES = 12

const REMOTE = label('workplace', ['remote'])
const TEMPORARY = or(label('employer', ['temporary-work']), label('types', ['Zeitarbeit']))

/** What is done wholly from home belongs to every place. */
export const ANYWHERE = REMOTE

/**
 * The filters of a search that leave anything out, by the name of their facet.
 *
 * @param hasPlace a search for a place leaves out what is done wholly from home, unless its filter asks for it
 * @param now seconds since 1970
 */
export function filterQueries(search: JobSearch, hasPlace: boolean, now: number): Partial<Record<Facet, Query>> {
  const { berufsfeld, arbeitszeit, befristung, homeoffice, gehalt, veroeffentlichtseit, arbeitgeber, vorteile } = search
  const employer = employerQuery(search)
  return {
    ...(berufsfeld && { berufsfeld: label('field', berufsfeld) }),
    ...(arbeitszeit && { arbeitszeit: label('types', arbeitszeit) }),
    ...(befristung && { befristung: label('contract', befristung) }),
    ...(homeoffice ? { homeoffice: label('workplace', homeoffice) } : hasPlace && { homeoffice: not(REMOTE) }),
    ...(gehalt !== undefined && { gehalt: range('pay', { from: gehalt }) }),
    ...(veroeffentlichtseit !== undefined && { veroeffentlichtseit: since(veroeffentlichtseit, now) }),
    ...(employer && { anstellung: employer }),
    ...(arbeitgeber && { arbeitgeber: label('company', arbeitgeber.map(nameKey)) }),
    ...(vorteile && { vorteile: label('benefits', vorteile.map(nameKey)) }),
  }
}

/** What is counted: each value of each filter. */
export function countedFacets({ arbeitgeber, vorteile }: JobSearch, now: number): Record<Facet, CountedFacet> {
  const days = PUBLISHED_SINCE_DAYS.map((each) => [String(each), since(each, now)] as const)
  return {
    berufsfeld: { by: 'label', column: 'field' },
    arbeitszeit: { by: 'label', column: 'types' },
    befristung: { by: 'label', column: 'contract' },
    homeoffice: { by: 'label', column: 'workplace' },
    gehalt: { by: 'label', column: 'paySteps' },
    veroeffentlichtseit: { by: 'query', of: Object.fromEntries(days) },
    anstellung: { by: 'label', column: 'employer' },
    arbeitgeber: { by: 'label', column: 'company', limit: MOST_NAMES, also: arbeitgeber?.map(nameKey) },
    vorteile: { by: 'label', column: 'benefits', limit: MOST_NAMES, also: vorteile?.map(nameKey) },
  }
}

function employerQuery({ anstellung, zeitarbeit }: JobSearch): Query | null {
  const chosen = anstellung && label('employer', anstellung)
  if (zeitarbeit !== false) return chosen ?? null
  return chosen ? and(chosen, not(TEMPORARY)) : not(TEMPORARY)
}

function since(days: number, now: number): Query {
  return range('published', { from: now - days * DAY })
}
