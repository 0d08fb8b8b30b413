import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** What the browser applies unasked, and digits of one width, which tables and sums are set in. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** One part of a typeface: a file of a package, a query that tells parts of one file apart, and what the part holds. */
type Face = { file: string; query: string; ranges: string; weights: { min: number; max: number; default: number } }

/**
 * In the built product our typefaces hold what the style sheet says of them and nothing else: the weights, and the letters
 * of each part. What German needs is less than half of a file, and on a slow line it shares the way with the scripts.
 *
 * @param styleSheet says the parts, each an `@font-face` with `src`, `font-weight` and `unicode-range`
 * @param directory where the files are made, and nothing else
 */
export function lightFonts(styleSheet: string, directory: string): Plugin {
  return {
    name: 'stellwerk:light-fonts',
    apply: 'build',
    config: async () => {
      const faces = readFaces(await fs.readFile(styleSheet, 'utf8'))
      if (faces.length === 0) throw new Error(`${styleSheet} names no typeface of a package`)
      return { resolve: { alias: await Promise.all(faces.map((face) => cut(face, directory))) } }
    },
  }
}

function readFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, file, query = ''] = /url\("(@fontsource-variable\/[^"?]+)(\?\w+)?"\)/.exec(face) ?? []
    const [, min, max] = /font-weight:\s*(\d+)\s+(\d+)/.exec(face) ?? []
    const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]
    if (file === undefined || ranges === undefined) return []
    return [{ file, query, ranges, weights: { min: Number(min), max: Number(max), default: Number(min) } }]
  })
}

/** Has a part read from a file that is made here, if it is not there yet. */
async function cut({ file, query, ranges, weights }: Face, directory: string) {
  const font = await fs.readFile(path.join(root, 'node_modules', file))
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: weights } } as const
  const recipe = createHash('sha256')
    .update(font)
    .update(JSON.stringify([ranges, options]))
    .digest('hex')
  // A short name, because the style sheet says it: Vite puts what tells the parts apart behind it.
  const [name] = path.basename(file).split('-')
  const made = path.join(directory, recipe.slice(0, 16), `${name}.woff2`)
  const isThere = await fs.access(made).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    const light = await subsetFont(font, lettersOf(ranges), options)
    await fs.mkdir(path.dirname(made), { recursive: true })
    const draft = `${made}.${process.pid}`
    await fs.writeFile(draft, light)
    await fs.rename(draft, made)
  }
  const pattern = (file + query).replaceAll(/[.?]/g, '\\$&')
  // Behind the query more may follow, such as `&url`.
  return { find: new RegExp(query === '' ? `^${pattern}$` : `^${pattern}`), replacement: made + query }
}

/** @param ranges as in CSS: `U+0020-007E, U+20AC` */
function lettersOf(ranges: string): string {
  const parts = ranges.split(',').map((range) => range.replace('U+', '').split('-'))
  return parts
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('')
}
