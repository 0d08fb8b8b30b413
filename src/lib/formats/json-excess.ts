/** What a JSON text may contain; larger ones are refused before parsing. */
export type JsonBudget = {
  /** Nesting of lists and objects. */
  readonly depth: number
  /** All values: texts, numbers, lists, objects and literals. */
  readonly nodes: number
  /** Characters of one text. */
  readonly text: number
  /** Characters of one name in an object. */
  readonly name: number
  /** Characters of one number: converting a long one takes quadratic time in some readers. */
  readonly digits: number
}

/** The first value over the limit, and its dotted path. */
export type JsonExcess = { readonly what: keyof JsonBudget; readonly path: string }

/** Names through which a value could reach shared prototypes. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c

/**
 * Measures a JSON text in one pass, without recursion and without parsing it: parsers and code that walks their result
 * fail at depth and number of values long before they fail at length. Reserved names (`__proto__`, `constructor`,
 * `prototype`) count as too long. Invalid JSON may pass; it has at most what was counted, and its parser refuses it.
 */
export function jsonExcess(text: string, budget: JsonBudget): JsonExcess | null {
  const place: (string | number)[] = []
  let nodes = 0
  const excess = (what: keyof JsonBudget) => ({ what, path: place.join('.') })
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const { end, length, isEscaped } = endOfText(text, at)
      const next = afterSpace(text, end)
      if (text.charCodeAt(next) === COLON) {
        if (length > budget.name) return excess('name')
        const name = nameBetween(text, at, end, isEscaped)
        if (RESERVED.has(name)) return excess('name')
        if (place.length > 0) place[place.length - 1] = name
        at = next + 1
        continue
      }
      if (length > budget.text) return excess('text')
      if (++nodes > budget.nodes) return excess('nodes')
      at = next
    } else if (code === 0x5b || code === 0x7b) {
      if (++nodes > budget.nodes) return excess('nodes')
      if (place.length >= budget.depth) return excess('depth')
      place.push(code === 0x5b ? 0 : '')
      at += 1
    } else if (code === 0x5d || code === 0x7d) {
      place.pop()
      at += 1
    } else if (code === COMMA) {
      const last = place.at(-1)
      if (typeof last === 'number') place[place.length - 1] = last + 1
      at += 1
    } else if (isSpace(code) || code === COLON) {
      at += 1
    } else {
      const end = endOfWord(text, at)
      if (end - at > budget.digits) return excess('digits')
      if (++nodes > budget.nodes) return excess('nodes')
      at = end
    }
  }
  return null
}

/** Where the text that begins at `start` ends (after its quote), and how many characters it has. */
function endOfText(text: string, start: number) {
  let length = 0
  let isEscaped = false
  let at = start + 1
  for (; at < text.length; length += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return { end: at + 1, length, isEscaped }
    if (code !== BACKSLASH) {
      at += 1
      continue
    }
    isEscaped = true
    at += text.charCodeAt(at + 1) === 0x75 ? 6 : 2
  }
  return { end: text.length, length, isEscaped }
}

/** A name can be spelled with escapes, too: `\u005f_proto__`. */
function nameBetween(text: string, start: number, end: number, isEscaped: boolean): string {
  const written = text.slice(start + 1, end - 1)
  if (!isEscaped) return written
  return written.replace(/\\u([\da-fA-F]{4})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** A number, a literal, or whatever else is in its place. */
function endOfWord(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === QUOTE || code === COLON || isSpace(code)) break
    if (code === 0x5b || code === 0x5d || code === 0x7b || code === 0x7d) break
  }
  return at
}

function afterSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1
  return at
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
