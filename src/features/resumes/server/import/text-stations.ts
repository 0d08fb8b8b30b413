import { findPeriod, type Period } from './words.ts'

type AddStation = (
  what: string,
  where: string,
  times: { place?: string; from: string | null; to: string | null; description?: string },
) => void
type Leave = (...texts: string[]) => void
type Block = { period: Period; head: string[]; body: string[] }

/**
 * Stations from the lines of a section. Each begins with its period, or with one or two lines above it when the section
 * does; list items and long lines are its description.
 */
export function readStations(lines: string[], add: AddStation, leave: Leave) {
  const periods = lines.map((line) => findPeriod(line))
  const first = periods.findIndex((period) => period !== null)
  if (first < 0) {
    for (const line of lines) leave(line)
    return
  }
  // If the first period has a title above it, all have.
  const above = first > 0 && first <= 2 && !lines.slice(0, first).some(isSaid) ? first : 0
  for (const line of lines.slice(0, first - above)) leave(line)
  for (const block of blocksOf(lines, periods, above)) addBlock(block, add, leave)
}

function blocksOf(lines: string[], periods: (Period | null)[], above: number): Block[] {
  const starts = periods.flatMap((period, index) => (period ? [{ period, index }] : []))
  // A career break has no company above its period.
  const aboveAt = (index: number) => (above > 1 && BREAK.test(lines[index - 1] ?? '') ? 1 : above)
  return starts.map(({ period, index }, position) => {
    const next = starts[position + 1]
    return {
      period,
      head: lines.slice(index - aboveAt(index), index),
      body: lines.slice(index + 1, next ? Math.max(index + 1, next.index - aboveAt(next.index)) : undefined),
    }
  })
}

/** Times between two stations, without an employer. */
const BREAK =
  /^(?:in )?(?:eltern|familien|mutterschutz|pflege|aus)zeit$|^(?:arbeits?(?:suchend|los|suche)|sabbatical|mutterschutz|weltreise|auslandsaufenthalt|berufliche (?:neu)?orientierung|pflege (?:von |eines |einer )?angehörige[rn]?|kindererziehung)(?!\p{L})/iu

function addBlock({ period, head, body }: Block, add: AddStation, leave: Leave) {
  const words = [...head, period.before, period.after].filter(Boolean)
  if (words.length === 1 && BREAK.test(words[0] ?? '')) {
    leave([words[0], period.from, period.to ?? 'heute'].join(' · '), ...body)
    return
  }
  // The title may continue below the period until the description begins.
  while (words.length < 2 && body[0] !== undefined && !isSaid(body[0]) && !isSaidOf(words, body[0]))
    words.push(body.shift() ?? '')
  const { what, where, place } = placeOfWorkLast(nameParts(words))
  if (!where) {
    const [line] = body
    leave([what, period.from, period.to ?? 'heute'].filter(Boolean).join(' · '), ...(line ? body : []))
    return
  }
  add(what, where, { place, from: period.from, to: period.to, description: body.join('\n') })
}

/** Position, employer and place: "Dreherin, Möller GmbH, Herford", "Dreherin bei Möller". */
function nameParts(words: string[]): { what: string; where: string; place: string } {
  const [first = '', ...others] = words
  const inOne = partedName(first)
  const parts = inOne ? [inOne[1] ?? '', inOne[2] ?? '', ...others] : [first, ...others]
  if (parts.length === 1 || (!inOne && isWhole(words))) {
    const [what = '', where = '', ...place] = first.split(/,\s+/)
    return { what, where, place: [...place, ...others].join(', ') }
  }
  const [what = '', second = '', ...rest] = parts
  const [where = '', ...place] = second.split(/,\s+|\t+/)
  return { what: what.replace(/,$/, ''), where, place: [...place, ...rest].join(', ') }
}

/**
 * "Dreherin – Möller GmbH" is split at its dash; in "Pflegerin, Charité – Universitätsmedizin" that is part of a name.
 */
function partedName(line: string): RegExpExecArray | null {
  const parted = /^(.+?)(?:(?<!\s)\s+(?:bei(?:m| der| dem| den)?|at)\s+|(?<!\s)\s+[|@–—]\s+|\t+)(.+)$/.exec(line)
  const [, before = '', after = ''] = parted ?? []
  return /\s[–—]\s/.test(line) && /,\s/.test(before) && !COMPANY.test(after) ? null : parted
}

/** A company or a school, recognised by its name, when it comes before the position or degree. */
function placeOfWorkLast(parts: { what: string; where: string; place: string }) {
  const { what, where, place } = parts
  const isTurned = (kind: RegExp) => kind.test(what) && where !== '' && !kind.test(where)
  if (isTurned(COMPANY)) return { what: where, where: what, place }
  return isTurned(SCHOOL) ? { what: [where, place].filter(Boolean).join(', '), where: what, place: '' } : parts
}

const SCHOOL =
  /(?:schule|kolleg|universität|akademie|gymnasium)(?!\p{L})|^(?:Technische )?(?:Universität|Hochschule|TU|FH|University|College)\s/iu

const COMPANY = /(?<!\p{L})(?:g?GmbH|AG|KGaA|KG|OHG|SE|UG|mbH|e\.\s?[VKG]\.|Ltd|Inc)(?!\p{L})/u

/** Position and company, recognised by its legal form ("Dreherin, Möller GmbH"): only a place may follow. */
function isWhole([first = '']: string[]): boolean {
  return COMPANY.test(first.slice(Math.max(first.search(/,\s/), 0))) && /,\s/.test(first)
}

/** A place name with its additions: "Herford", "59065 Hamm", "Frankfurt am Main". */
function isPlace(line: string): boolean {
  return /^(?:\d{5}\s)?(?:(?:Bad|Sankt|St\.)\s)?\p{Lu}[\p{L}-]+(?:\s(?:am|an der|im|in der|ob der|vor der)\s\p{Lu}\p{L}+)?(?:\s\(\p{L}+\))?$/u.test(
    line,
  )
}

/** Below a name with its company: anything but a place. Below any other with a comma: the enumeration. */
function isSaidOf(words: string[], line: string): boolean {
  if (isWhole(words)) return !isPlace(line)
  return /,\s/.test(words[0] ?? '') && /,.*,/.test(line) && !COMPANY.test(line) && !SCHOOL.test(line)
}

/** A sentence, a list item or text after a label ("Note: 1,8"), which does not name a station. */
function isSaid(line: string): boolean {
  return /^[-–•*·]\s/.test(line) || line.length > 90 || /[.;]$/.test(line) || LABELLED.test(line)
}

const LABELLED =
  /^(?!(?:firma|arbeitgeber|unternehmen|betrieb|position|funktion|tätigkeit|beruf|schule|hochschule|abteilung):)\p{L}[\p{L} -]{2,30}:\s/iu
