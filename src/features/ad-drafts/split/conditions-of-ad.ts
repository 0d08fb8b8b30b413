import type { CONTRACTS, EmploymentType, SHIFTS, WORKPLACES } from '~/lib/work/vocabulary'

/** What a text says about the working conditions; null or empty where it says nothing. */
export type Conditions = {
  employmentTypes: EmploymentType[]
  contract: (typeof CONTRACTS)[number] | null
  fixedTermUntil: string | null
  workplace: (typeof WORKPLACES)[number] | null
  shifts: (typeof SHIFTS)[number][]
  hoursPerWeek: number | null
  collectiveAgreement: string | null
  startDate: string | null
}

/** Kinds of work that a whole ad may name; those of training only count in the title. */
const TYPES: readonly [EmploymentType, RegExp][] = [
  ['Vollzeit', /vollzeit/iu],
  ['Teilzeit', /teilzeit/iu],
  ['Minijob', /mini-?job|geringfügig|aushilfe auf|(?:450|520|538|556|603|633)[ -]?(?:€|euro)[ -]?(?:basis|job)/iu],
  ['Werkstudent', /werkstud/iu],
  ['Freie Mitarbeit', /freie mitarbeit|freiberuflich|auf honorarbasis/iu],
  ['Zeitarbeit', /(?:im rahmen der|in) (?:zeitarbeit|arbeitnehmerüberlassung)/iu],
]
const TYPES_OF_TITLE: readonly [EmploymentType, RegExp][] = [
  ['Duales Studium', /dual(?:es|er|e)? stud/iu],
  ['Ausbildung', /ausbildung (?:zu|als)|auszubildende|azubi|(?<!\p{L})lehrling/iu],
  ['Praktikum', /prakti(?:kum|kant)/iu],
]
const NOT = /(?:keine?n?|nicht|ohne|nie)(?: \p{L}{1,20}){0,2}$/iu

/** Reads the working conditions from the title and the lines of an ad. */
export function conditionsOfAd(title: string, lines: readonly string[]): Conditions {
  const text = [title, ...lines].join('\n')
  const training = TYPES_OF_TITLE.filter(([, words]) => words.test(title)).map(([type]) => type)
  const types = TYPES.filter(([, words]) => words.test(text)).map(([type]) => type)
  const term = fixedTerm(text)
  return {
    employmentTypes: training.length > 0 ? training : types,
    contract:
      term === null
        ? /(?<!\p{L})unbefristet|auf dauer|festanstellung/iu.test(text)
          ? 'permanent'
          : null
        : 'fixed-term',
    fixedTermUntil: term?.until ?? null,
    workplace: workplaceOf(text),
    shifts: shiftsOf(text),
    hoursPerWeek: hoursOf(text),
    collectiveAgreement: agreementOf(text),
    startDate: startOf(text),
  }
}

function fixedTerm(text: string): { until: string | null } | null {
  const said = /(?<!\p{L})befristet(?!\p{L})(?: (?:bis|zum|zunächst|auf|für)){0,2}[^\n.]{0,20}?/iu.exec(text)
  if (!said || NOT.test(text.slice(Math.max(0, said.index - 30), said.index).trimEnd())) return null
  return { until: dayIn(text.slice(said.index, said.index + 60)) }
}

function workplaceOf(text: string): Conditions['workplace'] {
  const said = /home[ -]?office|mobile[sn]? arbeiten|remote|von zu hause|telearbeit/iu.exec(text)
  if (!said || NOT.test(text.slice(Math.max(0, said.index - 30), said.index).trimEnd())) return null
  const around = text.slice(Math.max(0, said.index - 30), said.index + 40)
  return /100 ?%|vollständig|komplett|ausschließlich|full(?:y)? remote|rein(?:e|er)? (?:remote|home)/iu.test(around)
    ? 'remote'
    : 'hybrid'
}

const SHIFT_WORDS: readonly [(typeof SHIFTS)[number], RegExp][] = [
  [
    'shift',
    /(?:schicht(?:arbeit|dienst|betrieb|system|bereitschaft|en)|(?:zwei|drei|[23]|früh|spät|wechsel)-?schicht)/iu,
  ],
  ['night', /nacht(?:schicht|dienst|arbeit|zuschl)/iu],
  ['weekend', /wochenend(?:dienst|arbeit|e)|samstagsarbeit/iu],
]

function shiftsOf(text: string): Conditions['shifts'] {
  return SHIFT_WORDS.filter(([, words]) => {
    const said = words.exec(text)
    return said !== null && !NOT.test(text.slice(Math.max(0, said.index - 30), said.index).trimEnd())
  }).map(([shift]) => shift)
}

const HOURS = String.raw`(\d{2}(?:[.,]\d{1,2})?)`
const HOUR_WORDS: readonly RegExp[] = [
  new RegExp(
    String.raw`${HOURS} ?(?:-| )?(?:std\.?|stunden|h) ?-? ?(?:\/|pro |je |in der |die |wö)? ?(?:woche|wöchentlich|chentlich)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:wochenarbeitszeit|wochenstunden|arbeitszeit|stunden (?:pro|je) woche)[^\d\n]{0,25}${HOURS}`,
    'iu',
  ),
  new RegExp(String.raw`(?:voll|teil)zeit[^\d\n]{0,12}${HOURS} ?(?:std|stunden|h(?![\p{L}]))`, 'iu'),
  new RegExp(`${HOURS} ?wochenstunden`, 'iu'),
]

/** Between 5 and 48; a range ("20 bis 30 Stunden") is not one number. */
function hoursOf(text: string): number | null {
  if (/\d{1,2} ?(?:-|–|bis) ?\d{1,2} ?(?:std|stunden|wochenstunden)/iu.test(text)) return null
  for (const words of HOUR_WORDS) {
    const hours = Number((words.exec(text)?.[1] ?? '').replace(',', '.'))
    if (hours >= 5 && hours <= 48) return hours
  }
  return null
}

function agreementOf(text: string): string | null {
  const named =
    /(?<![\p{L}-])(?:TVöD(?:-[A-Z]{1,4})?|TV-[A-Z]{1,6}|AVR(?:-[A-Z]{1,3})?|BAT-KF)(?:,? (?:EG|E|P|S|Entgeltgruppe) ?\d{1,2}[a-z]?)?(?![\p{L}-])/u
  const found = named.exec(text)?.[0]
  return found ?? (/tarif(?:vertrag)?(?: der)? (IG Metall|IG BCE|NGG|ver\.di)/iu.exec(text)?.[0] || null)
}

const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']

function startOf(text: string): string | null {
  const said =
    /(?:zum|ab(?: dem)?|beginn:?|eintritt(?:stermin)?:?|start:?)(?: am| zum| ab)? (?=\d{1,2}\. ?(?:\d|\p{Lu}))/iu.exec(
      text,
    )
  return said ? dayIn(text.slice(said.index, said.index + 45)) : null
}

/** `2027-03-01` from "01.03.2027" or "1. März 2027"; null without a year or for a day that does not exist. */
function dayIn(text: string): string | null {
  const digits = /(\d{1,2})\. ?(\d{1,2})\. ?(20\d{2})/.exec(text)
  const words = /(\d{1,2})\. ?(\p{Lu}\p{Ll}{2})\p{Ll}{0,7}\.? (20\d{2})/u.exec(text)
  const [, day = '', , year = ''] = digits ?? words ?? []
  const month = digits ? Number(digits[2]) : MONTHS.indexOf((words?.[2] ?? '').toLowerCase()) + 1
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${iso}T00:00:00Z`)
  return month > 0 && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null
}
