import type { Random } from '~/lib/random'
import type { DemoCompany } from './companies/company'
import type { DemoOccupation } from './occupations/all'
import type { Person } from './people'
import type { Stage } from './posting-kinds'

export type LetterFacts = {
  person: Person
  occupation: DemoOccupation
  yearsOfWork: number
  /** The applicant's current or last employer, if any. */
  lastEmployer: string | null
  noticeWeeks: number | null
  company: DemoCompany
  postingTitle: string
  /** Of the posting. */
  taskLines: readonly string[]
  benefits: readonly string[]
  /** Whom the posting is for. */
  stage: Stage
}

/** A letter to the contact person that refers to this posting; some applicants write three lines, some a page. */
export function coverLetter(facts: LetterFacts, random: Random): string {
  const { person, company } = facts
  const parts = [
    `${random.pick(GREETINGS)} ${company.contact[0]} ${company.contact[2]},`,
    `${opening(facts, random)} ${background(facts, random)}`,
  ]
  if (random.chance(0.75)) parts.push(interest(facts, random))
  const strengths = facts.stage === 'working' ? facts.occupation.strengths : BEGINNERS_STRENGTHS
  if (random.chance(0.8)) parts.push(random.sample(strengths, random.int(1, 2)).join(' '))
  parts.push(closing(facts, random))
  parts.push(`${random.pick(FAREWELLS)}\n${person.firstName} ${person.lastName}`)
  return parts.filter((part) => part !== '').join('\n\n')
}

const BEGINNERS_STRENGTHS = [
  'Ich lerne schnell, wenn ich etwas selbst ausprobieren darf.',
  'In der Schule habe ich oft in Gruppen gearbeitet und dort gern die Planung übernommen.',
  'Pünktlichkeit ist für mich selbstverständlich.',
  'Wenn ich etwas nicht verstehe, frage ich nach.',
] as const

const GREETINGS = ['Guten Tag', 'Guten Tag', 'Hallo'] as const
const FAREWELLS = ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Viele Grüße', 'Beste Grüße'] as const

const JOB_OPENINGS = [
  'Ihre Anzeige „{titel}“ passt zu dem, was ich suche.',
  'auf Stellwerk habe ich Ihre Stelle „{titel}“ gefunden und möchte mich darum bewerben.',
  'ich bewerbe mich auf Ihre Stelle „{titel}“.',
  'eine Bekannte hat mir von {firma} erzählt, und nun habe ich Ihre Anzeige „{titel}“ gesehen.',
  'seit einer Weile schaue ich mich nach einer neuen Aufgabe um. Ihre Anzeige „{titel}“ hat mich gleich angesprochen.',
] as const

function opening({ company, postingTitle }: LetterFacts, random: Random): string {
  return random.pick(JOB_OPENINGS).replace('{titel}', postingTitle).replace('{firma}', company.name)
}

function background(
  { stage, person, occupation, yearsOfWork, lastEmployer, noticeWeeks }: LetterFacts,
  random: Random,
): string {
  if (stage === 'pupil') {
    return 'Den Beruf habe ich in einem Praktikum kennengelernt und danach gewusst, dass ich ihn lernen möchte.'
  }
  if (stage === 'student')
    return 'Ich studiere in diesem Bereich und möchte neben den Vorlesungen praktische Erfahrung sammeln.'
  const name = occupation.name[person.gender === 'female' ? 1 : 0]
  if (yearsOfWork < 2 || lastEmployer === null) {
    return `Meine Ausbildung habe ich abgeschlossen (${occupation.degree}), nun möchte ich richtig in den Beruf einsteigen.`
  }
  const when = noticeWeeks === null ? 'zuletzt' : 'zurzeit'
  const station = noticeWeeks === null ? 'Meine letzte Station war' : 'Zurzeit arbeite ich bei'
  return random.pick([
    `Ich arbeite seit ${yearsOfWork} Jahren in diesem Beruf, ${when} bei ${lastEmployer}.`,
    `Mein Beruf: ${name}, mit ${yearsOfWork} Jahren Erfahrung. ${station} ${lastEmployer}.`,
    `In ${yearsOfWork} Berufsjahren habe ich vieles gesehen, ${when} bei ${lastEmployer}.`,
  ])
}

function interest({ taskLines, benefits, stage }: LetterFacts, random: Random): string {
  const task = random.pick(taskLines)
  const benefit = random.pick(benefits)
  if (stage !== 'working') return `In Ihrer Anzeige hat mich vor allem dieser Punkt neugierig gemacht: ${task}.`
  return random.pick([
    `Besonders gern würde ich diese Aufgabe übernehmen: ${task}. Damit kenne ich mich aus.`,
    `In Ihrer Anzeige steht: „${task}“. Genau das macht mir im Alltag am meisten Freude.`,
    `Zwei Dinge haben den Ausschlag gegeben. Die Aufgabe: ${task}. Und was Sie bieten: ${benefit}.`,
    `Was mir an Ihrem Unternehmen gefällt, lässt sich mit einer Zeile aus Ihrer Anzeige sagen: ${benefit}.`,
  ])
}

function closing({ noticeWeeks, stage }: LetterFacts, random: Random): string {
  const start =
    stage === 'pupil'
      ? 'Gern komme ich vorher für ein paar Tage zum Probearbeiten.'
      : noticeWeeks === null
        ? random.pick(['Anfangen kann ich sofort.', 'Ich bin ab sofort verfügbar.'])
        : random.pick([
            `Meine Kündigungsfrist beträgt ${noticeWeeks} Wochen.`,
            `Mit einer Kündigungsfrist von ${noticeWeeks} Wochen könnte ich bald bei Ihnen sein.`,
          ])
  const wish = random.pick([
    'Über eine Einladung zum Gespräch freue ich mich.',
    'Ich freue mich, wenn wir uns kennenlernen.',
    'Für Fragen bin ich auch telefonisch gut zu erreichen, am besten nach 16 Uhr.',
    'Gern zeige ich Ihnen bei einem Probetag, wie ich arbeite.',
  ])
  return `${start} ${wish}`
}
