import { type GermanWord, germanWords } from '~/lib/german/words'
import { type FoundOccupation, findOccupations, occupationFamily } from '~/lib/occupations/families'
import { isFieldOfWork } from '~/lib/occupations/fields-of-work'
import { type Asked, askedOccupation, askedWord } from './asked'

/** The occupations and the other words of a sentence about what is required; words that only lead to others are left out. */
export function readAsked(text: string): Asked[] {
  const words = germanWords(text)
  const named = findOccupations(words)
  const found = named
    .filter(({ words: at }) => at.every((index) => isPerson(words[index] ?? { raw: '' })))
    .flatMap((each) => apart(each, words))
  const taken = new Set(found.flatMap(({ words: at }) => at))
  const occupations = found.map(({ families, words: at }) =>
    askedOccupation(
      {
        words: at.flatMap((index) => words[index] ?? []),
        families,
        neighbours: families.flatMap((key) => occupationFamily(key)?.neighbours ?? []),
        qualifiers: [],
      },
      text,
    ),
  )
  const others = words.flatMap((word, index) => {
    if (taken.has(index) || !isTelling(word) || (index === 0 && QUALITY.test(word.raw))) return []
    const fields = named.filter(({ words: at }) => at.length === 1 && at[0] === index)
    return [
      askedWord(
        word,
        fields.flatMap(({ families }) => families),
      ),
    ]
  })
  return [...occupations, ...others]
}

/** "Pflegefachkraft oder Krankenpfleger" names two, each enough for itself. */
function apart(found: FoundOccupation, words: readonly GermanWord[]): FoundOccupation[] {
  const each = found.words.map((index) => ({ ...found, words: [index] }))
  const isOwn = ({ words: [index = 0] }: FoundOccupation) =>
    findOccupations(words.slice(index, index + 1)).some(({ families }) => families.join() === found.families.join())
  return each.every(isOwn) ? each : [found]
}

/** "Kochen", "Schaltschrankbau" and "Pflege" name the work, not who does it. */
function isPerson({ raw }: Pick<GermanWord, 'raw'>): boolean {
  return !/(?:en|ung|bau|technik|wesen|arbeit|schein|pass)$/u.test(raw) && !isFieldOfWork({ raw })
}

/** A noun, a name or an abbreviation that says what should be known. */
function isTelling({ raw }: GermanWord): boolean {
  return /^[\p{Lu}\p{N}.]/u.test(raw) && !LEADING.test(raw)
}

/** An adjective that begins a line: "Schwindelfrei und belastbar". */
const QUALITY = /^\p{L}{4,}(?:frei|bar|lich|isch|sam|haft)(?:e[nrms]?)?$/iu

/** Nouns that lead to what is meant, and adjectives at the beginning of a line. */
const LEADING = new RegExp(
  `^(?:${[
    '(?:grund|fach|sprach|vor|basis)?kenntnis(?:se|sen)?|(?:berufs|praxis|vor)?erfahrung(?:en)?|(?:berufs)?praxis|umgang|anwendung|wissen|know-how|f(?:ä|ae)higkeit(?:en)?|verst(?:ä|ae)ndnis|lesen|system(?:e[ns]?)?|unternehmen',
    '(?:berufs|schul|hochschul|lehr)?(?:ausbildung|abschluss)|berufsausbildung|lehre|studium|qualifikation(?:en)?|qualifizierung|(?:gesellen|facharbeiter)brief|nachweise?|anerkennung|weiterbildung|fortbildung|fachrichtung|schwerpunkt',
    'wort|schrift|niveau|level|vorteil|idealfall|bereich(?:en)?|beruf|jahre?n?|weise|ma(?:ß|ss)|plus|person|stelle|aufgaben?|t(?:ä|ae)tigkeit(?:en)?|art|einsatz|arbeit(?:en)?|arbeitsweise|auftreten|bewerber|mindestens|idealerweise|gerne?|sehr|mehr|dazu|au(?:ß|ss)erdem|zudem|wir|sie|du|ihr|ihre|dein|deine',
    '(?:ab|un)?geschlossen|abgeschlossen|gut|sicher|flie(?:ß|ss)end|verhandlungssicher|dreij(?:ä|ae)hrig|examiniert|staatlich|gelernt|gepr(?:ü|ue)ft|mehrj(?:ä|ae)hrig|langj(?:ä|ae)hrig|einschl(?:ä|ae)gig|hoh|hoch|freundlich|fundiert|solid|umfassend|umfangreich|ausgepr(?:ä|ae)gt|k(?:ö|oe)rperlich|technisch|handwerklich|kaufm(?:ä|ae)nnisch|selbstst(?:ä|ae)ndig|selbst(?:ä|ae)ndig|zuverl(?:ä|ae)ssig|strukturiert|erst|praktisch|theoretisch|g(?:ü|ue)ltig|erfolgreich|entsprechend|vergleichbar|erfahren|qualifiziert|fachlich',
  ].join('|')})(?:e[nrms]?|es)?$`,
  'iu',
)
