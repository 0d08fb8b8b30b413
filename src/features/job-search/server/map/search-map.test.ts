import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPostingPlace } from '~/features/job-postings/server/table'
import { placeByCodeAndName } from '~/features/places/server/places'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import type { JobSearch } from '../../search-params'
import { searchJobs } from '../search/search-jobs'
import { searchMap } from './search-map'

const now = new Date()
const { db } = database()

function place(code: string, name: string) {
  const found = placeByCodeAndName(code, name)
  if (!found) throw new Error(`no place ${code} ${name}`)
  return found
}

beforeAll(async () => {
  const { id: companyId } = await createCompany({ name: 'Fährhaus Weser' })
  const places = [
    [place('33602', 'Bielefeld')],
    [place('33604', 'Bielefeld')],
    [place('32052', 'Herford')],
    [place('32423', 'Minden')],
    [place('33602', 'Bielefeld'), place('80331', 'München')],
    [place('10115', 'Berlin')],
  ]
  const ids: string[] = []
  for (const [at, each] of places.entries()) {
    const { id } = await createJobPosting({ companyId, title: `Fährmann ${'ABCDEF'[at]}` })
    await db.delete(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, id))
    await db.insert(jobPostingPlace).values(each.map((one, position) => ({ ...one, jobPostingId: id, position })))
    ids.push(id)
  }
  await db.transaction((tx) => markPostings(tx, ids))
})

async function counts(search: JobSearch) {
  const map = await searchMap(db, search, now)
  return Object.fromEntries(
    map.places.map(({ name, count, isWithin }) => [name, `${count}${isWithin ? '' : ' weiter'}`]),
  )
}

describe('the map of hits', () => {
  it('counts by place, whatever the postal code, and a posting with several places in each', async () => {
    expect(await counts({ was: 'Fährmann' })).toEqual({
      Bielefeld: '3',
      Berlin: '1',
      Herford: '1',
      Minden: '1',
      München: '1',
    })
  })

  it('shows what lies farther around a place apart, and nothing beyond', async () => {
    const search = { was: 'Fährmann', wo: 'Bielefeld', umkreis: 25 }
    expect(await counts(search)).toEqual({ Bielefeld: '3', Herford: '1', Minden: '1 weiter' })
    expect((await searchMap(db, search, now)).around).toMatchObject({ name: 'Bielefeld', radiusKm: 25, outerKm: 75 })
  })

  it('says what full-time hits of a place pay from ten on, and of all within the radius', async () => {
    const { id: companyId } = await createCompany({ name: 'Fährhaus Rhein' })
    const make = async (n: number, at: [string, string], more: object = {}) => {
      const pay = { salaryMinCents: 2_900_00 + n * 20_00, salaryMaxCents: 3_100_00 + n * 20_00 }
      const title = `Lotse ${'ABCDEFGHIJKLMNOP'[n]} am Kai`
      const { id } = await createJobPosting({ companyId, title, employmentTypes: ['Vollzeit'], ...pay, ...more })
      await db.delete(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, id))
      await db.insert(jobPostingPlace).values({ ...place(...at), jobPostingId: id, position: 0 })
      return id
    }
    const cologne: [string, string] = ['50667', 'Köln']
    const bonn: [string, string] = ['53111', 'Bonn']
    const ids: string[] = []
    for (let n = 0; n < 9; n++) ids.push(await make(n, cologne), await make(n, bonn))
    ids.push(await make(9, cologne, { employmentTypes: ['Teilzeit'] }))
    await db.transaction((tx) => markPostings(tx, ids))
    const paid = async (search: JobSearch) => {
      const map = await searchMap(db, search, now)
      return { all: map.all, of: Object.fromEntries(map.places.map(({ name, pay }) => [name, pay])) }
    }
    // Nine each, and part-time does not count; together they are enough.
    expect(await paid({ was: 'Lotse' })).toEqual({
      all: { count: 19, pay: { euros: 3080, count: 18 } },
      of: { Köln: null, Bonn: null },
    })
    const tenth = await make(10, cologne)
    await db.transaction((tx) => markPostings(tx, [tenth]))
    const found = await paid({ was: 'Lotse', wo: 'Köln', umkreis: 10 })
    expect(found).toEqual({
      all: { count: 11, pay: { euros: 3090, count: 10 } },
      of: { Köln: { euros: 3090, count: 10 }, Bonn: null },
    })
    expect((await searchJobs(db, { was: 'Lotse', wo: 'Köln', umkreis: 10 }, now)).total).toBe(found.all.count)
    expect(await paid({ was: 'Lotse', wo: 'Köln', umkreis: 10, arbeitsort: ['Köln, Nordrhein-Westfalen'] })).toEqual(
      found,
    )
  })

  it('finds exactly as many when a place is chosen, and keeps the others', async () => {
    const search = { was: 'Fährmann', wo: 'Bielefeld', umkreis: 25 }
    const map = await searchMap(db, search, now)
    for (const { label, count, isWithin } of map.places) {
      const chosen = { ...search, umkreis: isWithin ? 25 : map.around?.outerKm, arbeitsort: [label] }
      expect((await searchJobs(db, chosen, now)).total, label).toBe(count)
    }
    expect(await counts({ ...search, arbeitsort: ['Herford, Nordrhein-Westfalen'] })).toEqual(await counts(search))
  })

  it('is a filter with counts, in any spelling', async () => {
    const found = await searchJobs(db, { was: 'Fährmann', arbeitsort: ['herford'] }, now)
    expect(found.total).toBe(1)
    expect(found.facets.arbeitsort[0]).toEqual({ value: 'Bielefeld, Nordrhein-Westfalen', count: 3 })
  })
})
