import type { Span } from '../../phrase'
import { COUNTED, NAMED } from '../acts/signs'

/** "Charlotte Jung" alone in a line is who writes, behind "Guten Tag" who reads. */
export function isSigned(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  return SIGNED.test(text.slice(from, to < 0 ? text.length : to).trim())
}
const SIGNED =
  /^(?:(?:Guten (?:Tag|Morgen|Abend)|Hallo|Liebe[rs]?|Sehr geehrte[rs]?|Hi|Moin|Servus) |(?=\p{Lu}\S{0,30} ))(?:\p{Lu}[\p{L}.-]{0,30} ){0,3}\p{Lu}[\p{L}.-]{1,30}[,!]?$/u

/** "Ohne deutschen Abschluss", "über 60 Bewerbungen": an adjective, or a number, that belongs to the noun behind it. */
export function isOfThings(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end)
  return (
    ADJECTIVE.test(words) ||
    (CAPITAL.test(words) && /^ (?!Haut)\p{Lu}\p{Ll}{3}/u.test(text.slice(end, end + 6))) ||
    TITLED.test(text.slice(Math.max(0, start - 9), start)) ||
    (/(?:^| )Frau$/u.test(words) && NAMED.test(text.slice(end, end + 12))) ||
    (NUMBER_LAST.test(words) && COUNTED.test(text.slice(end, end + 40)))
  )
}
const ADJECTIVE = /^(?:deutsche|schwarze|farbige|fremde)[nrs]?$/u
/** The same at the beginning: "Schwarze Hose …". */
const CAPITAL = /^(?:Schwarze|Farbige|Fremde)[nrs]?$/u
const TITLED = /(?:Frau|Herrn?|Dr\.|Familie|Firma) $/u
const NUMBER_LAST = /(?:\d|zig|zehn)$/iu

const YOURS_HERE = /^(?:[Aa]ls |[Dd]u |Sie |(?:\p{L}{1,9} )?(?:Ihre?[mnrs]?|[Dd]eine?[mnrs]?) )/u
const YOURS = /(?<!\p{L})(?:Ihre?[mnrs]?|[Dd]eine?[mnrs]?)(?: \p{L}{1,20}){0,2} $/u
/** Words about the reader: "Ihr Alter", "als Mutter". */
export const isYours = (sentence: string, at: number) =>
  YOURS.test(sentence.slice(Math.max(0, at - 60), at)) || YOURS_HERE.test(sentence.slice(at, at + 18))
/** "Meine Kollegin ist in …": somebody else is spoken of. */
const OTHERS =
  /(?:[Mm]eine?|[Uu]nsere?|Ihre?|Die|Der|zwei|drei|mehrere|einige|viele)[mnrs]? (?:\p{L}{1,15} )?(?:Kolleg|Mitarbeiter|Chef|Leiter|Personalleiter|Vorgänger|Assistent|Inhaber)\p{L}{0,6} (?:\p{L}{1,20} ){0,4}$/u
export const isOthers = (sentence: string, at: number) => OTHERS.test(sentence.slice(Math.max(0, at - 60), at))

/** "Freude an der Arbeit mit Kindern": the group is whom the work is for. */
const TOWARDS = /(?<!\p{L})(?:gegenüber|vor|zwischen)(?: \p{L}{1,20}){0,2} $/iu
const SERVED =
  /(?<!\p{L})(?:Arbeit|Umgang|Erfahrung\p{L}{0,2}|Kenntnisse|Wissen|Freude|Spaß|Interesse|Betreuung|Begleitung|Beratung|Pflege|Unterstützung|Förderung|Hilfe|Angebote?|Produkte?|Mode|Kontakt|erklär\p{L}{1,3}|zeig\p{L}{1,3}|anleiten|leit\p{L}{1,3}|(?:arbeiten|arbeitest)(?= (?:\p{L}{1,20} ){0,2}(?:mit|an|für|bei|unter) )|helfen|beraten|betreuen|betreust|begleiten|begleitest|berätst|unterstützt|pflegst|versorgst|pflegen|unterstützen)(?: (?!ist |sind |wird |kommt |können |haben |nehmen |stellen )\p{L}{1,20}){0,5} $/u
/** Offered to them, with no word against them. */
const FOR_THEM = /(?<!\p{L})für(?: \p{L}{1,20}){0,2} $/iu
const AGAINST =
  /(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}{0,2}|nur|ohne|zu|lieber|leider|ungeeignet|statt|weder|niemand\p{L}{0,2}|schwer|tabu|raus|genug|woanders|anderswo|Pech|falsch)(?!\p{L})/iu
export const isOffered = (sentence: string, at: number) =>
  FOR_THEM.test(sentence.slice(Math.max(0, at - 60), at)) && !AGAINST.test(sentence)
/** "Wir arbeiten nur mit …, Bewerbungen anderer …" is about colleagues. */
const HIRES = /bewerb|einstell|eingestellt|beschäftig|bleibt so|so bleib/iu
export function isServed(sentence: string, at: number): boolean {
  const before = sentence.slice(Math.max(0, at - 90), at)
  return (SERVED.test(before) && !HIRES.test(sentence)) || TOWARDS.test(before)
}
