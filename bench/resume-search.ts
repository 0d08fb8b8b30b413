// `npm run bench:resume-search [-- RESUMES] [--data DIR]`: complete searches of companies among that many résumés,
// page, total and the counts of all filters, in its own PostgreSQL. The résumés are copies of the demo market's with
// other places, dates, wishes and a few rare words each. Aim: p95 under 40 ms. `--data DIR` keeps them in a directory
// and reuses them the next time.
import os from 'node:os'
import { parseArgs } from 'node:util'
import { openOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'
import { cpuSecondsWithChildren } from './processor-time.ts'
import { openProduct } from './product-modules.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
const RESUMES = Number(positionals[0] ?? 100_000)
const ROUNDS = 60
const { client, postgresPid, close } = await openOwnDatabase(values.data)
const product = await openProduct()
try {
  const { rows } = await client.query(`select from search_document where index_name = 'people' limit 1`)
  if (rows.length === 0) await fill()
  await measure()
} finally {
  await product.close()
  await close()
}

async function fill() {
  const { database } = await product.load('/src/platform/server/database/db.ts')
  const { seedDemo } = await product.load('/src/demo/seed.ts')
  await seedDemo(database().db, { now: new Date(), log: () => {} })
  await client.query(`
    create temp table source as select row_number() over (order by r.id) - 1 as at, r.id as resume_id, p.id as profile_id
      from resume r join applicant_profile p on p.id = r.applicant_profile_id where r.is_default;
    create temp table copy as select n, s.resume_id, s.profile_id, place.profile_id as place_id, wish.profile_id as wish_id,
        gen_random_uuid() as user_id, gen_random_uuid() as new_profile, gen_random_uuid() as new_resume
      from generate_series(1, ${RESUMES}) n, (select count(*)::int as size from source) counted,
        lateral (select * from source where at = n % size) s,
        lateral (select * from source where at = (n * 7 + n / 11) % size) place,
        lateral (select * from source where at = (n * 13 + n / 17) % size) wish;
    insert into "user" (id, name, email, type, email_verified)
      select user_id, 'Person ' || n, 'p' || n || '@test.example', 'APPLICANT', true from copy;
    insert into applicant_profile (id, user_id, first_name, last_name, postal_code, city, land, lat, lon, headline,
        availability, available_from, notice_period_weeks, desired_employment_types, desired_occupation_fields,
        desired_workplaces, radius_km, driving_licences, visibility)
      select new_profile, c.user_id, 'Person', 'Nummer ' || n, l.postal_code, l.city, l.land, l.lat, l.lon, p.headline,
        w.availability, w.available_from, w.notice_period_weeks, w.desired_employment_types, p.desired_occupation_fields,
        w.desired_workplaces, 30, w.driving_licences, case when n % 6 = 0 then 'anonymous' else 'visible' end
      from copy c join applicant_profile p on p.id = c.profile_id join applicant_profile l on l.id = c.place_id
        join applicant_profile w on w.id = c.wish_id;
    insert into resume (id, applicant_profile_id, title, template, is_default, content, updated_at)
      select new_resume, new_profile, r.title, r.template, true,
        jsonb_set(r.content, '{interests}', to_jsonb('rar' || n % 5000 || ' rar' || (n * 7) % 3000)),
        now() - n * interval '7 minutes'
      from copy c join resume r on r.id = c.resume_id;`)
  await client.query('vacuum analyze')
  const { peopleIndex } = await product.load('/src/features/resumes/server/search/people-index.ts')
  const { feedIndex, requestAll } = await product.load('/src/platform/server/search/feed.ts')
  const from = performance.now()
  await requestAll(database().db, peopleIndex)
  const made = await feedIndex(database().db, peopleIndex)
  console.log(`${Math.round((made / (performance.now() - from)) * 1000)} documents a second`)
}

async function measure() {
  const { database, closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  const { searchResumes } = await product.load('/src/features/resumes/server/search/search.ts')
  const { loadUser } = await product.load('/src/features/applicants/server/load-actor.ts')
  const { db } = database()
  const { peopleIndex } = await product.load('/src/features/resumes/server/search/people-index.ts')
  const { followIndexes, openIndex } = await product.load('/src/platform/server/search/indexes.ts')
  const stopping = new AbortController()
  const followed = followIndexes([peopleIndex], stopping.signal, (error: unknown) => console.error(error))
  for (let isThere = false; !isThere; )
    isThere = await openIndex(peopleIndex).then(
      () => true,
      () => false,
    )
  const { rows: users } = await db.execute(`select id from "user" where email = 'chefin@demo.stellwerk.example'`)
  const { actor } = await loadUser(db, users[0].id, new Date())
  const classes: [string, Record<string, unknown>][] = [
    ['everybody', {}],
    ['everybody, page 50', { page: 50 }],
    ['a rare word', { was: 'rar4711' }],
    ['an occupation', { was: 'Krankenpflegerin' }],
    ['two words', { was: 'Pflege Dokumentation' }],
    ['a broad word', { was: 'Kunden' }],
    ['a broad word, two filters', { was: 'Kunden', arbeitszeit: 'Teilzeit', erfahrung: 5 }],
    ['a word without another', { was: 'Kunden -Verkauf' }],
    ['language from a level on', { sprache: 'Englisch', sprachniveau: 'B2' }],
    ['filters only', { arbeitszeit: 'Vollzeit', erfahrung: 10, fuehrerschein: 'B', verfuegbar: 8 }],
    ['within 30 km', { wo: 'München', umkreis: 30 }],
    ['a broad word within 50 km', { was: 'Kunden', wo: 'Berlin', umkreis: 50 }],
  ]
  const table = []
  for (const [what, input] of classes) {
    let total = 0
    const ask = async () => {
      total = (await searchResumes(db, actor, input, new Date())).total
    }
    for (let warm = 0; warm < 5; warm++) await ask()
    const durations = []
    const before = process.cpuUsage()
    const backendsBefore = await cpuSecondsWithChildren(postgresPid())
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now()
      await ask()
      durations.push(performance.now() - from)
    }
    const { user, system } = process.cpuUsage(before)
    const backends = (await cpuSecondsWithChildren(postgresPid())) - backendsBefore
    const each = (milliseconds: number) => Math.round((milliseconds / ROUNDS) * 10) / 10
    table.push({
      what,
      total,
      ...percentiles(durations),
      'CPU PostgreSQL': each(backends * 1000),
      'CPU server': each((user + system) / 1000),
    })
  }
  console.log(
    `${RESUMES} résumés, ${ROUNDS} rounds, process ${Math.round(process.memoryUsage().rss / 1e6)} MB, load ${os.loadavg()[0]?.toFixed(1)}; aim: p95 under 40 ms`,
  )
  console.table(table)
  stopping.abort()
  await followed
  await closeDatabase()
}
