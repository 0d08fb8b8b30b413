import { licencesOf } from '~/features/applicants/driving-licences'
import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'

type Licence = (typeof DRIVING_LICENCES)[number]

const CLASS = `(?:${[...DRIVING_LICENCES].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}#]|\\+\\+)`
const JOIN = '\\s?(?:,|/|\\+|&|und|sowie|oder|bzw\\.?)\\s?(?:(?:der )?(?:Klassen?|Kl\\.?) )?'
const CLASSES = `${CLASS}(?:${JOIN}${CLASS}){0,6}`
/** Whoever says only what is driven means its usual class. */
const OF_VEHICLE: Readonly<Record<string, Licence>> = {
  pkw: 'B',
  auto: 'B',
  lkw: 'C',
  bus: 'D',
  motorrad: 'A',
  traktor: 'T',
  trecker: 'T',
}
const VEHICLE = Object.keys(OF_VEHICLE)
  .flatMap((name) => [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)])
  .join('|')

/**
 * "Führerschein der Klassen B und C", "CE-Führerschein", "Lkw-Führerschein". A Stapler-Führerschein is none of these.
 */
export const LICENCE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:(?<front>${CLASSES})|(?<vehicle>${VEHICLE}))[-\\s]?)?(?:[Ff](?:ü|ue)hrerscheine?|[Ff]ahrerlaubnis|FS)(?!\\p{L})(?:(?:[^.;\\n]|(?<=Kl)\\.){0,20}?(?<![\\p{L}\\p{N}])(?<classes>${CLASSES}))?`,
  'u',
)

/** The classes of driving licence that a text names; B when it only says licence. */
export function licencesIn(text: string): Licence[] {
  const groups = LICENCE.exec(text)?.groups
  if (groups === undefined) return []
  const said = (groups.classes ?? groups.front)?.split(/[^\p{L}\p{N}]+/u) ?? [
    OF_VEHICLE[groups.vehicle?.toLowerCase() ?? ''] ?? 'B',
  ]
  return DRIVING_LICENCES.filter((each) => said.includes(each))
}

/** Of each of these, somebody has to have one: "B oder C" is one of two, "A und CE" both, "C, CE" the CE. */
export function licencesAsked(text: string): Licence[][] {
  const named = licencesIn(text)
  const groups = LICENCE.exec(text)?.groups
  if (/oder|bzw|\//u.test(groups?.classes ?? groups?.front ?? '')) return [named]
  const isImplied = (each: Licence) => named.some((other) => other !== each && licencesOf([other]).includes(each))
  return named.filter((each) => !isImplied(each)).map((each) => [each])
}
