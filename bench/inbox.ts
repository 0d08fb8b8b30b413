// `npm run bench:inbox [-- MESSAGES]`: how long the server takes to open "Nachrichten", the unread count, a
// conversation and a search for a company with that many messages (10 per conversation), in its own PostgreSQL.
import os from 'node:os'
import { openOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'
import { openProduct } from './product-modules.ts'

const MESSAGES = Number(process.argv[2] ?? 100_000)
const ROUNDS = 100
const company = '01900000-0000-7000-8000-000000000001'
const { client, close } = await openOwnDatabase()
try {
  await fill()
  await measure()
} finally {
  await close()
}

async function fill() {
  const conversations = Math.ceil(MESSAGES / 10)
  await client.query(`
    insert into company (id, name) values ('${company}', 'Messwerk');
    insert into "user" (id, name, email, type)
      select ('01900000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, 'Person ' || n, 'p' || n || '@test.example', 'APPLICANT'
      from generate_series(1, ${conversations}) n;
    insert into applicant_profile (id, user_id, first_name, last_name, postal_code, city, land, lat, lon, availability,
        desired_employment_types, desired_occupation_fields, desired_workplaces, radius_km, driving_licences)
      select ('01900000-0000-7000-8002-' || lpad(n::text, 12, '0'))::uuid, ('01900000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid,
        'Person', 'Nummer ' || n, '33602', 'Bielefeld', 'NW', 52, 8.5, 'now', '{}', '{}', '{}', 30, '{}'
      from generate_series(1, ${conversations}) n;
    insert into conversation (id, company_id, applicant_profile_id, last_message_at, company_unread)
      select ('01900000-0000-7000-8003-' || lpad(n::text, 12, '0'))::uuid, '${company}',
        ('01900000-0000-7000-8002-' || lpad(n::text, 12, '0'))::uuid, now() - n * interval '1 minute', n % 3
      from generate_series(1, ${conversations}) n;
    insert into message (id, conversation_id, sender_side, body, terms, created_at)
      select ('01900000-0000-7000-8004-' || lpad(n::text, 12, '0'))::uuid,
        ('01900000-0000-7000-8003-' || lpad((1 + n % ${conversations})::text, 12, '0'))::uuid,
        case when n % 2 = 0 then 'company' else 'applicant' end, repeat('Guten Tag, der Termin passt mir gut. ', 6),
        array_to_tsvector(array['c:${company}', 'a:01900000-0000-7000-8002-' || lpad((1 + n % ${conversations})::text, 12, '0'), 'termin', 'wort' || n % 5000]), now() - n * interval '1 second'
      from generate_series(0, ${MESSAGES - 1}) n;
    update conversation c set last_message_id = (
      select id from message m where m.conversation_id = c.id order by created_at desc, id desc limit 1);`)
  await client.query('vacuum analyze')
}

async function measure() {
  const product = await openProduct()
  const { database, closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  const inbox = await product.load('/src/features/conversations/server/queries/inbox.ts')
  const thread = await product.load('/src/features/conversations/server/queries/thread.ts')
  const { db } = database()
  const actor = { userId: company, type: 'COMPANY', company: { id: company } }
  const messageId = '01900000-0000-7000-8004-000000000001'
  const asked: [string, () => Promise<unknown>][] = [
    ['inbox, first page', () => inbox.listConversations(db, actor, {})],
    ['inbox, page 200', () => inbox.listConversations(db, actor, { page: 200 })],
    ['unread only', () => inbox.listConversations(db, actor, { ungelesen: true })],
    ['unread count', () => inbox.countUnread(db, actor)],
    ['a thread', () => thread.findThread(db, actor, messageId)],
    ['its messages', () => thread.listMessages(db, actor, { messageId })],
    ['search for a rare word', () => inbox.listConversations(db, actor, { suche: 'wort4711' })],
    ['search for a word in all', () => inbox.listConversations(db, actor, { suche: 'Termin' })],
    ['search for a name', () => inbox.listConversations(db, actor, { suche: 'Nummer 4711' })],
  ]
  const rows = []
  for (const [what, ask] of asked) {
    for (let warm = 0; warm < 10; warm++) await ask()
    const durations = []
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now()
      await ask()
      durations.push(performance.now() - from)
    }
    rows.push({ what, ...percentiles(durations) })
  }
  console.log(`${MESSAGES} messages of one company, ${ROUNDS} rounds, load ${os.loadavg()[0]?.toFixed(1)}; aim: 50 ms`)
  console.table(rows)
  await closeDatabase()
  await product.close()
}
