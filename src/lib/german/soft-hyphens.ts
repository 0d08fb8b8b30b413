/** Letters that fit into the line of a heading at 320 px, and into one of a column in the week of a calendar. */
const ROOM = 15
export const NARROW_ROOM = 11
const LEAST_BEFORE = 5
const LEAST_AFTER = 4

/** Where German always joins another word: "Zerspanungs|mechaniker"; and first parts of headings of ours. */
const JOINT =
  /(?:(?:ung|heit|keit|schaft|tion|tät|ling|tum)s|^(?:auftrags|datenschutz|unternehmens|vertriebs))(?=\p{L}{4})/giu

/** Where a part of many occupations begins; few, because every visitor loads them. Each is a break in any word. */
const PART =
  /angestellt|bearbeit|mitarbeit|begleit|berat|betreu|elektr|entwick|fach|führer|helfer|ingenieur|kräfte|leiter|mechani|mechatron|pfleg|planer|prüf|reinig|schwei(?:ß|ss)|techni|therap|verantwort|verk[aä]uf|versicher|verwalt/giu

/**
 * Puts soft hyphens into long words, between the parts of a compound, so that in a narrow heading none breaks without a
 * hyphen where the browser knows no German; a part too long for a line breaks between its syllables as well. They are
 * not seen, read aloud or searched for.
 */
export function softHyphens(text: string, room = ROOM): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length <= room) return word
    const joints = new Set([...partsOf(word), ...jointsOf(word)])
    const parts = [0, ...[...joints].sort((a, b) => a - b), word.length]
    const breaks = parts.flatMap((start, index) => {
      const end = parts[index + 1] ?? start
      const isLong = end - start > room
      return [start, ...(isLong ? syllablesOf(word.slice(start, end)).map((at) => start + at) : [])]
    })
    return [...new Set(breaks)]
      .filter((at) => at >= LEAST_BEFORE && word.length - at >= LEAST_AFTER)
      .reduceRight((broken, at) => `${broken.slice(0, at)}\u00ad${broken.slice(at)}`, word)
  })
}

function jointsOf(word: string): number[] {
  return [...word.matchAll(JOINT)].map(({ index, 0: joint }) => index + joint.length)
}

function partsOf(word: string): number[] {
  return [...word.matchAll(PART)].map(({ index }) => index)
}

/** Where a syllable may begin among consonants depends on the compound: "Einzel|anfertigung", "Her|steller". */
const UNSURE = /^.$|s[pt]|[^s]s$|sch[lmnrw]|[bfgkp]l|kn|[pt]h/iu

/**
 * Before the last of several consonants between two vowels; "sch", "tr" and the like are one. A place that may be wrong
 * is left out: a browser that knows German would follow it, too.
 */
function syllablesOf(part: string): number[] {
  return [...part.matchAll(/(?<=[aeiouyäöü])[^aeiouyäöü]+(?=[aeiouyäöü])/giu)]
    .filter(({ 0: between }) => !UNSURE.test(between))
    .map(({ index, 0: between }) => index + (/(?:schr?|ch|ck|qu|pf|[bdfgkpt]r|.)$/iu.exec(between)?.index ?? 0))
}
