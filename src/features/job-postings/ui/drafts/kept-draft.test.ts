import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPosting } from '~/features/job-postings/empty-posting'
import { stubStorage } from '../../../../../tests/factories/stub-storage'
import { keepDraft, keptDraft } from './kept-draft'

const input = { ...emptyPosting({ name: null, email: null }), title: 'Koch (m/w/d)' }
let stored: Record<string, string> = {}

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps what was typed with the version it was written on, until it is forgotten', () => {
  keepDraft('1', { id: null, input, version: 7, revision: 'r' })
  expect(keptDraft('1')).toEqual({ id: null, input, version: 7, revision: 'r' })
  expect(keptDraft('2')).toBeNull()
  keepDraft('1', null)
  expect(keptDraft('1')).toBeNull()
})

it('loses nothing for want of a title, and takes nothing that is no posting', () => {
  keepDraft('new', {
    id: null,
    input: { ...input, title: ' ', contactName: 'Ute Sander' },
    version: null,
    revision: null,
  })
  expect(keptDraft('new')).toMatchObject({ input: { title: 'Ohne Titel', contactName: 'Ute Sander' }, version: null })
  for (const key of Object.keys(stored)) stored[key] = JSON.stringify({ input: { title: 'Koch' }, savedAt: Date.now() })
  expect(keptDraft('new')).toBeNull()
  for (const key of Object.keys(stored)) stored[key] = '{'
  expect(keptDraft('new')).toBeNull()
})

it('loses nothing for one wrong value, which the form will point out again', () => {
  const question = { id: '018f3c1e-0000-7000-8000-000000000001', kind: 'text', isRequired: true } as const
  const wrong = {
    ...input,
    contactEmail: 'keine@',
    externalUrl: 'http://firma.example',
    salaryMinCents: 5000_00,
    salaryMaxCents: 4000_00,
    questions: [{ ...question, text: '', choices: [], knockOutAnswers: [] }],
  }
  keepDraft('1', { id: null, input: wrong, version: 1, revision: null })
  expect(keptDraft('1')).toEqual({ id: null, input: wrong, version: 1, revision: null })
  const cleared = { input: { ...input, openings: null, promisedReplyDays: null }, savedAt: Date.now() }
  stored['stellwerk.posting.1'] = JSON.stringify(cleared)
  expect(keptDraft('1')?.input).toEqual(input)
})

it('lets typing go on where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepDraft('1', { id: null, input, version: 1, revision: null })).not.toThrow()
  expect(keptDraft('1')).toBeNull()
})
