import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { languageText } from '~/features/resumes/document/language-text'
import type { ResumeContent } from '~/features/resumes/schema'
import { matchesQuery, queryTerms, searchTerms } from '~/lib/german/text'

/**
 * `met` and `unmet` are facts; `unproven` only says that the documents do not mention it. Never added up to a score.
 */
export type RequirementState = 'met' | 'unmet' | 'unproven'
export type Requirement = {
  text: string
  state: RequirementState
  /** The passage, word for word. */
  source: string | null
}

type Posting = {
  /** The lines of "Profil". */
  profileLines: readonly string[]
  questions: readonly ScreeningQuestion[]
  /** Kilometres to the nearest place of work; null when it does not matter. */
  distanceKm: number | null
}
type Application = {
  answers: readonly { questionId: string; answer: string }[]
  content: ResumeContent
  headline: string | null
  radiusKm: number | null
}

/** The posting's requirements, one by one, with where the application mentions them. */
export function requirementsOf(posting: Posting, application: Application): Requirement[] {
  const entries = entriesOf(application)
  return [
    ...posting.questions.flatMap((question) => fromQuestion(question, application)),
    ...posting.profileLines.map((line) => fromLine(line, entries)),
    ...fromDistance(posting.distanceKm, application.radiusKm),
  ]
}

function fromQuestion(question: ScreeningQuestion, { answers }: Application): Requirement[] {
  if (question.knockOutAnswers.length === 0) return []
  const answer = answers.find(({ questionId }) => questionId === question.id)?.answer ?? ''
  if (answer === '') return [{ text: question.text, state: 'unproven', source: null }]
  const isFlagged = question.knockOutAnswers.includes(answer)
  return [{ text: question.text, state: isFlagged ? 'unmet' : 'met', source: `Antwort: ${answer}` }]
}

function fromLine(line: string, entries: readonly Entry[]): Requirement {
  const words = queryTerms(line)
  // All words of a line are seldom in one entry; half of them, and at least one uncommon word, is a hint.
  const needed = Math.max(1, Math.ceil(words.length / 2))
  const found = entries
    .map((entry) => ({ entry, hits: words.filter((word) => matchesQuery(entry.terms, [word])).length }))
    .filter(({ hits }) => hits >= needed)
    .sort((a, b) => b.hits - a.hits)[0]
  if (words.length === 0 || !found) return { text: line, state: 'unproven', source: null }
  return { text: line, state: 'met', source: found.entry.label }
}

function fromDistance(distanceKm: number | null, radiusKm: number | null): Requirement[] {
  if (distanceKm === null || radiusKm === null) return []
  const text = `Wohnort ${Math.round(distanceKm)}\u00a0km vom Arbeitsort entfernt`
  const isNear = distanceKm <= radiusKm
  return [{ text, state: isNear ? 'met' : 'unmet', source: `Gewünschter Umkreis: ${radiusKm}\u00a0km` }]
}

type Entry = { label: string; terms: ReadonlySet<string> }

function entriesOf({ content, headline }: Application): Entry[] {
  return [
    ...content.experience.map(({ position, employer, description }) =>
      entry(`${position}, ${employer}`, `${position} ${description}`),
    ),
    ...content.education.map(({ degree, institution, description }) =>
      entry(`${degree}, ${institution}`, `${degree} Ausbildung Studium ${description}`),
    ),
    ...content.skills.map(({ name }) => entry(name, name)),
    ...content.languages.map((language) => entry(languageText(language), `${language.name} Sprache`)),
    ...content.certificates.map(({ name }) => entry(name, name)),
    ...content.projects.map(({ name, description }) => entry(name, `${name} ${description}`)),
    ...(headline ? [entry(headline, headline)] : []),
    ...(content.summary ? [entry('Kurzprofil', content.summary)] : []),
  ]
}

function entry(label: string, text: string): Entry {
  return { label, terms: new Set(searchTerms(text)) }
}
