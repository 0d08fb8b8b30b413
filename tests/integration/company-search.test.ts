import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { company, companyProfile } from '~/features/companies/server/table'
import { database } from '~/platform/server/database/db'
import { rebuildSearchIndex } from '~/server/commands/search-rebuild'
import { callerFor } from '../factories/caller'
import { createCompany } from '../factories/company'
import { jobPostingInput } from '../factories/job-posting-input'

const visitor = callerFor(null)
const BIELEFELD = { postalCode: '33602', city: 'Bielefeld', lat: 52.0213, lon: 8.5347 }
const HERFORD = { postalCode: '32049', city: 'Herford', lat: 52.1146, lon: 8.6735 }
const MUNICH = { postalCode: '80331', city: 'München', lat: 48.137, lon: 11.575 }

type Company = Awaited<ReturnType<typeof createCompany>>
let baker: Company

async function make(name: string, profile: Partial<typeof companyProfile.$inferInsert>): Promise<Company> {
  const made = await createCompany({ name })
  await database().db.update(companyProfile).set(profile).where(eq(companyProfile.companyId, made.id))
  return made
}

async function publish(of: Company, title = 'Verkäufer'): Promise<string> {
  const caller = callerFor(of.admin)
  const { id } = await caller.jobPosting.create(jobPostingInput({ title }))
  await caller.jobPosting.publish({ id })
  return id
}

async function names(search: Parameters<typeof visitor.companyProfile.search>[0]) {
  const { items, total } = await visitor.companyProfile.search(search)
  expect(total).toBe(items.length)
  return items.map(({ name }) => name)
}

beforeAll(async () => {
  baker = await make('Bäckerei Müller GmbH', { ...BIELEFELD, industry: 'Lebensmittel' })
  await make('Müller Holzbau', { ...HERFORD, industry: 'Bauwesen' })
  await make('Vereinigte Bäckereien Süd AG', { ...MUNICH, industry: 'Lebensmittel' })
  const closed = await make('Bäckerei am Gesperrten Tor', { ...BIELEFELD, industry: 'Lebensmittel' })
  await database().db.update(company).set({ suspendedAt: new Date() }).where(eq(company.id, closed.id))
})

describe('names', () => {
  it.each(['Bäckerei', 'baeckerei', 'Bäckereien', 'BACKEREI', 'bäck'])('%s finds all its forms', async (was) => {
    expect(await names({ was })).toEqual(['Bäckerei Müller GmbH', 'Vereinigte Bäckereien Süd AG'])
  })

  it('puts those first that begin with what was typed', async () => {
    expect(await names({ was: 'müll' })).toEqual(['Müller Holzbau', 'Bäckerei Müller GmbH'])
  })

  it.each([
    ['Holz Müller', ['Müller Holzbau']],
    ['Müller Bau', ['Müller Holzbau']],
    ['100%', []],
    ['_', []],
    ['\\', []],
  ])('%s', async (was, found) => {
    expect(await names({ was })).toEqual(found)
  })
})

describe('places and industries', () => {
  it('finds within the radius and says how far', async () => {
    const { items } = await visitor.companyProfile.search({ wo: '33602', umkreis: 20 })
    expect(items.map(({ name, distanceKm }) => [name, Math.round(distanceKm ?? -1)])).toEqual([
      ['Bäckerei Müller GmbH', 1],
      ['Müller Holzbau', 13],
    ])
    expect(await names({ wo: 'Bielefeld', umkreis: 0 })).toEqual(['Bäckerei Müller GmbH'])
    expect(await names({ wo: 'Bayern' })).toEqual(['Vereinigte Bäckereien Süd AG'])
    expect(await names({ wo: 'OWL' })).toEqual(['Bäckerei Müller GmbH', 'Müller Holzbau'])
  })

  it('asks back about names of several places, and says when it knows none', async () => {
    const halle = await visitor.companyProfile.search({ wo: 'Halle' })
    expect(halle).toMatchObject({ total: 0, place: 'Halle (Saale), Sachsen-Anhalt', isPlaceUnknown: false })
    expect(halle.otherPlaces).toContain('37620 Halle, Niedersachsen')
    expect(await visitor.companyProfile.search({ wo: 'Xyzhausen' })).toMatchObject({ total: 3, isPlaceUnknown: true })
  })

  it('has empty pages behind the last, and knows how many there are', async () => {
    expect(await visitor.companyProfile.search({ page: 9 })).toMatchObject({ items: [], total: 3, page: 9 })
  })

  it('combines everything', async () => {
    expect(await names({ was: 'müller', branche: 'Lebensmittel', wo: 'Herford' })).toEqual(['Bäckerei Müller GmbH'])
  })
})

describe('hiring now', () => {
  const openPostings = async () => {
    const { items } = await visitor.companyProfile.search({ was: 'Bäckerei Müller' })
    return items[0]?.openPostings
  }

  it('follows what goes online and offline', async () => {
    expect(await names({ stellen: 'ja' })).toEqual([])
    const [first] = [await publish(baker), await publish(baker, 'Bäcker')]
    expect(await names({ stellen: 'ja' })).toEqual(['Bäckerei Müller GmbH'])
    expect(await openPostings()).toBe(2)
    await callerFor(baker.admin).jobPosting.pause({ id: first })
    expect(await openPostings()).toBe(1)
  })

  it('is put right by a rebuild, whatever it was', async () => {
    const { db } = database()
    await db.update(companyProfile).set({ openPostings: 77 })
    await rebuildSearchIndex(() => {})
    expect(await openPostings()).toBe(1)
    expect(await names({ stellen: 'ja' })).toEqual(['Bäckerei Müller GmbH'])
  })
})

describe('thousands of the same name', () => {
  const search = (page = 1) => visitor.companyProfile.search({ was: 'Serienwerk', page })

  it('are counted up to 5,000 and as far as the page, and it says that there are more', async () => {
    const { db } = database()
    const make = (from: number, to: number) =>
      db.execute(sql`
        with made as (
          insert into company (id, name) select md5(n::text)::uuid, 'Serienwerk ' || n from generate_series(${from}::int, ${to}::int) n
          returning id, name)
        insert into company_profile (id, company_id, name, street, house_number, postal_code, city, size_band, industry, description, benefits, contact_name, contact_email)
        select id, id, name, 'Werkstraße', '1', '33602', 'Bielefeld', '50-249', 'Handel', '{}', '{}', 'Ute Sander', 'post@firma.example' from made`)
    await make(1, 5_000)
    expect(await search()).toMatchObject({ total: 5_000, isTotalExact: true })
    await make(5_001, 5_045)
    expect(await search()).toMatchObject({ total: 5_000, isTotalExact: false })
    expect(await search(251)).toMatchObject({ total: 5_020, isTotalExact: false })
    const last = await search(253)
    expect(last).toMatchObject({ total: 5_045, isTotalExact: true })
    expect(last.items).toHaveLength(5)
  })
})
