/** Between the words of a phrase: spaces, hyphens, commas, an opening bracket, but never a new line or sentence. */
const GAP = '[ \\t\\u00a0\\u2010\\u2011\\u2013,(„"-]+'
const WORD_START = '(?<![\\p{L}\\d])'
const WORD_END = '(?![\\p{L}\\d])'
/** Longest word; limited so that no phrase can make the search slow. */
const LETTERS = '[\\p{L}\\d]{0,30}'
const TENS = 'zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig'
const ONES = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
/** An age at which people work, in digits or in words. */
const AGE = `(?:1[4-9]|[2-6]\\d|(?:acht|neun)zehn|(?:(?:${ONES})und)?(?:${TENS}))`
const NUMBER = `(?:\\d[\\d.]{0,9}|(?:(?:${ONES})und)?(?:${TENS})|zwölf|elf|zehn|${ONES})`

export type Span = { start: number; end: number }

/** All places where one of the phrases occurs in a text (see `phraseSchema` for their syntax). */
export function findPhrases(phrases: readonly string[], text: string): Span[] {
  const folded = fold(text)
  return phrases.flatMap((phrase) => {
    const known = lookUp(phrase)
    if (!known.words.every((ways) => ways.some((pieces) => pieces.every((piece) => folded.includes(piece))))) return []
    // Compiled on first use: compiling the patterns of all rules takes seconds, and hardly any ad needs one.
    known.pattern ??= compile(phrase)
    return [...text.matchAll(known.pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }))
  })
}

type Known = {
  /** For each word its spellings, for each spelling the letters that must occur in the text. */
  words: string[][][]
  pattern?: RegExp
}

const cache = new Map<string, Known>()

function lookUp(phrase: string): Known {
  const known = cache.get(phrase)
  if (known) return known
  if (cache.size > 2000) cache.clear()
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

/** Unifies letters that a case-insensitive pattern treats as equal; converted twice, for ſ and ẞ. */
function fold(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase()
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
      skipped += 4
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
  return new RegExp(WORD_START + source + WORD_END, 'giu')
}

function wordSource(word: string): string {
  return `(?:${waysToWrite(word).map(partSource).join('|')})`
}

const PLACEHOLDERS: Record<string, string> = { '*': LETTERS, '#': NUMBER, '@': AGE }

function partSource(part: string): string {
  return part
    .replace(/\*{2,}/g, '*')
    .split(/([*#@])/)
    .map((piece) => PLACEHOLDERS[piece] ?? escapeRegExp(piece))
    .join('')
}

/** A hyphen may be a space and vice versa: `Digital-Native`. */
function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('-', '[ \\u2010\\u2011-]?')
}
