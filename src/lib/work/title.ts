/** One gender in a marker: `m`, `w`, `f`, `d`, `x`, `i`, `a`, or a word. */
const GENDER = String.raw`(?:männlich|weiblich|divers|inter|div\.?|[mwfdxia])`
const GENDER_LIST = String.raw`${GENDER}(?:\s*[/|*,;·•_]\s*${GENDER}|\s+${GENDER})*`
/** Without separators, only where it is unambiguous. */
const TOGETHER = '(?:mwd|wmd|dmw|dwm|mdw|wdm|mfd|fmd|mwx|wmx|mfx|fmx)'
const IS_TOGETHER = new RegExp(`^${TOGETHER}$`)
/** Anything in brackets that could be a marker; the words in it decide. */
const BRACKETED = new RegExp(String.raw`[([]\s*(${GENDER_LIST}|${TOGETHER})\s*(?:\*\s*)?[)\]]`, 'giu')
/** `m/w/d` without brackets; only with slashes, because other single letters are words. */
const BARE = /(?<![\p{L}\p{N}/|])([mwfdxi](?:\s*[/|]\s*[mwfdxi]){1,3})(?![\p{L}\p{N}/|])/giu
/** Everyone, in words: `(gn)`, `(alle Geschlechter)`, `all genders`. */
const EVERYONE =
  /[([]\s*(?:gn\*?|g\*n|geschlechtsneutral|alle|alle geschlechter|a[ln][ly] genders?(?: welcome)?)\s*[)\]]|(?<!\p{L})(?:alle geschlechter|all genders)(?!\p{L})/iu
/** `Verkäufer:in`, `Verkäufer*innen`, `Kauffrau_mann`, `Angestellte:r`: forms that mean everyone. */
const INCLUSIVE_FORM = /\p{L}[:*_·•](?:in|innen|frau|mann|r)(?!\p{L})/u

/** `Verkäufer/in`, `Erzieher/-innen`, `Bäcker(in)`: one word for both, today understood to mean everyone. */
const SLASH_FORM = /\p{Ll}(?:\s?\/\s?-?(?:in|innen)|\((?:in|innen)\))(?!\p{L})/u
/** Occupations that name a role and no gender. */
const NEUTRAL_WORD = /(?:kraft|kräfte|person|personen|hilfe|hilfen|leitung|assistenz|azubis?)$/iu
/** Endings of occupations that name one gender; a false match (`Filter`) only adds a marker. */
const GENDERED_WORD =
  /^(?!(?:junior|senior|oder|unter|über|hinter)$)\p{L}*(?:er|or|eur|ist|ent|ant|log|koch|arzt|ärzt|wirt|chef|mann|frau|herr|dame|in|innen|bote|lotse|schmied|anwalt|helfe[rn]|gesell[en]*)$/iu
/** After this a title says where, when and for whom; another occupation begins with `und`, `oder` or a slash. */
const ASIDE = /\s(?:für|in|im|am|an|auf|bei|beim|mit|zur|zum|ab|als|der|des|den|nach|vor)\s|\s[–—-]\s|[,;:()|]/iu

/** What follows an occupation and is none: "Telefonist mit sehr gutem Deutsch (C1)"; a marker stands before it. */
const CONDITION = /,?\s(?:mit|ohne)\s.*$/iu

/** Characters without a width and those that change the direction of writing: they hide what a title says. */
const INVISIBLE = /\u00ad|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u2069]|\ufeff/gu

/** Longest stored title in characters, including the marker. */
export const MAX_TITLE = 120

/** Whether a title addresses all genders by itself. A pair of words (`Koch/Köchin`) names two and is not enough. */
export function addressesAllGenders(title: string): boolean {
  return isForAll(title, markers(title))
}

/** The marker of a title that excludes somebody, `(m)` or `m/w`; null when there is none. */
export function genderRestriction(title: string): string | null {
  return markers(title).find(({ meaning }) => meaning === 'some')?.text ?? null
}

/**
 * The title as it is stored: with `(m/w/d)` unless it addresses all genders already (AGG § 11). A marker that excludes
 * somebody is replaced: `Koch (m) in Teilzeit` becomes `Koch (m/w/d) in Teilzeit`. Applying it again changes nothing.
 */
export function neutralTitle(title: string): string {
  const found = markers(title)
  const [first] = found.filter(({ meaning }) => meaning === 'some')
  if (!first) return tidy(isForAll(title, found) ? title : withMarker(title))
  const bare = tidy(withoutMarkers(title, 'some'))
  if (addressesAllGenders(bare)) return bare
  const after = withoutMarkers(title.slice(first.end), 'some')
  return tidy(`${title.slice(0, first.start)} (m/w/d) ${after}`)
}

function withMarker(title: string): string {
  const [condition = ''] = CONDITION.exec(title) ?? []
  const named = title.slice(0, title.length - condition.length)
  const isCondition = condition !== '' && named.trim() !== '' && !/\s(?:und|oder|bzw\.?)\s/iu.test(condition)
  return isCondition ? `${named} (m/w/d)${condition}` : `${title} (m/w/d)`
}

/** The title without the gender marker, for search engines that count it as noise. */
export function titleWithoutMarker(title: string): string {
  return tidy(withoutMarkers(title, 'all').replace(EVERYONE, ' '))
}

function isForAll(title: string, found: readonly Marker[]): boolean {
  if (found.some(({ meaning }) => meaning === 'some')) return false
  if (found.length > 0 || INCLUSIVE_FORM.test(title) || EVERYONE.test(title)) return true
  const named = title.split(/\s(?:und|oder|bzw\.?|sowie)\s|\s[&+]\s|\s\/\s/iu)
  return named.some(isNeutral) && named.every((part) => isNeutral(part) || !namesOneGender(part))
}

/**
 * Whether the occupation is named without a gender: `Reinigungskraft in Teilzeit`, `Verkäufer/in`; not `Hilfe Koch`.
 */
function isNeutral(part: string): boolean {
  if (SLASH_FORM.test(part)) return true
  return wordsBeforeAside(part).some((word) => NEUTRAL_WORD.test(word)) && !namesOneGender(part)
}

function namesOneGender(part: string): boolean {
  return wordsBeforeAside(part).some((word) => GENDERED_WORD.test(word))
}

function wordsBeforeAside(part: string): string[] {
  const [wanted = ''] = part.split(ASIDE)
  return wanted.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}/u.test(word))
}

type Marker = { text: string; start: number; end: number; meaning: 'all' | 'some' }

/** The markers of a title in order; brackets with something else (languages, a licence) are none. */
function markers(title: string): Marker[] {
  if (!/[([/|]/.test(title)) return []
  return [BRACKETED, BARE]
    .flatMap((pattern) => [...title.matchAll(pattern)])
    .flatMap(({ 0: text, 1: inner = '', index }) => {
      const meaning = meaningOf(inner)
      return meaning === null ? [] : [{ text, start: index, end: index + text.length, meaning }]
    })
    .sort((a, b) => a.start - b.start)
    .filter((marker, index, all) => index === 0 || marker.start >= (all[index - 1]?.end ?? 0))
}

function meaningOf(inner: string): Marker['meaning'] | null {
  const lower = inner.toLowerCase()
  const words = IS_TOGETHER.test(lower) ? [...lower] : lower.split(/[^\p{L}]+/u).filter((word) => word !== '')
  const genders = new Set(words.map(genderOf))
  const hasBoth = genders.has('m') && genders.has('w')
  if (hasBoth && genders.has('d')) return 'all'
  // Two letters may be languages or licences (`F/D`, `A`); only these are unambiguous.
  const isPair = hasBoth && genders.size === 2
  const isOne = genders.size === 1 && !genders.has('d') && lower !== 'f'
  return isPair || isOne ? 'some' : null
}

function genderOf(word: string): 'm' | 'w' | 'd' {
  if (word.startsWith('m')) return 'm'
  return word.startsWith('w') || word === 'f' ? 'w' : 'd'
}

function withoutMarkers(title: string, meaning: Marker['meaning']): string {
  return markers(title)
    .filter((marker) => marker.meaning === meaning)
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, title)
}

function tidy(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim()
}
