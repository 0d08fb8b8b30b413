/** Words of a text that may name where the work is, the most certain first. */
export function placesNamed(lines: readonly string[], contactLines: readonly string[]): string[] {
  const labelled = lines.flatMap((line) => afterLabel(line))
  const withCode = lines.flatMap(codesIn)
  const afterWords = lines.flatMap(namesAfterWords)
  const contact = contactLines.flatMap((line) => [...afterLabel(line), ...codesIn(line)])
  return [...new Set([...labelled, ...withCode, ...afterWords, ...contact])].slice(0, MOST_NAMED)
}

/** How many names are looked up at most. */
const MOST_NAMED = 40

const LABEL = /^(?:(?:arbeits|einsatz|dienst)?ort|standort|arbeitsplatz|einsatzort|niederlassung|wo)\s?:\s?/iu

function afterLabel(line: string): string[] {
  if (!LABEL.test(line)) return []
  const named = line.replace(LABEL, '')
  return [named, ...named.split(/[,/|(]| und | oder /)].map((name) => name.trim()).filter((name) => name !== '')
}

/** "33602 Bielefeld" */
function codesIn(line: string): string[] {
  return [
    ...line.matchAll(
      /(?<!\d)(?:D-)?(\d{5}) (\p{Lu}[\p{L}.-]{1,40}(?: (?:am|an der|im|in|ob|bei|vor der|v\. d\.|a\. d\.) \p{Lu}[\p{L}.-]{1,30}| \p{Lu}[\p{L}.-]{1,30})?)/gu,
    ),
  ].map(([, code, name]) => `${code} ${name}`)
}

const BEFORE_NAME =
  /(?:(?<!\p{L})(?:in|bei|nahe|aus|raum|standort(?:e|es)?|werk|filiale|niederlassung|hauptsitz(?: in)?|sitz in|region|großraum|stadt|gemeinde|(?:land)?kreis|nach)|[(,–-])\s{0,2}(?=\p{Lu})/giu
const NAME =
  /\p{Lu}[\p{Ll}ß]{1,30}(?:-\p{Lu}[\p{Ll}ß]{1,30}){0,2}(?: (?:am|an der|im|in der|ob der|vor der|bei) \p{Lu}\p{Ll}{2,30}| \p{Lu}\p{Ll}{2,30})?/uy

/**
 * "in Bad Salzuflen", "unseren Standort Bielefeld"; also only the first word, because the next may be another thing, and
 * without a hyphen's second part, which may be a district.
 */
function namesAfterWords(line: string): string[] {
  return [...line.matchAll(BEFORE_NAME)].flatMap((match) => {
    NAME.lastIndex = match.index + match[0].length
    const name = NAME.exec(line)?.[0]
    if (name === undefined) return []
    const [first = name] = name.split(' ')
    const [town = first] = first.split('-')
    return [...new Set([name, first, town])]
  })
}
