/** Runs one statement; pg's `query`, of a pool or a client. */
export type Run = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export type MarketSize = { companies: number; postings: number; people: number }

const TEXT = `'{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Züge fahren lassen."}]}]}'::jsonb`

/**
 * The id of the n-th row of a kind, the same in every run: companies `c`, their admins `m`, profiles `p`, postings `j`,
 * users `u`, applicants `a`, applications `x`.
 */
export function marketId(kind: string, n = 'n'): string {
  return `overlay(overlay(md5('${kind}' || (${n})) placing '7' from 13) placing '8' from 17)::uuid`
}

/** A number below 2²⁴ that is always the same for a row. */
export const numberOf = (id: string) => `('x' || substr(md5((${id})::text), 1, 6))::bit(24)::int`

/**
 * Companies with an admin, a profile and a licence, which for every seventh ends within the year, and applicants.
 * Everything by number, so that two runs are the same.
 */
export async function createSides(run: Run, { companies, people }: MarketSize, start: Date): Promise<void> {
  await run(
    `insert into company (id, name, list_name)
     select ${marketId('c')}, 'Firma ' || n, 'firma ' || n from generate_series(1, $1::int) n`,
    [companies],
  )
  await run(
    `insert into company_profile (id, company_id, name, street, house_number, postal_code, city, lat, lon, size_band,
       industry, description, benefits, contact_name, contact_email)
     select ${marketId('p')}, ${marketId('c')}, 'Firma ' || n, 'Weg', '1', '33602', 'Bielefeld', 52, 8.5, '50-249',
       'Industrie & Maschinenbau', ${TEXT}, '{}', 'Ute Sander', 'firma' || n || '@test.example'
     from generate_series(1, $1::int) n`,
    [companies],
  )
  await run(
    `insert into "user" (id, name, email, type, email_verified)
     select ${marketId('m')}, 'Ute Sander', 'firma' || n || '@test.example', 'COMPANY', true
     from generate_series(1, $1::int) n`,
    [companies],
  )
  await run(
    `insert into company_member (id, company_id, user_id, is_admin)
     select gen_random_uuid(), ${marketId('c')}, ${marketId('m')}, true from generate_series(1, $1::int) n`,
    [companies],
  )
  await run(
    `insert into license (company_id, state, valid_until)
     select ${marketId('c')}, 'active',
       case when n % 7 = 3 then $2::timestamptz + make_interval(days => 5 + n * 13 % 300) else '2099-01-01' end
     from generate_series(1, $1::int) n`,
    [companies, start],
  )
  await run(
    `insert into "user" (id, name, email, type, email_verified)
     select ${marketId('u')}, 'Person', 'person' || n || '@test.example', 'APPLICANT', true
     from generate_series(1, $1::int) n`,
    [people],
  )
  await run(
    `insert into applicant_profile (id, user_id, first_name, last_name, postal_code, city, land, lat, lon, availability,
       desired_employment_types, desired_occupation_fields, desired_workplaces, radius_km, driving_licences)
     select ${marketId('a')}, ${marketId('u')}, 'Person', 'Nummer ' || n, '33602', 'Bielefeld', 'NW', 52, 8.5, 'now', '{}',
       '{}', '{}', 30, '{}' from generate_series(1, $1::int) n`,
    [people],
  )
}

/**
 * Postings of these companies, published at the moment that `publishedAt` (SQL over `n`) names, for `runDays` (SQL).
 * An import keeps them confirmed, so that nobody has to say that they are still open.
 */
export async function createPostings(
  run: Run,
  { companies, postings }: MarketSize,
  { publishedAt, runDays }: { publishedAt: string; runDays: string },
): Promise<void> {
  await run(
    `insert into job_posting (id, company_id, status, title, employer_type, openings, occupation_field, employment_types,
       contract, workplace, salary_period, tasks, profile, offer, questions, promised_reply_days, run_days, published_at,
       runs_until, confirmed_at, last_imported_at)
     select ${marketId('j')}, ${marketId('c', '1 + n % $2::int')}, 'published', 'Stelle ' || n, 'direct', 1,
       'IT & Software', '{Vollzeit}', 'permanent', 'onsite', 'month', ${TEXT}, ${TEXT},
       ${TEXT}, '[]', 5 + n % 17, 60, from_when, from_when + make_interval(days => ${runDays}), from_when,
       '2099-01-01'
     from generate_series(1, $1::int) n cross join lateral (select ${publishedAt} as from_when) as run`,
    [postings, companies],
  )
  await run(
    `insert into job_posting_place (id, job_posting_id, position, postal_code, name, land, lat, lon)
     select gen_random_uuid(), ${marketId('j')}, 0, '33602', 'Bielefeld', 'NW', 52.02, 8.53 from generate_series(1, $1::int) n`,
    [postings],
  )
}

const SNAPSHOT = `'{"firstName":"Person","lastName":"Nummer","email":"person@test.example","phone":null,
  "postalCode":"33602","city":"Bielefeld","headline":null,"resumeTitle":"Lebenslauf","content":{"skills":[]}}'::jsonb`

/**
 * One application for each row of `chosen`, a query for `n`, the posting's `posting_id` and `company_id`, the person's
 * number `person` and the moment `at`; a second one of the same person to a posting is left out.
 */
export async function sendApplications(run: Run, chosen: string, values: unknown[]): Promise<void> {
  await run(
    `insert into application (id, job_posting_id, company_id, applicant_profile_id, status, resume_snapshot, cover_letter,
       answers, submitted_at, status_changed_at, answer_due_at)
     select ${marketId('x')}, posting_id, chosen.company_id, a.id, 'submitted', ${SNAPSHOT}, '', '[]', at, at,
       (date_trunc('day', (at + make_interval(days => 1 + j.promised_reply_days)) at time zone 'Europe/Berlin')
         - interval '1 millisecond') at time zone 'Europe/Berlin'
     from (${chosen}) as chosen
     join job_posting j on j.id = posting_id
     join applicant_profile a on a.id = ${marketId('a', 'person')}
     on conflict do nothing`,
    values,
  )
}
