// `npm run bench:admin [-- ROWS [LIST] --data DIR]`: how long the administration's lists take on the server with
// 100,000 companies, applicants, job postings, reports, messages to the operator, invoices, debits, bank bookings,
// mails and audit events. Uses its own PostgreSQL and removes it afterwards; `--data DIR` keeps it and reuses it the
// next time.

import os from 'node:os'
import { parseArgs } from 'node:util'
import { openOwnDatabase } from './own-database.ts'
import { cpuSecondsWithChildren } from './processor-time.ts'
import { openProduct } from './product-modules.ts'

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true })
const ROWS = Number(positionals[0] ?? 100_000)
const ROUNDS = 12
const WARMING = 2
const { client, postgresPid, close } = await openOwnDatabase(values.data)
try {
  const { rows } = await client.query('select from company limit 1')
  if (rows.length === 0) await fill()
  await measure()
} finally {
  await close()
}

async function fill() {
  const words = `(array['Hartmann','Bergmann','Seidel','Krause','Lindner','Vogt','Albrecht','Pfeiffer'])[1 + n % 8]`
  const cities = `(array['Berlin','Hamburg','Köln','Bielefeld','Leipzig','Kassel'])[1 + n % 6]`
  const statements = [
    `insert into company (id, name, city, vat_id, created_at) select gen_random_uuid(), ${words} || ' Werk ' || n || ' GmbH', ${cities}, 'DE' || (100000000 + n), now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    `insert into license (company_id, state, valid_until) select id, (array['active','trial','expired'])[1 + (random() * 2)::int], now() + interval '30 days' from company`,
    `insert into "user" (id, name, email, email_verified, type, created_at) select gen_random_uuid(), ${words} || ' Person ' || n, 'p' || n || '@example.org', n % 9 > 0, 'APPLICANT', now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    `insert into applicant_profile (id, user_id, first_name, last_name, postal_code, city, land, lat, lon, availability, desired_employment_types, desired_occupation_fields, desired_workplaces, radius_km, driving_licences, visibility) select gen_random_uuid(), id, 'Kim', name, '33602', 'Bielefeld', 'NW', 52, 8.5, 'now', '{}', '{}', '{}', 30, '{}', 'visible' from "user"`,
    `insert into outbox_mail (id, recipient, subject, html, text, kind, delivered_at, created_at) select gen_random_uuid(), 'p' || n || '@example.org', 'Neuer Stand', '', '', 'application-status', case when n % 50 > 0 then now() end, now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    // By twenty people, every second about somebody.
    `insert into audit_event (id, actor_user_id, action, subject_type, subject_id, seq, created_at)
      select gen_random_uuid(), actor.id, 'setting.changed', 'platform-setting', coalesce(subject.id, gen_random_uuid()), n, now() - (${ROWS} - n) * interval '1 minute'
      from generate_series(1, ${ROWS}) n join (select id, row_number() over (order by created_at) - 1 as at from "user" limit 20) actor on actor.at = n % 20
      left join (select id, row_number() over (order by created_at) as at from "user") subject on subject.at = n and n % 2 = 0`,
    `insert into subscription_plan (id, name, description, net_price_cents, interval, trial_days, position) values (gen_random_uuid(), 'Strecke', '', 14900, 'month', 0, 1)`,
    // As large as real invoices: the document says who owes what to whom.
    `insert into invoice (id, number, year, sequence, kind, company_id, charge_kind, plan_id, covers_from, covers_until, issued_on, due_on, payment_means, net_cents, tax_cents, gross_cents, document, previous_hash, hash, status, grace_until, filed_at, created_at)
      select gen_random_uuid(), 'RE-2026-' || lpad(n::text, 6, '0'), 2026, n, 'invoice', c.id, 'period', (select id from subscription_plan limit 1), now(), now(), '2026-11-01', '2026-11-08', 'direct_debit', 14900, 2831, 17731,
        jsonb_build_object('buyer', jsonb_build_object('name', c.name, 'email', 'kasse@example.org'), 'terms', repeat('Wir buchen den Betrag ab. ', 40)), '', '',
        (array['paid','paid','paid','issued','returned'])[1 + n % 5], case when n % 50 = 4 then now() end, now(), now()
      from (select id, name, row_number() over (order by created_at) as n from company) c`,
    `insert into invoice_entry (id, invoice_id, kind, amount_cents, booked_on, dedupe_key) select gen_random_uuid(), id, 'charge', 17731, '2026-11-01', 'charge:' || id from invoice`,
    // One in fifty was paid twice.
    `insert into invoice_entry (id, invoice_id, kind, amount_cents, booked_on, dedupe_key) select gen_random_uuid(), id, 'payment', -35462, '2026-11-09', 'payment:' || id from invoice where sequence % 50 = 0`,
    `insert into job_posting (id, company_id, status, title, employer_type, openings, employment_types, contract, workplace, salary_period, tasks, profile, offer, questions, promised_reply_days, run_days, created_at)
      select gen_random_uuid(), id, (array['published','draft','expired'])[1 + n % 3], ${words} || ' Fachkraft ' || n, 'direct', 1, '{}', 'permanent', 'onsite', 'month', '{}', '{}', '{}', '[]', 14, 60, now() - n * interval '1 minute'
      from (select id, row_number() over (order by created_at) as n from company) c`,
    `insert into content_report (id, subject_type, subject_id, subject_title, company_id, reason, text, reporter_name, reporter_email, state, due_at, decided_at, created_at)
      select gen_random_uuid(), 'job-posting', id, title, company_id, 'other', repeat('Das stimmt nicht. ', 20), 'Kim', 'kim@example.org', case when n % 2 = 0 then 'received' else 'decided' end, now() + n * interval '1 minute', case when n % 2 = 1 then now() - n * interval '1 minute' end, now()
      from (select *, row_number() over (order by created_at) as n from job_posting) p`,
    `insert into feedback (id, project, kind, message, page, done_at, created_at) select gen_random_uuid(), 'stellwerk', 'idea', repeat('Mehr davon. ', 20), '/', case when n % 2 = 0 then now() end, now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    `insert into bank_import (id, file_name, format, sha256, imported_by_user_id, applied, repeated, unmatched, created_at) select gen_random_uuid(), 'camt053-' || n || '.xml', 'camt.053', n::text, gen_random_uuid(), 1, 0, 0, now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    `insert into bank_entry (id, import_id, kind, dedupe_key, amount_cents, booked_on, text, outcome, created_at) select gen_random_uuid(), (select id from bank_import limit 1), 'payment', n::text, 17731, '2026-11-09', 'Miete', 'unmatched', now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    `insert into bank_entry (id, import_id, kind, dedupe_key, amount_cents, booked_on, text, outcome, handled_at, handled_reason, created_at) select gen_random_uuid(), (select id from bank_import limit 1), 'payment', 'handled-' || n, 17731, '2026-11-09', 'Miete', 'settled', now() - n * interval '1 minute', 'Miete', now() - n * interval '1 minute' from generate_series(1, ${ROWS}) n`,
    `insert into sepa_mandate (id, company_id, reference, account_holder, iban, mandate_text, signed_at, signed_by_user_id) select gen_random_uuid(), id, 'SW-' || id, name, 'DE75512108001245126199', '', now(), gen_random_uuid() from company`,
    // The last run contains a tenth of all, the others are small.
    `insert into direct_debit_run (id, reference, status, collection_on, debit_count, total_cents, created_by_user_id, created_at) select gen_random_uuid(), 'SW-' || n, 'released', '2026-11-09', 1, 17731, gen_random_uuid(), now() - n * interval '1 hour' from generate_series(1, ${Math.ceil(ROWS / 10)}) n`,
    `insert into direct_debit (id, run_id, invoice_id, mandate_id, end_to_end_id, sequence_type, amount_cents, status)
      select gen_random_uuid(), case when i.sequence % 10 = 0 then (select id from direct_debit_run where reference = 'SW-1') else r.id end, i.id, m.id, i.number || '-1', 'RCUR', 17731, 'collected'
      from invoice i join sepa_mandate m on m.company_id = i.company_id join direct_debit_run r on r.reference = 'SW-' || (2 + i.sequence % ${Math.max(1, Math.ceil(ROWS / 10) - 2)})`,
    'vacuum analyze',
  ]
  for (const statement of statements) await client.query(statement)
}

async function measure() {
  const product = await openProduct()
  const { listPage } = await product.load('/src/platform/server/lists/paged-list.ts')
  const { companyList } = await product.load('/src/features/administration/server/lists/companies.ts')
  const { applicantList } = await product.load('/src/features/administration/server/lists/applicants.ts')
  const { mailList } = await product.load('/src/features/administration/server/lists/mails.ts')
  const { invoiceList } = await product.load('/src/features/administration/server/lists/invoices.ts')
  const { auditList } = await product.load('/src/features/administration/server/lists/audit.ts')
  const { jobPostingList } = await product.load('/src/features/administration/server/lists/job-postings.ts')
  const { listReports } = await product.load('/src/features/moderation/server/lists/reports.ts')
  const { listFeedback } = await product.load('/src/features/feedback/server/feedback-list.ts')
  const { listDebits, listHandled, listImports, listRuns, listUnmatched } = await product.load(
    '/src/features/billing/server/debits/debit-queries.ts',
  )
  const { database, closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  const { db } = database()
  const cases = [
    ['companies, first page', companyList, {}],
    ['companies, page 2000', companyList, { page: 2000 }],
    ['companies, by name', companyList, { sort: 'name', direction: 'ascending' }],
    [
      'companies, by name, last page',
      companyList,
      { sort: 'name', direction: 'descending', page: Math.ceil(ROWS / 25) },
    ],
    ['companies, one hit', companyList, { q: `Werk ${ROWS - 7} ` }],
    ['companies, thousands of hits', companyList, { q: 'hartmann' }],
    ['companies, every row is a hit', companyList, { q: 'gmbh', sort: 'name' }],
    ['companies, licence active', companyList, { lizenz: 'active' }],
    ['companies, nothing found', companyList, { q: 'xyzzy' }],
    ['companies, not verified, page 300', companyList, { zustand: 'unverified', page: 300 }],
    ['applicants, first page', applicantList, {}],
    ['applicants, page 2000', applicantList, { page: 2000 }],
    ['applicants, by name', applicantList, { sort: 'name', direction: 'ascending' }],
    ['applicants, one address', applicantList, { q: `p${ROWS - 3}@` }],
    ['applicants, thousands of hits', applicantList, { q: 'seidel' }],
    ['applicants, visible', applicantList, { zustand: 'visible' }],
    ['applicants, by name downwards, page 2000', applicantList, { sort: 'name', direction: 'descending', page: 2000 }],
    ['applicants, nothing found', applicantList, { q: 'xyzzy' }],
    ['mails, first page', mailList, {}],
    ['mails, not delivered', mailList, { zustand: 'open' }],
    ['mails, page 2000', mailList, { page: 2000 }],
    ['mails, delivered', mailList, { zustand: 'delivered' }],
    ['mails, every row is a hit', mailList, { q: 'example' }],
    ['mails, nothing found', mailList, { q: 'xyzzy' }],
    ['mails, one recipient', mailList, { q: `p${ROWS - 3}@` }],
    ['mails, a subject', mailList, { q: 'neuer stand' }],
    ['mails, of one kind', mailList, { art: 'application-status' }],
    ['invoices, first page', invoiceList, {}],
    ['invoices, page 2000', invoiceList, { page: 2000 }],
    ['invoices, one number', invoiceList, { q: `RE-2026-${String(ROWS - 3).padStart(6, '0')}` }],
    ['invoices, thousands of hits', invoiceList, { q: 'hartmann' }],
    ['invoices, every row is a hit', invoiceList, { q: 'gmbh' }],
    ['invoices, nothing found', invoiceList, { q: 'xyzzy' }],
    ['invoices, open', invoiceList, { status: 'issued' }],
    ['invoices, overdue', invoiceList, { status: 'overdue' }],
    ['invoices, credit', invoiceList, { status: 'credit' }],
    ['invoices, credit of one customer', invoiceList, { status: 'credit', q: 'hartmann' }],
    ['postings, first page', jobPostingList, {}],
    ['postings, page 2000', jobPostingList, { page: 2000 }],
    ['postings, by title', jobPostingList, { sort: 'title', direction: 'ascending' }],
    ['postings, one hit', jobPostingList, { q: `Fachkraft ${ROWS - 7}` }],
    ['postings, thousands of hits', jobPostingList, { q: 'hartmann' }],
    ['postings, thousands of hits, page 300', jobPostingList, { q: 'hartmann', page: 300 }],
    ['postings, thousands of hits, published', jobPostingList, { q: 'hartmann', zustand: 'published' }],
    ['postings, by title downwards, page 2000', jobPostingList, { sort: 'title', direction: 'descending', page: 2000 }],
    ['postings, nothing found', jobPostingList, { q: 'xyzzy' }],
    ['postings, published', jobPostingList, { zustand: 'published' }],
    ['audit, first page', auditList, {}],
    ['audit, page 2000', auditList, { page: 2000 }],
    ['audit, a word', auditList, { q: 'hartmann' }],
    ['audit, a word, page 300', auditList, { q: 'hartmann', page: 300 }],
    ['audit, one person', auditList, { q: `p${ROWS - 6}@` }],
    ['audit, nothing found', auditList, { q: 'xyzzy' }],
    ['audit, one day', auditList, { von: '2026-11-20', bis: '2026-11-20' }],
    ['audit, one action', auditList, { handlung: 'setting.changed' }],
  ]
  const [{ id: runId }] = (await db.execute("select id from direct_debit_run where reference = 'SW-1'")).rows
  const now = new Date()
  const { overview } = await product.load('/src/features/administration/server/system.ts')
  const reads: [string, () => Promise<unknown>][] = [
    ...cases.map(([name, list, input]): [string, () => Promise<unknown>] => [
      name,
      () => listPage(db, list, input, now),
    ]),
    ['start page', () => overview(db, now)],
    ['reports, open', () => listReports(db, {}, now)],
    ['reports, decided', () => listReports(db, { reiter: 'entschieden' }, now)],
    ['reports, page 2000', () => listReports(db, { page: 2000 }, now)],
    ['feedback, open', () => listFeedback(db, {}, now)],
    ['feedback, a word in every row', () => listFeedback(db, { q: 'mehr' }, now)],
    ['feedback, nothing found', () => listFeedback(db, { q: 'xyzzy' }, now)],
    ['feedback, of one kind', () => listFeedback(db, { art: 'idea' }, now)],
    ['feedback, done, page 2000', () => listFeedback(db, { state: 'done', page: 2000 }, now)],
    ['debits, runs', () => listRuns(db, { userId: runId }, {}, now)],
    ['debits, of a large run', () => listDebits(db, { runId })],
    ['debits, of a large run, page 300', () => listDebits(db, { runId, page: 300 })],
    ['bank, files', () => listImports(db, {})],
    ['bank, without a match', () => listUnmatched(db, {})],
    ['bank, handled by hand', () => listHandled(db, {})],
    ['bank, without a match, page 2000', () => listUnmatched(db, { page: 2000 })],
  ]
  const results = []
  for (const [name, read] of reads) {
    if (!name.startsWith(positionals[1] ?? '')) continue
    const times: number[] = []
    let cpuBefore = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first two warm up caches and plans.
      if (round === WARMING) cpuBefore = await cpuSecondsWithChildren(postgresPid())
      const started = performance.now()
      await read()
      if (round >= WARMING) times.push(performance.now() - started)
    }
    const cpu = ((await cpuSecondsWithChildren(postgresPid())) - cpuBefore) / times.length

    times.sort((a, b) => a - b)
    results.push({
      list: name,
      'median ms': (times[5] ?? 0).toFixed(1),
      'worst ms': (times.at(-1) ?? 0).toFixed(1),
      'CPU PostgreSQL': (cpu * 1000).toFixed(0),
    })
  }
  console.log(`${ROWS.toLocaleString('en')} rows in each table, load ${os.loadavg()[0]?.toFixed(1)}; aim: 50 ms`)
  console.table(results)
  await closeDatabase()
  await product.close()
}
