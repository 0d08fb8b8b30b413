import { remembered } from '../text/remembered.ts'
import { splitCompound } from './compounds.ts'
import { foldGerman } from './fold.ts'
import { hasGenderSigns, withoutFeminineEnding, withoutGenderSigns } from './gender.ts'
import { stemGerman } from './stem.ts'
import { GERMAN_STOP_WORDS } from './stop-words.ts'
import { expandHangingHyphens, hasHangingHyphen, type Spelling, spellingsWith, writtenAlike } from './symbols.ts'

/**
 * A word of a text: its own term, and the terms of its parts when it is a compound or written with a hyphen. The last
 * part is the head, which says what it is; those before it only narrow it down.
 */
export type GermanWord = {
  term: string
  parts: readonly string[]
  /** As written in the text. */
  raw: string
}

/** In this order: c++ and c#, .net and asp.net, node.js, then words with hyphens inside. */
const WORD =
  /(?<![\p{L}\p{N}])[cf](?:\+\+|#)|(?:[a-z]+)?\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+\.js(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/giu
/** What one of the first three needs, and the last alone: it reads each word once instead of three times. */
const NAME_WITH_SIGNS = /[+#]|\.(?:net|js)/iu
const PLAIN_WORD = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu
/** Programming languages of one letter; every other single letter is ignored. */
const LANGUAGES = new Set(['c', 'r'])
const MOST_REMEMBERED = 50_000
const LONGEST_WORD = 80
/** A longer one is no word. The patterns of `readPiece` would take quadratic time for it. */
const OVERLONG = new RegExp(`([\\p{L}\\p{N}]{${LONGEST_WORD}})[\\p{L}\\p{N}]+`, 'gu')
/** Asked only where a run of letters begins: anywhere would be asked for each of them. */
const IS_LONG = /(?<!\S)\S{81}/
/**
 * Splits the text into pieces: no rule for symbols and spellings looks beyond such a place, and no abbreviation it
 * knows has eight letters.
 */
const END = /[\n!?;–]|(?<=\p{L}{8}\.)\s/u

/** The words of a German text in order, without stop words; genders, umlauts and endings are normalised. */
export function germanWords(text: string): GermanWord[] {
  const words: GermanWord[] = []
  for (const piece of text.normalize('NFC').split(END)) {
    for (const { word } of readPiece(piece)) if (word !== null) words.push(word)
  }
  return words
}

/** Most pieces hold nothing but plain words, and are read once. */
function readPiece(piece: string): ReadWord[] {
  const isSigned = hasSigns(piece)
  const text = isSigned ? withoutGenderSigns(IS_LONG.test(piece) ? piece.replace(OVERLONG, '$1') : piece) : piece
  const words = readWords(text)
  const spellings = words.flatMap((word) => word.spellings)
  if (!isSigned && spellings.length === 0) return words
  const spelled = expandHangingHyphens(writtenAlike(text, spellings))
  return spelled === text ? words : readWords(spelled)
}

function readWords(text: string): ReadWord[] {
  return (text.match(NAME_WITH_SIGNS.test(text) ? WORD : PLAIN_WORD) ?? []).map((raw) =>
    read(raw.length > LONGEST_WORD ? raw.slice(0, LONGEST_WORD) : raw),
  )
}

function hasSigns(text: string): boolean {
  return hasGenderSigns(text) || hasHangingHyphen(text)
}

type ReadWord = { word: GermanWord | null; spellings: readonly Spelling[] }

const read = remembered(MOST_REMEMBERED, (raw): ReadWord => ({ word: analyse(raw), spellings: spellingsWith(raw) }))

function analyse(raw: string): GermanWord | null {
  const name = foldGerman(raw)
  if (/[+#.]/.test(name)) return { raw, term: name, parts: name.endsWith('.js') ? [stemGerman(name.slice(0, -3))] : [] }
  const pieces = name.split(/[-‐‑]/).filter((piece) => !GERMAN_STOP_WORDS.has(piece))
  const joined = pieces.join('')
  if (joined.length < 2 && !LANGUAGES.has(joined)) return null
  const common = withoutFeminineEnding(joined)
  const parts = pieces.length > 1 ? pieces.flatMap(partsOfPiece) : splitCompound(common).map(partTerm)
  return { raw, term: stemGerman(common), parts: [...new Set(parts)].filter((part) => part.length > 1) }
}

function partsOfPiece(piece: string): string[] {
  const common = withoutFeminineEnding(piece)
  const parts = splitCompound(common)
  return parts.length > 0 ? parts.map(partTerm) : [stemGerman(common)]
}

/** The same few hundred parts make up nearly all compounds. */
const partTerm = remembered(MOST_REMEMBERED, (part) => stemGerman(withoutFeminineEnding(part)))
