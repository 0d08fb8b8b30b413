import { germanWords } from '~/lib/german/words'

/** The least numbers that are kept of a text: all of an ordinary ad, a fair sample of a very long one. */
const MOST = 256

/**
 * What two texts are compared by: a number for each pair of neighbouring words of a sentence, ascending. Endings, stop
 * words, figures and the order of sentences do not count.
 */
export function shinglesOf(text: string): number[] {
  const found = new Set<number>()
  for (const sentence of text.split(/[\n.!?:;]+/)) {
    const terms = germanWords(sentence).flatMap(({ term }) => (/\d/.test(term) ? [] : [term]))
    for (const [at, term] of terms.entries()) found.add(hash(at === 0 ? `^ ${term}` : `${terms[at - 1]} ${term}`))
  }
  return [...found].sort((a, b) => a - b).slice(0, MOST)
}

/** Among so many least numbers texts that are half alike share one, but for three pairs in a million. */
const GLANCE = 16

/**
 * Whether of what two texts have together at least this share is in both (Jaccard, 0 to 1). Of texts longer than what is
 * kept it is estimated from the least numbers of both, which are a random sample (Broder 1997). Stops as soon as it is
 * clear: an import compares thousands.
 */
export function areAlike(a: readonly number[], b: readonly number[], share: number): boolean {
  const isSampled = a.length === MOST || b.length === MOST
  const most = isSampled ? MOST : a.length + b.length
  // What only one of them has: more than this is too much.
  const tolerated = isSampled ? MOST * (1 - share) : ((a.length + b.length) * (1 - share)) / (1 + share)
  let [inA, inB, looked, shared] = [0, 0, 0, 0]
  while ((inA < a.length || inB < b.length) && looked < most) {
    const [first = Number.POSITIVE_INFINITY, second = Number.POSITIVE_INFINITY] = [a[inA], b[inB]]
    if (first === second) shared += 1
    if (first <= second) inA += 1
    if (second <= first) inB += 1
    looked += 1
    if (looked - shared > tolerated || (looked === GLANCE && shared === 0)) return false
  }
  return looked > 0
}

/** FNV-1a with a last mix, so that the least numbers are a fair sample; fits PostgreSQL's integer. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) | 0
}
