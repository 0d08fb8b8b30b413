import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Pages and frames that load workplace.css. */
const WITH_ACCOUNT =
  /^src\/routes\/(?:(?:app|super)(?:\/|\.tsx$)|search\/resumes|resume\.|-?muster|-frames\/(?:app|own|super)-pages)/
const sources = readSources('src').filter(({ file }) => !file.includes('.test.'))
const byFile = new Map(sources.map((source) => [source.file, source]))
const found = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((file) => byFile.has(file))

test('style sheet of visitors has the classes of everything that visitors can load', () => {
  const sheet = fs.readFileSync(path.join(root, 'src/styles.css'), 'utf8')
  const left = [...sheet.matchAll(/@source not "\.\/([^"]+)"/g)].map(([, pattern = '']) => `src/${pattern}`)
  expect(left.length).toBeGreaterThan(5)
  const missing = reachableByVisitors().filter((file) => left.some((pattern) => path.matchesGlob(file, pattern)))
  expect(missing).toEqual([])
})

test('frames of pages with an account load their style sheet', () => {
  for (const frame of ['app-pages', 'super-pages']) {
    expect(byFile.get(`src/routes/-frames/${frame}.tsx`)?.text).toContain("import '../../workplace.css'")
  }
})

test('a class that names a shadow names one of the tokens: any other does nothing', () => {
  const tokens = fs.readFileSync(path.join(root, 'src/ui/styles/tokens.css'), 'utf8')
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/[\s"':]shadow-([a-z]+)(?=[\s"'])/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ name }) => name !== 'none' && !tokens.includes(`--shadow-${name}:`))).toEqual([])
})

test('what browsers hyphenate keeps a whole syllable at either end, in headings and in any other text', () => {
  const base = fs.readFileSync(path.join(root, 'src/ui/styles/base.css'), 'utf8')
  const html = /\n {2}html \{([^}]*)\}/.exec(base)?.[1] ?? ''
  expect(html).toMatch(/hyphenate-limit-chars: \d+ [4-9] [4-9];/)
  // Inherited by everything: none sets its own.
  expect(base.match(/hyphenate-limit-chars/g)).toHaveLength(1)
  expect(sources.filter(({ text }) => text.includes('hyphenate-limit')).map(({ file }) => file)).toEqual([])
})

const loadsBoth = (file: string) => byFile.get(file)?.text.includes("import '~/workplace.css'")

/**
 * Components that pages for visitors load, at once or later, but not through a frame for people with an account, nor
 * through a component that brings that sheet itself.
 */
function reachableByVisitors(): string[] {
  const next = sources.map(({ file }) => file).filter((file) => /^src\/routes\/.*\.tsx$/.test(file))
  const reached = new Set<string>()
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file) || WITH_ACCOUNT.test(file) || /\/server\//.test(file) || loadsBoth(file)) continue
    reached.add(file)
    for (const { isType, target } of byFile.get(file)?.imports ?? []) {
      const to = isType ? undefined : found(target)
      if (to) next.push(to)
    }
  }
  return [...reached]
}
