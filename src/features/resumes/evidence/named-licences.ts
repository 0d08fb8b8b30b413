import { licencesOf } from '~/features/applicants/driving-licences'
import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'

type Licence = (typeof DRIVING_LICENCES)[number]

/** Whoever says only what is driven means its usual class. */
const OF_VEHICLE: Readonly<Record<string, Licence>> = {
  pkw: 'B',
  auto: 'B',
  kfz: 'B',
  eu: 'B',
  lkw: 'C',
  bus: 'D',
  motorrad: 'A',
  traktor: 'T',
  trecker: 'T',
}
const VEHICLE = `(?:${Object.keys(OF_VEHICLE)
  .flatMap((name) => [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)])
  .join('|')})`
const VEHICLES = `${VEHICLE}(?:-?\\s?(?:,|/|und|oder)\\s?${VEHICLE}){0,3}`

const CLASS = `(?:${[...DRIVING_LICENCES].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}#]|\\+\\+)`
const JOIN = '\\s?(?:,|/|\\+|&|und|sowie|oder|bzw\\.?)\\s?(?:(?:der )?(?:Klassen?|Kl\\.?) )?'
/** After a further class nothing else is named: in "B, C1 Englisch" C1 is a level, in "B, C, Java" C a language. */
const END =
  '\\s*(?:$|[.;)\\n|-]|F(?:ü|ue)hr|(?:vorhanden|erforderlich|n(?:ö|oe)tig|notwendig|w(?:ü|ue)nschenswert|zwingend|gern|mit|f(?:ü|ue)r|seit|von|zum|ist|sind|oder|und|im|in Besitz)(?!\\p{L}))'
const CLASSES = `${CLASS}(?:(?:${JOIN}${CLASS}){1,6}(?=${END}))?`

/** "Führerschein der Klassen B und C", "CE-Führerschein", "Lkw-Führerschein". A Stapler-Führerschein is none of these. */
export const LICENCE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:(?<front>${CLASSES})|(?<vehicle>${VEHICLES}))[-\\s]?)?` +
    `(?:(?:[Ff](?:ü|ue)hrerschein|[Ff]ahrerlaubnis)\\p{L}{0,10}|FS(?=,? \\(?(?:Klassen?|Kl\\.?) ))` +
    `(?: (?:f(?:ü|ue)r|zum Fahren von) (?:den |einen )?(?<driven>${VEHICLES})s?(?!\\p{L})|` +
    `(?:[^.;\\n]|(?<=Kl)\\.){0,20}?(?<![\\p{L}\\p{N}])(?<classes>${CLASSES}))?`,
  'u',
)

/** What stands between two things that are both asked for; "oder" and "/" leave a choice. */
const BOTH = /,|\+|&|\bund\b|\bsowie\b/u

/** The classes that a text names, in groups that are joined by "und"; B when it only says licence. */
function groupsIn(text: string): Licence[][] {
  const groups = LICENCE.exec(text)?.groups
  if (groups === undefined) return []
  const named = groups.classes ?? groups.front ?? groups.driven ?? groups.vehicle ?? 'B'
  return named.split(BOTH).map((group) => {
    const words = group.split(/[^\p{L}\p{N}]+/u).map((word) => OF_VEHICLE[word.toLowerCase()] ?? word)
    return DRIVING_LICENCES.filter((each) => words.includes(each))
  })
}

/** The classes of driving licence that a text names; B when it only says licence. */
export function licencesIn(text: string): Licence[] {
  return groupsIn(text).flat()
}

/** Of each of these, somebody has to have one: "B oder C" is one of two, "A und CE" both, "C, CE" the CE. */
export function licencesAsked(text: string): Licence[][] {
  const groups = groupsIn(text)
  const includes = (group: readonly Licence[], other: readonly Licence[]) =>
    other !== group && other.every((each) => licencesOf([each]).some((had) => group.includes(had)))
  return groups.filter((group) => !groups.some((other) => includes(group, other)))
}
