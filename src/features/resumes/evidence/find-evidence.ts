import type { Asked, AskedOccupation, AskedWord } from './asked'
import type { Statement, StatementKind } from './statements'
import { occupationsOf, readWording, type Wording, wordingOf } from './wording'

/**
 * What a passage is for something asked: `said` the word or the occupation itself, `training` the occupation being
 * learnt, `related` a similar occupation or a longer word, `mentioned` what stands in a sentence and need not be the
 * person's own.
 */
export type EvidenceState = 'said' | 'training' | 'related' | 'mentioned'
export type Evidence = {
  asked: string
  state: EvidenceState
  /** Where the passage stands. */
  where: string
  /** Word for word. */
  quote: string
}

/** The best first. */
const KINDS: readonly StatementKind[] = ['now', 'was', 'learnt', 'listed', 'learning', 'text', 'beside']
const STATES: readonly EvidenceState[] = ['said', 'training', 'related', 'mentioned']

/** The best passage for something asked; null when there is none. `kinds` restricts where it may stand. */
export function evidenceOf(
  asked: Asked,
  statements: readonly Statement[],
  kinds: readonly StatementKind[] = KINDS,
): Evidence | null {
  let best: { rank: number; evidence: Evidence } | null = null
  for (const statement of statements) {
    if (statement.said === '' || !kinds.includes(statement.kind)) continue
    const state = asked.kind === 'word' ? stateOfWord(asked, statement) : stateOfOccupation(asked, statement)
    if (state === null) continue
    const rank = STATES.indexOf(state) * KINDS.length + KINDS.indexOf(statement.kind)
    if (best !== null && best.rank <= rank) continue
    best = { rank, evidence: { asked: asked.text, state, where: statement.where, quote: statement.text } }
  }
  return best?.evidence ?? null
}

function stateOfWord({ ways, families }: AskedWord, statement: Statement): EvidenceState | null {
  const { kind, said } = statement
  const wording = wordingIn(statement)
  if (ways.some((way) => way.every((term) => wording.said.has(term)))) return kind === 'beside' ? 'mentioned' : 'said'
  if (ways.some((way) => way.every((term) => wording.about.has(term)))) return 'related'
  const isTitle = kind !== 'listed' && kind !== 'text'
  return isTitle && occupationsOf(said).some(({ family }) => families.includes(family)) ? 'related' : null
}

/** Who helps in a trade has not learnt it: "Helfer Heizungsbau". An Arzthelfer has. */
const HELPING = /(?<!\p{L})(?:helfer(?:in)?|hilfskraft|hilfsarbeiter(?:in)?|aushilfe|aushilfskraft)(?!\p{L})/iu

function stateOfOccupation(asked: AskedOccupation, statement: Statement): EvidenceState | null {
  const { kind, said } = statement
  const isNamed = isNamedIn(asked, statement)
  if (isNamed && HELPING.test(said) && !HELPING.test(asked.text)) return kind === 'text' ? null : 'related'
  if (kind === 'text' || kind === 'beside') return isNamed ? 'mentioned' : null
  if (kind === 'listed') return isNamed ? 'related' : null
  if (isNamed) return kind === 'learning' ? 'training' : 'said'
  const close = [...asked.families, ...asked.related]
  return occupationsOf(said).some(({ family }) => close.includes(family)) ? 'related' : null
}

/** The words of the occupation, as whole words of one passage. */
function isNamedIn({ ways }: AskedOccupation, statement: Statement): boolean {
  const { whole } = wordingIn(statement)
  return ways.some((way) => way.every((term) => whole.has(term)))
}

const sentences = new WeakMap<Statement, Wording>()

/** A sentence is somebody's own: it is read once for everything asked, and forgotten with the statement. */
function wordingIn(statement: Statement): Wording {
  if (statement.kind !== 'text' && statement.kind !== 'beside') return wordingOf(statement.said)
  const known = sentences.get(statement)
  if (known) return known
  const wording = readWording(statement.said)
  sentences.set(statement, wording)
  return wording
}
