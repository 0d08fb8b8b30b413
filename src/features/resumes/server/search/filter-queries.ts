import { addDays, toIsoDay } from '~/lib/dates/dates'
import { label, or, type Query, range } from '~/platform/server/search/query'
import type { Facet, SearchAnswer } from '~/platform/server/search/request'
import type { ResumeSearch } from '../../search-params'
import { AVAILABILITY_FILTERS, EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_REACHES } from '../../vocabulary'
import { languageLabel } from './resume-terms'

/** The counted filters. A count is the number of hits with this choice instead of the current one. */
export type ResumeCounts = {
  arbeitszeit: Record<string, number>
  berufsfeld: Record<string, number>
  erfahrung: Record<number, number>
  sofort: number
  /** Within this many weeks. */
  verfuegbar: Record<number, number>
  fuehrerschein: Record<string, number>
  /** From the chosen level on. */
  sprache: Record<string, number>
  /** For the chosen language, from each level on. */
  sprachniveau: Record<string, number>
}

/** The filters of a search that exclude anybody, by the name of their counts. */
export function filterQueries(search: ResumeSearch, now: Date): Record<string, Query> {
  const { arbeitszeit, berufsfeld, erfahrung, sofort, verfuegbar, fuehrerschein, sprache, sprachniveau } = search
  return {
    ...(arbeitszeit && { arbeitszeit: label('types', [arbeitszeit]) }),
    ...(berufsfeld && { berufsfeld: label('fields', [berufsfeld]) }),
    ...(erfahrung && { erfahrung: label('years', [String(experienceStep(erfahrung))]) }),
    ...(sofort && { sofort: label('availability', ['now']) }),
    ...(verfuegbar && { verfuegbar: availableWithin(verfuegbar, now) }),
    ...(fuehrerschein && { fuehrerschein: label('licences', [fuehrerschein]) }),
    ...(sprache && { sprache: label('languages', [languageLabel(sprache, sprachniveau ?? 'spoken')]) }),
  }
}

/** The counted values of each filter, by the name of its counts. */
export function countedFacets(now: Date): Record<string, Facet> {
  const weeks = AVAILABILITY_FILTERS.map((each) => [String(each), availableWithin(each, now)] as const)
  return {
    arbeitszeit: { by: 'label', column: 'types' },
    berufsfeld: { by: 'label', column: 'fields' },
    erfahrung: { by: 'label', column: 'years' },
    sofort: { by: 'label', column: 'availability' },
    verfuegbar: { by: 'query', of: Object.fromEntries(weeks) },
    fuehrerschein: { by: 'label', column: 'licences' },
    sprache: { by: 'label', column: 'languages' },
  }
}

/** The counts for the page, without zeros. */
export function countsOf(facets: SearchAnswer['facets'], { sprache, sprachniveau }: ResumeSearch): ResumeCounts {
  const all = (name: string) => Object.fromEntries([...(facets[name] ?? [])].filter(([, count]) => count > 0))
  const speaking = (language: string, level: (typeof LANGUAGE_REACHES)[number]) =>
    facets.sprache?.get(languageLabel(language, level)) ?? 0
  return {
    arbeitszeit: all('arbeitszeit'),
    berufsfeld: all('berufsfeld'),
    erfahrung: all('erfahrung'),
    sofort: facets.sofort?.get('now') ?? 0,
    verfuegbar: all('verfuegbar'),
    fuehrerschein: all('fuehrerschein'),
    sprache: counted(FILTER_LANGUAGES, (name) => speaking(name, sprachniveau ?? 'spoken')),
    sprachniveau: sprache === undefined ? {} : counted(LANGUAGE_REACHES, (level) => speaking(sprache, level)),
  }
}

function counted<Key extends string>(keys: readonly Key[], count: (key: Key) => number): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, count(key)] as const).filter(([, each]) => each > 0))
}

/** The smallest offered step that is at least this many years. */
function experienceStep(years: number): number {
  return EXPERIENCE_FILTERS.find((step) => step >= years) ?? EXPERIENCE_FILTERS[EXPERIENCE_FILTERS.length - 1] ?? years
}

/** By a known first day, or by the end of the period of notice. */
function availableWithin(weeks: number, now: Date): Query {
  const until = Math.floor(Date.parse(toIsoDay(addDays(now, weeks * 7))) / DAY_MS)
  return or(range('firstDay', { to: until }), range('noticeWeeks', { from: 0, to: weeks }))
}

const DAY_MS = 86_400_000
