import { GERMAN_STOP_WORDS } from './stop-words.ts'

/**
 * Words that would shrink to the stem of another (Backend to Bäcker, Officer to Office, Messe to messen, Posten to
 * Post, Keller to Kellner).
 */
const WHOLE = new Set(['backend', 'frontend', 'weekend', 'officer', 'messe', 'posten', 'keller'])

/**
 * Where removing endings stops, because the rest is the stem of another word: a Softwaretester would be Software, a
 * Wächter the stem of "wachsen", a Logistikleiter a Logistikleistung, a Gast Gas. Letter groups are written as below.
 */
const ENDS = /.test$|wachter$|[l*]%ter$|^(?:gast|post)$/

/** Letter groups that the stemmer treats as one letter. */
const GROUPS = [
  ['sch', '$'],
  ['ei', '%'],
  ['ie', '&'],
] as const

/**
 * Stem of a folded German word, after CISTEM (Weißweiler and Fraser 2017): endings are removed. It need not be a word,
 * it only has to be the same for all forms of one ("fahrer", "fahrers", "fahren" → "fahr").
 * Differs from CISTEM in keeping the n of "-in" (Berlin, Termin), because feminine endings were removed before, and in
 * the plural of words in -nis (Zeugnis, Zeugnisse), whose second s is only spelling.
 */
export function stemGerman(word: string): string {
  if (WHOLE.has(word)) return word
  const single = word.replace(/(.{2}nis)se[nms]?$/, '$1')
  let stem = single.replace(/^ge(.{4,})$/, '$1').replace(/(.)\1/g, '$1*')
  for (const [group, sign] of GROUPS) stem = stem.replaceAll(group, sign)
  while (stem.length > 3) {
    if (ENDS.test(stem)) break
    const cut = shorter(stem)
    // "Nurse" is no "nur".
    if (cut === stem || GERMAN_STOP_WORDS.has(cut)) break
    stem = cut
  }
  for (const [group, sign] of GROUPS) stem = stem.replaceAll(sign, group)
  return stem.replace(/(.)\*/g, '$1$1')
}

function shorter(stem: string): string {
  if (stem.length > 5 && /(?:em|er|nd)$/.test(stem)) return stem.slice(0, -2)
  return /(?:[tes]|[^i]n)$/.test(stem) ? stem.slice(0, -1) : stem
}
