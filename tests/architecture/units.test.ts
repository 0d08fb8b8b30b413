import { expect, test } from 'vitest'
import { readSources } from './sources.ts'
import { textsOf } from './texts.ts'

/** A number, or a value put into a text, with an ordinary space before its unit: a line could end there. */
const BREAKABLE =
  /(?<=[\d}]) (?=[%€]|(?:km|kg|[kMG]B|ms|Euro|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Sekunden?|Uhr|Prozent)(?![\p{L}\d_]))/gu

/** What people read: pages, mails, PDFs, errors, settings. Data for search engines has no lines. */
const shown = readSources('src/features', 'src/routes', 'src/ui', 'src/platform', 'src/lib/dates').filter(
  ({ file }) => !/\.test\.tsx?$|\/structured-data\.ts$/.test(file),
)

test('a number and its unit stand on one line', () => {
  const broken = shown.flatMap(({ file, text }) => {
    const texts = textsOf(file, text)
    return [...text.matchAll(BREAKABLE)]
      .filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
      .map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 25), index + 12).replaceAll('\n', ' ')}`)
  })
  // In a string `\u00a0`, in JSX `&nbsp;`.
  expect(broken).toEqual([])
})
