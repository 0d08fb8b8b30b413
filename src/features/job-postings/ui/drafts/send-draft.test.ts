import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPosting } from '~/features/job-postings/empty-posting'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { stubStorage } from '../../../../../tests/factories/stub-storage'
import { keepDraft, keptDraft } from './kept-draft'
import { createDraftSender } from './send-draft'

beforeEach(() => stubStorage())
afterEach(() => {
  vi.unstubAllGlobals()
})

const ID = '018f3c1e-0000-7000-8000-000000000001'
const titled = (title: string): JobPostingInput => ({ ...emptyPosting({ name: null, email: null }), title })

/** A server that knows one draft at most; the answers of the calls named last are lost. */
function setUp({ wasAsked = false, lost = [] }: { wasAsked?: boolean; lost?: ('create' | 'update')[] } = {}) {
  const server: { title: string | null; version: number } = { title: null, version: 0 }
  const form = { values: titled('Koch') }
  const standing = { current: { version: null, revision: null, wasAsked } }
  const events: string[] = []
  const answer = (call: 'create' | 'update') => {
    events.push(call)
    if (lost[0] !== call) return { version: server.version }
    lost.shift()
    throw new TypeError('Failed to fetch')
  }
  const sender = createDraftSender({
    ...{ id: ID, standing, isDraft: true, read: () => form.values },
    calls: {
      create: async ({ title }) => {
        if (server.title === null) Object.assign(server, { title, version: 1 })
        return answer('create')
      },
      update: async ({ title, version }) => {
        if (version !== server.version) throw new RangeError('changed meanwhile')
        // Lost on its way there.
        if (lost[0] !== 'update') Object.assign(server, { title, version: version + 1 })
        return answer('update')
      },
      saveChanges: () => Promise.reject(new Error('not a draft')),
    },
    onCreated: () => void events.push('created'),
  })
  function type(title: string) {
    form.values = titled(title)
    sender.keep(form.values)
  }
  return { server, form, standing, events, sender, type, send: () => sender.send(form.values) }
}

it('sends what was typed after an answer that was lost', async () => {
  const { server, events, type, send } = setUp({ lost: ['create'] })
  await expect(send()).rejects.toThrow('fetch')
  type('Köchin')
  await send()
  expect(server).toEqual({ title: 'Köchin', version: 2 })
  expect(events).toEqual(['create', 'create', 'created', 'update'])
})

it('keeps newer words where the draft is found until they have arrived', async () => {
  const { server, events, type, send, sender } = setUp({ lost: ['create', 'update'] })
  await expect(send()).rejects.toThrow('fetch')
  type('Köchin')
  await expect(send()).rejects.toThrow('fetch')
  expect(events).toEqual(['create', 'create', 'created', 'update'])
  expect(keptDraft('new')).toBeNull()
  expect(keptDraft(ID)).toMatchObject({ input: { title: 'Köchin' }, version: 1 })
  await send()
  sender.keep(null)
  expect(server).toEqual({ title: 'Köchin', version: 2 })
  expect(keptDraft(ID)).toBeNull()
})

it('keeps what is typed while the first call is on its way', async () => {
  const { type, send } = setUp()
  const sending = send()
  type('Köchin')
  await sending
  expect(keptDraft(ID)).toMatchObject({ input: { title: 'Köchin' }, version: 1 })
})

it('makes no second draft after a reload, and takes no newer version for its own', async () => {
  const first = setUp({ lost: ['create'] })
  first.type('Koch')
  await expect(first.send()).rejects.toThrow('fetch')
  const kept = keptDraft('new')
  expect(kept).toMatchObject({ id: ID, input: { title: 'Koch' }, version: null })
  const later = setUp({ wasAsked: true })
  Object.assign(later.server, { title: 'Koch', version: 1 })
  later.type('Köchin')
  await later.send()
  expect(later.server).toEqual({ title: 'Köchin', version: 2 })
  const beaten = setUp({ wasAsked: true })
  Object.assign(beaten.server, { title: 'Chefkoch', version: 3 })
  beaten.type('Köchin')
  await expect(beaten.send()).rejects.toThrow('changed meanwhile')
  expect(beaten.server.title).toBe('Chefkoch')
})

it('reads copies of before, which name no draft', () => {
  keepDraft('new', { id: null, input: titled('Koch'), version: null, revision: null })
  expect(keptDraft('new')).toMatchObject({ id: null, input: { title: 'Koch' } })
})
