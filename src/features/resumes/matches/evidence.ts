import { searchTerms } from '~/lib/german/text'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { findOccupations } from '~/lib/occupations/families'
import type { ResumeContent } from '../schema'
import { languageAskedFor, languageEvidence } from './language-evidence'
import type { Passage } from './passages'
import { type Quote, quoteOf } from './quote'

/** What a posting asks for, and the passage of the résumé that shows it; null where there is none. */
export type Evidence = { asked: string; quote: Quote | null }

/** Words of requirements that say nothing about what is required. */
const ORDINARY: ReadonlySet<string> = new Set(
  searchTerms(
    `Erfahrung Erfahrungen Berufserfahrung Praxis Kenntnis Kenntnisse Grundkenntnisse Fachkenntnisse Wissen Ausbildung
    Berufsausbildung Studium Abschluss abgeschlossen abgeschlossene erfolgreich gut gute guter sehr sicher sichere
    sicherer Umgang Bereitschaft bereit Freude Spaß Interesse Fähigkeit Arbeitsweise Arbeit arbeiten Beruf Bereich
    vergleichbar vergleichbare Qualifikation idealerweise wünschenswert Vorteil Jahr Jahre mehrjährig mehrjährige erste
    ersten fundiert fundierte einschlägig einschlägige Team Teamfähigkeit teamfähig zuverlässig Zuverlässigkeit
    selbstständig selbstständige eigenständig Motivation motiviert Einsatz möglich erforderlich Voraussetzung Wort
    Schrift hoch hohe groß große neu neue lernen bringen mitbringen haben anwenden denken handeln Person Mensch
    Menschen freundlich flexibel Flexibilität Belastbarkeit Kommunikation Kommunikationsstärke mindestens gerne
    Tätigkeit Position ähnlich ähnliche Aufgabe Aufgaben Niveau Level alternativ oder wichtig technisch technisches
    Verständnis Klasse Quereinstieg Quereinsteiger willkommen anerkannt anerkannte verwandt verwandte verwandten nah nahe`,
  ),
)

const HYPHENED = /[\p{L}\p{N}]{2,40}(?=[-‐‑])/gu
const CHOICE = /(?<!\p{L})(?:oder|bzw)(?!\p{L})/iu
/** "Ausbildung in der Zerspanung" is shown by "Zerspanungsmechanikerin"; elsewhere a part of a word is another word. */
const TRAINING = /ausbildung|studium|(?<!\p{L})lehre(?!\p{L})/iu

/** "Programmieren" is something one does, not somebody. */
const ACTIVITY = /(?:ieren|ung(?:en)?)$/iu

/**
 * Whether the résumé shows what a line of a posting asks for: at least half of the words that matter stand in one
 * passage, as themselves; a related word is no evidence. A line that names an occupation needs that occupation.
 */
export function evidenceFor(asked: string, passages: readonly Passage[], content: ResumeContent): Evidence {
  if (languageAskedFor(asked)) return { asked, quote: languageEvidence(asked, content.languages) }
  const all = germanWords(asked)
  const words = distinct(all).filter(({ term }) => !ORDINARY.has(term) && !/^\d+$/.test(term))
  if (words.length === 0) return { asked, quote: null }
  const occupations = findOccupations(all)
    .filter(({ words: at }) => !at.every((index) => ACTIVITY.test(all[index]?.raw ?? '')))
    .map(({ families }) => families)
  // One of several that the posting itself offers is enough.
  const needed = CHOICE.test(asked) ? 1 : Math.ceil(words.length / 2)
  const isTraining = TRAINING.test(asked)
  // "Siemens-, Fanuc- oder Heidenhain-Steuerungen" asks for Fanuc.
  const pieces = new Set([...asked.matchAll(HYPHENED)].flatMap(([piece]) => searchTerms(piece)))
  let best: { passage: Passage; found: GermanWord[] } | null = null
  for (const passage of passages) {
    const found = passage.words.filter((word) =>
      words.some(
        (wanted) =>
          isTheWord(word, wanted) || pieces.has(word.term) || (isTraining && word.parts.includes(wanted.term)),
      ),
    )
    if (distinct(found).length < needed || (best && found.length <= best.found.length)) continue
    if (occupations.length > 0 && !occupations.some((families) => namesOne(passage, families))) continue
    best = { passage, found }
  }
  return {
    asked,
    quote:
      best &&
      quoteOf(
        best.passage,
        best.found.map(({ raw }) => raw),
      ),
  }
}

/** The first passage that names one of these occupations. */
export function occupationEvidence(families: readonly string[], passages: readonly Passage[]): Quote | null {
  for (const passage of passages.filter(({ isTitle }) => isTitle)) {
    const named = findOccupations(passage.words).find((each) => each.families.some((key) => families.includes(key)))
    if (named)
      return quoteOf(
        passage,
        named.words.map((index) => passage.words[index]?.raw ?? ''),
      )
  }
  return null
}

/** Only what is a title says who somebody is: the skill "Kältetechnik" makes nobody a Mechatroniker. */
function namesOne({ words, isTitle }: Passage, families: readonly string[]): boolean {
  return isTitle && findOccupations(words).some((each) => each.families.some((key) => families.includes(key)))
}

/** The word itself, or a compound of which it is the head or a part set off by a hyphen. */
function isTheWord(word: GermanWord, wanted: GermanWord): boolean {
  if (word.term === wanted.term || word.parts.at(-1) === wanted.term) return true
  return /[-‐‑]/.test(word.raw) && word.parts.includes(wanted.term)
}

function distinct(words: readonly GermanWord[]): GermanWord[] {
  return [...new Map(words.map((word) => [word.term, word])).values()]
}
