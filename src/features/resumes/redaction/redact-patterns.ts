import { hideEmails, hidePhones } from './contact-patterns'
import { hideHomes, TOWN } from './redact-town'
import { DAY_SAID, MONTH_SAID, TWO_DIGITS_SAID, YEAR_OF_BIRTH_SAID, YEAR_SAID } from './said/said-numbers'

export const CONTACT_REMOVED = '[Kontakt entfernt]'
export const PLACE_REMOVED = '[Ort entfernt]'
export const BIRTH_REMOVED = '[Geburtsdaten entfernt]'
export const NAME_REMOVED = '[Name entfernt]'

const MONTH = '(?:jan|feb|mär|maer|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\\p{L}*\\.?'
const DASH = '[./\\-‐-―]'
/** `12.03.1990`, `12. März 90`, `12.III.1990` */
const DATE = `\\d{1,2}(?:st|nd|rd|th|\\.)?\\s?(?:${DASH}\\s?\\d{1,2}\\s?${DASH}?|[./]?\\s?(?:${MONTH}|[ivx]{1,4}\\.))\\s?['’]?(?:\\d{4}|\\d{2})(?!\\d)`
/** `1990-03-12`, `1990/3/12` */
const ISO_DATE = `(?:19|20)\\d{2}\\s?${DASH}\\s?\\d{1,2}\\s?${DASH}\\s?\\d{1,2}(?!\\d)`
/** `March 12, 1990` */
const ENGLISH_DATE = `${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}(?!\\d)`
/** `zwölfter März neunzehnhundertneunzig`, `12. März neunzehnhundertneunzig`, `zwölften dritten neunzig` */
const DAY_AND_MONTH_SAID = `(?:${DAY_SAID}|\\d{1,2}\\.)\\s(?:${MONTH}|${MONTH_SAID})\\s`
const SAID_DATE = `${DAY_AND_MONTH_SAID}(?:${YEAR_SAID}|(?:19|20)\\d{2}(?!\\d)|${TWO_DIGITS_SAID})(?!\\p{L})`
const WHOLE_DATE = `(?:${ISO_DATE}|${DATE}|${ENGLISH_DATE})`
/** `19900312`, `12031990` */
const RUN_DATE = '(?:(?:19|20)\\d{6}|[0-3]\\d[01]\\d(?:19|20)\\d{2})(?!\\d)'
const BORN_WHEN = `(?:${WHOLE_DATE}|${RUN_DATE}|(?:${MONTH}\\s|\\d{1,2}\\s?[./]\\s?)?(?:19|20)\\d{2}(?!\\d))`
const BORN = [
  'geboren|geburt(?:s-?\\s?(?:dat|tag|jahr|ort)\\p{L}*)?|geb\\.?-?\\s?dat(?:um|\\.)|geb\\.?|born|d\\.?o\\.?b\\.?|date of birth',
  'date de naissance|née? le|fecha de nacimiento|data di nascita|data urodzenia|do[ğg]um tarihi|дата рождения',
].join('|')
/** Between such a word and its date: "(TT.MM.JJJJ): ", "/-ort | ", a column's end, "in Köln am". */
const LEADS_TO = '(?:(?!(?<!\\p{L})(?:seit|ab|vo[nm]|bis|since|from|dann|danach)(?!\\p{L}))[^\\d]){0,40}'
const IN_PLACE = `${anyCase('(?:(?:\\s*,)?\\s*in\\s+')}(?:${TOWN}|\\p{L}[\\p{L}-]*))?`

/**
 * A source whose letters stand for both cases, beside parts in which capitals matter. Groups with flags of their own
 * cannot do that: V8 forgets to ignore case around them once it has made more than 16 MB of code for patterns.
 */
function anyCase(source: string): string {
  let isInClass = false
  return source.replace(/\\p\{[^}]{1,20}\}|\\.|[[\]]|\p{L}/gu, (token) => {
    if (token === '[' || token === ']') isInClass = token === '['
    const both = `${token.toLowerCase()}${token.toUpperCase()}`
    return token.length > 1 || token === '[' || token === ']' ? token : isInClass ? both : `[${both}]`
  })
}

/**
 * What identifies a person by its form alone; the first match takes its text. Each pattern begins at a word boundary
 * and never has two adjacent repeats of the same characters, so that no text takes quadratic time.
 */
const PATTERNS: [pattern: RegExp, replacement: string][] = [
  [/(?:https?:\/\/|www\.)\S+/giu, CONTACT_REMOVED],
  [/(?<![^\s@＠<>()])[^\s@＠<>()]+[@＠][^\s@＠<>()]+/gu, CONTACT_REMOVED],
  [/(?<!\S)\S+\s?[([{]\s?(?:at|ät)\s?[)\]}]\s?\S+/giu, CONTACT_REMOVED],
  [/(?<!\S)\S+\s+(?:at|ät)\s+\S+\s+(?:dot|punkt)\s+\p{L}{2,}/giu, CONTACT_REMOVED],
  // Accounts, and numbers of papers: an IBAN, "Steuer-ID 12 345 678 901", "Kennzeichen BI-AB 12".
  [/(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?[\dA-Z]{1,4})?(?![\p{L}\d])/gu, CONTACT_REMOVED],
  [
    /(?<=(?<!\p{L})(?:Steuer-?(?:ID|Nummer|nummer|identifikationsnummer)|(?:Sozial|Renten|Kranken)versicherungs-?(?:nummer|Nr\.)|(?:Personalausweis|Ausweis|Reisepass|Pass|Führerschein|Matrikel|Personal|Kunden)(?:-?[Nn](?:ummer|r\.?))?|Kennzeichen)(?: lautet| ist)?:?\s)(?=[A-ZÄÖÜ\d -]{0,20}\d)[A-ZÄÖÜ\d][A-ZÄÖÜ\d -]{2,18}[A-ZÄÖÜ\d](?![\p{L}\d])/gu,
    CONTACT_REMOVED,
  ],
  // A number of the pension insurance has the date of birth within.
  [/(?<![\p{L}\d])\d{2}\s?\d{6}\s?[A-Z]\s?\d{3}(?![\p{L}\d])/gu, BIRTH_REMOVED],
  // A handle of a social network.
  [/(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.-]{2,}/gu, CONTACT_REMOVED],
  // The same without a sign: "GitHub: annaoe", "Insta-Name lenchen".
  [
    /(?<=(?<!\p{L})(?:github|gitlab|xing|linkedin|insta(?:gram)?|facebook|telegram|skype|discord|tiktok|twitter|threema|mastodon|behance|snapchat|youtube|ig(?=:))(?::|-?\s?(?:name|account|profil):?)\s(?:live:)?)[\p{L}\p{N}_.-]{3,40}(?=\s*(?:[.,;)\n](?!\p{L})|$))/giu,
    CONTACT_REMOVED,
  ],
  // "Insta wald.kauz": with a sign or a digit within it is no word.
  [
    /(?<=(?<!\p{L})(?:github|gitlab|xing|linkedin|insta(?:gram)?|facebook|telegram|skype|discord|tiktok|twitter|threema|mastodon|behance|snapchat|youtube|ig:)(?::|-?\s?(?:name|account|profil):?)?\s)[\p{L}-]{2,30}[._\d][\p{L}\d_.-]{0,30}[\p{L}\d_]/giu,
    CONTACT_REMOVED,
  ],
  [/(?<![\p{L}\d-]|[\p{L}\d-]\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/\S+/gu, CONTACT_REMOVED],
  // Endings of private websites; ASP.NET and Node.js are not among them.
  [
    /(?<![\p{L}\d.-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?:de|com|org|eu|info|at|ch|me|name|shop|online|blog|studio|page|site|store)(?![\p{L}\d])/gu,
    CONTACT_REMOVED,
  ],
  [
    /(?<=(?<!\p{L})(?:tel|telefon|mobil|handy|fon|fax|whatsapp|signal)(?:nummer|nr)?[.:]*\s*)[\d+][\d\s()/.-]{4,}\d/giu,
    CONTACT_REMOVED,
  ],
  [
    new RegExp(
      anyCase(
        `(?<!\\p{L})(?:${BORN}|jahrgang|jahrg\\.?|jg\\.?)[\\s:|=–-]{0,6}(?:(?:am|im|on|in)\\s+)?(?:jahr\\s+|der\\s+)?${BORN_WHEN}`,
      ) + IN_PLACE,
      'gu',
    ),
    BIRTH_REMOVED,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:${BORN})(?!\\p{L})${LEADS_TO}(?:${WHOLE_DATE}|${RUN_DATE}|${MONTH}\\s(?:19|20)\\d{2}(?!\\d))`,
      'giu',
    ),
    BIRTH_REMOVED,
  ],
  [
    new RegExp(
      anyCase(`(?:(?<!\\p{L})am\\s+)?${BORN_WHEN}`) + IN_PLACE + anyCase('\\s+(?:geboren|born)(?!\\p{L})'),
      'gu',
    ),
    BIRTH_REMOVED,
  ],
  // In words, apart from the digits: patterns with both would be too large to be compiled quickly.
  [
    new RegExp(`(?<!\\p{L})(?:${BORN}|jahrgang)(?!\\p{L})${LEADS_TO}(?:${SAID_DATE}|${YEAR_SAID}(?!\\p{L}))`, 'giu'),
    BIRTH_REMOVED,
  ],
  // Nothing else is dated so far back in words.
  [new RegExp(`(?<!\\p{L})(?:am\\s)?${DAY_AND_MONTH_SAID}${YEAR_OF_BIRTH_SAID}(?!\\p{L})`, 'giu'), BIRTH_REMOVED],
  [new RegExp(anyCase(`[*✶☆★]\\s?(?:${DATE}|${ISO_DATE})`) + IN_PLACE, 'gu'), BIRTH_REMOVED],
  [new RegExp(`${anyCase('(?<!\\p{L})geburtsort(?:\\s*:)?\\s*')}(?:${TOWN}|\\p{L}[\\p{L}-]+)`, 'gu'), BIRTH_REMOVED],
  [
    new RegExp(`(?<!\\p{L})${TWO_DIGITS_SAID}(?:-?jährig(?:e[rnms]?)?|\\sjahre\\s(?:alt|jung))(?!\\p{L})`, 'giu'),
    BIRTH_REMOVED,
  ],
  [/(?<![\p{L}\d])\d{2}\s?-?\s?(?:jahre\s+(?:alt|jung)|jährig(?:e[rnms]?)?)(?!\p{L})/giu, BIRTH_REMOVED],
  [/(?<!\p{L}|im\s)alter[\s:|=–-]{1,6}\d{2}(?:\s+jahre)?(?!\d)/giu, BIRTH_REMOVED],
  [/(?<!\p{L})(?:[Gg]eb\.|[Gg]eborene[rn]?)\s+\p{Lu}[\p{L}-]+/gu, NAME_REMOVED],
  // Streets with a number, with the rest of the address; "Straßenbau 24" is none.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:An|Am|Auf|Im|In|Zum|Zur|Unter)\s)?(?:(?:d(?:er|em|en)|[Aa]lten?|[Nn]euen?)\s)?(?:\p{Lu}[\p{L}.-]{1,60}\s(?=Stra|Str\.|Weg|Allee|Gasse|Platz|Damm|Ufer|Chaussee|Steig))?[\p{L}-]*(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.?|[Ww]eg|[Aa]llee|[Gg]asse|[Pp]latz|[Dd]amm|[Uu]fer|[Cc]haussee|[Ss]teig)\s?\d{1,4}\s?[a-z]?(?![\p{L}\d.])(?:(?:\s*,)?\s*(?:D-)?\d{5}(?:\s+${TOWN})?)?`,
      'gu',
    ),
    PLACE_REMOVED,
  ],
  [new RegExp(String.raw`(?<!\p{L})Postfach\s\d[\d ]{0,8}(?:,?\s?\d{5}(?:\s${TOWN})?)?`, 'gu'), PLACE_REMOVED],
  // Of any name, where somebody says that they live there: "wohnhaft Am Lindenhof 3".
  [
    /(?<=(?<!\p{L})(?:[Ww]ohne|[Ww]ohnhaft|[Aa]dresse|[Aa]nschrift):?(?:\s(?:in|im|am|an|auf|unter|zum|zur|der|dem|den)){0,2}\s)(?:(?:An|Am|Auf|Im|In|Zum|Zur|Unter)\s(?:d(?:er|em|en)\s)?)?\p{Lu}[\p{L}.-]{1,60}\s\d{1,4}\s?[a-z]?(?![\p{L}\d.])/gu,
    PLACE_REMOVED,
  ],
  // Of any name, before a postal code and a town: "Lindenring 12, 33602 Herford".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:An|Am|Auf|Im|In|Zum|Zur|Unter)\s(?:d(?:er|em|en)\s)?)?\p{Lu}[\p{L}.-]{1,60}\s\d{1,4}(?:\s?[a-z])?(?:\s?,\s?|\s)(?:D-)?\d{5}\s${TOWN}`,
      'gu',
    ),
    PLACE_REMOVED,
  ],
]

/** Removes contact data, addresses and data of birth from free text; they are recognised by their form. */
export function redactPatterns(text: string): string {
  // Addresses first: "mc punkt heide ät post punkt de" as a whole.
  const plain = PATTERNS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    hideEmails(text, CONTACT_REMOVED),
  )
  return hideHomes(hidePhones(plain, CONTACT_REMOVED), PLACE_REMOVED)
}
