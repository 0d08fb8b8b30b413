import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPosting } from '../empty-posting'
import { keepDraft, keptDraft } from './kept-draft'

const input = { ...emptyPosting({ name: null, email: null }), title: 'Koch (m/w/d)' }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps what was typed with the version it was written on, until it is forgotten', () => {
  keepDraft('1', { input, version: 7, revision: 'r' })
  expect(keptDraft('1')).toEqual({ input, version: 7, revision: 'r' })
  expect(keptDraft('2')).toBeNull()
  keepDraft('1', null)
  expect(keptDraft('1')).toBeNull()
})

it('loses nothing for want of a title, and takes nothing that is no posting', () => {
  keepDraft('new', { input: { ...input, title: ' ', contactName: 'Ute Sander' }, version: null, revision: null })
  expect(keptDraft('new')).toMatchObject({ input: { title: 'Ohne Titel', contactName: 'Ute Sander' }, version: null })
  for (const [key] of stored) stored.set(key, '{"input":{"title":"Koch"}}')
  expect(keptDraft('new')).toBeNull()
  for (const [key] of stored) stored.set(key, '{')
  expect(keptDraft('new')).toBeNull()
})

it('lets typing go on where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepDraft('1', { input, version: 1, revision: null })).not.toThrow()
  expect(keptDraft('1')).toBeNull()
})
