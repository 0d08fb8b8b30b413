import { ACTIVITY_TAILS, COMPOUND_PARTS, OCCUPATION_TAILS } from './compound-parts.ts'
import { stemGerman } from './stem.ts'

/** Letters that German puts between the parts: "Gesundheit|s|berater", "Maschine|n|führer". */
const LINKS = ['', 's', 'n', 'es', 'en', 'er', 'e']
const SHORTEST_PART = 3
const SHORTEST_COMPOUND = 6
const SHORTEST_UNKNOWN_PART = 4
const MOST_PARTS = 4
const TAILS = [...OCCUPATION_TAILS, ...ACTIVITY_TAILS, ...ACTIVITY_TAILS.map(plural)].sort(
  (a, b) => b.length - a.length,
)

/**
 * Parts of a folded compound noun ("softwareentwickler" → software, entwickler), or [] when it is none. Known parts
 * decide; otherwise a known occupation or activity at the end is split off ("zwieback|fahrer").
 */
export function splitCompound(word: string): string[] {
  if (word.length < SHORTEST_COMPOUND || COMPOUND_PARTS.has(word)) return []
  const known = splitIntoKnownParts(word)
  return known.length > 1 && known.length <= MOST_PARTS ? known : splitOffTail(word)
}

/**
 * The fewest parts win, because the longest words say most. Works from the end, so that every remainder is solved once.
 */
function splitIntoKnownParts(word: string): string[] {
  const best: (string[] | undefined)[] = []
  best[word.length] = []
  /** Maps the end of a part to the parts that follow it, only for ends with a known continuation; from the last on. */
  const ends: { end: number; rest: string[] }[] = []
  for (let start = word.length - SHORTEST_PART; start >= 0; start--) {
    const rest = restAfter(word, start + SHORTEST_PART, best)
    if (rest !== undefined) ends.push({ end: start + SHORTEST_PART, rest })
    for (const { end, rest } of ends) {
      const part = word.slice(start, end)
      if (!COMPOUND_PARTS.has(part)) continue
      const current = best[start]
      if (current === undefined || rest.length + 1 < current.length) best[start] = [part, ...rest]
    }
  }
  return best[0] ?? []
}

function restAfter(word: string, end: number, best: (string[] | undefined)[]): string[] | undefined {
  if (end === word.length) return []
  const rests = LINKS.filter((link) => word.startsWith(link, end)).map((link) => best[end + link.length])
  return rests
    .filter((rest) => rest !== undefined && rest.length > 0)
    .sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0))[0]
}

function splitOffTail(word: string): string[] {
  const tail = TAILS.find((each) => word.endsWith(each))
  if (tail === undefined) return []
  const head = word.slice(0, -tail.length).replace(/(?<!s)s$/, '')
  return head.length < SHORTEST_UNKNOWN_PART ? [] : [head, tail]
}

/** Of nouns that name an activity. */
function plural(noun: string): string {
  return noun.endsWith('e') ? `${noun}n` : `${noun}en`
}

/** They end like a person's name without being a kind of that person: a Hausmeister is no Meister. */
const OTHER_THAN_THEIR_END =
  /^(?:begleiter|mitarbeiter|handwerker|burgermeister|hausmeister|kindergartner|metallbauer|gerustbauer|sozialarbeiter|sachbearbeiter|zahnarzt)$/

let heads: ReadonlyMap<string, string> | undefined

/**
 * The head of a part that is a compound itself, by their stems: the Fahrer of a Kraftfahrer, the Leiter of a Bauleiter;
 * null when it is none.
 */
export function headWithin(stem: string): string | null {
  heads ??= new Map(
    [...COMPOUND_PARTS].flatMap((part) => {
      const tail = OCCUPATION_TAILS.find((each) => part.length >= each.length + SHORTEST_PART && part.endsWith(each))
      const isOther = tail === undefined || OTHER_THAN_THEIR_END.test(part)
      return isOther ? [] : [[stemGerman(part), stemGerman(tail)] as const]
    }),
  )
  return heads.get(stem) ?? null
}
