// `npm run bench:companies [-- COUNT]`: "Alle Unternehmen" with 100,000 companies with profiles of about 900 bytes, in
// its own PostgreSQL: page and total of each kind of search. Filling takes half a minute, measuring some seconds.
import os from 'node:os'
import { openOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'
import { openProduct } from './product-modules.ts'

const COUNT = Number(process.argv[2] ?? 100_000)
const RUNS = 40
const SEARCHES: readonly [string, object][] = [
  ['all', {}],
  ['page 50 of all', { page: 50 }],
  ['a word that few names have', { was: 'Werk 4711' }],
  ['a word that every eighth name has', { was: 'Hartmann' }],
  ['a word that every name has', { was: 'GmbH' }],
  ['a compound by its parts', { was: 'Holz Seidel' }],
  ['two letters', { was: 'kr' }],
  ['within 30 km', { wo: 'Köln', umkreis: 30 }],
  ['by industry', { branche: 'Handel' }],
  ['with open postings', { stellen: 'ja' }],
  ['a frequent word with open postings', { was: 'Hartmann', stellen: 'ja' }],
]

const { client, close } = await openOwnDatabase()
try {
  await fill()
  await measure()
} finally {
  await close()
}

async function fill() {
  const stems = `(array['Hartmann','Bergmann','Seidel','Krause','Lindner','Vogt','Albrecht','Pfeiffer'])[1 + n % 8]`
  const kinds = `(array['Holzbau','Bäckerei','Pflegedienst','Metallbau','Logistik','Software','Werkzeugbau'])[1 + n % 7]`
  const towns = `(array['50667,Köln,50.94,6.96','04109,Leipzig,51.34,12.37','33602,Bielefeld,52.02,8.53','80331,München,48.14,11.57','18055,Rostock,54.09,12.1'])[1 + n % 5]`
  await client.query(`create table made as select n, gen_random_uuid() as id, ${stems} || ' ' || ${kinds} || ' Werk ' || n || ' GmbH' as name,
    string_to_array(${towns}, ',') as town from generate_series(1, ${COUNT}) n`)
  await client.query('insert into company (id, name) select id, name from made')
  await client.query(`
    insert into company_profile (id, company_id, name, street, house_number, postal_code, city, lat, lon, size_band, industry, description, benefits, contact_name, contact_email, open_postings)
    select gen_random_uuid(), id, name, 'Werkstraße', '1', town[1], town[2], town[3]::float8 + (n % 100) / 200.0, town[4]::float8, '50-249',
      (array['Handel','Bauwesen','Lebensmittel'])[1 + n % 3], jsonb_build_object('text', repeat('Wir bauen, was bleibt. ', 35)), '{}', 'Ute Sander', 'post@firma.example',
      case when n % 10 = 0 then 3 else 0 end
    from made`)
  await client.query('drop table made')
  await client.query('vacuum analyze')
}

async function measure() {
  const product = await openProduct()
  const { searchCompanies } = await product.load('/src/features/companies/server/search.ts')
  const { closeDatabase, database } = await product.load('/src/platform/server/database/db.ts')
  const rows: Record<string, unknown>[] = []
  for (const [name, search] of SEARCHES) {
    const times: number[] = []
    let total = 0
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now()
      total = (await searchCompanies(database().db, search)).total
      times.push(performance.now() - started)
    }
    rows.push({ search: name, total, ...percentiles(times), least: Math.round(Math.min(...times) * 10) / 10 })
  }
  console.log(`${COUNT.toLocaleString('en')} companies, load ${os.loadavg()[0]?.toFixed(1)}, ms`)
  console.table(rows)
  await closeDatabase()
  await product.close()
}
