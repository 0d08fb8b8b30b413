import type { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { distanceText } from '~/features/job-postings/posting-texts'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import type { PersonSaid } from '~/features/resumes/evidence/person-statements'
import { documentsOf, type Proof, proveRequirement } from '~/features/resumes/evidence/prove-requirement'
import type { Passage } from '~/features/resumes/evidence/statements'

/**
 * `unmet` is a fact of an answer or a distance; what documents say is a {@link Proof}. Never added up to a score.
 */
export type RequirementState = 'unmet' | Proof['state']
export type Requirement = {
  text: string
  state: RequirementState
  /** The passage, word for word, and where it stands. */
  source: string | null
}

type Posting = {
  /** The lines of "Profil". */
  profileLines: readonly string[]
  questions: readonly ScreeningQuestion[]
  /** Kilometres to the nearest place of work; null when it does not matter. */
  distanceKm: number | null
}
type Application = Omit<PersonSaid, 'isAnonymous'> & {
  answers: readonly { questionId: string; answer: string }[]
  /** From the profile. */
  drivingLicences: readonly (typeof DRIVING_LICENCES)[number][]
  radiusKm: number | null
}

/** The posting's requirements, one by one, with where the application mentions them. */
export function requirementsOf(posting: Posting, application: Application, now: Date): Requirement[] {
  const documents = documentsOf(application, now)
  return [
    ...posting.questions.flatMap((question) => fromQuestion(question, application)),
    ...posting.profileLines.map((line) => {
      const { state, passages } = proveRequirement(line, documents, now)
      return { text: line, state, source: quoted(passages) }
    }),
    ...fromDistance(posting.distanceKm, application.radiusKm),
  ]
}

/** "„A“, „B“ (Kenntnisse); „C“ (Nachweise)"; null without any. */
function quoted(passages: readonly Passage[]): string | null {
  const places = [...new Set(passages.map(({ where }) => where))].map((where) => {
    const quotes = passages.filter((each) => each.where === where).map(({ quote }) => `„${quote}“`)
    return `${quotes.join(', ')} (${where})`
  })
  return places.join('; ') || null
}

function fromQuestion(question: ScreeningQuestion, { answers }: Application): Requirement[] {
  if (question.knockOutAnswers.length === 0) return []
  const answer = answers.find(({ questionId }) => questionId === question.id)?.answer ?? ''
  if (answer === '') return [{ text: question.text, state: 'unproven', source: null }]
  const isFlagged = question.knockOutAnswers.includes(answer)
  return [{ text: question.text, state: isFlagged ? 'unmet' : 'met', source: `Antwort: ${answer}` }]
}

function fromDistance(distanceKm: number | null, radiusKm: number | null): Requirement[] {
  if (distanceKm === null || radiusKm === null) return []
  const distance = distanceText(distanceKm)
  const text = distance === null ? 'Wohnt am Arbeitsort' : `Wohnort ${distance} Luftlinie vom Arbeitsort entfernt`
  const isNear = distanceKm <= radiusKm
  return [{ text, state: isNear ? 'met' : 'unmet', source: `Gewünschter Umkreis: ${radiusKm}\u00a0km` }]
}
