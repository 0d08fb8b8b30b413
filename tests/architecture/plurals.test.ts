import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** What is counted one by one; periods come from rules, which hardly ever say one. */
const NOUNS =
  'Aufgaben|Auftragsbestätigungen|Aufrufe|Anforderungen|Angaben|Antworten|Bewerbungen|Bilder|Buchungen|Dateien|E-Mails|Einträge|Fragen|Geräte|Hinweise|Konten|Lastschriften|Lebensläufen?|Meldungen|Menschen|Nachrichten|Personen|Plätzen?|Rechnungen|Stellen|Tarife|Terminen?|Zeilen'

/** A count and its noun, right for two and wrong for one: in a string, and in JSX. */
const COUNTED = new RegExp(
  String.raw`\{(?![A-Z])([^{}]*(?:[cC]ount|[tT]otal|length|size|number\(|toLocale|views|sent|open)[^{}]*)\}(?:\\u00a0|&nbsp;| |\n\s+)(?:${NOUNS})(?![\p{L}_-])`,
  'gu',
)

/** Somebody has thought of one: a choice shortly before. */
const THOUGHT_OF = /=== 1\b|> 1\b|\b1 \?/

/** Two at least, by a rule that stands elsewhere: what is measured is told from ten on, and what is more than shown. */
const NEVER_ONE = new Set([
  'src/features/applications/ui/slots/slot-form.ts',
  'src/features/job-postings/ui/page/pay/pay-dots.tsx',
  'src/features/job-postings/ui/page/pay/pay-in-region.tsx',
  'src/features/job-search/ui/map/region-table.tsx',
  'src/routes/_public/-employers/figures.tsx',
  'src/routes/_public/-home/answer-figure.tsx',
  'src/routes/_public/antwortquote.tsx',
  'src/routes/_public/index.tsx',
  'src/routes/_public/search/-search-further.tsx',
  'src/routes/app/company/-tasks.ts',
  'src/routes/super/direct-debits.index.tsx',
])

test('a sentence with a count is right for one, too', () => {
  const shown = readSources('src/features', 'src/routes', 'src/ui').filter(({ file }) => !/\.test\.tsx?$/.test(file))
  const found = shown.flatMap(({ file, text }) =>
    [...text.matchAll(COUNTED)]
      .filter(({ index }) => !THOUGHT_OF.test(text.slice(Math.max(0, index - 260), index)))
      .map(([said]) => `${file}: ${said.replace(/\s+/g, ' ')}`),
  )
  // Say it with `counted` of `src/lib/text/counted.ts`, or choose between two sentences.
  expect(found.filter((each) => !NEVER_ONE.has(each.replace(/: .*/, '')))).toEqual([])
  expect([...NEVER_ONE].filter((file) => !found.some((each) => each.startsWith(file)))).toEqual([])
})
