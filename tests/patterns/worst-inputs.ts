import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { NASTY_TEXTS } from './nasty-texts.ts'

/** A text of any length: `start`, then `pump` again and again, then `end`. */
export type Attack = { start: string; pump: string; end: string }

/** From this many repeats on, a quantifier counts as unbounded. */
const MANY = 10

/** One letter, digit or symbol of every kind that our patterns distinguish. */
const CHARACTERS = [...'aAäÄßzZeE09 \t\n\u00a0.,-_/@:;!?"\'()[]{}<>&*+=#%|\\$·•＠€\u200b\u0301\u0000😀']

/** The text of an attack at a length, or a little more. */
export function attackOf({ start, pump, end }: Attack, length: number): string {
  return start + pump.repeat(Math.ceil((length - start.length - end.length) / pump.length)) + end
}

/**
 * Texts that make a backtracking engine work hard on a pattern. A pattern is slow where a repeated part can be entered
 * at many places or left in many ways, and the match fails at the end. So each kind of character it distinguishes is
 * repeated, each repeated part (alone, and after its prefix), and beginnings of the whole pattern; each with a matching
 * and a failing end.
 */
export function worstInputs(pattern: RegExp): Attack[] {
  const tree = new RegExpParser().parseLiteral(String(pattern))
  const quantifiers: AST.Quantifier[] = []
  const kinds = new Set<string>()
  visitRegExpAST(tree, {
    onQuantifierEnter: (node) => void (node.max >= MANY && quantifiers.push(node)),
    onCharacterClassEnter: ({ raw }) => void kinds.add(raw),
    onCharacterSetEnter: (node) => void (node.parent.type !== 'CharacterClass' && kinds.add(node.raw)),
  })
  const flags = pattern.flags.replace(/[gyd]/g, '')
  const read = new Sampler(flags)
  const wholes = tree.pattern.alternatives.map((alternative) => read.sample(alternative))
  const pumps = new Set([...representatives([...kinds], flags), ...wholes, ...wholes.map(withoutEnd)])
  const attacks: Attack[] = []
  for (const quantifier of quantifiers) {
    const start = read.before(quantifier)
    for (const part of read.all(quantifier.element)) {
      for (const pump of [part, start + part, part + read.after(quantifier)]) pumps.add(pump)
      attacks.push(...withEnds(start, part))
      attacks.push(...withEnds(start, part + withoutEnd(read.after(quantifier))))
    }
    if (start !== '') pumps.add(start)
  }
  attacks.push(...[...pumps].flatMap((pump) => withEnds('', pump)))
  // A run at the start of the text may be matched by a part with ^; after something else it may not.
  attacks.push(...[...pumps].map((pump) => ({ start: 'a ', pump, end: '\u0000' })))
  attacks.push(...NASTY_TEXTS.map((pump) => ({ start: '', pump, end: '\u0000' })))
  const byKey = new Map(attacks.filter(({ pump }) => pump !== '').map((attack) => [JSON.stringify(attack), attack]))
  return [...byKey.values()]
}

const withoutEnd = (text: string) => text.slice(0, -1)
const withEnds = (start: string, pump: string) => ['', '\u0000'].map((end) => ({ start, pump, end }))

/** One character for each combination of classes. */
function representatives(kinds: string[], flags: string): string[] {
  const tests = kinds.map((raw) => new RegExp(`^${raw}$`, flags))
  const byMembership = new Map<string, string>()
  for (const character of CHARACTERS) {
    const membership = tests.map((test) => (test.test(character) ? '1' : '0')).join('')
    if (!byMembership.has(membership)) byMembership.set(membership, character)
  }
  return [...byMembership.values()]
}

/** Short texts that parts of a pattern match. */
class Sampler {
  #flags: string

  constructor(flags: string) {
    this.#flags = flags
  }

  sample(node: AST.Node): string {
    return this.all(node)[0] ?? ''
  }

  /** One text for each alternative, and for each kind of character of a class. */
  all(node: AST.Node): string[] {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterClass':
      case 'CharacterSet': {
        const test = new RegExp(`^${node.raw}$`, this.#flags)
        const found = CHARACTERS.filter((character) => test.test(character))
        return found.length > 0 ? found.slice(0, 12) : literalsOf(node)
      }
      case 'Quantifier':
        return this.all(node.element).map((text) => text.repeat(Math.max(1, Math.min(node.min, 30))))
      case 'Group':
      case 'CapturingGroup':
      case 'Pattern':
        return node.alternatives.flatMap((alternative) => this.all(alternative)).slice(0, 12)
      case 'Alternative': {
        const [first = '', second] = [0, 1].map((at) =>
          node.elements.map((element) => this.all(element)[at] ?? this.sample(element)).join(''),
        )
        return second === undefined || second === first ? [first] : [first, second]
      }
      default:
        return ['']
    }
  }

  /** A text that leads to a part: everything before it, at all levels. */
  before(node: AST.Element): string {
    return this.#around(
      node,
      (elements, at) => elements.slice(0, at),
      (own, outer) => outer + own,
    )
  }

  /** A text that ends the match after a part. */
  after(node: AST.Element): string {
    return this.#around(
      node,
      (elements, at) => elements.slice(at + 1),
      (own, outer) => own + outer,
    )
  }

  #around(
    node: AST.Element,
    pick: (elements: AST.Element[], at: number) => AST.Element[],
    join: (own: string, outer: string) => string,
  ): string {
    const { parent } = node
    if (parent.type === 'Quantifier') return this.#around(parent, pick, join)
    if (parent.type !== 'Alternative') return ''
    const own = pick(parent.elements, parent.elements.indexOf(node))
      .map((element) => this.sample(element))
      .join('')
    const group = parent.parent
    const outer = group.type === 'Pattern' ? '' : this.#around(group, pick, join)
    return join(own, outer)
  }
}

function literalsOf(node: AST.CharacterClass | AST.CharacterSet): string[] {
  if (node.type !== 'CharacterClass' || node.negate) return []
  return node.elements.flatMap((element) => {
    if (element.type === 'Character') return [String.fromCodePoint(element.value)]
    return element.type === 'CharacterClassRange' ? [String.fromCodePoint(element.min.value)] : []
  })
}
