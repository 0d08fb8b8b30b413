import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { codePointsOf } from './cmap.ts'

/** Which characters a font has, and how the used ones are cut out of it. */
export type FallbackFont = { covers: (codePoint: number) => boolean; cut: (text: string) => Promise<Buffer[]> }

/**
 * Latin, Greek, Cyrillic and Devanagari. Complete, because templates name it: a family of slices would hide all but
 * one.
 */
const LATIN = ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf']

/**
 * Further fonts for characters our own typeface lacks, in this order. These packages split each typeface by script;
 * only the slices that a text needs are read. Han characters are shown in their Chinese form.
 */
const SLICED = [
  ...['noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai', 'noto-sans-armenian'].map(variable),
  ...['noto-sans-georgian', 'noto-sans-bengali', 'noto-sans-tamil', 'noto-sans-ethiopic'].map(variable),
  ...['noto-sans-sc', 'noto-sans-kr', 'noto-emoji'].map(variable),
  { name: 'noto-sans-symbols-2', folder: '@fontsource/noto-sans-symbols-2', suffix: '400-normal', weights: [] },
]

function variable(name: string) {
  return { name, folder: `@fontsource-variable/${name}`, suffix: 'wght-normal', weights: [400, 700] }
}

/** A font that may be needed: one file per weight, or a variable font. */
type Source = {
  files: string[]
  weights: number[]
  ranges: [from: number, to: number][]
  font: Promise<FallbackFont> | null
}

const { resolve } = createRequire(import.meta.url)
let sources: Promise<Source[]> | null = null

/** The fonts that may have some of these characters, the best first; read on first use. */
export async function notoFontsFor(codePoints: Iterable<number>): Promise<FallbackFont[]> {
  sources ??= Promise.all(SLICED.map(slicesOf)).then((slices) => [latin(), ...slices.flat()])
  const wanted = [...codePoints]
  const mayHave = ({ ranges }: Source) =>
    wanted.some((codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to))
  return Promise.all((await sources).filter(mayHave).map((source) => (source.font ??= open(source))))
}

function latin(): Source {
  const files = LATIN.map((file) => resolve(`@expo-google-fonts/noto-sans/${file}`))
  return { files, weights: [], ranges: [[0, 0x10ffff]], font: null }
}

async function slicesOf({ name, folder, suffix, weights }: ReturnType<typeof variable>): Promise<Source[]> {
  const ranges: unknown = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8'))
  return Object.entries(ranges ?? {}).map(([part, text]) => ({
    // `[12]` is one of many equal slices, everything else a script.
    files: [resolve(`${folder}/files/${name}-${part.replace(/[[\]]/g, '')}-${suffix}.woff2`)],
    weights,
    ranges: readRanges(String(text)),
    font: null,
  }))
}

/** @param text as in CSS: `U+20-7E,U+20AC` */
function readRanges(text: string): Source['ranges'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

async function open({ files, weights }: Source): Promise<FallbackFont> {
  // Half a megabyte of WebAssembly, which most processes never need.
  const { default: subsetFont } = await import('subset-font')
  const unpack = async (file: string) =>
    subsetFont(await readFile(file), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const fonts = await Promise.all(files.map(unpack))
  const known = codePointsOf(fonts[0] ?? new Uint8Array())
  const axes = weights.length === 0 ? [{}] : weights.map((wght) => ({ variationAxes: { wght } }))
  return {
    covers: (codePoint) => known.has(codePoint),
    cut: (text) =>
      Promise.all(
        fonts.flatMap((font) => axes.map((axis) => subsetFont(font, `${text} `, { targetFormat: 'sfnt', ...axis }))),
      ),
  }
}
