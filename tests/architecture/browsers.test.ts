import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/**
 * Pages run in Chrome and Edge from 123, Firefox from 128 and Safari from 17.5 on: what `light-dark()` needs, with
 * which all our colours are written. TypeScript's `lib` keeps newer parts of the language out, but the browsers' own
 * interfaces are all in one `DOM`: these are newer, or some browser does not have them.
 */
const NEWER =
  /\bURL\.parse\(|\brequestIdleCallback\b|\bscheduler\.(?:yield|postTask)|\.moveBefore\(|\.(?:setHTML|getHTML)\(|\bnavigation\.(?:navigate|addEventListener)|\bcloseWatcher\b|\.showOpenFilePicker|\bEyeDropper\b|\bcommandfor\b|\bclosedby\b|\bpopover=|type="(?:month|week)"/i

test('pages use nothing that a browser we serve does not have', () => {
  const pages = readSources('src').filter(
    ({ file }) => !/\.test\.tsx?$|\/server\/|^src\/(?:server|demo)\/|\.gen\.ts$/.test(file),
  )
  expect(pages.filter(({ text }) => NEWER.test(text)).map(({ file }) => file)).toEqual([])
})

test('what the bundler writes is for the same browsers', () => {
  const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
  expect(read('vite.config.ts')).toContain("cssTarget: ['chrome123', 'firefox128', 'safari17.5']")
  expect(read('tsconfig.json')).toMatch(/"lib": \["ES2024", "DOM", "DOM.Iterable"\]/)
})
