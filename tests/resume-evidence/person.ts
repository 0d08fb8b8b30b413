import type { ResumeContent } from '~/features/resumes/schema'
import { LANGUAGE_LEVELS } from '~/features/resumes/vocabulary'
import { uuidv7 } from '~/lib/uuid'

/**
 * What is true of a person, whatever the words of the résumé: `now:`, `was:`, `learnt:`, `learning:`, `master:` a trade;
 * `has:` a skill that is listed, `told:` one that only the text has; `y:koch=8` years in a trade.
 */
type Truth = ReadonlySet<string>

export type Person = {
  key: string
  firstName: string
  lastName: string
  place: string
  headline: string | null
  content: ResumeContent
  licences: readonly string[]
  /** Years of work of any kind. */
  years: number
  truth: Truth
}

const THIS_MONTH = '2026-11'

/**
 * One résumé in parts: `key | Vorname Nachname | Ort | Überschrift | @ von-bis Position; Betrieb; Text | # von-bis Abschluss; Schule |
 * + Kenntnis, Kenntnis | ~ Sprache B2, Sprache native | ! Nachweis | f Führerscheine | t Kurzprofil | = truth`. Years stand for
 * January; no end means until today. Parts after the headline come in any order and number.
 */
export function readPerson(line: string): Person {
  const [key = '', name = '', place = '', headline = '', ...parts] = line.split('|').map((part) => part.trim())
  const of = (sign: string) => parts.filter((part) => part.startsWith(`${sign} `)).map((part) => part.slice(2).trim())
  const [firstName = '', ...last] = name.split(' ')
  const list = (sign: string) => of(sign).flatMap((text) => text.split(',').map((item) => item.trim()))
  const experience = of('@').map(readStation)
  return {
    key,
    firstName,
    lastName: last.join(' '),
    place,
    headline: headline || null,
    licences: list('f'),
    years: Math.floor(experience.reduce((sum, { from, to }) => sum + monthsBetween(from, to ?? THIS_MONTH), 0) / 12),
    truth: new Set(of('=').flatMap((text) => text.split(/\s+/))),
    content: {
      summary: of('t').join('\n'),
      experience: experience.map(({ what, where, ...rest }) => ({ ...rest, position: what, employer: where })),
      education: of('#')
        .map(readStation)
        .map(({ what, where, ...rest }) => ({ ...rest, degree: what, institution: where })),
      skills: list('+').map((skill) => ({ id: uuidv7(), name: skill, level: null })),
      languages: list('~').map(readLanguage),
      certificates: list('!').map((certificate) => ({ id: uuidv7(), name: certificate, issuer: null, issuedIn: null })),
      projects: [],
      interests: of('i').join('\n'),
    },
  }
}

/** `2015-2020 Köchin; Hotel Post; Text` */
function readStation(text: string) {
  const [, from = '', to = '', rest = ''] = /^(\d{4})-(\d{4})?\s+(.*)$/su.exec(text) ?? []
  const [what = '', where = '', description = ''] = rest.split(';').map((part) => part.trim())
  if (what === '' || where === '') throw new Error(`no station: ${text}`)
  return { id: uuidv7(), what, where, place: null, from: `${from}-01`, to: to ? `${to}-01` : null, description }
}

function readLanguage(text: string) {
  const [name = '', given = ''] = text.split(' ')
  return { id: uuidv7(), name, level: LANGUAGE_LEVELS.find((level) => level === given) ?? null }
}

function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(to) - months(from)
}
