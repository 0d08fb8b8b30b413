import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { germanWords } from '~/lib/german-words'
import { createRandom } from '~/lib/random'
import { database } from '~/platform/server/database/db'
import {
  BROAD,
  createLargeIndex,
  LARGE_INDEX,
  LARGE_INDEX_NOW,
  type LargeIndexRow,
  MIDDLE,
  RARE,
} from '../../../../../tests/factories/large-search-index'
import { laterClock } from '../../../../../tests/setup/later-clock'
import type { JobSearch } from '../../search-params'
import type { Facet } from '../../search-result'
import { EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '../../vocabulary'
import { FORGOTTEN } from '../search-table'
import { EXACT_HITS } from './collect'
import { ListKeeper } from './compact-lists'
import { HeldRows } from './held-rows'
import { listRows } from './list-rows'
import { searchMemory } from './memory'
import { readPage } from './page'
import { conditionsOf, orderOf, scopeOf } from './scope'
import { searchHeldRows } from './search-held-rows'
import { searchJobs } from './search-jobs'
import { understandSearch } from './understand'

const now = LARGE_INDEX_NOW
const nowSeconds = now.getTime() / 1000
const termOf = (word: string) => germanWords(word)[0]?.term ?? ''
const rows = LARGE_INDEX

beforeAll(createLargeIndex, 60_000)

type Row = LargeIndexRow
type Tests = Partial<Record<Facet, (row: Row) => boolean>>

/** How many have the word and pass all filters but one. */
function expected(word: string, tests: Tests, without?: Facet) {
  const others = Object.entries(tests).filter(([facet]) => facet !== without)
  return rows.filter((row) => row.words.includes(word) && others.every(([, passes]) => passes(row)))
}

function search(was: string, filters: JobSearch = {}) {
  return searchJobs(database().db, { was, ...filters }, now)
}

function countsOf(counts: readonly { value: string; count: number }[]) {
  return new Map(counts.map(({ value, count }) => [value, count]))
}

describe('counts of a large index', () => {
  it('are exact up to 5,000 hits, filter by filter', async () => {
    const found = await search(MIDDLE)
    const all = expected(MIDDLE, {})
    expect(all.length).toBeLessThanOrEqual(EXACT_HITS)
    expect(found).toMatchObject({ total: all.length, isTotalExact: true })
    for (const [index, type] of EMPLOYMENT_TYPES.entries()) {
      const count = all.filter(({ employmentTypes }) => employmentTypes.includes(type)).length
      expect(countsOf(found.facets.arbeitszeit).get(type) ?? 0, `${index} ${type}`).toBe(count)
    }
    const since = countsOf(found.facets.veroeffentlichtseit)
    for (const days of [1, 3, 7, 14, 30])
      expect(since.get(String(days)) ?? 0, `${days} days`).toBe(all.filter(({ age }) => age < days).length)
    expect(countsOf(found.facets.gehalt).get('3000')).toBe(all.filter(({ pay }) => pay >= 3000).length)
    expect(countsOf(found.facets.vorteile).get('Vorteil 1')).toBe(all.filter(({ company }) => company % 3 === 1).length)
    expect(found.facets.arbeitgeber).toHaveLength(5)
    expect(countsOf(found.facets.arbeitgeber).get('Firma 4')).toBe(all.filter(({ company }) => company === 4).length)
  })

  it('find the few among the many', async () => {
    expect(await search(RARE)).toMatchObject({ total: expected(RARE, {}).length, isTotalExact: true })
  })

  it('say "ca." above, and are near', async () => {
    const found = await search(BROAD)
    const total = expected(BROAD, {}).length
    expect(found.isTotalExact).toBe(false)
    expect(Math.abs(found.total - total) / total).toBeLessThan(0.1)
    const onsite = countsOf(found.facets.homeoffice).get('onsite') ?? 0
    expect(Math.abs(onsite - total * 0.67) / total).toBeLessThan(0.1)
  })

  it('are exact again where filters leave few, each filter counted without itself', async () => {
    const filters: JobSearch = {
      berufsfeld: [OCCUPATION_FIELDS[3]],
      befristung: ['permanent'],
      gehalt: 2000,
      veroeffentlichtseit: 30,
      zeitarbeit: false,
    }
    const tests: Tests = {
      berufsfeld: ({ occupationField }) => occupationField === OCCUPATION_FIELDS[3],
      befristung: ({ contract }) => contract === 'permanent',
      gehalt: ({ pay }) => pay >= 2000,
      veroeffentlichtseit: ({ age }) => age < 30,
      anstellung: ({ employerType, employmentTypes }) =>
        employerType !== 'temporary-work' && !employmentTypes.includes('Zeitarbeit'),
    }
    const found = await search(BROAD, filters)
    expect(found).toMatchObject({ total: expected(BROAD, tests).length, isTotalExact: true })
    const fields = countsOf(found.facets.berufsfeld)
    for (const field of OCCUPATION_FIELDS) {
      const count = expected(BROAD, tests, 'berufsfeld').filter((row) => row.occupationField === field).length
      expect(fields.get(field) ?? 0, field).toBe(count)
    }
    const contracts = expected(BROAD, tests, 'befristung')
    expect(countsOf(found.facets.befristung).get('fixed-term') ?? 0).toBe(
      contracts.filter(({ contract }) => contract === 'fixed-term').length,
    )
    const pays = countsOf(found.facets.gehalt)
    for (const step of [1500, 4000])
      expect(pays.get(String(step))).toBe(expected(BROAD, tests, 'gehalt').filter(({ pay }) => pay >= step).length)
    const employers = expected(BROAD, tests, 'anstellung')
    expect(countsOf(found.facets.anstellung).get('temporary-work')).toBe(
      employers.filter(({ employerType }) => employerType === 'temporary-work').length,
    )
  })

  it('mix what is counted with what is estimated', async () => {
    const found = await search(BROAD, { arbeitgeber: ['Firma 7', 'Firma 12'], homeoffice: ['onsite'] })
    const tests: Tests = {
      arbeitgeber: ({ company }) => company === 7 || company === 12,
      homeoffice: ({ workplace }) => workplace === 'onsite',
    }
    expect(found).toMatchObject({ total: expected(BROAD, tests).length, isTotalExact: true })
    const workplaces = countsOf(found.facets.homeoffice)
    for (const workplace of WORKPLACES)
      expect(workplaces.get(workplace) ?? 0, workplace).toBe(
        expected(BROAD, tests, 'homeoffice').filter((row) => row.workplace === workplace).length,
      )
    // Without itself more than 5,000 are left: an estimate.
    const companies = expected(BROAD, tests, 'arbeitgeber')
    const estimated = countsOf(found.facets.arbeitgeber).get('Firma 7') ?? 0
    expect(companies.length).toBeGreaterThan(EXACT_HITS)
    expect(estimated % 16).toBe(0)
  })

  it('without words come from the sample, too, and are exact where filters leave few', async () => {
    const found = await searchJobs(
      database().db,
      { berufsfeld: [OCCUPATION_FIELDS[5]], befristung: ['fixed-term'] },
      now,
    )
    const inField = rows.filter(({ occupationField }) => occupationField === OCCUPATION_FIELDS[5])
    const fixed = inField.filter(({ contract }) => contract === 'fixed-term')
    expect(found).toMatchObject({ total: fixed.length, isTotalExact: true })
    expect(countsOf(found.facets.befristung).get('permanent')).toBe(inField.length - fixed.length)
    const all = await searchJobs(database().db, {}, now)
    expect(all.isTotalExact).toBe(false)
    expect(Math.abs(all.total - LARGE_INDEX.length) / LARGE_INDEX.length).toBeLessThan(0.1)
  })
})

describe('rows in memory', () => {
  const { db } = database()

  beforeAll(() => listRows(db, 1))

  /** As a process knows them that has just read all. */
  async function rowsNow(): Promise<HeldRows> {
    const held = new HeldRows()
    return vi.waitUntil(() => held.current(db), { timeout: 20_000 })
  }

  async function ask(held: HeldRows, search: JobSearch, offset = 0) {
    const scope = scopeOf(understandSearch(search))
    const conditions = conditionsOf(scope, await searchMemory(db), now)
    const request = { order: orderOf(scope), offset, size: 21, after: null }
    const answer = await searchHeldRows(db, held, conditions, request)
    if (answer === null) throw new Error('not answered from memory')
    const { counted, rows: hits } = answer
    return { counted, hits, indexed: await readPage(db, conditions.source, null, request) }
  }

  it('give the page that the word index gives, in every order', async () => {
    const held = await rowsNow()
    const near: JobSearch = { wo: 'Köln', umkreis: 50 }
    const searches: [JobSearch, number?][] = [
      [{ was: MIDDLE }],
      [{ was: MIDDLE }, 40],
      [{ was: `${BROAD} ${RARE}` }],
      [{ was: BROAD, sortierung: 'datum', arbeitszeit: ['Teilzeit'] }],
      [{ was: BROAD, sortierung: 'gehalt' }],
      [{ was: BROAD, ...near }],
      [{ was: BROAD, ...near, sortierung: 'entfernung' }, 60],
      [near],
      [{ berufsfeld: [OCCUPATION_FIELDS[2]], gehalt: 2000 }],
    ]
    for (const [search, offset] of searches) {
      const { hits, indexed } = await ask(held, search, offset)
      expect(indexed, JSON.stringify(search)).toHaveLength(search.was?.includes(RARE) ? 20 : 21)
      expect(hits, JSON.stringify(search)).toEqual(indexed)
    }
  })

  it('give the same page whatever is asked for', async () => {
    const held = await rowsNow()
    const random = createRandom('pages')
    const some = <Value>(value: () => Value) => (random.int(0, 2) === 0 ? value() : undefined)
    for (let n = 0; n < 16; n++) {
      const filters: JobSearch = {
        was: random.pick([MIDDLE, BROAD, `${MIDDLE} ${BROAD}`]),
        ...some(() => ({ wo: 'Köln', umkreis: random.pick([10, 50, 200]) })),
        sortierung: random.pick(['relevanz', 'datum', 'gehalt', 'entfernung']),
        arbeitszeit: some(() => [random.pick(EMPLOYMENT_TYPES.slice(0, 3))]),
        homeoffice: some(() => [random.pick(WORKPLACES)]),
        anstellung: some(() => [random.pick(EMPLOYER_TYPES.slice(0, 2))]),
        veroeffentlichtseit: some(() => random.pick([3, 14, 30])),
        arbeitgeber: some(() => [`Firma ${random.int(1, 40)}`]),
        vorteile: some(() => [`Vorteil ${random.int(0, 2)}`]),
        gehalt: some(() => 3000),
      }
      const { hits, indexed } = await ask(held, filters, random.pick([0, 0, 20]))
      expect(hits, JSON.stringify(filters)).toEqual(indexed)
    }
  })

  it('count exactly, however many there are', async () => {
    const held = await rowsNow()
    const { counted } = await ask(held, { was: BROAD, befristung: ['fixed-term'] })
    const tests: Tests = { befristung: ({ contract }) => contract === 'fixed-term' }
    expect(counted).toMatchObject({ total: expected(BROAD, tests).length, isTotalExact: true })
    expect(countsOf(counted.facets.befristung).get('fixed-term')).toBe(counted.total)
    expect(countsOf(counted.facets.befristung).get('permanent')).toBe(
      expected(BROAD, {}).length - expected(BROAD, tests).length,
    )
    const { counted: many } = await ask(held, { was: BROAD })
    const all = expected(BROAD, {})
    expect(many).toMatchObject({ total: all.length, isTotalExact: true })
    expect(countsOf(many.facets.homeoffice).get('onsite')).toBe(
      all.filter(({ workplace }) => workplace === 'onsite').length,
    )
    const { counted: filtered } = await ask(held, {
      was: BROAD,
      gehalt: 3000,
      veroeffentlichtseit: 30,
      vorteile: ['Vorteil 1'],
      homeoffice: ['onsite'],
    })
    const four: Tests = {
      gehalt: ({ pay }) => pay >= 3000,
      veroeffentlichtseit: ({ age }) => age < 30,
      vorteile: ({ company }) => company % 3 === 1,
      homeoffice: ({ workplace }) => workplace === 'onsite',
    }
    expect(filtered.total).toBe(expected(BROAD, four).length)
    const { gehalt, veroeffentlichtseit, vorteile, homeoffice, arbeitgeber } = filtered.facets
    expect(countsOf(gehalt).get('1500')).toBe(expected(BROAD, four, 'gehalt').filter(({ pay }) => pay >= 1500).length)
    expect(countsOf(veroeffentlichtseit).get('7')).toBe(
      expected(BROAD, four, 'veroeffentlichtseit').filter(({ age }) => age < 7).length,
    )
    expect(countsOf(vorteile).get('Vorteil 2')).toBe(
      expected(BROAD, four, 'vorteile').filter(({ company }) => company % 3 === 2).length,
    )
    expect(countsOf(homeoffice).get('remote')).toBe(
      expected(BROAD, four, 'homeoffice').filter(({ workplace }) => workplace === 'remote').length,
    )
    expect(countsOf(arbeitgeber).get('Firma 4')).toBe(
      expected(BROAD, four).filter(({ company }) => company === 4).length || undefined,
    )
  })

  it('are what a search goes through as soon as they are there', async () => {
    const filters: JobSearch = { arbeitgeber: ['Firma 7'], homeoffice: ['onsite'] }
    const companies = expected(BROAD, { homeoffice: ({ workplace }) => workplace === 'onsite' })
    // The word index says a multiple of 16.
    const exactly = companies.filter(({ company }) => company === 7).length
    expect(exactly % 16).not.toBe(0)
    await vi.waitFor(
      async () => {
        const { facets } = await search(BROAD, filters)
        expect(countsOf(facets.arbeitgeber).get('Firma 7')).toBe(exactly)
      },
      { timeout: 15_000 },
    )
  })

  it('follow what is written, listed and taken out', async () => {
    const held = await rowsNow()
    const total = async (was = 'Neuwort') => (await ask(held, { was })).counted.total
    const later = laterClock()
    const aMomentLater = async () => {
      later(1_000)
      await vi.waitUntil(() => held.current(db), { timeout: 20_000 })
    }
    const id = (n: number) => sql`md5('new' || ${n}::int)::uuid`
    for (const n of [1, 2])
      await db.execute(sql`
        insert into search_posting (job_posting_id, pub, ends, code, pay, place, company, title, body, terms)
        values (${id(n)}, ${nowSeconds}, ${nowSeconds + 1000}, 0, 0, 0, 1, 0, '', array_to_tsvector(array[${termOf('Neuwort')}::text]))`)
    expect(await total()).toBe(0)
    await aMomentLater()
    expect(await total()).toBe(2)
    expect(await listRows(db)).toBe(0)
    expect(await listRows(db, 1)).toBe(2)
    await aMomentLater()
    expect(await total()).toBe(2)
    await db.execute(sql`delete from search_posting where job_posting_id = ${id(1)}`)
    await db.execute(
      sql`update search_posting set terms = array_to_tsvector(array[${termOf('Anderswort')}::text]) where job_posting_id = ${id(2)}`,
    )
    await aMomentLater()
    expect([await total(), await total('Anderswort')]).toEqual([0, 1])
    // A transaction that was open when others were seen is not missed.
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from search_posting where job_posting_id = ${id(2)}`)
      await db.execute(sql`update search_posting set pay = 1 where job_posting_id = md5('1')::uuid`)
      await aMomentLater()
      expect(await total('Anderswort')).toBe(1)
    })
    await aMomentLater()
    expect(await total('Anderswort')).toBe(0)
    expect((await ask(await rowsNow(), { was: BROAD })).counted.total).toBe(expected(BROAD, {}).length)
    vi.restoreAllMocks()
  })

  it('are told of changes that were taken out before anybody read them', async () => {
    const held = await rowsNow()
    const later = laterClock()
    const before = (await ask(held, { was: MIDDLE })).counted.total
    const gone = expected(MIDDLE, {})[0]
    await db.execute(
      sql`delete from search_posting where job_posting_id = md5(${String(rows.findIndex(({ words }) => words === gone?.words))})::uuid`,
    )
    // As of a transaction that began long ago.
    await db.execute(sql`update search_change set at = now() - interval '11 minutes'`)
    // Tests of other files write in the same cluster, and what is younger than any of them is kept.
    const young = sql`transaction >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
    await expect.poll(() => db.$count(sql`search_change`, young), { timeout: 20_000 }).toBe(0)
    await listRows(db)
    const { rows: left } = await db.execute(sql`select row from search_change`)
    expect(left).toEqual([{ row: FORGOTTEN }])
    later(1_000)
    await held.current(db)
    await vi.waitUntil(() => held.current(db), { timeout: 20_000 })
    expect((await ask(held, { was: MIDDLE })).counted.total).toBe(before - 1)
    vi.restoreAllMocks()
  }, 60_000)

  it('are written without waiting for whoever makes lists', async () => {
    await db.transaction(async (tx) => {
      const write = () =>
        db.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = '5s'`)
          return other.execute(sql`update search_posting set pay = pay where job_posting_id = md5('11')::uuid`)
        })
      await write()
      const { rowCount } = await tx.execute(sql`delete from search_unlisted`)
      expect(rowCount).toBeGreaterThan(0)
      expect(await write()).toMatchObject({ rowCount: 1 })
    })
  })

  it('move together where most have gone, without anybody missing one, and lists go with them', async () => {
    const blocks = async () => {
      const { rows: there } = await db.execute(sql`select distinct block from search_list order by block`)
      return there.map(({ block }) => block)
    }
    await db.execute(sql`delete from search_posting where company > 13`)
    await db.execute(sql`select setval('search_row_row_seq', 70000)`)
    await db.execute(sql`update search_posting set pay = pay where job_posting_id = md5('11')::uuid`)
    await listRows(db, 1)
    const held = await rowsNow()
    const search: JobSearch = { was: MIDDLE, wo: 'Köln', umkreis: 50 }
    const { counted, hits } = await ask(held, search)
    expect(await blocks()).toEqual([0, 1])
    const later = laterClock()
    const keeper = new ListKeeper()
    for (let moved = 0; moved < 6_000; ) {
      const count = await keeper.compact(db)
      expect(count).toBeGreaterThan(0)
      moved += count
      // Whoever has not heard of it yet, and whoever has.
      expect(await ask(held, search)).toMatchObject({ counted, hits })
      later(1_000)
      await vi.waitUntil(() => held.current(db), { timeout: 20_000 })
      expect(await ask(held, search)).toMatchObject({ counted, hits })
      await listRows(db, 1)
    }
    expect(await blocks()).toEqual([0, 1])
    expect(await keeper.compact(db)).toBe(0)
    expect(await keeper.compact(db)).toBe(0)
    expect(await blocks()).toEqual([0, 1])
    later(10_000)
    expect(await keeper.compact(db)).toBe(0)
    expect(await blocks()).toEqual([1])
    later(1_000)
    await vi.waitUntil(() => held.current(db), { timeout: 20_000 })
    expect(held.blocks.map((block) => block?.count)).toEqual([undefined, held.blocks[1]?.count])
    expect(await ask(held, search)).toMatchObject({ counted, hits })
    expect(await ask(await rowsNow(), search)).toMatchObject({ counted, hits })
    vi.restoreAllMocks()
  }, 60_000)
})
