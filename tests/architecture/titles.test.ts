import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** The title of a posting, whatever it hangs on. */
const TITLE = /^(?:\w+\.)*(?:jobTitle|(?:posting|course|draft|job|input)\.title)$/

type Child = { type: string; start: number; end: number; value?: string; expression?: { start: number; end: number } }

test('a title that stands alone breaks between its words: through TitleText', () => {
  const bare = readSources('src/features', 'src/routes')
    .filter(({ file, text }) => file.endsWith('.tsx') && /[tT]itle\}/.test(text))
    .flatMap(({ file, text }) => {
      const found: string[] = []
      const look = ({ start, children }: { start: number; children: readonly Child[] }) => {
        // The calendar's own, which has one inside.
        if (text.startsWith('<Title>', start)) return
        const shown = children.filter(({ type, value }) => type !== 'JSXText' || value?.trim())
        const [only] = shown
        if (shown.length !== 1 || only?.type !== 'JSXExpressionContainer' || !only.expression) return
        const said = text.slice(only.expression.start, only.expression.end)
        if (TITLE.test(said)) found.push(`${file}: {${said}}`)
      }
      new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, text).program)
      return found
    })
  expect(bare).toEqual([])
})
