/** English words that would shrink to the stem of another (Backend to Bäcker, Officer to Office). */
const WHOLE = new Set(['backend', 'frontend', 'weekend', 'officer'])

/** Letter groups that the stemmer treats as one letter. */
const GROUPS = [
  ['sch', '$'],
  ['ei', '%'],
  ['ie', '&'],
] as const

/**
 * Stem of a folded German word, after CISTEM (Weißweiler and Fraser 2017): endings go, the rest stays.
 * It need not be a word, it only has to be the same for all forms of one ("fahrer", "fahrers", "fahren" → "fahr").
 *
 * Departs from CISTEM in keeping the n of "-in" (Berlin, Termin), since feminine endings were removed before.
 */
export function stemGerman(word: string): string {
  if (WHOLE.has(word)) return word
  let stem = word.replace(/^ge(.{4,})$/, '$1').replace(/(.)\1/g, '$1*')
  for (const [group, sign] of GROUPS) stem = stem.replaceAll(group, sign)
  while (stem.length > 3) {
    // The end of "Softwaretester" would go on being cut to "Software".
    if (/.test$/.test(stem)) break
    if (stem.length > 5 && /(?:em|er|nd)$/.test(stem)) stem = stem.slice(0, -2)
    else if (/(?:[tes]|[^i]n)$/.test(stem)) stem = stem.slice(0, -1)
    else break
  }
  for (const [group, sign] of GROUPS) stem = stem.replaceAll(sign, group)
  return stem.replace(/(.)\*/g, '$1$1')
}
