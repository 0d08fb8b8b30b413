import { availabilityText } from '~/features/applicants/availability-text'
import { foldGerman } from '~/lib/german/fold'
import { matchesQuery, type QueryWord, queryTerms, searchTerms } from '~/lib/german/text'
import { shortLevel } from '../../document/language-text'
import type { ResumeSheet } from '../../document/sheet'
import { experienceYears } from '../../experience-years'
import type { ResumeSearch } from '../../search-params'
import { LANGUAGE_LEVELS } from '../../vocabulary'
import { splitWords } from './words'

/** One criterion, and where the résumé meets it. */
export type MetCriterion = { asked: string; source: string }

/**
 * Lists for each found sheet every search and filter criterion, with its place in the résumé. Nothing more: nobody is
 * ranked against anybody. The sheets are redacted already where needed.
 */
export function criteriaOf(search: ResumeSearch, now: Date): (sheet: ResumeSheet) => MetCriterion[] {
  // Computed once for a whole page of hits: an occupation has dozens of names.
  const words = askedWords(search.was ?? '')
  return (sheet) => [...wordCriteria(sheet, words), ...filterCriteria(sheet, search, now)]
}

function filterCriteria(sheet: ResumeSheet, search: ResumeSearch, now: Date): MetCriterion[] {
  const { content } = sheet
  const met: MetCriterion[] = []
  const { sprache, sprachniveau, erfahrung, fuehrerschein, arbeitszeit, sofort, verfuegbar } = search
  if (sprache) {
    const spoken = content.languages.filter(({ name }) => foldGerman(name.trim()) === foldGerman(sprache))
    const level = LANGUAGE_LEVELS.findLast((each) => spoken.some((language) => language.level === each))
    met.push({
      asked: askedLanguage(sprache, sprachniveau),
      source: level ? shortLevel(level) : 'ohne Angabe zum Niveau',
    })
  }
  if (erfahrung) {
    const years = experienceYears(content.experience, now)
    met.push({
      asked: `mindestens ${erfahrung} ${erfahrung === 1 ? 'Jahr' : 'Jahre'} Praxis`,
      source: `${years} Jahre`,
    })
  }
  if (fuehrerschein) met.push({ asked: `Führerschein ${fuehrerschein}`, source: 'im Profil' })
  if (arbeitszeit) met.push({ asked: arbeitszeit, source: 'gewünschte Arbeitszeit' })
  if (sofort || verfuegbar) met.push({ asked: 'Verfügbarkeit', source: availabilityText(sheet) })
  return met
}

function askedLanguage(name: string, level: ResumeSearch['sprachniveau']): string {
  if (level === undefined) return name
  return level === 'native' ? `${name} als Erstsprache` : `${name} ab ${level}`
}

/** The searched sections, the most relevant first. */
function sectionsOf({ headline, content }: ResumeSheet): { name: string; text: string }[] {
  return [
    { name: 'Kenntnisse', text: content.skills.map(({ name }) => name).join('\n') },
    { name: 'Berufserfahrung', text: content.experience.map(({ position }) => position).join('\n') },
    { name: 'Ausbildung', text: content.education.map(({ degree }) => degree).join('\n') },
    { name: 'Sprachen', text: content.languages.map(({ name }) => name).join('\n') },
    { name: 'Nachweise', text: content.certificates.map(({ name }) => name).join('\n') },
    { name: 'Überschrift', text: headline ?? '' },
  ]
}

type AskedWord = { text: string; query: QueryWord[] }

function askedWords(was: string): AskedWord[] {
  return splitWords(was)
    .wanted.split(/[\s,;]+/)
    .flatMap((text): AskedWord[] => {
      const query = queryTerms(text)
      return query.length === 0 ? [] : [{ text, query }]
    })
}

function wordCriteria(sheet: ResumeSheet, words: AskedWord[]): MetCriterion[] {
  if (words.length === 0) return []
  const sections = sectionsOf(sheet).map(({ name, text }) => ({ name, terms: new Set(searchTerms(text)) }))
  return words.map(({ text, query }) => {
    const found = sections.filter(({ terms }) => matchesQuery(terms, query)).map(({ name }) => name)
    return { asked: text, source: found.length === 0 ? 'im Text' : found.join(', ') }
  })
}
