import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPostingPlace } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import type { JobSearch } from '../../search-params'
import { searchJobs } from './search-jobs'
import { similarPostings } from './similar'

const now = new Date()
let companyId: string

async function make(values: Parameters<typeof createJobPosting>[0]) {
  const { id } = await createJobPosting({ companyId, ...values })
  return id
}

function index(ids: string[]) {
  return database().db.transaction((tx) => markPostings(tx, ids))
}

beforeAll(async () => {
  companyId = (await createCompany({ name: 'Quirin Werke' })).id
})

describe('the cursor', () => {
  const orders: JobSearch['sortierung'][] = ['relevanz', 'datum', 'gehalt', 'entfernung']
  let ids: string[]

  beforeAll(async () => {
    ids = []
    for (let n = 0; n < 23; n++) {
      // Several levels of relevance, and repeated days and pays.
      const title = ['Imker', 'Imker mit Herz', 'Berufsimker', 'Imkereihelfer'][n % 4]
      const publishedAt = addDays(now, -(n % 5))
      ids.push(await make({ title, publishedAt, salaryMaxCents: 200_000 + (n % 3) * 100_000 }))
    }
    await index(ids)
  })

  it.each(orders)(
    'goes over all pages by %s without gap or duplicate, whatever is published meanwhile',
    async (order) => {
      const { db } = database()
      const search: JobSearch = {
        was: 'Imker',
        sortierung: order,
        wo: order === 'entfernung' ? 'Bielefeld' : undefined,
      }
      const expected = await searchJobs(db, search, now, { size: 100 })
      const wanted = expected.hits.map(({ id }) => id)
      expect(wanted.length).toBeGreaterThan(10)
      const seen: string[] = []
      let cursor: string | undefined
      let isFirst = true
      do {
        const page = await searchJobs(db, search, now, { size: 4, cursor })
        seen.push(...page.hits.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
        if (isFirst)
          await index([await make({ title: 'Imker', publishedAt: addDays(now, 1), salaryMaxCents: 900_000 })])
        isFirst = false
      } while (cursor !== undefined)
      expect(seen).toEqual(wanted)
    },
  )
})

describe('similar postings', () => {
  it('are of the same occupation first, then near, then new', async () => {
    const { db } = database()
    const munich = { postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 } as const
    const far = await make({ title: 'Küfer', publishedAt: addDays(now, -1) })
    const farToo = await make({ title: 'Fassbauer und Küfer', publishedAt: now })
    for (const id of [far, farToo])
      await db.update(jobPostingPlace).set(munich).where(eq(jobPostingPlace.jobPostingId, id))
    const near = await make({ title: 'Küfer', publishedAt: addDays(now, -20) })
    await index([far, farToo, near])
    const from = (places: { lat: number; lon: number }[]) =>
      similarPostings(db, { id: uuidv7(), title: 'Küfer', occupationField: null, places }, now)
    const ids = async (places: { lat: number; lon: number }[]) => (await from(places)).map(({ id }) => id)
    expect(await ids([{ lat: 52.03, lon: 8.53 }])).toEqual([near, farToo, far])
    expect(await ids([munich])).toEqual([farToo, far, near])
    expect(await ids([])).toEqual([farToo, far, near])
  })
})

describe('when work is done', () => {
  it('narrows the search, and each choice is counted', async () => {
    const ids = await Promise.all([
      make({ title: 'Turmwächter', shifts: ['night', 'weekend'] }),
      make({ title: 'Turmwächter', shifts: ['day'] }),
      make({ title: 'Turmwächter' }),
    ])
    await index(ids)
    const found = await searchJobs(database().db, { was: 'Turmwächter', zeiten: ['night'] }, now)
    expect(found.hits.map(({ id }) => id)).toEqual([ids[0]])
    expect(found.facets.zeiten).toEqual(['day', 'night', 'weekend'].map((value) => ({ value, count: 1 })))
  })
})

describe('what an occupation asks for', () => {
  it('narrows the search by the level of the recognised occupation, and each level is counted', async () => {
    const ids = await Promise.all(
      ['Neues', 'Helfer Kesselbau', 'Kesselbauer', 'Kesselbaumeister', 'Ingenieur Kesselbau'].map((title) =>
        make({ title: `${title} Quorbal` }),
      ),
    )
    await index(ids)
    const search = (niveau?: ['skilled']) => searchJobs(database().db, { was: 'Quorbal', niveau }, now)
    expect((await search(['skilled'])).hits.map(({ id }) => id)).toEqual([ids[2]])
    expect((await search()).facets.niveau).toEqual(
      ['helper', 'skilled', 'specialist', 'expert'].map((value) => ({ value, count: 1 })),
    )
  })
})

describe('what is said', () => {
  it('puts a mistyped word right and says so', async () => {
    await index([await make({ title: 'Zerspanungsmechaniker' })])
    const found = await searchJobs(database().db, { was: 'Zerspanungsmechanicker' }, now)
    expect(found.corrections).toEqual([{ from: 'Zerspanungsmechanicker', to: 'Zerspanungsmechaniker' }])
    expect(found.hits.map(({ title }) => title)).toContain('Zerspanungsmechaniker')
  })

  it('gives up one thing after the other when there is nothing, and names each', async () => {
    await index([await make({ title: 'Falkner', contract: 'permanent', salaryMaxCents: 250_000 })])
    const { db } = database()
    const search: JobSearch = { was: 'Falkner', gehalt: 4000, befristung: ['fixed-term'] }
    const found = await searchJobs(db, search, now)
    expect(found.hits.map(({ title }) => title)).toEqual(['Falkner'])
    expect(found.relaxations.map(({ text }) => text)).toEqual([
      'auch unter 4.000\u00a0€ im Monat',
      'nicht nur „Befristet“',
    ])
  })

  it.each([
    ['Gütersloh', 'radius', 'im Umkreis von 20\u00a0km, die nächsten zuerst'],
    ['Hannover', 'radius', 'im Umkreis von 100\u00a0km, die nächsten zuerst'],
    ['München', 'place', 'in ganz Deutschland'],
  ] as const)('looks just far enough from %s', async (wo, kind, text) => {
    await index([await make({ title: 'Korbflechter' })])
    const found = await searchJobs(database().db, { was: 'Korbflechter', wo, umkreis: 10 }, now)
    expect(found.relaxations).toMatchObject([{ kind, text }])
    expect(new Set(found.hits.map(({ title }) => title))).toEqual(new Set(['Korbflechter']))
    expect(found.place?.name).toBe(kind === 'place' ? undefined : wo)
  })

  it('gives up place and filters together when neither alone helps', async () => {
    await index([await make({ title: 'Böttcher', contract: 'permanent' })])
    const search: JobSearch = { was: 'Böttcher', wo: 'München', befristung: ['fixed-term'] }
    const found = await searchJobs(database().db, search, now)
    expect(found.relaxations.map(({ text }) => text)).toEqual(['in ganz Deutschland, ohne die gewählten Filter'])
    expect(found.hits.map(({ title }) => title)).toEqual(['Böttcher'])
  })

  it('keeps the order that was asked for when it looks further', async () => {
    await index([await make({ title: 'Seiler' })])
    const search: JobSearch = { was: 'Seiler', wo: 'Hannover', umkreis: 10, sortierung: 'gehalt' }
    const found = await searchJobs(database().db, search, now)
    expect(found.filters.sortierung).toBe('gehalt')
    expect(found.relaxations.map(({ text }) => text)).toEqual(['im Umkreis von 100\u00a0km'])
  })

  it('offers other training rather than other work', async () => {
    await index([await make({ title: 'Praktikum Schmuckdesign', employmentTypes: ['Praktikum'] })])
    const found = await searchJobs(database().db, { was: 'Praktikum Stuckateur' }, now)
    expect(found.relaxations.map(({ text }) => text)).toEqual(['in anderen Berufen'])
    expect(found.hits.map(({ title }) => title)).toEqual(['Praktikum Schmuckdesign'])
  })

  it('takes a Minijob for a Ferienjob where there is none, and says so', async () => {
    await index([await make({ title: 'Eisverkäufer', employmentTypes: ['Minijob'] })])
    const found = await searchJobs(database().db, { was: 'Ferienjob' }, now)
    expect(found.relaxations.map(({ text }) => text)).toEqual(['Minijobs statt Ferienjobs'])
    expect(found.hits.map(({ title }) => title)).toContain('Eisverkäufer')
  })

  it('gives up the word that says least, and place and word together where neither alone helps', async () => {
    await index([await make({ title: 'Glasmaler' })])
    const search: JobSearch = { was: 'Glasmaler Xqzstil', wo: 'München' }
    const found = await searchJobs(database().db, search, now)
    expect(found.relaxations.map(({ text }) => text)).toEqual(['ohne „Xqzstil“, in ganz Deutschland'])
    expect(found.hits.map(({ title }) => title)).toEqual(['Glasmaler'])
  })

  it('says nothing of relaxing where there is nothing even then', async () => {
    const found = await searchJobs(database().db, { was: 'Xqzwort', deuten: 'nein' }, now)
    expect(found).toMatchObject({ total: 0, hits: [], relaxations: [] })
  })
})
