import { headWithin } from '~/lib/german/compounds'
import { foldedLetters } from '~/lib/german/fold'
import { addSearchTerms } from '~/lib/german/text'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { familiesOfTitle, findOccupations, isKindOfItsHead } from '~/lib/occupations/families'
import { remembered } from '~/lib/text/remembered'
import { ABSENT } from './absences'

type Source = { title: string; body: string; companyName: string }

/** The terms of the words of postings, see `posting-terms.ts`. */
export function documentTerms(sources: readonly Source[]): string[] {
  const terms = new Set<string>()
  for (const { title, body, companyName } of sources) {
    for (const term of termsOfTitle(title)) terms.add(term)
    addSearchTerms(body.replace(ABSENT, ' '), terms)
    for (const term of termsOfCompany(companyName)) terms.add(term)
  }
  return [...terms]
}

/** The same titles and companies come again and again, and a title takes as long as half a text. */
const MOST_REMEMBERED = 20_000
const termsOfTitle = remembered(MOST_REMEMBERED, (title) => {
  const words = germanWords(title)
  return new Set([
    `L${new Set(words.map(({ term }) => term)).size}`,
    ...words.flatMap(titleLexemes),
    ...occupationsIn(title, words).map((family) => `O${family}`),
  ])
})

/** "Sekretärin der Geschäftsleitung": the genitive names her employer, not her occupation. */
const OF_WHOM = /\s(?:der|des|dem)\s+\p{Lu}.*$/u

/** The occupations that a title names, except in a genitive after another occupation. */
function occupationsIn(title: string, words: readonly GermanWord[]): string[] {
  const without = title.replace(OF_WHOM, '')
  const front = germanWords(without)
  // "Assistenz der Geschäftsführung" is one name.
  const isOneName = findOccupations(words).some(
    ({ words: own }) => own.some((index) => index < front.length) && own.some((index) => index >= front.length),
  )
  const inFront = without === title || isOneName ? [] : familiesOfTitle(front)
  return inFront.length > 0 ? inFront : familiesOfTitle(words)
}

/** The numbers that a company gave its postings, and their digits alone: people leave the letters out. */
export function referenceTerms(postings: readonly { referenceNumber: string | null }[]): string[] {
  const keys = postings.map(({ referenceNumber }) => foldedLetters(referenceNumber ?? '')).filter((key) => key !== '')
  const digits = keys.map((key) => key.replace(/\D/g, '')).filter(({ length }) => length >= LEAST_DIGITS)
  return [...new Set([...keys, ...digits])].map((key) => `R${key}`)
}

/** Fewer would be a year or the number of a house. */
const LEAST_DIGITS = 4

/**
 * Company names match by whole words, the heads of their compounds and parts between hyphens: a "Gasthaus" is no
 * "Gast", a "Sparbank" a Bank.
 */
const termsOfCompany = remembered(MOST_REMEMBERED, (name) =>
  germanWords(name)
    .flatMap(({ term, parts, raw }) => [term, ...(/[-‐‑]/.test(raw) ? parts : parts.slice(-1))])
    .map((term) => `C${term}`),
)

function titleLexemes(word: GermanWord): string[] {
  const { term } = word
  const parts = isKindOfItsHead(word) ? word.parts : word.parts.slice(0, -1)
  const head = parts.length < word.parts.length ? undefined : parts.at(-1)
  const inner = parts.length < word.parts.length ? null : headWithin(head ?? term)
  const all = [term, ...parts, ...(inner ? [inner] : [])]
  return [
    `T${term}`,
    ...[term, head, inner].flatMap((each) => (each ? [`H${each}`] : [])),
    ...all.map((part) => `M${part}`),
    ...all,
  ]
}
