import { hideEmails, hidePhones } from './contact-patterns'
import { TOWN } from './redact-town'

export const CONTACT_REMOVED = '[Kontakt entfernt]'
export const PLACE_REMOVED = '[Ort entfernt]'
export const BIRTH_REMOVED = '[Geburtsdaten entfernt]'
export const NAME_REMOVED = '[Name entfernt]'

const MONTH = '(?:jan|feb|mär|maer|apr|mai|jun|jul|aug|sep|okt|nov|dez)\\p{L}*\\.?'
const DATE = `\\d{1,2}\\.?\\s?(?:[./-]\\s?\\d{1,2}[./-]?|${MONTH})\\s?(?:\\d{4}|\\d{2})(?!\\d)`
const BORN_WHEN = `(?:${DATE}|\\d{4}-\\d{2}-\\d{2}|(?:19|20)\\d{2})(?!\\d)`
const IN_PLACE = `(?:(?:\\s*,)?\\s*in\\s+(?:${TOWN}|\\p{L}[\\p{L}-]*))?`

/**
 * What identifies a person by its form alone; the first match takes its text. Each pattern begins at a word boundary
 * and never has two adjacent repeats of the same characters, so that no text takes quadratic time.
 */
const PATTERNS: [pattern: RegExp, replacement: string][] = [
  [/(?:https?:\/\/|www\.)\S+/giu, CONTACT_REMOVED],
  [/(?<![^\s@＠<>()])[^\s@＠<>()]+[@＠][^\s@＠<>()]+/gu, CONTACT_REMOVED],
  [/(?<!\S)\S+\s?[([{]\s?(?:at|ät)\s?[)\]}]\s?\S+/giu, CONTACT_REMOVED],
  [/(?<!\S)\S+\s+(?:at|ät)\s+\S+\s+(?:dot|punkt)\s+\p{L}{2,}/giu, CONTACT_REMOVED],
  // A handle of a social network.
  [/(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.-]{2,}/gu, CONTACT_REMOVED],
  // The same without a sign: "GitHub: annaoe", "Insta-Name lenchen".
  [
    /(?<=(?<!\p{L})(?:github|gitlab|xing|linkedin|insta(?:gram)?|facebook|telegram|skype|discord|tiktok|twitter|threema|mastodon|behance|snapchat|youtube)(?::|-?\s?(?:name|account|profil):?)\s)[\p{L}\p{N}_.-]{3,40}(?=\s*(?:[.,;)\n]|$))/giu,
    CONTACT_REMOVED,
  ],
  [/(?<![\p{L}\d-]|[\p{L}\d-]\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/\S+/gu, CONTACT_REMOVED],
  // Endings of private websites; ASP.NET and Node.js are not among them.
  [
    /(?<![\p{L}\d.-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?:de|com|org|eu|info|at|ch|me|name)(?![\p{L}\d])/gu,
    CONTACT_REMOVED,
  ],
  [
    /(?<=(?<!\p{L})(?:tel|telefon|mobil|handy|fon|fax|whatsapp|signal)(?:nummer|nr)?[.:]*\s*)[\d+][\d\s()/.-]{4,}\d/giu,
    CONTACT_REMOVED,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:geb(?:oren|\\.)?|geburtsdatum|geburtstag|born|date of birth|jahrgang|jg\\.?)(?:\\s*:)?(?:\\s*(?:am|im|on|in))?\\s*(?:jahr\\s+|der\\s+)?${BORN_WHEN}${IN_PLACE}`,
      'giu',
    ),
    BIRTH_REMOVED,
  ],
  [new RegExp(`(?:(?<!\\p{L})am\\s+)?${BORN_WHEN}${IN_PLACE}\\s+(?:geboren|born)(?!\\p{L})`, 'giu'), BIRTH_REMOVED],
  [new RegExp(`[*]\\s?${DATE}${IN_PLACE}`, 'giu'), BIRTH_REMOVED],
  [new RegExp(`(?<!\\p{L})geburtsort(?:\\s*:)?\\s*(?:${TOWN}|\\p{L}[\\p{L}-]+)`, 'giu'), BIRTH_REMOVED],
  [/(?<![\p{L}\d])\d{2}\s?-?\s?(?:jahre\s+(?:alt|jung)|jährig(?:e[rnms]?)?)(?!\p{L})/giu, BIRTH_REMOVED],
  [/(?<!\p{L})alter\s*:\s*\d{2}(?:\s+jahre)?(?!\d)/giu, BIRTH_REMOVED],
  [/(?<!\p{L})(?:[Gg]eb\.|[Gg]eborene[rn]?)\s+\p{Lu}[\p{L}-]+/gu, NAME_REMOVED],
  // Streets with a number, with the rest of the address; "Straßenbau 24" is none.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:An|Am|Auf|Im|In|Zum|Zur|Unter)\s)?(?:(?:d(?:er|em|en)|[Aa]lten?|[Nn]euen?)\s)?(?:\p{Lu}[\p{L}.-]{1,60}\s(?=Stra|Str\.|Weg|Allee|Gasse|Platz|Damm|Ufer|Chaussee|Steig))?[\p{L}-]*(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.|[Ww]eg|[Aa]llee|[Gg]asse|[Pp]latz|[Dd]amm|[Uu]fer|[Cc]haussee|[Ss]teig)\s?\d{1,4}\s?[a-z]?(?![\p{L}\d.])(?:(?:\s*,)?\s*(?:D-)?\d{5}(?:\s+${TOWN})?)?`,
      'gu',
    ),
    PLACE_REMOVED,
  ],
]

/** Removes contact data, addresses and data of birth from free text; they are recognised by their form. */
export function redactPatterns(text: string): string {
  const plain = PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
  return hidePhones(hideEmails(plain, CONTACT_REMOVED), CONTACT_REMOVED)
}
