// `node scripts/data/cut-fonts.ts`: regenerates src/ui/styles/fonts/, after a change to src/ui/styles/fonts.css or to
// the packages. Our typefaces contain only what the style sheet says: the weights, and the letters of each part. German
// needs less than half of a file, and on a slow connection fonts compete with the scripts.
import fs from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../house/paths.ts'

/** The source packages; our families have similar names. */
const FAMILIES = { 'hanken-grotesk': 'hanken', 'sofia-sans-semi-condensed': 'sofia' }

/** Features that browsers apply by default, and tabular digits for tables and sums. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

const directory = path.join(root, 'src/ui/styles/fonts')
const styles = fs.readFileSync(path.join(root, 'src/ui/styles/fonts.css'), 'utf8')

for (const [family, short] of Object.entries(FAMILIES)) {
  const source = path.join(root, 'node_modules/@fontsource-variable', family)
  fs.copyFileSync(path.join(source, 'LICENSE'), path.join(directory, `${short}-license.txt`))
  for (const [, face = ''] of styles.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const [, part] = new RegExp(`url\\("\\./fonts/${short}-([\\w-]+)\\.woff2"\\)`).exec(face) ?? []
    const [, min, max] = /font-weight:\s*(\d+)\s+(\d+)/.exec(face) ?? []
    const [, ranges] = /unicode-range:([^;]+);/.exec(face) ?? []
    if (part === undefined || ranges === undefined) continue
    const slice = part === 'german' ? 'latin' : part
    const whole = fs.readFileSync(path.join(source, 'files', `${family}-${slice}-wght-normal.woff2`))
    const light = await subsetFont(whole, lettersOf(ranges), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: { min: Number(min), max: Number(max), default: Number(min) } },
    })
    fs.writeFileSync(path.join(directory, `${short}-${part}.woff2`), light)
    process.stdout.write(`${short}-${part}.woff2: ${light.length} bytes\n`)
  }
}

/** @param ranges as in CSS: `U+0020-007E, U+20AC` */
function lettersOf(ranges: string): string {
  const parts = ranges.split(',').map((range) => range.replace('U+', '').split('-'))
  return parts
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('')
}
