import type { AdFinding } from './ad'
import type { Span } from './phrase'

/** What has to go with the words of a finding, so that no half sentence stays: in a title the comma, else the sentence. */
export function deletion(text: string, span: Span, field: AdFinding['field']): Span {
  if (field === 'title') return inTitle(text, span)
  if (field === 'questions') return lineOf(text, span)
  return sentenceOf(text, span)
}

function inTitle(text: string, { start, end }: Span): Span {
  let from = start
  let to = end
  while (from > 0 && ' ,–-('.includes(text.charAt(from - 1))) from -= 1
  if (text.charAt(to) === ')') to += 1
  // At the beginning the space after the words goes instead.
  while (from === 0 && ' ,'.includes(text.charAt(to)) && to < text.length) to += 1
  return { start: from, end: to }
}

function lineOf(text: string, { start, end }: Span): Span {
  const after = text.indexOf('\n', end)
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: after < 0 ? text.length : after }
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
  while (text.charAt(start) === ' ' && start < span.start) start += 1
  if (end === line.end) while (start > line.start && text.charAt(start - 1) === ' ') start -= 1
  else while (text.charAt(end) === ' ') end += 1
  return { start, end }
}

/** A sign that ends a sentence: before the end of the line, or a space and a capital. */
function isEnd(text: string, at: number): boolean {
  if (!'.!?'.includes(text.charAt(at))) return false
  const next = text.slice(at + 1, at + 3)
  return next === '' || next.startsWith('\n') || /^ [\p{Lu}\d„]/u.test(next)
}
