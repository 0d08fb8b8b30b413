import { type FallbackFont, notoFontsFor } from './noto.ts'

/** What is shown for a sign that no font has, and where even this has none. */
const MISSING = '□'
const MISSING_PLAIN = '?'

/** Signs without a shape of their own, which a font need not have: joiners and variation selectors. */
const SHAPELESS = /[\u200c\u200d]|[\ufe00-\ufe0f]/
const EACH_SHAPELESS = /\u200c|\u200d|[\ufe00-\ufe0f]/g
/**
 * What says how text runs, breaks or belongs together, for programs: on paper the letters themselves do. Left in, it would
 * take letters away: the PDF notes it as what the shape beside it stands for, on every page.
 */
const INVISIBLE = /\u034f|(?!\u200c|\u200d|\n|\t)[\p{Cf}\p{Cc}]/gu
/** Joiners and selectors where no script and no picture has a use for them. */
const IDLE =
  /(?<!\ufe0f|[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Han}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d|[\ufe00-\ufe0f])/gu
const clusters = new Intl.Segmenter('de', { granularity: 'grapheme' })

export type Printable = {
  data: unknown
  /** Fonts with just the signs that our own typeface lacks. */
  fonts: Buffer[]
}

/** All texts within `data` as they can be set with `own` signs and fonts that are cut for the rest. */
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

/** The font with the substitute, should it be in use. */
async function boxFor(data: unknown): Promise<Buffer[]> {
  if (!JSON.stringify(data).includes(MISSING)) return []
  const fonts = await notoFontsFor([codeOf(MISSING)])
  return (await fonts.find(({ covers }) => covers(codeOf(MISSING)))?.cut(MISSING)) ?? []
}

/** All texts with nothing but `own` signs: what is left when a document cannot be set otherwise. */
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
 * A letter with its marks is set whole by one font, because a mark from another one has no place to go. Where no font has
 * all of it, the plain form of a sign stands for it (𝐀 is an A), and marks are left out that the letter's font lacks.
 */
function setCluster(cluster: string, type: Type): string {
  // Our own letters need no joiners, and are to mean themselves alone.
  const bare = cluster.replace(EACH_SHAPELESS, '')
  if ([...bare].every((sign) => isOwn(sign, type.own))) return bare
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
    const text = cluster.normalize(form)
    if (isSettable(text, type)) return text
  }
  // Several pictures joined to one: each by itself.
  const parts = cluster.split('\u200d')
  if (parts.length > 1) return parts.map((part) => setCluster(part, type)).join('')
  const [first = ''] = cluster
  const has = coverOf(first, type)
  if (!has) return type.missing
  const kept = [...cluster].filter((sign) => SHAPELESS.test(sign) || has(codeOf(sign))).join('')
  return isSettable(kept, type) ? kept : type.missing
}

/** Whether one font has all of it; the font that does is remembered for it. */
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
