import { parseSync, Visitor } from 'vite'
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
    const found = [...text.matchAll(BREAKABLE)]
    // Few files have any: the others need not be parsed.
    if (found.length === 0) return []
    const texts = textsOf(file, text)
    return found
      .filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
      .map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 25), index + 12).replaceAll('\n', ' ')}`)
  })
  // In a string `\u00a0`, in JSX `&nbsp;`.
  expect(broken).toEqual([])
})

/** A paragraph of a law or a version before its number, and a dot between two facts, which would begin the next line. */
const SPLIT =
  /(?<=§|\b(?:Art|Abs|Nr|Buchst)\.|\bSatz) (?=\d)|(?<=\bFassung) (?=\{)|(?<=(?:§|\b(?:Art|Abs|Nr)\.)(?:\u00a0|&nbsp;|\\u00a0)\d+[a-z]?) (?=(?:Abs|Nr)\.|Satz)|(?<=[^\s>'"`]|\}) (?=· (?!Stellwerk))/gu

test('a paragraph of a law stands beside its number, and a dot behind its word', () => {
  const split = shown
    .filter(({ file }) => /\.tsx$|settings\/.*labels\.ts$/.test(file))
    .flatMap(({ file, text }) => {
      const found = [...text.matchAll(SPLIT)]
      if (found.length === 0) return []
      const texts = textsOf(file, text)
      return found
        .filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
        .map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 25), index + 12).replaceAll('\n', ' ')}`)
    })
  expect(split).toEqual([])
})

test('an e-mail address breaks at its parts, not anywhere', () => {
  const anywhere = shown.flatMap(({ file, text }) =>
    (text.match(/break-all[^>]*>[^<{]*\{[\w.]*(?:email|sentTo|answerTo|recipient)\}/giu) ?? []).map(
      (found) => `${file}: ${found}`,
    ),
  )
  // <AddressText address={…} />
  expect(anywhere).toEqual([])
})

test('a company stands on its own with its legal form on one line', () => {
  const alone = shown.flatMap(({ file, text }) =>
    file.endsWith('.tsx')
      ? (text.match(/>\s*\{[\w.]*(?:companyName|company\.name|row\.company)(?: \?\? '[^']*')?\}\s*</g) ?? []).map(
          (found) => `${file}: ${found}`,
        )
      : [],
  )
  // {unbroken(…)}
  expect(alone).toEqual([])
})

test('an address in a toast and the number of an invoice in the title of a dialog know where they may break', () => {
  const plain = shown.flatMap(({ file, text }) =>
    [
      ...(text.match(/toast\.\w+\([^)]*, [\w.]*(?:email|recipient)\)/giu) ?? []),
      ...(text.match(/<Dialog[^>]*title=\{`[^`]*\bnumber\}/gu) ?? []),
    ].map((found) => `${file}: ${found}`),
  )
  // <AddressText address={…} />, <KeptWholeText text={…} />
  expect(plain).toEqual([])
})

/** What is put into a text as it is, unlike a choice of texts that begin with their own space. */
const VALUES = new Set(['CallExpression', 'ChainExpression', 'Identifier', 'MemberExpression'])

test('a word and a value on the next line have a space between them', () => {
  const joined = shown
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => {
      const found: string[] = []
      const look = ({ children }: { children: readonly JsxChild[] }) => {
        for (const [index, child] of children.entries()) {
          const next = children[index + 1]
          if (child.type !== 'JSXText' || next?.type !== 'JSXExpressionContainer') continue
          if (!VALUES.has(next.expression?.type ?? '') || !/[\p{L}\d.,;:!?]\s*\n\s*$/u.test(child.value ?? '')) continue
          found.push(`${file}: ${child.value?.trim().slice(-25)}${text.slice(next.start, next.end)}`)
        }
      }
      new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, text).program)
      return found
    })
  // JSX drops a line break: write `{' '}` before it.
  expect(joined).toEqual([])
})

type JsxChild = { type: string; start: number; end: number; value?: string; expression?: { type: string } }
