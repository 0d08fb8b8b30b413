import { lastMonth } from '~/lib/dates/year-month'
import { periodText } from '../document/document'
import { languageText } from '../document/language-text'
import type { ResumeContent } from '../schema'
import { assertedPart, isAboutOthers, isClaim, isListed, sentencesOf } from './doubt'

/**
 * What a passage is: work done now, done before, learnt, being learnt, an entry of a list, a sentence of a text, or one
 * about others ("Gespräche mit …"). It decides how much it says.
 */
export type StatementKind = 'now' | 'was' | 'learnt' | 'learning' | 'listed' | 'text' | 'beside'

/** One passage of a résumé. */
export type Statement = {
  kind: StatementKind
  /** Where it stands: "Berufserfahrung, seit 03/2019". */
  where: string
  /** Word for word. */
  text: string
  /** The part that says something about the person. */
  said: string
}

type Content = Pick<
  ResumeContent,
  'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates' | 'projects'
>
export type Said = {
  headline: string | null
  title?: string
  content: Content
  /** Pieces of an imported résumé that belong to no section. */
  unplaced?: readonly string[]
}
/** Words of a résumé, and where they stand. */
export type Passage = { quote: string; where: string }

/** People in training name the occupation, too. */
const IN_TRAINING =
  /(?<!\p{L})(?:auszubildende[rnms]?|azubi\p{L}*|lehrling\p{L}*|umsch(?:ü|ue)ler\p{L}*|praktikant\p{L}*|praktikum|(?:\p{L}+-?)?stud(?:ent|ierend)\p{L}*|trainee|volont(?:ä|ae)r\p{L}*|anw(?:ä|ae)rter\p{L}*)(?!\p{L})/iu

/** Headline, stations, education and lists; hobbies say nothing about work. `now` is the current day. */
export function titleStatements({ headline, content }: Said, now: Date): Statement[] {
  const thisMonth = now.toISOString().slice(0, 7)
  const { experience, education, skills, languages, certificates } = content
  const endOf = ({ to }: { to: string | null }) => lastMonth(to ?? '9999')
  const lastEnd = experience.map(endOf).sort((a, b) => b.localeCompare(a))[0]
  return [
    ...(headline ? [statement('now', 'Überschrift', headline)] : []),
    ...experience.map(({ position, ...entry }) => {
      const isLatest = endOf(entry) === lastEnd
      return statement(isLatest ? 'now' : 'was', `Berufserfahrung, ${periodText(entry)}`, position)
    }),
    ...education.map(({ degree, ...entry }) => {
      const isOver = entry.to !== null && lastMonth(entry.to) <= thisMonth
      return statement(isOver ? 'learnt' : 'learning', `Ausbildung, ${periodText(entry)}`, degree)
    }),
    ...skills.map(({ name }) => listed('Kenntnisse', name, now)),
    ...languages.map((language) => statement('listed', 'Sprachen', languageText(language))),
    ...certificates.map(({ name }) => listed('Nachweise', name, now)),
  ]
}

/** The sentences of all longer texts. */
export function textStatements({ title, content, unplaced = [] }: Said): Statement[] {
  return [
    ...(title ? [statement('text', 'Titel des Lebenslaufs', title)] : []),
    ...sentences('Kurzprofil', content.summary, isClaim),
    ...content.experience.flatMap((entry) => sentences(`Berufserfahrung, ${periodText(entry)}`, entry.description)),
    ...content.education.flatMap((entry) => sentences(`Ausbildung, ${periodText(entry)}`, entry.description)),
    ...content.projects.flatMap(({ name, description }) => [
      statement('listed', 'Projekte', name),
      ...sentences(`Projekt ${name}`, description),
    ]),
    ...unplaced.flatMap((text) => sentences('weiterer Text', text, isClaim)),
  ]
}

export function passageOf({ text, where }: Statement): Passage {
  return { quote: text, where }
}

function sentences(where: string, text: string, isProof = (_sentence: string) => true): Statement[] {
  return sentencesOf(text).map((sentence) =>
    statement(isAboutOthers(sentence) || !isProof(sentence) ? 'beside' : 'text', where, sentence),
  )
}

function listed(where: string, text: string, now: Date): Statement {
  const entry = statement('listed', where, text)
  return isListed(text, now) ? entry : { ...entry, said: '' }
}

function statement(kind: StatementKind, where: string, text: string): Statement {
  const isTraining = (kind === 'now' || kind === 'was') && IN_TRAINING.test(text)
  return { kind: isTraining ? 'learning' : kind, where, text, said: assertedPart(text) }
}
