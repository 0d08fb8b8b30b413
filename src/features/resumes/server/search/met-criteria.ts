import { availabilityText } from '~/features/applicants/availability-text'
import { foldGerman } from '~/lib/german/fold'
import { languageText } from '../../document/language-text'
import type { ResumeSheet } from '../../document/sheet'
import type { Asked } from '../../evidence/asked'
import { type Evidence, evidenceOf } from '../../evidence/find-evidence'
import type { Statement } from '../../evidence/statements'
import { experienceYears } from '../../experience-years'
import type { ResumeSearch } from '../../search-params'
import { LANGUAGE_LEVELS } from '../../vocabulary'
import type { AskedSearch } from './asked-search'

type Criteria = {
  met: Evidence[]
  /** What was asked and the résumé does not say. */
  missing: string[]
}
/** What a résumé says; its longer texts are only read when the titles do not say enough. */
type Statements = { titles: readonly Statement[]; texts: () => readonly Statement[] }

/**
 * For each found sheet and everything that was asked, the passage that says it, word for word, and where it stands;
 * nothing where there is none. Nobody is ranked against anybody. The sheets are redacted already where needed.
 */
export function criteriaOf({ search, asked }: AskedSearch, now: Date) {
  return (sheet: ResumeSheet, statements: Statements): Criteria => {
    let read: Statement[] | undefined
    const all = () => {
      read ??= [...statements.titles, ...statements.texts()]
      return read
    }
    const found = asked.asked.map((each) => evidenceIn(each, statements.titles, all, asked.isTraining))
    const quotes = found.flatMap((each) => each ?? [])
    return {
      met: [...quotes, ...filterCriteria(sheet, search, now)],
      missing: asked.asked.flatMap(({ text }, at) => (found[at] ? [] : [text])),
    }
  }
}

function evidenceIn(asked: Asked, titles: readonly Statement[], all: () => Statement[], isTraining: boolean) {
  if (isTraining && asked.kind === 'occupation') return evidenceOf(asked, titles, ['learning'])
  const inTitles = evidenceOf(asked, titles)
  const isEnough = inTitles !== null && (inTitles.state === 'said' || asked.kind === 'occupation')
  return isEnough ? inTitles : evidenceOf(asked, all())
}

function filterCriteria(sheet: ResumeSheet, search: ResumeSearch, now: Date): Evidence[] {
  const { sprache, sprachniveau, erfahrung, fuehrerschein, arbeitszeit, sofort, verfuegbar } = search
  const said = (asked: string, where: string, quote: string): Evidence => ({ asked, state: 'said', where, quote })
  return [
    ...(sprache ? [said(askedLanguage(sprache, sprachniveau), 'Sprachen', spoken(sheet, sprache))] : []),
    ...(erfahrung
      ? [
          said(
            `mindestens ${yearsText(erfahrung)} Praxis`,
            'Berufserfahrung',
            yearsText(experienceYears(sheet.content.experience, now)),
          ),
        ]
      : []),
    ...(fuehrerschein ? [said(`Führerschein ${fuehrerschein}`, 'Profil', sheet.drivingLicences.join(', '))] : []),
    ...(arbeitszeit ? [said(arbeitszeit, 'gewünschte Arbeitszeit', sheet.desiredEmploymentTypes.join(', '))] : []),
    ...(sofort || verfuegbar ? [said('Verfügbarkeit', 'Profil', availabilityText(sheet))] : []),
  ]
}

function yearsText(years: number): string {
  return years === 1 ? '1\u00a0Jahr' : `${years}\u00a0Jahre`
}

/** The language at its best level, as the person states it. */
function spoken({ content }: ResumeSheet, name: string): string {
  const rank = (level: (typeof LANGUAGE_LEVELS)[number] | null) =>
    level === null ? -1 : LANGUAGE_LEVELS.indexOf(level)
  const [best] = content.languages
    .filter((language) => foldGerman(language.name.trim()) === foldGerman(name))
    .sort((a, b) => rank(b.level) - rank(a.level))
  return best === undefined ? name : languageText(best)
}

function askedLanguage(name: string, level: ResumeSearch['sprachniveau']): string {
  if (level === undefined) return name
  return level === 'native' ? `${name} als Erstsprache` : `${name} ab ${level}`
}
