import { type FallbackFont, notoFontsFor } from './noto.ts'

/** Shown for a character that no font has, and the fallback when no font has this one. */
const MISSING = '□'
const MISSING_PLAIN = '?'

/** Characters without a shape, which a font need not have: joiners and variation selectors. */
const SHAPELESS = /[\u200c\u200d]|[\ufe00-\ufe0f]/
const EACH_SHAPELESS = /\u200c|\u200d|[\ufe00-\ufe0f]/g
/**
 * Control characters for direction, breaks and joining, meant for programs: on paper the letters show it. Left in, they
 * would lose letters: the PDF would store them as the text of the neighbouring shape, on every page.
 */
const INVISIBLE = /\u034f|(?!\u200c|\u200d|\n|\t)[\p{Cf}\p{Cc}]/gu
/** Joiners and selectors where no script or emoji uses them. */
const IDLE =
  /(?<!\ufe0f|[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Han}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d|[\ufe00-\ufe0f])/gu
const clusters = new Intl.Segmenter('de', { granularity: 'grapheme' })

export type Printable = {
  data: unknown
  /** Fonts with only the characters that our own typeface lacks. */
  fonts: Buffer[]
}

/** All texts within `data` as they can be typeset with the `own` characters, and cut fonts for the rest. */
export async function printable(data: unknown, own: ReadonlySet<number>): Promise<Printable> {
  const foreign = new Set<number>()
  mapTexts(data, (text) => {
    for (const sign of text) if (!isOwn(sign, own)) foreign.add(codeOf(sign))
    return text
  })
  if (foreign.size === 0) return { data, fonts: [] }
  const fonts = (await notoFontsFor(foreign)).map((font) => ({ font, used: new Set<string>() }))
  const changed = mapTexts(data, (text) => setWith(text, { own, fonts, missing: MISSING }))
  const cut = fonts.filter(({ used }) => used.size > 0).map(({ font, used }) => font.cut([...used].join('')))
  return { data: changed, fonts: [...(await Promise.all(cut)).flat(), ...(await boxFor(changed))] }
}

/** A font with the substitute, if that is used. */
async function boxFor(data: unknown): Promise<Buffer[]> {
  if (!JSON.stringify(data).includes(MISSING)) return []
  const fonts = await notoFontsFor([codeOf(MISSING)])
  return (await fonts.find(({ covers }) => covers(codeOf(MISSING)))?.cut(MISSING)) ?? []
}

/** All texts with only `own` characters: the fallback when a document cannot be typeset otherwise. */
export function plain(data: unknown, own: ReadonlySet<number>): unknown {
  return mapTexts(data, (text) => setWith(text, { own, fonts: [], missing: MISSING_PLAIN }))
}

type Type = { own: ReadonlySet<number>; fonts: { font: FallbackFont; used: Set<string> }[]; missing: string }

function setWith(text: string, type: Type): string {
  const clean = text
    .toWellFormed()
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(IDLE, '')
  if ([...clean].every((sign) => isOwn(sign, type.own))) return clean
  return [...clusters.segment(clean)].map(({ segment }) => setCluster(segment, type)).join('')
}

/**
 * A letter with its marks is typeset by one font, because a mark from another one has no position. Where no font has
 * all of it, the plain form is used (𝐀 is an A), and marks that the letter's font lacks are left out.
 */
function setCluster(cluster: string, type: Type): string {
  // Our own letters need no joiners, and should stay unchanged.
  const bare = cluster.replace(EACH_SHAPELESS, '')
  if ([...bare].every((sign) => isOwn(sign, type.own))) return bare
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
    const text = cluster.normalize(form)
    if (isSettable(text, type)) return text
  }
  // Several emoji joined to one: each by itself.
  const parts = cluster.split('\u200d')
  if (parts.length > 1) return parts.map((part) => setCluster(part, type)).join('')
  const [first = ''] = cluster
  const has = coverOf(first, type)
  if (!has) return type.missing
  const kept = [...cluster].filter((sign) => SHAPELESS.test(sign) || has(codeOf(sign))).join('')
  return isSettable(kept, type) ? kept : type.missing
}

/** Whether one font has all of it; that font is remembered for it. */
function isSettable(cluster: string, { own, fonts }: Type): boolean {
  const signs = [...cluster]
  if (signs.every((sign) => isOwn(sign, own))) return true
  const fit = fonts.find(({ font }) => signs.every((sign) => SHAPELESS.test(sign) || font.covers(codeOf(sign))))
  for (const sign of signs) fit?.used.add(sign)
  return fit !== undefined
}

function coverOf(sign: string, { own, fonts }: Type): ((codePoint: number) => boolean) | null {
  if (own.has(codeOf(sign))) return (codePoint) => own.has(codePoint)
  return fonts.find(({ font }) => font.covers(codeOf(sign)))?.font.covers ?? null
}

function isOwn(sign: string, own: ReadonlySet<number>): boolean {
  return sign === '\n' || sign === '\t' || own.has(codeOf(sign))
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]))
}
