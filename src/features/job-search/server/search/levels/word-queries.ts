import { synonymsOf } from '~/lib/german/synonyms'
import type { GermanWord } from '~/lib/german/words'
import { and, or, type Query, term } from '~/platform/server/search/query'

/** All of them. */
export function all(queries: readonly Query[]): Query {
  return and(...queries)
}

/** At least one of them. */
export function any(queries: readonly Query[]): Query {
  return or(...queries)
}

/** A name of one of these families, and what narrows it down; nothing without families. */
export function ofFamily(families: readonly string[], narrowing: readonly Query[]): Query[] {
  return families.length === 0 ? [] : [all([familyOf(families), ...narrowing])]
}

/** The title names an occupation of one of these families. */
export function familyOf(families: readonly string[]): Query {
  return any(families.map((key) => term(`O${key}`)))
}

/** The title has the word, or all its parts. */
export function exactWord(word: GermanWord): Query {
  return withParts(word, 'T', 'T')
}

/**
 * The word itself, or all its parts: "Softwareentwickler" is "Entwickler Software", the head a separate word. Parts
 * must form a name of these families: a "Kinderkrankenpfleger" is no "Kinderpfleger".
 */
export function withParts(
  { term: own, parts }: GermanWord,
  prefix: string,
  headPrefix: string,
  families: readonly string[] = [],
): Query {
  const whole = term(`${prefix}${own}`)
  const head = parts.at(-1)
  if (head === undefined || parts.length < 2) return whole
  const others = parts.slice(0, -1).map((part) => term(`M${part}`))
  const made = families.length === 0 ? [] : [familyOf(families)]
  return any([whole, all([...others, term(`${headPrefix}${head}`), ...made])])
}

/** The word or a synonym. */
export function inTitle(word: GermanWord): Query {
  return any([withParts(word, 'M', 'M'), ...sameAs(word, 'M')])
}

/** The same, or it is a word of the company's name. */
export function inTitleOrCompany(word: GermanWord): Query {
  return any([inTitle(word), term(`C${word.term}`), ...sameAs(word, 'C')])
}

/** Words that mean the same, in the place of this prefix. */
export function sameAs(word: GermanWord, prefix: string): Query[] {
  return synonymsOf(word.term).map((other) => term(`${prefix}${other}`))
}

/** The word itself in the text; its parts only in the title, because scattered over a text they mean nothing. */
export function anywhere(word: GermanWord): Query {
  return any([term(word.term), ...sameAs(word, ''), inTitleOrCompany(word)])
}

/** Anywhere, and its parts in the text as well. */
export function looselyAnywhere(word: GermanWord): Query {
  const { parts } = word
  const inText = parts.length < 2 ? [] : [all(parts.map((part) => term(part)))]
  return any([term(word.term), ...inText, ...sameAs(word, ''), term(`C${word.term}`)])
}
