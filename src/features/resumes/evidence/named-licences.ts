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
  lastkraftwagen: 'C',
  bus: 'D',
  omnibus: 'D',
  motorrad: 'A',
  traktor: 'T',
  trecker: 'T',
}
const VEHICLE = `(?:${Object.keys(OF_VEHICLE)
  .flatMap((name) => [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)])
  .join('|')})`
const VEHICLES = `${VEHICLE}(?:-?\\s?(?:,|/|und|oder)\\s?${VEHICLE}){0,3}`

const CLASS = `(?:${[...DRIVING_LICENCES].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}#]|\\+\\+)`
const JOIN = '\\s?(?:,|/|\\+|&|und|u\\.|sowie|oder|o\\.|bzw\\.?)\\s?(?:(?:der )?(?:Klassen?|Kl\\.?) )?'
/** After a further class nothing else is named: in "B, C1 Englisch" C1 is a level, in "B, C, Java" C a language. */
const END =
  '\\s{0,3}(?:$|[.;:()\\n|–-]|[,+&]\\s?(?:Fahrerkarte|Modul|Schl|ADR|Kran|Stapler|95)|F(?:ü|ue)hr|(?:Fahrerkarte|Modul|Schl|ADR|95)|inkl|bzw|wird|werden|setz|besitz|bring|ha(?:be|st)|unbedingt|Voraus|Pflicht|' +
  '(?:vorhanden|erforderlich|n(?:ö|oe)tig|notwendig|w(?:ü|ue)nschenswert|zwingend|gern|mit|f(?:ü|ue)r|seit|von|zum|ist|sind|oder|und|sowie|bis|im|in Besitz)(?!\\p{L}))'
const CLASSES = `${CLASS}(?:(?:${JOIN}${CLASS}){1,6}(?=${END}))?`

/** "Führerschein der Klassen B und C", "CE-Führerschein", "Lkw-Führerschein". A Stapler-Führerschein is none of these. */
export const LICENCE = new RegExp(
  `(?<![\\p{L}\\p{N}-]|[Kk]ein |[Oo]hne )(?:(?:(?:Klassen?[-\\s])?(?<front>${CLASSES})|(?<vehicle>${VEHICLES}))[-\\s]?)?` +
    `(?:(?:[Ff](?:ü|ue)hrerschein|[Ff]ahrerlaubnis)(?!stelle|beh|-?[Ee]ntzug)\\p{L}{0,10}|FS(?=,? \\(?(?:Klassen?|Kl\\.?) ))` +
    `(?: (?:f(?:ü|ue)r|zum Fahren von) (?:den |einen )?(?<driven>${VEHICLES})(?:s|se)?(?!\\p{L})|` +
    `(?:(?:[^.;\\n]|(?<=Kl|mind|bzw)\\.){0,28}?(?:Klassen?|Kl\\.?|mind\\.)\\s|[^.;,\\n]{0,20}?(?<![\\p{L}\\p{N}]))(?<classes>${CLASSES}))?`,
  'u',
)
const EVERY_LICENCE = new RegExp(LICENCE, 'gu')

/** What stands between two things that are both asked for; "oder" and "/" leave a choice. */
const BOTH = /,|\+|&|\bund\b|\bu\.|\bsowie\b/u

/** Trailers and old names: "C+E" is CE, and class 2 was for lorries. */
const OTHER_NAMES: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(C1|B|C)\s?[+/]\s?E(?![\p{L}\p{N}])/gu, '$1E'],
  [/(?<![\p{L}\p{N}])(D1?)\s?[+/]?\s?E(?![\p{L}\p{N}])/gu, '$1'],
  [/(?<=[Kk]lasse )2(?!\d)/gu, 'CE'],
  [/(?<=[Kk]lasse )3(?!\d)/gu, 'B'],
]

/** The classes that a text names, in groups that are joined by "und"; B when it only says licence. */
function groupsIn(text: string): Licence[][] {
  const known = OTHER_NAMES.reduce((read, [name, ours]) => read.replace(name, ours), text)
  return [...known.matchAll(EVERY_LICENCE)].flatMap(({ groups = {} }) => {
    const named = groups.classes ?? groups.front ?? groups.driven ?? groups.vehicle ?? 'B'
    return named.split(BOTH).map((group) => {
      const words = group.split(/[^\p{L}\p{N}]+/u).map((word) => OF_VEHICLE[word.toLowerCase()] ?? word)
      return DRIVING_LICENCES.filter((each) => words.includes(each))
    })
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
