import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSources } from '../../../tests/architecture/sources'
import { forgetAllDrafts, forgetOldDrafts, keepInBrowser, keptInBrowser } from './browser-drafts'

const DAY = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 23)

/** As the browser's: its keys are its own properties, its methods are not. */
class Store {
  [key: string]: unknown
  static {
    const { prototype } = Store
    const hidden = (value: unknown) => ({ value, enumerable: false })
    Object.defineProperties(prototype, {
      getItem: hidden(function (this: Store, key: string) {
        return this[key] ?? null
      }),
      setItem: hidden(function (this: Store, key: string, value: string) {
        this[key] = value
      }),
      removeItem: hidden(function (this: Store, key: string) {
        delete this[key]
      }),
    })
  }
}

let store = new Store()
beforeEach(() => {
  store = new Store()
  vi.stubGlobal('localStorage', store)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('forgets every draft of whoever signs out, and nothing that says nothing of them', () => {
  keepInBrowser('posting', 'new', { savedAt: now })
  keepInBrowser('guest-application', '1', { savedAt: now })
  store.theme = 'dark'
  forgetAllDrafts()
  expect(Object.keys(store)).toEqual(['theme'])
})

it.each([
  ['posting', 14],
  ['guest-application', 7],
] as const)('forgets a %s after %s days, also one that nobody asks for', (kind, days) => {
  const young = { savedAt: now - days * DAY }
  keepInBrowser(kind, 'young', young)
  keepInBrowser(kind, 'old', { savedAt: now - days * DAY - 1 })
  expect(keptInBrowser(kind, 'young', now)).toEqual(young)
  expect(keptInBrowser(kind, 'old', now)).toBeNull()
  expect(Object.keys(store)).toHaveLength(2)
  forgetOldDrafts(now)
  expect(Object.keys(store)).toHaveLength(1)
  expect(keptInBrowser(kind, 'young', now)).toEqual(young)
})

it('forgets what cannot be read, leaves other things alone, and begins to count where no time was said', () => {
  Object.assign(store, { 'stellwerk.posting.1': '{', 'stellwerk.posting.2': '{"input":{}}', 'columns:jobs': '{' })
  forgetOldDrafts(now)
  expect(Object.keys(store).sort()).toEqual(['columns:jobs', 'stellwerk.posting.2'])
  expect(keptInBrowser('posting', '2', now)).toEqual({ input: {}, savedAt: now })
  forgetOldDrafts(now + 14 * DAY + 1)
  expect(Object.keys(store)).toEqual(['columns:jobs'])
})

it('lets typing go on where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepInBrowser('posting', '1', { savedAt: now })).toBe(false)
  expect(keptInBrowser('posting', '1', now)).toBeNull()
  expect(() => forgetAllDrafts()).not.toThrow()
  expect(() => forgetOldDrafts(now)).not.toThrow()
})

it('is the only place that keeps what people typed', () => {
  const writers = readSources('src').filter(
    ({ file, text }) => !/\.test\.tsx?$/.test(file) && /(?:local|session)Storage\.setItem|indexedDB/.test(text),
  )
  expect(writers.map(({ file }) => file).sort()).toEqual([
    'src/platform/client/browser-drafts.ts',
    // Light or dark, and which columns a table shows.
    'src/ui/shell/theme-switch.tsx',
    'src/ui/table/use-column-choice.ts',
  ])
})
