import { sql } from 'drizzle-orm'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { placeIndex } from '~/features/places/server/place-index'
import { COMPOUND_PARTS } from '~/lib/german/compound-parts'
import { occupationFamilies } from '~/lib/occupations/families'
import { createRandom, type Random } from '~/lib/random'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '~/lib/work/vocabulary'
import { database } from '~/platform/server/database/db'
import { feedIndex, requestAll } from '~/platform/server/search/feed'

const BATCH = 500
/** Words of all texts; the first are in almost every one, the last in hardly any. */
const VOCABULARY = 30_000
const DAYS = 90
const BENEFITS = ['30 Tage Urlaub', 'Jobrad', 'Jobticket', 'Weihnachtsgeld', 'Kantine', 'Betriebsrente', 'Gleitzeit']

/** The words of this market, most frequent first; independent of the product's lexicon. */
export async function marketWords(): Promise<string[]> {
  const { db } = database()
  await db.execute(sql`create table if not exists bench_word (rank int primary key, word text not null)`)
  const { rows } = await db.execute<{ word: string }>(sql`select word from bench_word order by rank`)
  if (rows.length > 0) return rows.map(({ word }) => word)
  const words = makeWords()
  await db.execute(sql`
    insert into bench_word select rank, word from unnest(${sql.param(words)}::text[]) with ordinality as w(word, rank)`)
  return words
}

/** Words made of German stems. */
function makeWords(): string[] {
  const random = createRandom('vocabulary')
  const parts = [...COMPOUND_PARTS]
  const words = new Set([
    'team',
    'erfahrung',
    'aufgaben',
    'kunden',
    'kenntnisse',
    'qualität',
    'planung',
    'führerschein',
  ])
  while (words.size < VOCABULARY) words.add(`${random.pick(parts)}${random.pick(parts)}`)
  return [...words]
}

/**
 * Fills the database up to this many published postings and makes their documents. Returns the seconds for the
 * documents.
 */
export async function growMarket(from: number, to: number): Promise<number> {
  if (from === to) return 0
  const { db } = database()
  const words = await marketWords()
  const random = createRandom(`market ${from}`)
  const titles = occupationFamilies().flatMap(({ name, names }) => [name, ...names.slice(0, 3)])
  const towns = placeIndex().entries.slice(0, 4000)
  const companies = await makeCompanies(random, Math.ceil((to - from) / 25), from)
  for (let done = from; done < to; done += BATCH) {
    await insert(
      Array.from({ length: Math.min(BATCH, to - done) }, () => makePosting(random, words, titles, towns, companies)),
    )
    if (done % 10_000 === 0) process.stderr.write(`\r${done} of ${to} postings `)
  }
  process.stderr.write('\r')
  await db.execute(sql`vacuum analyze job_posting`)
  await requestAll(db, postingIndex)
  const started = performance.now()
  const made = await feedIndex(db, postingIndex)
  return ((performance.now() - started) / 1000) * ((to - from) / made)
}

function makePosting(
  random: Random,
  words: string[],
  titles: string[],
  towns: ReturnType<typeof placeIndex>['entries'],
  companies: string[],
) {
  const town = zipf(random, towns)
  const workplace = WORKPLACES[random.int(0, 9) < 7 ? 0 : random.int(1, 2)] ?? 'onsite'
  // Sentences of some words, as in real texts.
  const text = Array.from({ length: random.int(110, 190) }, () => zipf(random, words))
    .map((word) => (random.int(0, 11) === 0 ? `${word}.` : word))
    .join(' ')
  return {
    id: uuidv7(),
    company_id: zipf(random, companies),
    status: 'published',
    title: `${zipf(random, titles)} (m/w/d)`,
    employer_type: EMPLOYER_TYPES[random.int(0, 9) < 7 ? 0 : random.int(1, 2)],
    openings: 1,
    occupation_field: random.pick(OCCUPATION_FIELDS),
    employment_types: [random.int(0, 9) < 6 ? 'Vollzeit' : random.pick(EMPLOYMENT_TYPES)],
    contract: CONTRACTS[random.int(0, 9) < 8 ? 0 : 1],
    workplace,
    salary_max_cents: random.int(0, 9) < 7 ? random.int(180_000, 700_000) : null,
    salary_period: 'month',
    tasks: richTextFromPlain([text]),
    age: random.int(0, DAYS * 86_400),
    places: workplace === 'remote' ? [] : [{ ...town, postalCode: town.postalCodes[0] }],
  }
}

async function insert(rows: ReturnType<typeof makePosting>[]) {
  const { db } = database()
  const empty = JSON.stringify(richTextFromPlain([]))
  await db.execute(sql`
    insert into job_posting (id, company_id, status, title, employer_type, openings, occupation_field, employment_types, contract,
      workplace, salary_max_cents, salary_period, tasks, profile, offer, questions, promised_reply_days, run_days, published_at, runs_until)
    select id, company_id, status, title, employer_type, openings, occupation_field, employment_types, contract, workplace,
      salary_max_cents, salary_period, tasks, ${empty}::jsonb, ${empty}::jsonb, '[]'::jsonb, 14, 90,
      now() - age * interval '1 second', now() + interval '90 days'
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, company_id uuid, status text, title text, employer_type text,
      openings int, occupation_field text, employment_types text[], contract text, workplace text, salary_max_cents int,
      salary_period text, tasks jsonb, age int)`)
  const places = rows.flatMap(({ id, places: [place] }) =>
    place
      ? [
          {
            id: uuidv7(),
            posting: id,
            code: place.postalCode,
            name: place.name,
            land: place.land,
            lat: place.lat,
            lon: place.lon,
          },
        ]
      : [],
  )
  await db.execute(sql`
    insert into job_posting_place (id, job_posting_id, position, postal_code, name, land, lat, lon)
    select id, posting, 0, code, name, land, lat, lon from json_to_recordset(${JSON.stringify(places)}::json)
      as r(id uuid, posting uuid, code text, name text, land text, lat float8, lon float8)`)
}

async function makeCompanies(random: Random, count: number, from: number): Promise<string[]> {
  const { db } = database()
  const parts = [...COMPOUND_PARTS]
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    profile: uuidv7(),
    name: `${random.pick(parts)} ${random.pick(parts)} ${from + index} GmbH`,
    benefits: BENEFITS.filter(() => random.int(0, 2) === 0),
  }))
  for (let start = 0; start < rows.length; start += BATCH) {
    const chunk = JSON.stringify(rows.slice(start, start + BATCH))
    const given = sql`json_to_recordset(${chunk}::json) as r(id uuid, profile uuid, name text, benefits text[])`
    await db.execute(sql`insert into company (id, name) select id, name from ${given}`)
    await db.execute(sql`
      insert into company_profile (id, company_id, name, street, house_number, postal_code, city, size_band, industry, description, benefits, contact_name, contact_email)
      select profile, id, name, 'Werkstraße', '1', '33602', 'Bielefeld', '50-249', 'Handel', ${JSON.stringify(richTextFromPlain([]))}::jsonb, benefits, 'Ute Sander', 'post@firma.example' from ${given}`)
  }
  return rows.map(({ id }) => id)
}

/** The first items often, the last hardly ever. */
export function zipf<Item>(random: Random, items: readonly Item[]): Item {
  const at = Math.floor(items.length ** random.next()) - 1
  return items[Math.max(0, at)] ?? random.pick(items)
}
