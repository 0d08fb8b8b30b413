import type { ScreeningQuestion } from '~/features/job-postings/schema'
import type { Random } from '~/lib/random'
import { demoId } from '../demo-id'
import type { DemoOccupation } from './occupations/all'
import type { PostingKind } from './posting-kinds'

/** A sentence or two before the tasks; placeholders are in braces. */
const INTRODUCTIONS = [
  'Unser Team in {ort} bekommt Verstärkung. Das erwartet dich:',
  'Wir wachsen und suchen Menschen, die mit anpacken. In {ort} übernimmst du diese Aufgaben:',
  'Eine Kollegin geht in den Ruhestand, ihr Platz wird frei. Damit du gut hineinfindest, arbeitet sie dich noch ein.',
  'Du kommst in ein eingespieltes Team, das sich über frischen Wind freut.',
  'Du suchst eine Aufgabe, bei der du abends weißt, was du geschafft hast? Dann passen diese Punkte:',
  'Die Stelle ist neu. Vieles darfst du deshalb selbst gestalten.',
] as const

const TRAINEE_INTRODUCTION =
  'Von Anfang an arbeitest du mit und hast eine feste Person, die dir alles zeigt. Das lernst du bei uns:'
const STUDENT_INTRODUCTION =
  'Neben dem Studium sammelst du bei uns Erfahrung, die im Hörsaal fehlt. Du unterstützt uns hier:'

const TRAINEE_PROFILE = [
  'Schulabschluss oder bald in der Tasche',
  'Interesse am Beruf, am besten schon einmal ausprobiert',
  'Zuverlässigkeit und Freude daran, im Team zu arbeiten',
  'Gern ein Praktikum vorab, wir machen es kurzfristig möglich',
] as const

const STUDENT_PROFILE = [
  'Eingeschrieben in einem passenden Studiengang',
  'Lust, Gelerntes auszuprobieren',
  'Eigenständige Arbeitsweise und Fragen, wenn etwas unklar ist',
  'Gute Deutschkenntnisse, weitere Sprachen willkommen',
] as const

const MORE_OFFERS = [
  'Gründliche Einarbeitung nach Plan',
  'Verlässliche Arbeitszeiten',
  'Ein Team, das sich gegenseitig hilft',
  'Weiterbildung während der Arbeitszeit',
  'Überstunden werden erfasst und ausgeglichen',
  'Vermögenswirksame Leistungen',
  'Kostenlose Parkplätze und gute Anbindung',
  'Probearbeiten vorab, natürlich bezahlt',
] as const

/** The beginning of the part "Aufgaben". */
export function introduction(kind: PostingKind, place: string, random: Random): string | null {
  if (kind === 'apprenticeship' || kind === 'dual-study') return TRAINEE_INTRODUCTION
  if (kind === 'student' || kind === 'internship') return STUDENT_INTRODUCTION
  return random.chance(0.6) ? random.pick(INTRODUCTIONS).replace('{ort}', place) : null
}

/** The requirements; lower for people who are still learning. */
export function profileLines(kind: PostingKind, occupation: DemoOccupation, random: Random): string[] {
  if (kind === 'apprenticeship' || kind === 'dual-study') return [...TRAINEE_PROFILE]
  if (kind === 'student' || kind === 'internship') return [...STUDENT_PROFILE]
  return random.sample(occupation.profile, kind === 'minijob' ? 3 : 5)
}

/** The benefits: the company's own first, then common ones. */
export function offerLines(kind: PostingKind, benefits: readonly string[], random: Random): string[] {
  const more = random.sample(MORE_OFFERS, random.int(1, 3))
  if (kind === 'apprenticeship')
    return ['Übernahme bei guten Leistungen', 'Zeit zum Lernen vor den Prüfungen', ...benefits]
  if (kind === 'dual-study') return ['Studiengebühren übernehmen wir', 'Übernahme nach dem Abschluss', ...benefits]
  return [...random.sample(benefits, 4), ...more]
}

/** Questions to applicants; most postings have none. */
export function screeningQuestions(
  key: string,
  kind: PostingKind,
  { licence }: DemoOccupation,
  random: Random,
): ScreeningQuestion[] {
  const questions: ScreeningQuestion[] = []
  const add = (question: Omit<ScreeningQuestion, 'id'>) =>
    questions.push({ id: demoId(`question:${key}:${questions.length}`), ...question })
  if (licence && kind !== 'apprenticeship' && random.chance(0.4)) {
    add({
      kind: 'yes-no',
      text: `Hast du einen Führerschein der Klasse ${licence}?`,
      choices: [],
      isRequired: true,
      knockOutAnswers: licence === 'B' ? [] : ['Nein'],
    })
  }
  if (random.chance(0.1)) {
    add({
      kind: 'choice',
      text: 'Wann kannst du anfangen?',
      choices: ['Sofort', 'In vier Wochen', 'In drei Monaten', 'Später'],
      isRequired: true,
      knockOutAnswers: [],
    })
  }
  if (random.chance(0.06)) {
    add({
      kind: 'number',
      text: 'Wie viele Jahre Berufserfahrung bringst du mit?',
      choices: [],
      isRequired: false,
      knockOutAnswers: [],
    })
  }
  return questions
}

export function answerTo(question: ScreeningQuestion, yearsOfWork: number, random: Random): string {
  if (question.kind === 'yes-no') return random.chance(0.9) ? 'Ja' : 'Nein'
  if (question.kind === 'choice') return random.pick(question.choices)
  if (question.kind === 'number') return String(yearsOfWork)
  return 'Gern erzähle ich dazu mehr im Gespräch.'
}
