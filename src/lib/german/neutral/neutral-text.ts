import { foldGerman } from '../fold.ts'
import { withoutFeminineEnding } from '../gender.ts'
import { demonymOf } from './demonyms.ts'
import { ADJECTIVE_NOUN, isPersonWord, PAIRS, STEMS_WITH_E, UMLAUT_STEMS } from './person-words.ts'
import { neutralPronouns } from './pronouns.ts'

type Token = { text: string; start: number; end: number }

/** A word, with a sign for several genders after it: "Verkäufer/in", "Verkäufer*innen", "Angestellte(r)". */
const WORD = /(?<!\p{L})\p{L}{2,60}(?:(?:[:*_·•]|\/-?)(?:innen|in|frau|mann|r|n)(?!\p{L})|\((?:innen|in|r|n)\))?/gu
const SIGN = /(?:(?:[:*_·•]|\/-?)(?:innen|in|frau|mann|r|n)|\((?:innen|in|r|n)\))$/u
const INNER_CAPITAL = /(?<=\p{Ll}{2})In(?:nen)?$/u

/** "gelernte", "ausgebildeter", "zuverlässigen": an adjective that has the gender of its noun. */
const ADJECTIVE =
  /^(?:(?:\p{L}{0,8}ge|be|ver|er|ent|zer)\p{L}{2,}t|\p{L}{0,12}ge\p{L}{2,}en|best|letzt|einzig|\p{L}{3,}(?:[ei]gst|test|lichst|samst)|\p{L}{3,}(?:iert|lich|ig|isch|sam|bar|haft|los|iv|al|ell|end|ernd|voll)|un\p{L}{3,}t|neu|gut|jung|alt|erst|frei|dual|lang|stark|erfahren|flexibl|gross|groß|ehemalig|versiert|kompetent|fit)(e|er|en|em|es)$/iu
const ARTICLE = /^(ein|kein|mein|sein|ihr|unser|dein)(e|er|en|em|es)?$/iu
const DEFINITE = /^(?:der|die|den|dem|des)$/iu

/** People's salutation of the reader, who may well have a gender. */
const TO_THE_READER = /Damen und Herren|Herren und Damen/g
const READER_MARK = '\uE000'

/** "sie/ihr", "er/ihm", "she/her" after a name. */
const PRONOUNS =
  /(?<!\p{L})(?:er|sie|he|she|dey|they)\s?[/|]\s?(?:ih[mnr]|sein|ihre?|him|her|his|them|deren)(?!\p{L})/giu

/** "gebürtige Hamburgerin", "gebürtiger Hamburger" */
const NATIVE = /(?<!\p{L})[Gg]ebürtige[rnms]?\s\p{Lu}\p{L}{2,40}/gu
const AS_A_CHILD = /(?<=(?<!\p{L})[Aa]ls (?:kleine[rs]? |junge[rs]? )?)(?:Junge|Bub|Mädchen)(?!\p{L})/gu

/**
 * A text in which nothing tells the gender of its writer: nouns for people, in either gender, stand in one form in
 * square brackets ("Dreherin" and "Dreher": "[Dreher/in]"), with article and adjective ("[gelernte/r Dreher/in]"), and
 * so do words such as "Mutterschutz" ("[Elternzeit]"). Both forms give the same text, so that nobody learns anything
 * from where brackets are missing. Linear in the length of the text.
 */
export function neutralText(text: string): string {
  const kept: string[] = []
  const plain = text
    .replaceAll(READER_MARK, '')
    .replace(TO_THE_READER, (phrase) => READER_MARK.repeat(kept.push(phrase) && 1))
    .replace(/(?<!\p{L})(Geschlecht)\s{0,3}:\s{0,3}\p{L}+/gu, '$1: [entfernt]')
    .replace(PRONOUNS, '[Pronomen]')
    .replace(NATIVE, '[Herkunft entfernt]')
    .replace(AS_A_CHILD, '[Kind]')
  return neutralNouns(neutralPronouns(plain, namesPerson)).replaceAll(READER_MARK, () => kept.shift() ?? '')
}

function namesPerson(sentence: string): boolean {
  return [...sentence.matchAll(WORD)].some(([word]) => neutralWord(word) !== null)
}

function neutralNouns(plain: string): string {
  const tokens = [...plain.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  let result = ''
  let position = 0
  tokens.forEach((token, at) => {
    const neutral = neutralWord(token.text)
    if (neutral === null) return
    const { start, before } = withCompanions(plain, tokens, at, position)
    result += `${plain.slice(position, start)}[${before}${neutral}]`
    position = token.end
  })
  return result + plain.slice(position)
}

/** The neutral form of a word for a person, without brackets; null when it tells nobody's gender. */
export function neutralWord(word: string): string | null {
  const bare = word.replace(SIGN, '').replace(INNER_CAPITAL, '')
  const folded = foldGerman(bare)
  const pair = Object.hasOwn(PAIRS, folded) ? PAIRS[folded] : undefined
  if (pair !== undefined) return pair
  if (!/^\p{Lu}/u.test(bare)) return null
  const group = /^(?:frauen|madchen|manner|herren|damen|jungen)(?=\p{L}{4})/u.exec(folded)?.[0]
  if (group) return neutralWord(capital(bare.slice(group.length))) ?? capital(bare.slice(group.length))
  const kin = /^(\p{L}{3,}?)(?:mutter|vater|schwester|bruder|dame)(?:n|s)?$/u.exec(bare)
  if (kin?.[1])
    return `${kin[1]}${/dame/.test(bare) ? 'kraft' : /schwester|bruder/.test(bare) ? 'schwester/-bruder' : 'mutter/-vater'}`
  if (ADJECTIVE_NOUN.test(folded)) return `${bare.replace(/(?:er|en|em|es|e)$/u, '')}e/r`
  const spouse = /^(\p{L}{2,})(?:frau|mann|frauen|manns|leute)$/u.exec(bare)?.[1]
  if (spouse && isTrade(foldGerman(spouse))) return `${spouse}mann/-frau`
  const stem = demonymOf(bare, folded) ?? stemOf(bare, folded)
  return stem === null ? null : `${stem}/in`
}

/** The masculine singular of a word for a person; null for all others. */
function stemOf(word: string, folded: string): string | null {
  if (/(?:in|innen)$/u.test(folded) && (withoutFeminineEnding(folded) !== folded || isFeminine(folded))) {
    const cut = word.replace(/in(?:nen)?$/u, '')
    const stem = UMLAUT_STEMS.reduce((rest, [feminine, masculine]) => rest.replace(feminine, masculine), cut)
    return STEMS_WITH_E.test(stem) ? `${stem}e` : stem
  }
  // In the genitive and in the plural.
  for (const ending of ['', 's', 'n', 'en', 'e', 'es', 'ns']) {
    if (!folded.endsWith(ending)) continue
    const singular = ending === '' ? folded : folded.slice(0, -ending.length)
    // "Checkliste": those in "-ist" have only one ending.
    if (singular.endsWith('ist') && ending !== '' && ending !== 'en') continue
    if (isPersonWord(singular)) return word.slice(0, word.length - ending.length)
  }
  return null
}

function isFeminine(folded: string): boolean {
  const stem = folded.replace(/in(?:nen)?$/, '')
  return isPersonWord(stem) || isPersonWord(`${stem}e`)
}

/** Trades with "-mann" and "-frau"; names such as "Hoffmann" are none. */
function isTrade(folded: string): boolean {
  return /(?:kauf|fach|feuerwehr|haus|putz|reinigungs|kamera|ob|geschafts|amt|amts|berg|see|land|wach|bau|reinemach|tor|vertrauens|handels|edel|staats|privat|forst|sanitats|rettungs)$/.test(
    folded,
  )
}

/** Article and adjectives directly before a word, which have its gender. */
function withCompanions(text: string, tokens: readonly Token[], at: number, least: number) {
  let start = tokens[at]?.start ?? 0
  let before = ''
  for (let back = at - 1; back >= 0 && back >= at - 3; back--) {
    const token = tokens[back]
    const next = tokens[back + 1]
    if (!token || !next || token.start < least || !/^\s{1,3}$/u.test(text.slice(token.end, next.start))) break
    const neutral = neutralCompanion(token.text)
    if (neutral === null) break
    before = `${neutral} ${before}`
    start = token.start
    if (ARTICLE.test(token.text) || DEFINITE.test(token.text)) break
  }
  return { start, before }
}

function neutralCompanion(word: string): string | null {
  const article = ARTICLE.exec(word)?.[1]
  if (article) return `${article}/e`
  if (DEFINITE.test(word)) return /^\p{Lu}/u.test(word) ? 'Der/die' : 'der/die'
  const ending = ADJECTIVE.exec(word)?.[1]
  return ending ? `${word.slice(0, -ending.length)}e/r` : null
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
