// `npm run bench:occupations -- DIR [--worst N]`: how many titles of the Bundesagentur's directory and of ESCO are
// recognised, and how many rightly. DIR has the files that `import:occupations` reads, besides `kldb-isco-auxco.tsv`.
// The list of the worst is of the open half alone, so that the kept one stays unseen.
import { parseArgs } from 'node:util'
import { occupationFamilies } from '../src/lib/occupations/families.ts'
import { isOccupationCode } from '../src/lib/occupations/kldb/codes.ts'
import { occupationOfTitle } from '../src/lib/occupations/kldb/occupation-of-title.ts'
import { readDirectory, readEsco, readPairs, type Title } from './occupations/directory.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { worst: { type: 'string' } } })
const [directory] = positionals
if (directory === undefined) throw new Error('Usage: npm run bench:occupations -- DIR [--worst N]')

const started = performance.now()
const { titles, codes } = await readDirectory(directory)
const families = occupationFamilies()
console.log(
  `${families.filter(({ code }) => codes.has(code)).length} of ${families.length} families have a code of the directory`,
)
console.log(`${[...codes].filter(isOccupationCode).length} of ${codes.size} codes are known`)

const FORMS: Record<string, string> = { n: 'as published', m: 'for a man', f: 'for a woman' }
const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
const answers = new Map(titles.map((title) => [title, occupationOfTitle(title.text)]))
console.table(
  (['open', 'kept'] as const).flatMap((half) =>
    Object.entries(FORMS).map(([form, name]) => {
      const own = titles.filter((title) => title.half === half && title.form === form)
      const alike = (digits: (code: string) => string) =>
        share(own.filter((title) => digits(answers.get(title) ?? '') === digits(title.code)).length, own.length)
      return {
        half,
        form: name,
        titles: own.length,
        recognised: share(own.filter((title) => answers.get(title)).length, own.length),
        'three digits': alike((code) => code.slice(0, 3)),
        'five digits': alike((code) => code),
        level: alike((code) => code.slice(-1)),
      }
    }),
  ),
)

const pairs = await readPairs(directory)
const esco = (await readEsco(directory)).map(({ text, isco }) => ({ isco, code: occupationOfTitle(text) }))
const recognised = esco.filter(({ code }) => code !== null)
const fitting = recognised.filter(({ code, isco }) => pairs.has(`${code?.slice(0, 3)} ${isco.slice(0, 3)}`))
console.log(
  `ESCO: ${esco.length} names, ${share(recognised.length, esco.length)} recognised, ${share(fitting.length, esco.length)} with a code that goes with their ISCO group`,
)
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)

const worst = new Map<string, Title[]>()
for (const title of titles) {
  if (title.half !== 'open' || title.form !== 'n') continue
  const found = answers.get(title)?.slice(0, 3) ?? 'none'
  if (found === title.code.slice(0, 3)) continue
  const key = `${title.code.slice(0, 3)} read as ${found}`
  worst.set(key, [...(worst.get(key) ?? []), title])
}
const list = [...worst].sort(([, a], [, b]) => b.length - a.length).slice(0, Number(values.worst ?? 20))
console.log('The worst of the open half:')
for (const [key, wrong] of list) {
  console.log(
    `${wrong.length} × ${key}: ${wrong
      .slice(0, 4)
      .map(({ text }) => text)
      .join(' · ')}`,
  )
}
