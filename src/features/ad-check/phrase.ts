/** Between the words of a phrase: spaces, hyphens, commas, an opening bracket, but never a new line or sentence. */
const GAP = '[ \\t\\u00a0\\u2010\\u2011\\u2013,:(„"-]+'
/**
 * Latin, Greek and Cyrillic letters. All letters of Unicode in a pattern without regard to case would take most of the
 * time of a check: every pattern would carry tables of all scripts.
 */
export const LETTER = 'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u052f'
const WORD_START = `(?<![${LETTER}\\d])`
const WORD_END = `(?![${LETTER}\\d])`
/** Longest word; limited so that no phrase can make the search slow. */
const LETTERS = `[${LETTER}\\d]{0,30}`
const TENS = 'zwanzig|dreißig|dreissig|vierzig|fünfzig|fuffzig|sechzig'
const ONES = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
/** An age at which people work, in digits or in words. */
const AGE = `(?:(?:etwa|circa|ca\\.?|ungefähr|rund|knapp) )?(?:1[4-9]|[2-6]\\d|(?:acht|neun)zehn|(?:(?:${ONES})und)?(?:${TENS}))`
const NUMBER = `(?:\\d[\\d.]{0,9}|(?:(?:${ONES})und)?(?:${TENS})|zwölf|elf|zehn|${ONES})`

export type Span = { start: number; end: number }

/** All places where one of the phrases occurs in a text (see `phraseSchema` for their syntax). */
export function findPhrases(phrases: readonly string[], text: string): Span[] {
  const { folded, beginnings } = readText(text)
  const occurs = (piece: string) => (piece.length < 3 || beginnings.has(piece.slice(0, 3))) && folded.includes(piece)
  return phrases.flatMap((phrase) => {
    const known = lookUp(phrase)
    if (!known.words.every((ways) => ways.some((pieces) => pieces.every(occurs)))) return []
    // Compiled on first use: compiling the patterns of all rules takes long, and hardly any ad needs one.
    known.pattern ??= compile(phrase)
    return [...folded.matchAll(known.pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }))
  })
}

/** Remembers the answer for one text: all rules read the same, one after the other. */
export function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; read: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, read: read(text) }
    return last.read
  }
}

const readText = rememberLast((text) => {
  const folded = fold(text)
  const beginnings = new Set<string>()
  for (let at = 0; at + 3 <= folded.length; at += 1) beginnings.add(folded.slice(at, at + 3))
  return { folded, beginnings }
})

type Known = {
  /** For each word its spellings, for each spelling the letters that must occur in the text. */
  words: string[][][]
  pattern?: RegExp
}

/** More than all rules have; admins may change them for as long as a server runs. */
const MOST_KNOWN = 20_000
const cache = new Map<string, Known>()

function lookUp(phrase: string): Known {
  const known = cache.get(phrase)
  if (known) return known
  if (cache.size > MOST_KNOWN) cache.clear()
  const made = {
    words: wordsOf(phrase)
      .filter(isLetters)
      .map(waysOf)
      .filter((ways) => ways.length > 0),
  }
  cache.set(phrase, made)
  return made
}

function waysOf(word: string): string[][] {
  return waysToWrite(word).map((way) =>
    way
      .split(/[*#@-]/)
      .filter(Boolean)
      .map(fold),
  )
}

/** In small letters, each at its place: a letter that would become two stays as it is. */
function fold(text: string): string {
  const folded = text.toLowerCase()
  return folded.length === text.length ? folded : text.replace(/./gu, lowered)
}

function lowered(letter: string): string {
  const low = letter.toLowerCase()
  return low.length === letter.length ? low : letter
}

const wordsOf = (phrase: string) => phrase.replaceAll('...', '…').trim().split(/\s+/)
const waysToWrite = (word: string) => word.split('|').filter((way) => way !== '')
const isLetters = (word: string) => word !== '…' && word !== '/'

function compile(phrase: string): RegExp {
  let source = ''
  let glue = ''
  let skipped = 0
  for (const word of wordsOf(phrase)) {
    if (word === '…') {
      skipped += 6
      glue = `${GAP}(?:[^\\s.!?;]{1,40}${GAP}){0,${skipped}}?`
    } else if (word === '/') {
      source += `${glue}\\s?/\\s?`
      glue = ''
      skipped = 0
    } else {
      source += (source === '' || source.endsWith('/\\s?') ? '' : glue || GAP) + wordSource(word)
      glue = ''
      skipped = 0
    }
  }
  return new RegExp(WORD_START + source + WORD_END, 'g')
}

function wordSource(word: string): string {
  return `(?:${waysToWrite(word).map(partSource).join('|')})`
}

const PLACEHOLDERS: Record<string, string> = { '*': LETTERS, '#': NUMBER, '@': AGE }

function partSource(part: string): string {
  return part
    .replace(/\*{2,}/g, '*')
    .split(/([*#@])/)
    .map((piece) => PLACEHOLDERS[piece] ?? escapeRegExp(fold(piece)))
    .join('')
}

/** A hyphen may be a space and vice versa: `Digital-Native`. */
function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('-', '[ \\u2010\\u2011-]?')
}
