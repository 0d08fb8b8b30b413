import { beforeAll, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { database } from '~/platform/server/database/db'
import { settingDefaults } from '~/platform/settings/schema'
import { createCompany } from '../../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../../tests/factories/job-posting'
import type { JobSearch } from '../../../search-params'
import { payrollLawOf } from '../../pay/payroll-law'
import { newMatches, searchJobs } from '../search-jobs'

const now = new Date()
const { db } = database()
const ids = new Map<string, string>()

beforeAll(async () => {
  const { id: companyId } = await createCompany({ name: 'Quirin Werke' })
  const make = async (title: string, more: Partial<Parameters<typeof createJobPosting>[0]> = {}) =>
    ids.set(title, (await createJobPosting({ companyId, title, publishedAt: addDays(now, -1), ...more })).id)
  await make('Tischler')
  await make('Azubi Tischler', { employmentTypes: ['Ausbildung'] })
  await make('Ausbildung Holzmechaniker', { employmentTypes: ['Ausbildung'], publishedAt: now })
  await make('Azubi Zimmerer', { employmentTypes: ['Ausbildung'], publishedAt: now })
  await make('Zimmerer', { employmentTypes: ['Teilzeit'] })
  for (let at = 1; at <= 12; at++) await make(`Fenstermonteur ${at}`, { publishedAt: addDays(now, -at - 2) })
  await make('Sattler', { tasks: richTextFromList(['Der Imker im Dorf hilft.']) })
  await db.transaction((tx) => markPostings(tx, [...ids.values()]))
}, 60_000)

const titlesOf = (hits: readonly { title: string }[]) => hits.map(({ title }) => title)

async function search(was: string, more: JobSearch = {}, options: Parameters<typeof searchJobs>[3] = {}) {
  const found = await searchJobs(db, { was, ...more }, now, options)
  const related = found.further.find(({ kind }) => kind === 'related')
  return { ...found, titles: titlesOf(found.hits), section: related && { ...related, titles: titlesOf(related.hits) } }
}

it('is no hit and in no number of what was asked for, but a section of its own', async () => {
  const found = await search('Tischler')
  expect(found).toMatchObject({ titles: ['Tischler', 'Azubi Tischler'], total: 2, exactTotal: 2 })
  expect(found.facets.arbeitszeit.find(({ value }) => value === 'Teilzeit')).toBeUndefined()
  expect(found.section).toMatchObject({ total: 15, search: null })
  expect(found.section?.text).toMatch(/^15\sStellen/u)
  expect(found.section?.hits.map(({ matchedIn }) => matchedIn)).not.toContain('text')
})

it('fills up a list to ten, work before training that nobody asked for', async () => {
  const { section } = await search('Tischler')
  expect(section?.titles).toHaveLength(8)
  expect(section?.titles[0]).toBe('Zimmerer')
  expect(section?.titles).not.toContain('Azubi Zimmerer')
  expect(section?.titles).not.toContain('Ausbildung Holzmechaniker')
})

it('leads to each of the occupations where there is more than is shown', async () => {
  const { related } = await search('Tischler')
  expect(related).toMatchObject({ kind: 'related', text: 'In ganz Deutschland.' })
  for (const each of related?.searches ?? [])
    expect((await searchJobs(db, each.search, now)).total, each.name).toBe(each.count)
})

it('comes after the last page, and with what was chosen', async () => {
  expect((await search('Tischler', {}, { size: 1 })).section).toBeUndefined()
  expect((await search('Tischler', { page: 2 }, { size: 1 })).section).toMatchObject({ total: 15 })
  const { section } = await search('Tischler', { arbeitszeit: ['Teilzeit'] })
  expect(section?.titles).toEqual(['Zimmerer'])
})

it('is shown where nothing was found, instead of other words', async () => {
  expect(await search('Tischler Sattelkammer')).toMatchObject({ titles: ['Tischler'] })
  const found = await search('Dachdecker')
  expect(found).toMatchObject({ total: 0, relaxations: [], section: { titles: ['Zimmerer', 'Azubi Zimmerer'] } })
})

it('is in no alert', async () => {
  const law = payrollLawOf(settingDefaults, '2026-06-01')
  const { ids: news } = await newMatches({ was: 'Tischler' }, { since: addDays(now, -7), now, law })
  expect(news.toSorted()).toEqual([ids.get('Tischler'), ids.get('Azubi Tischler')].toSorted())
})

it('names what only speaks of the trade where nobody looks for one', async () => {
  const found = await search('Imker')
  expect(found).toMatchObject({ total: 0, relaxations: [] })
  expect(found.further).toMatchObject([
    { kind: 'mentioned', total: 1, hits: [{ title: 'Sattler', matchedIn: 'text' }] },
  ])
})
