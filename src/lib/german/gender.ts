/**
 * One form for the genders of German occupations. German writes the same occupation in a dozen ways that a search must
 * treat as one: "Verkäufer/in", "Verkäufer*in", "VerkäuferIn", "Verkäuferin" and "Verkäufer (m/w/d)".
 */

/** "(m/w/d)", "(w|m|x)", "m/w/d", "(gn)", "(all genders)": says that all are meant. */
const ADDITIONS =
  /\(\s*(?:[mwdfxi](?:\s*[/|,*]\s*[mwdfxi*]){1,3}|gn|alle geschlechter|all genders)\s*\)|(?<![\p{L}\p{N}])[mwdfx]\/[mwdfx](?:\/[mwdfxi*])?(?![\p{L}\p{N}])/giu
/** "Kauffrau/-mann", "Kaufmann/frau" */
const PAIRS = /(?<!\p{L})(\p{L}{3,})(?:mann|frau)\s?\/\s?-?(?:mann|frau)\b/gu
/** "Entwickler:in", "Lehrer*innen", "Pfleger/-in", "Verkäufer(in)", "Angestellte/r" */
const SIGNS = /(\p{L}{2})(?:[:*_·•]|\/-?)(?:innen|in|r|n|e)(?!\p{L})|(\p{L}{2})\((?:innen|in|r|n)\)/gu
/** "ErzieherIn", "LehrerInnen" */
const INNER_CAPITAL = /(\p{Ll}{2})In(?:nen)?(?!\p{L})/gu
/** Endings of folded words that take "-in"; others ("Berlin", "Termin", "Medizin") are left alone. */
const FEMININE =
  /^([\p{L}\p{N}]*(?:\p{L}{2}(?:er|or|ar|eur|ist|ent|ant|eut|ekt|agog|olog|graf|iat|pad|urg|nom|and)|wirt|arzt|anwalt|koch|chef|beamt|kolleg|gehilf|pilot|soldat|kandidat|diplomat|akrobat|strateg|kapitan|matros|schmied|gymnast|wart|vogt|poet|athlet))in(?:nen)?$/u
/** End like the rule above but are not feminine forms. */
const NO_WOMEN = new Set(['glycerin', 'valentin', 'konstantin', 'mandarin', 'heparin', 'margarin', 'saccharin'])

/** What every gender marking is or begins with. */
const ANY_SIGN = /[(/*_·•]|:[\p{L}]|\p{Ll}In/u

/** Whether a text may have any of the markings that `withoutGenderSigns` removes. */
export function hasGenderSigns(text: string): boolean {
  return ANY_SIGN.test(text)
}

/** Removes gender markings from a text before it is split into words. Upper and lower case matter here. */
export function withoutGenderSigns(text: string): string {
  // Most texts have few of these, and each pattern scans every letter.
  const named = /[(/]/.test(text) ? text.replace(ADDITIONS, ' ') : text
  const single = named.includes('/') ? named.replace(PAIRS, '$1mann') : named
  const plain = /[:*_·•/(]/.test(single) ? single.replace(SIGNS, '$1$2') : single
  return plain.includes('In') ? plain.replace(INNER_CAPITAL, '$1') : plain
}

/** A trained craftsman is called by the occupation: "Dachdeckergeselle", "Malergesellin". */
const JOURNEYMAN = /^(\p{L}{3,}(?:er|ist|eur|ner|ker))gesell(?:e|en|in|innen)$/u
/** Leading roles: "Kitaleitung" is the "Kitaleiter"; pipes and wires ("Leitung") are not. */
const LEADING =
  /^(?!.*(?:rohr|strom|wasser|gas|frei|kabel|daten|druck|ab|ein|her|um|weiter|zu)leitung$)(\p{L}*)leitung$/u

/** Endings of all words that any rule below changes; most words have none. */
const CHANGED = /(?:in|innen|gesellen?|leitung|frau|frauen|mann|manner|leute|krafte|friseuse|assistenz)$/

/** Brings one folded word to the common form: "verkauferin" → "verkaufer", "kauffrau" and "kaufleute" → "kaufmann". */
export function withoutFeminineEnding(word: string): string {
  if (!CHANGED.test(word) || NO_WOMEN.has(word)) return word
  return word
    .replace(JOURNEYMAN, '$1')
    .replace(LEADING, '$1leiter')
    .replace(FEMININE, '$1')
    .replace(/^(?!zimmerfrau|putzfrau)(\p{L}{3,})(?:frau|frauen|manner|leute)$/u, '$1mann')
    .replace(/^(\p{L}*fach)(?:mann|krafte)$/u, '$1kraft')
    .replace(/friseuse$/, 'friseur')
    .replace(/assistenz$/, 'assistent')
}
