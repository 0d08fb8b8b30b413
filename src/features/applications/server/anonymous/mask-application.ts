import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { offeredAnswers } from '~/features/job-postings/vocabulary'
import { nearestCity } from '~/features/places/server/nearest-city'
import { cleanedTexts, secretsOf } from '~/features/resumes/redaction/redact'
import { periodWithoutAge, withoutAge } from '~/features/resumes/redaction/redact-age'
import { redactor } from '~/features/resumes/redaction/redact-text'
import type { ResumeContent } from '~/features/resumes/schema'
import { neutralText } from '~/lib/german/neutral/neutral-text'
import type { ApplicationAnswer, MaskedApplication, ResumeSnapshot } from '../../schema'

type Person = Pick<ResumeSnapshot, 'firstName' | 'lastName' | 'email' | 'city' | 'postalCode' | 'headline' | 'content'>

/** Who somebody is at this moment. */
export type PersonNow = Pick<Person, 'firstName' | 'lastName' | 'email' | 'city' | 'postalCode'>

/** First part of the name that stands for a person whose name is hidden. */
const ALIAS_PREFIX = 'Bewerbung'

/**
 * What a company reads of an application as long as names are hidden: no name, photo, contact, age, or word with a
 * gender, and no place but the next large town. Employers, grades and skills stay. Made once, when it is sent.
 * @param isChosen whether an answer was chosen from the list of its question; it stays as it is
 */
export function maskApplication(
  application: { snapshot: ResumeSnapshot; coverLetter: string; answers: readonly ApplicationAnswer[] },
  { alias, isChosen, now }: { alias: string; isChosen: (answer: ApplicationAnswer) => boolean; now: Date },
): MaskedApplication {
  const { snapshot, coverLetter, answers } = application
  const clean = cleanerOf(snapshot, now)
  const city = nearestCity(snapshot.postalCode)
  return {
    snapshot: {
      firstName: ALIAS_PREFIX,
      lastName: alias,
      email: '',
      phone: null,
      postalCode: '',
      city: city === undefined ? '' : `Raum ${city.name}`,
      headline: snapshot.headline === null ? null : clean(snapshot.headline),
      resumeTitle: 'Lebenslauf',
      content: withoutEntryIds(maskContent(snapshot.content, { clean, nameless: redactorOf(snapshot) }, now)),
      photoFileId: null,
    },
    coverLetter: clean(coverLetter),
    answers: answers.map((each) => (isChosen(each) ? each : { ...each, answer: clean(each.answer) })),
    point: city === undefined ? null : { lat: city.lat, lon: city.lon },
  }
}

/**
 * Tells the answers that say nothing of who chose them: those that the question itself offers. Words of one's own are
 * none, even where another question offers the same.
 */
export function chosenAnswers(questions: readonly Question[]): (answer: ApplicationAnswer) => boolean {
  return ({ questionId, answer }) => {
    const asked = questions.filter(({ id }) => id === questionId)
    return asked.length > 0 && asked.every((question) => offeredAnswers(question).includes(answer))
  }
}

type Question = Pick<ScreeningQuestion, 'id' | 'kind' | 'choices'>

/**
 * Makes texts of one person, also later messages, safe for a company that does not see the name.
 * @param renamed what the profile says since: people marry, move and change their address
 */
export function cleanerOf(person: Person, now: Date, renamed: PersonNow | null = null): (text: string) => string {
  const redact = redactorOf(person)
  const redactNew = renamed === null ? null : redactorOf({ ...person, ...renamed })
  return (text) => {
    const nameless = redact(text)
    return neutralText(withoutAge(redactNew === null ? nameless : redactNew(nameless), now))
  }
}

/** Without employers: companies compare by them, and the person named them for that. */
function redactorOf(person: Person): (text: string) => string {
  return redactor({ ...secretsOf(person), employers: [] })
}

type Cleaners = { clean: (text: string) => string; nameless: (text: string) => string }

function maskContent(content: ResumeContent, { clean, nameless }: Cleaners, now: Date): ResumeContent {
  const recent = (month: string | null) =>
    month === null ? null : periodWithoutAge({ from: month, to: null }, now).from
  return {
    ...cleanedTexts(content, clean),
    experience: content.experience.map((entry) => ({
      ...periodWithoutAge(entry, now),
      position: clean(entry.position),
      // A company has no gender, though its name may end like a trade.
      employer: nameless(entry.employer),
      place: null,
      description: clean(entry.description),
    })),
    education: content.education.map((entry) => ({
      ...entry,
      // The year somebody left school tells the age.
      from: '',
      to: '',
      degree: clean(entry.degree),
      institution: clean(entry.institution),
      place: null,
      description: clean(entry.description),
    })),
    certificates: content.certificates.map((certificate) => ({
      ...certificate,
      name: clean(certificate.name),
      issuer: certificate.issuer === null ? null : clean(certificate.issuer),
      issuedIn: recent(certificate.issuedIn) || null,
    })),
  }
}

/**
 * The same with ids that only tell the order: the person's résumé has the entries with the same ids, and may be found
 * with its name.
 */
export function withoutEntryIds(content: ResumeContent): ResumeContent {
  const numbered = <Entry extends { id: string }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry, at) => ({ ...entry, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` }))
  return {
    ...content,
    experience: numbered(content.experience),
    education: numbered(content.education),
    skills: numbered(content.skills),
    languages: numbered(content.languages),
    certificates: numbered(content.certificates),
    projects: numbered(content.projects),
  }
}
