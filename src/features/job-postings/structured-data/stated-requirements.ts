/**
 * What a posting's profile says it requires, in the words of schema.org: only what stands there, never what an occupation
 * usually asks for.
 */
export type StatedRequirements = {
  education: 'no requirements' | 'professional certificate' | 'bachelor degree' | null
  /** Months; 0 where experience is expressly not required. */
  experienceMonths: number | null
}

/** What a posting only hopes for. */
const WISHED = /wünschenswert|von vorteil|idealerweise|gerne|gern gesehen|ist ein plus|kein muss|bestenfalls/u
const DEGREE =
  /(?:hochschul|fachhochschul|universitäts)?studium|hochschulabschluss|\bbachelor\b|\bmaster(?:abschluss)?\b|\bdiplom\b/u
const TRAINING =
  /berufsausbildung|(?:abgeschlossene|erfolgreiche|kaufmännische|technische|handwerkliche)[rns]? (?:\p{L}+ ){0,2}ausbildung|gesellenbrief|facharbeiterbrief|berufsabschluss|examen als|\bexaminiert|ausbildung (?:als|zum|zur) /u
const UNTRAINED =
  /(?:ohne|keine|kein) (?:abgeschlossene )?(?:berufs)?ausbildung|ausbildung (?:ist )?nicht (?:nötig|erforderlich|notwendig)|quereinsteiger|quereinstieg|ungelernte/u
const INEXPERIENCED =
  /(?:ohne|keine|kein) (?:berufs)?(?:erfahrung|vorerfahrung|vorkenntnisse)|(?:berufs)?(?:erfahrung|vorkenntnisse) (?:ist |sind )?nicht (?:nötig|erforderlich|notwendig)|auch berufsanfänger/u
const NUMBERS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const YEARS =
  /(?<count>\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?:em|en|es|er|e)? ?(?:bis \d{1,2} |- ?\d{1,2} )?jahre?n? (?:\p{L}+ ){0,3}(?:berufs|praxis|fach|fahr|projekt)?(?:erfahrung|praxis)/u

/** @param profile plain text of the posting's profile */
export function statedRequirements(profile: string): StatedRequirements {
  const sentences = profile
    .normalize('NFC')
    .toLowerCase()
    .split(/[\n.;!?]/)
    .filter((sentence) => !WISHED.test(sentence))
  const says = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence))
  return {
    // The least of what is named: "Ausbildung oder Studium" does not ask for a degree.
    education: says(UNTRAINED)
      ? 'no requirements'
      : sentences.some((sentence) => TRAINING.test(sentence))
        ? 'professional certificate'
        : says(DEGREE)
          ? 'bachelor degree'
          : null,
    experienceMonths: says(INEXPERIENCED) ? 0 : monthsIn(sentences),
  }
}

function monthsIn(sentences: readonly string[]): number | null {
  const counts = sentences.flatMap((sentence) => YEARS.exec(sentence)?.groups?.count ?? [])
  const months = counts.map((count) => 12 * (NUMBERS.indexOf(count) + 1 || Number(count)))
  return months.length === 0 ? null : Math.max(...months)
}
