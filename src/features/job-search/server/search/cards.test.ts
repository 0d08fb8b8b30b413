import { beforeAll, describe, expect, it } from 'vitest'
import { cardMembers } from '~/features/job-postings/server/one-job/cards'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { database } from '~/platform/server/database/db'
import { settingDefaults } from '~/platform/settings/schema'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { jobPostingInput } from '../../../../../tests/factories/job-posting-input'
import { apiItemsByIds } from '../feeds/items'
import { payrollLawOf } from '../pay/payroll-law'
import { newMatches, searchJobs } from './search-jobs'
import { similarPostings } from './similar'

const { db } = database()
const now = new Date()
const law = payrollLawOf(settingDefaults, '2026-06-01')
const day = (days: number) => addDays(now, days)
const BERLIN = { postalCode: '10115', name: 'Berlin', land: 'BE', lat: 52.53, lon: 13.38 } as const
const MUNICH = { postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 } as const
const AD = {
  title: 'Uhrmacher (m/w/d)',
  referenceNumber: 'UHR-7001',
  tasks: richTextFromList([
    'Sie zerlegen, reinigen und ölen mechanische Werke',
    'Sie regulieren Gang und Schlagwerk',
    'Sie beraten Kundschaft am Tresen',
  ]),
  profile: richTextFromList(['Gesellenbrief im Handwerk', 'Ruhige Hände und gute Augen']),
}

let company: Awaited<ReturnType<typeof createCompany>>
let first: string
let berlin: string
let munich: string

async function publish(at: number, changes: Parameters<typeof jobPostingInput>[0] = {}) {
  const caller = callerFor(company.admin, { now: day(at) })
  const { id } = await caller.jobPosting.create(jobPostingInput({ ...AD, ...changes }))
  await caller.jobPosting.publish({ id })
  return id
}

const search = (input: Parameters<typeof searchJobs>[1]) => searchJobs(db, input, now)

beforeAll(async () => {
  company = await createCompany({ name: 'Uhrenhaus Quast' })
  first = await publish(-30)
  berlin = await publish(-9, { places: [BERLIN], referenceNumber: 'UHR-7002' })
  munich = await publish(-1, { places: [MUNICH], referenceNumber: 'UHR-7003' })
  await publish(0)
})

describe('alike postings in the search', () => {
  it('are one hit with all places, and count as one everywhere', async () => {
    const found = await search({ was: 'Uhrmacher' })
    expect(found).toMatchObject({
      total: 1,
      hits: [{ id: first, publishedAt: day(-30), placeNames: ['Bielefeld', 'Berlin', 'München'] }],
    })
    expect(found.facets.arbeitszeit.find(({ value }) => value === 'Vollzeit')?.count).toBe(1)
  })

  it('lead to the one that was asked for, by place, state or number', async () => {
    const hit = async (input: Parameters<typeof search>[0]) => (await search(input)).hits.map(({ id }) => id)
    expect(await hit({ was: 'Uhrmacher', wo: 'Berlin' })).toEqual([berlin])
    expect(await hit({ was: 'Uhrmacher', wo: 'Bayern' })).toEqual([munich])
    expect(await hit({ was: 'UHR-7002' })).toEqual([berlin])
    expect((await search({ was: 'Uhrmacher', wo: 'Berlin' })).hits[0]?.distanceKm).toBeLessThan(5)
  })

  it('are never new for a place they have been at, nor on top by date', async () => {
    expect(await search({ was: 'Uhrmacher', veroeffentlichtseit: 7 })).toMatchObject({
      hits: [],
      further: [{ kind: 'fewerFilters' }],
    })
  })

  it('are not similar to themselves', async () => {
    const posting = { id: berlin, title: AD.title, occupationField: null, places: [BERLIN] }
    expect(await similarPostings(db, posting, now)).toEqual([])
  })

  it('are news for an alert only where they are new', async () => {
    const fresh = async (wo: string) => {
      const found = await newMatches({ was: 'Uhrmacher', wo }, { since: day(-2), now, law })
      return [...(await cardMembers(db, found.ids, now)).values()]
        .flat()
        .filter(found.isNew)
        .map(({ id }) => id)
    }
    expect(await fresh('München')).toEqual([munich])
    expect(await fresh('Berlin')).toEqual([])
    expect(await fresh('Bielefeld')).toEqual([])
  })
})

describe('alike postings elsewhere', () => {
  it('are named by the API, each with its address', async () => {
    const [item] = await apiItemsByIds(db, [berlin], { appUrl: 'https://s.example', now })
    expect(item?.alike).toContainEqual(
      expect.objectContaining({ id: munich, url: `https://s.example/job-posting/${munich}` }),
    )
    expect(item).toMatchObject({ places: [{ name: 'Berlin' }], place: 'Berlin und 2 weitere Orte' })
  })

  it('are named on the page, and to search engines under one address', async () => {
    const page = await callerFor(null).jobPosting.byId({ id: berlin })
    expect(page.elsewhere.map(({ place }) => place)).toEqual(['Bielefeld', 'München'])
    expect(page.canonicalUrl).toContain(first)
    expect(page.cardPlaces.map(({ name }) => name)).toEqual(['Berlin'])
    const shown = await callerFor(null).jobPosting.byId({ id: first })
    expect(shown.canonicalUrl).toBe(shown.url)
    expect(shown.cardPlaces.map(({ name }) => name)).toContain('München')
  })

  it('are told to their company before and after publishing', async () => {
    const caller = callerFor(company.admin)
    const { id } = await caller.jobPosting.create(jobPostingInput({ ...AD, places: [BERLIN] }))
    expect((await caller.jobPosting.forEdit({ id })).repeats).toMatchObject({ id: berlin, publishedAt: day(-9) })
    await caller.jobPosting.publish({ id })
    expect((await caller.jobPosting.forEdit({ id })).repeats).toMatchObject({ id: berlin, title: AD.title })
    expect((await caller.jobPosting.forEdit({ id: berlin })).repeats).toBeNull()
  })
})
