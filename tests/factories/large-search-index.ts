import { sql } from 'drizzle-orm'
import { facetCode, filterLexemes } from '~/features/job-postings/server/search/facet-code'
import { cellLexeme } from '~/features/job-postings/server/search/geo-cells'
import { settleWordIndex } from '~/features/job-postings/server/search/settle-word-index'
import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  OCCUPATION_FIELDS,
  WORKPLACES,
} from '~/features/job-postings/vocabulary'
import { germanWords } from '~/lib/german-words'
import { database } from '~/platform/server/database/db'

/** So large that samples are looked at first. */
const SIZE = 20_000
export const LARGE_INDEX_NOW = new Date('2026-11-20T12:00:00Z')
const nowSeconds = LARGE_INDEX_NOW.getTime() / 1000
const termOf = (word: string) => germanWords(word)[0]?.term ?? ''
export const BROAD = 'Quarzwort'
export const MIDDLE = 'Zirbelwort'
export const RARE = 'Nebelwort'

/** What a row holds follows from its number: of every word, filter and company it is known how many have it. */
export const LARGE_INDEX = Array.from({ length: SIZE }, (_, n) => {
  const source = {
    occupationField: OCCUPATION_FIELDS[n % 16] ?? null,
    employmentTypes: EMPLOYMENT_TYPES.slice(n % 3, (n % 3) + 1 + (n % 2)),
    contract: CONTRACTS[n % 5 === 0 ? 1 : 0],
    workplace: WORKPLACES[n % 10 < 7 ? 0 : n % 10 < 9 ? 1 : 2] ?? 'onsite',
    employerType: EMPLOYER_TYPES[n % 7 === 0 ? 1 : 0] ?? 'direct',
  } as const
  const words = [n % 10 === 0 ? null : BROAD, n % 8 === 3 ? MIDDLE : null, n % 1000 === 7 ? RARE : null]
  return {
    ...source,
    words: words.filter((word) => word !== null),
    age: n % 60,
    pay: (n % 50) * 100,
    company: (n % 40) + 1,
    place: n % 30 === 4 ? 1 : n % 30 === 9 ? 2 : 0,
    isInTitle: n % 50 === 1,
  }
})
export type LargeIndexRow = (typeof LARGE_INDEX)[number]

const POINTS = [
  { id: 1, lat: 50.938, lon: 6.957 },
  { id: 2, lat: 50.66, lon: 7.1 },
]

function termsOf({ words, isInTitle, place, ...row }: LargeIndexRow): string[] {
  const terms = words.map(termOf)
  const point = POINTS.find(({ id }) => id === place)
  return [
    ...terms,
    ...(isInTitle ? terms.flatMap((term) => [`T${term}`, `H${term}`, `M${term}`, 'L1']) : []),
    ...filterLexemes(row),
    ...(point ? [cellLexeme(point)] : []),
  ]
}

/** Writes the index as it stands, its samples too, beside no postings. */
export async function createLargeIndex(): Promise<void> {
  const { db } = database()
  await db.execute(sql`
    insert into search_company (id, company_id, profile_id, name, key, benefits, changed_at)
    select n, gen_random_uuid(), gen_random_uuid(), 'Firma ' || n, 'firma ' || n, array['Vorteil ' || n % 3], now()
    from generate_series(1, 40) n`)
  await db.execute(sql`
    insert into search_point (id, lat, lon, land)
    select id, lat * 1000, lon * 1000, 'Nordrhein-Westfalen' from json_to_recordset(${JSON.stringify(POINTS)}::json) as p(id int, lat float8, lon float8)`)
  for (let start = 0; start < SIZE; start += 5_000) {
    const given = LARGE_INDEX.slice(start, start + 5_000).map((row, index) => ({
      n: start + index,
      // Many at the same second, as an import leaves them.
      pub: nowSeconds - row.age * 86_400 - 3600 + (((start + index) / 60) & 3),
      code: facetCode(row),
      pay: row.pay,
      company: row.company,
      place: row.place,
      terms: [...new Set(termsOf(row))],
    }))
    await db.execute(sql`
      insert into search_posting (job_posting_id, pub, ends, code, pay, place, company, title, body, terms)
      select md5(n::text)::uuid, pub, pub + 8640000, code, pay, place, company, 0, '', array_to_tsvector(terms)
      from json_to_recordset(${JSON.stringify(given)}::json) as r(n int, pub int, code int, pay int, company int, place int, terms text[])`)
  }
  await db.execute(
    sql`insert into search_sample16 select * from search_posting where uuid_hash(job_posting_id) & 15 = 0`,
  )
  await db.execute(
    sql`insert into search_sample256 select * from search_posting where uuid_hash(job_posting_id) & 255 = 0`,
  )
  await settleWordIndex(db)
}
