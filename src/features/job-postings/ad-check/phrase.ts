/** Between the words of a phrase: spaces, hyphens, commas, but never a new line or sentence. */
const GAP = '[ \\t\\u00a0\\u2010\\u2011,-]+'
const WORD_START = '(?<![\\p{L}\\d])'
const WORD_END = '(?![\\p{L}\\d])'
/** No word is longer; bounded so that no phrase can make the search slow. */
const LETTERS = '[\\p{L}\\d]{0,30}'

export type Span = { start: number; end: number }

/** All places where one of the phrases stands in a text (see `phraseSchema` for how they are written). */
export function findPhrases(phrases: readonly string[], text: string): Span[] {
  return phrases.flatMap((phrase) =>
    [...text.matchAll(patternOf(phrase))].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}

const patterns = new Map<string, RegExp>()

function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase)
  if (known) return known
  if (patterns.size > 2000) patterns.clear()
  const made = compile(phrase)
  patterns.set(phrase, made)
  return made
}

function compile(phrase: string): RegExp {
  const words = phrase.replaceAll('...', '…').trim().split(/\s+/)
  let source = ''
  let glue = ''
  for (const word of words) {
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
  const alternatives = word.split('|').filter((part) => part !== '')
  return `(?:${alternatives.map(partSource).join('|')})`
}

function partSource(part: string): string {
  return part
    .replace(/\*{2,}/g, '*')
    .split(/([*#])/)
    .map((piece) => (piece === '*' ? LETTERS : piece === '#' ? '\\d[\\d.]{0,9}' : escapeRegExp(piece)))
    .join('')
}

/** A hyphen may be a space and the other way round: `Digital-Native`. */
function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('-', '[ \\u2010\\u2011-]?')
}
