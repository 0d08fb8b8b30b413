import type { AdFinding } from './ad'
import type { Span } from './phrase'

/** What has to go with the words of a finding, so that no half sentence stays: in a title the comma, else the sentence. */
export function deletion(text: string, span: Span, field: AdFinding['field']): Span {
  if (field === 'title') return inTitle(text, span)
  if (field === 'questions') return lineOf(text, span)
  return clauseOf(text, span) ?? sentenceOf(text, span)
}

/** What has no sense without the words it stood by: "gern Frührentner", "männlich bevorzugt". */
const BESIDE =
  /^(?:gerne?|bitte|auch|nur|ausschließlich|lediglich|möglichst|vorzugsweise|bevorzugt|idealerweise|am liebsten|gesucht|erwünscht|gewünscht|willkommen|[\s!.])*$/iu

/** The words with all that stands between the same commas or dashes, where nothing else would be left there. */
function withBeside(text: string, { start, end }: Span): Span {
  const begin = Math.max(text.lastIndexOf(', ', start) + 2, text.lastIndexOf('– ', start) + 2)
  const length = text.slice(end).search(/, | –|$/u)
  if (begin < 2) return { start, end }
  return BESIDE.test(text.slice(begin, start)) && BESIDE.test(text.slice(end, end + length))
    ? { start: begin, end: end + length }
    : { start, end }
}

function inTitle(text: string, found: Span): Span {
  const { start, end } = withBeside(text, found)
  let from = start
  let to = end
  while (from > 0 && ' ,–-('.includes(text.charAt(from - 1))) from -= 1
  const opening = text.lastIndexOf('(', from)
  const closing = text.indexOf(')', opening)
  // Nothing half stays in brackets.
  if (opening >= 0 && closing >= to) {
    from = text.charAt(opening - 1) === ' ' ? opening - 1 : opening
    to = closing + 1
  }
  if (text.charAt(to) === ')' || text.charAt(to) === '.') to += 1
  if (from === 0 && text.startsWith(' als ', to)) to += 5
  // At the beginning the space after the words goes instead.
  while (from === 0 && ' ,:'.includes(text.charAt(to)) && to < text.length) to += 1
  return { start: from, end: to }
}

function lineOf(text: string, { start, end }: Span): Span {
  const after = text.indexOf('\n', end)
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: after < 0 ? text.length : after }
}

/**
 * The words between two commas, where they are all that stands there: of "Deutsch in Wort und Schrift, nicht älter als
 * 45 Jahre" the first half is asked for as before. Null where a sentence would break, or nothing else is in the line.
 */
function clauseOf(text: string, span: Span): Span | null {
  const line = lineOf(text, span)
  const before = text.slice(line.start, span.start)
  const after = text.slice(span.end, line.end)
  if (/[.!?]$/.test(after) || (!/[,;] $/.test(before) && !/^[,;] /.test(after))) return null
  if (after !== '' && !/^[,;] /.test(after)) return null
  if (/[,;] $/.test(before)) return { start: span.start - 2, end: span.end }
  return before === '' ? { start: span.start, end: span.end + 2 } : null
}

/** The sentence with its full stop and the space that follows it, or precedes it at the end of a line. */
function sentenceOf(text: string, span: Span): Span {
  const line = lineOf(text, span)
  let { start, end } = line
  for (let at = line.start; at < span.start; at += 1) if (isEnd(text, at)) start = at + 1
  for (let at = span.end; at < line.end; at += 1) {
    if (!isEnd(text, at)) continue
    end = at + 1
    break
  }
  // What answers a question has no sense without it: "Frisch von der Uni? Perfekt!"
  const answer = text.charAt(end - 1) === '?' ? ANSWER.exec(text.slice(end, line.end))?.[0] : undefined
  if (answer) end += answer.length
  while (text.charAt(start) === ' ' && start < span.start) start += 1
  if (end === line.end) while (start > line.start && text.charAt(start - 1) === ' ') start -= 1
  else while (text.charAt(end) === ' ') end += 1
  return { start, end }
}

/** "vollst. Unterlagen": the full stop of a shortened word. */
const SHORTENED =
  /(?<!\p{L})(?:abgeschl|bzw|ca|Dr|entspr|evtl|ggf|incl|inkl|insb|jährl|lfd|max|mind|min|monatl|Nr|schriftl|sog|St|Std|Tel|tel|usw|vollst|zzgl|\p{L})$/u

/** A sign that ends a sentence: before the end of the line, or a space and a capital. */
function isEnd(text: string, at: number): boolean {
  if (!'.!?'.includes(text.charAt(at))) return false
  const next = text.slice(at + 1, at + 3)
  if (text.charAt(at) === '.' && SHORTENED.test(text.slice(Math.max(0, at - 12), at))) return false
  return next === '' || next.startsWith('\n') || /^ [\p{Lu}\d„]/u.test(next)
}

const ANSWER =
  /^ (?:Dann|Perfekt|Super|Prima|Genau|Klasse|Umso|Das (?:wüssten?|wissen|möchten|müssen|sollten|interessiert|fragen))(?!\p{L})[^.!?\n]{0,200}[.!?]?/u
