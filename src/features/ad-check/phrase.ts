/** Between the words of a phrase: spaces, hyphens, commas, but never a new line or sentence. */
const GAP = '[ \\t\\u00a0\\u2010\\u2011,-]+'
const WORD_START = '(?<![\\p{L}\\d])'
const WORD_END = '(?![\\p{L}\\d])'
/** Longest word; limited so that no phrase can make the search slow. */
const LETTERS = '[\\p{L}\\d]{0,30}'

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
  return waysToWrite(word).map((way) => way.split(/[*#-]/).filter(Boolean).map(fold))
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
  for (const word of wordsOf(phrase)) {
    if (word === '…') {
      glue = `${GAP}(?:[^\\s.!?;]{1,40}${GAP}){0,4}?`
    } else if (word === '/') {
      source += '\\s?/\\s?'
      glue = ''
    } else {
      source += (source === '' || source.endsWith('/\\s?') ? '' : glue || GAP) + wordSource(word)
      glue = ''
    }
  }
  return new RegExp(WORD_START + source + WORD_END, 'giu')
}

function wordSource(word: string): string {
  return `(?:${waysToWrite(word).map(partSource).join('|')})`
}

function partSource(part: string): string {
  return part
    .replace(/\*{2,}/g, '*')
    .split(/([*#])/)
    .map((piece) => (piece === '*' ? LETTERS : piece === '#' ? '\\d[\\d.]{0,9}' : escapeRegExp(piece)))
    .join('')
}

/** A hyphen may be a space and vice versa: `Digital-Native`. */
function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('-', '[ \\u2010\\u2011-]?')
}
