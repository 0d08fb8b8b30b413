import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { companyProfile } from '~/features/companies/server/table'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { addDays } from '~/lib/dates/dates'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { jobPostingInput } from '../../../../tests/factories/job-posting-input'
import { documentRefresh } from './documents/refresh-documents'

const bielefeld = { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.0213, lon: 8.5347 } as const
const herford = { postalCode: '32049', name: 'Herford', land: 'NW', lat: 52.1146, lon: 8.6735 } as const
const berlin = { postalCode: '10115', name: 'Berlin', land: 'BE', lat: 52.532, lon: 13.3849 } as const

const market: Partial<JobPostingInput>[] = [
  { title: 'Bäcker', occupationField: 'Gastronomie, Hotel & Tourismus', places: [berlin] },
  { title: 'Softwareentwickler', occupationField: 'IT & Software', places: [bielefeld, berlin], workplace: 'hybrid' },
  { title: 'Entwickler Datenbanken', occupationField: 'IT & Software', places: [], workplace: 'remote' },
  {
    title: 'Pflegefachkraft',
    occupationField: 'Gesundheit & Pflege',
    places: [herford],
    employmentTypes: ['Teilzeit', 'Vollzeit'],
  },
  { title: 'Krankenpfleger', occupationField: 'Gesundheit & Pflege', places: [bielefeld] },
  {
    title: 'Hausmeister',
    occupationField: 'Bau & Handwerk',
    places: [bielefeld],
    tasks: richTextFromPlain(['Sie arbeiten mit unserem Krankenpfleger zusammen']),
  },
]
let company: Awaited<ReturnType<typeof createCompany>>
const visitor = callerFor(null)

beforeAll(async () => {
  company = await createCompany({ name: 'Wichern Verbund gGmbH' })
  const caller = callerFor(company.admin)
  for (const posting of market) {
    const { id } = await caller.jobPosting.create(jobPostingInput(posting))
    await caller.jobPosting.publish({ id })
  }
  await caller.jobPosting.create(jobPostingInput({ title: 'Bäcker im Entwurf' }))
})

async function titles(input: Record<string, unknown>) {
  const { hits } = await visitor.jobPosting.search(input)
  return hits.map((hit) => hit.title.replace(' (m/w/d)', ''))
}

describe('words', () => {
  it.each(['Bäcker', 'Baecker', 'Bäckerin', 'Bäcker/in', 'BÄCKER (m/w/d)'])('finds "%s" and no draft', async (was) => {
    expect(await titles({ was })).toEqual(['Bäcker'])
  })

  it('finds compounds by their parts', async () => {
    expect(await titles({ was: 'Entwickler Software' })).toEqual(['Softwareentwickler'])
  })

  it('ranks the word itself before another name of the occupation, leaves out the text, and says where it was found', async () => {
    const { hits } = await visitor.jobPosting.search({ was: 'Krankenpfleger' })
    expect(hits.map((hit) => [hit.title, hit.matchedIn])).toEqual([
      ['Krankenpfleger (m/w/d)', 'title'],
      ['Pflegefachkraft', 'name'],
    ])
  })

  it('finds by the name of the company, also after it has changed', async () => {
    const { hits } = await visitor.jobPosting.search({ was: 'Wichern' })
    expect(hits.map((hit) => hit.matchedIn)).toEqual(Array(6).fill('company'))
    const { db } = database()
    // Documents were made after it had begun, and before its commit.
    const aMinuteAgo = new Date(Date.now() - 60_000)
    await db
      .update(companyProfile)
      .set({ name: 'Sperlich Dienste', updatedAt: aMinuteAgo })
      .where(eq(companyProfile.companyId, company.id))
    await runActs(db, new Date(), 'deadlines', [documentRefresh])
    expect(await titles({ was: 'Sperlich Krankenpfleger' })).toEqual(['Krankenpfleger', 'Pflegefachkraft'])
    expect(await titles({ was: 'Wichern' })).toEqual([])
  })

  it.each(["'; drop table user; --", '\\', '"&|!():*', '%'])('takes %s for text', async (was) => {
    await expect(visitor.jobPosting.search({ was })).resolves.toMatchObject({ page: 1 })
  })
})

describe('places', () => {
  it('finds within the radius, nearest place counting, and says how far', async () => {
    const { hits, remoteCount } = await visitor.jobPosting.search({ wo: '33602', umkreis: 25, sortierung: 'datum' })
    expect(hits.map((hit) => hit.title)).toEqual([
      'Hausmeister (m/w/d)',
      'Krankenpfleger (m/w/d)',
      'Pflegefachkraft',
      'Softwareentwickler (m/w/d)',
    ])
    expect(hits.find((hit) => hit.title.startsWith('Pflege'))?.distanceKm).toBeCloseTo(14, -1)
    expect(remoteCount).toBe(1)
  })

  it('shows apart what is farther away where there is only work from home', async () => {
    const { hits, remoteCount, further } = await visitor.jobPosting.search({ wo: 'Potsdam', umkreis: 5 })
    expect(further).toMatchObject([{ kind: 'farther', total: 2 }])
    expect(hits).toEqual([])
    expect(remoteCount).toBe(1)
  })

  it('leaves out what lies beyond', async () => {
    expect(await titles({ wo: 'Herford', umkreis: 5 })).toEqual(['Pflegefachkraft'])
  })

  it('shows work from home at a place only with its filter', async () => {
    expect(await titles({ wo: 'Bielefeld', homeoffice: ['remote'] })).toEqual(['Entwickler Datenbanken'])
    expect(await visitor.jobPosting.search({ wo: 'Bielefeld', homeoffice: ['remote'] })).toMatchObject({
      remoteCount: 0,
    })
  })

  it('asks which place of an ambiguous name is meant, and names each once', async () => {
    const { place, otherPlaces } = await visitor.jobPosting.search({ wo: 'Halle' })
    expect(place).toMatchObject({ label: 'Halle', isSeveral: true })
    expect(otherPlaces[0]).toBe('Halle (Saale), Sachsen-Anhalt')
    expect(otherPlaces).toContain('Halle (Westf.), Nordrhein-Westfalen')
    expect(new Set(otherPlaces).size).toBe(otherPlaces.length)
  })

  it('says when it does not know the place', async () => {
    expect(await visitor.jobPosting.search({ wo: 'Xyzhausen' })).toMatchObject({ isPlaceUnknown: true, place: null })
  })
})

describe('filters', () => {
  it('narrows down, and counts what each choice would bring', async () => {
    const { total, facets } = await visitor.jobPosting.search({
      berufsfeld: ['Gesundheit & Pflege'],
      arbeitszeit: ['Teilzeit'],
    })
    expect(total).toBe(1)
    expect(facets.berufsfeld).toEqual([{ value: 'Gesundheit & Pflege', count: 1 }])
    expect(facets.arbeitszeit).toEqual([
      { value: 'Vollzeit', count: 2 },
      { value: 'Teilzeit', count: 1 },
    ])
  })

  it('ignores nonsense in the URL', async () => {
    const nonsense = JSON.parse('{"berufsfeld":"x","page":-3,"umkreis":"weit","sortierung":7}')
    expect((await visitor.jobPosting.search(nonsense)).total).toBe(6)
  })

  it('has empty pages past the end', async () => {
    expect(await visitor.jobPosting.search({ page: 50 })).toMatchObject({ total: 6, hits: [] })
  })
})

describe('time', () => {
  it('forgets what is over even before the worker has come', async () => {
    const later = callerFor(null, { now: addDays(new Date(), 61) })
    expect(await later.jobPosting.search({})).toMatchObject({ total: 0 })
    expect(await later.jobPosting.latest({ limit: 6 })).toEqual([])
    expect(await later.jobPosting.statistics()).toEqual({ active: 0, fields: [] })
  })

  it('counts what is active for the home page', async () => {
    expect(await visitor.jobPosting.statistics()).toMatchObject({
      active: 6,
      fields: expect.arrayContaining([{ field: 'IT & Software', count: 2 }]),
    })
    expect(await visitor.jobPosting.latest({ limit: 2 })).toHaveLength(2)
  })
})
