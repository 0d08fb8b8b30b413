import { foldGerman } from '~/lib/german/fold'
import { withoutFeminineEnding } from '~/lib/german/gender'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle } from '~/lib/occupations/families'
import { occupationOfTitle } from '~/lib/occupations/kldb/occupation-of-title'
import { titleWithoutMarker } from '~/lib/work/title'

/** What a title says, for comparing it with another one. */
export type TitleWords = {
  /** KldB 2010 (2020), five digits; empty when the title names no work. */
  code: string
  /** Families of occupations. */
  families: string[]
  /** Its words, without calls, hours and places. */
  words: string[]
  /** Of those that name a person ("Fahrer", not "Java") the families: two of one family mean the same. */
  people: Record<string, string[]>
  /** What makes it another job whatever else is alike: level, training, time of day, language. */
  marks: string[]
}

/** Each pattern is for one folded title; a compound counts as well ("Nachtwache", "Filialleiter"). */
const MARKS: readonly [string, RegExp][] = [
  [
    'lead',
    /leiter|leitung|leitend|teamlead|\blead\b|\bhead\b|vorarbeiter|schichtfuhrer|chef|polier|supervisor|direktor|manager hotel|office manager/,
  ],
  ['upper', /\b(?:ober|haupt)(?:bauleiter|arzt|monteur|polier)|bereichsleit|abteilungsleit|gesamtleit/],
  ['deputy', /stellv|vertretung der leitung|\bvize/],
  ['master', /meister(?!ei)/],
  ['graduate', /fachwirt|betriebswirt|bachelor|\bmaster\b/],
  ['junior', /\bjunior/],
  ['senior', /\bsenior(?!en)/],
  ['apprentice', /azubi|auszubild|ausbildung|lehrling|duales studium|dual studier/],
  ['trainee', /\btrainee|volontar/],
  ['intern', /praktik/],
  ['student', /werkstud|studentische/],
  ['casual', /aushilf|minijob|ferienjob|\bschuler/],
  ['helper', /helfer(?!ei)|hilfskraft|hilfsarbeit|kuchenhilfe|bauhilfe/],
  ['night', /nacht|\bnight/],
  ['early', /fruhschicht|fruhdienst/],
  ['late', /spatschicht|spatdienst/],
  ['weekend', /wochenend/],
  ['freelance', /freelanc|freiberuf|freie[rn]? mitarbeit|honorar/],
  ['english', /englisch|\benglish/],
  ['french', /franzosisch|\bfrench/],
  ['other-language', /\b(?:polnisch|russisch|turkisch|italienisch|spanisch|niederlandisch|ukrainisch|arabisch)/],
]

/** Words in titles that say nothing about the work: a call, hours, contract, direction. Folded. */
const NOISE = new Set(
  germanWords(
    `sofort gesucht suchen suche dringend bewerben jetzt vollzeit teilzeit unbefristet befristet stunden std woche euro
     job stelle region raum standort filiale umgebung niederlassung nord süd ost west quereinsteiger quereinstieg
     willkommen verstärkung team neu homeoffice gehalt uhr monat wochentage tage unbefristete festanstellung
     direktvermittlung start ausgebildeter examinierter gelernter erfahrener engagierter motivierter`,
  ).map(({ term }) => term),
)

/** A word that names a person or a trade's name in short; folded, in the common form. */
const PERSON =
  /(?:er|or|ist|ent|ant|eur|kraft|mann|frau|leute|wirt|arzt|koch|angestellte[nr]?|beamte[nr]?|assistenz|mfa|zfa|portier)$/

/** "Klasse CE" is "CE". */
const LICENCE = /\bKlasse (?=(?:B|BE|C|CE|C1|C1E|D)\b)/giu

/** @param placeNames the posting's places: they say where, not what */
export function readTitleWords(title: string, placeNames: readonly string[]): TitleWords {
  const plain = titleWithoutMarker(title).replace(LICENCE, '')
  const folded = foldGerman(plain)
  const places = new Set(placeNames.flatMap((name) => germanWords(name).map(({ term }) => term)))
  const all = germanWords(plain)
  const words = all.filter(({ term }) => !NOISE.has(term) && !places.has(term) && !/\d/.test(term))
  const people = words.filter(({ raw }) => PERSON.test(withoutFeminineEnding(foldGerman(raw))))
  return {
    code: occupationOfTitle(plain) ?? '',
    families: familiesOfTitle(all),
    words: [...new Set(words.map(({ term }) => term))].sort(),
    people: Object.fromEntries(people.map((word) => [word.term, familiesOfTitle([word])])),
    marks: [...MARKS.flatMap(([mark, pattern]) => (pattern.test(folded) ? [mark] : [])), ...units(folded)],
  }
}

/** "nur nachts", "ausschließlich in der Frühschicht", "Dauernachtwache": times that leave no others; folded. */
const ONLY =
  /\b(?:nur|ausschliesslich|reine[nr]?|immer|dauerhaft|standig)(?: in der| im| am| an)?[ -](nacht|fruh|spat|wochenend|samstag|sonntag)|\bdauer(nacht|fruh|spat)/g

/** What a text says that makes it another job even under the same title. */
export function marksOfText(text: string): string[] {
  const folded = foldGerman(text)
  const times = [...folded.matchAll(ONLY)].map(([, time, always]) => `only ${time ?? always}`)
  return [...new Set([...times, ...units(folded)])].sort()
}

/** "Station 3", "Linie 7": the number tells two jobs apart. */
function units(folded: string): string[] {
  return [...folded.matchAll(/\b(?:station|wohnbereich|linie|halle|gruppe|los|tour) ([\da-z]{1,2})\b/g)].map(
    ([text]) => text,
  )
}
