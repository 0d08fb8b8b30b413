import { createHmac, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { uuidv7 } from '../../../src/lib/uuid.ts'

/** Each may save 500 jobs. */
const PEOPLE = 600
const POSTINGS = 500
const THREADS = 60
const MODEL = 'bewerberin@demo.stellwerk.example'
const ADMIN = 'chefin@demo.stellwerk.example'

/** Whose sessions, postings and conversations the load uses. */
export type People = Awaited<ReturnType<typeof addPeople>>

/**
 * Adds people to the demo market, all signed in: copies of one of its applicants, because signing up so many would be a
 * load of its own.
 * @param secret AUTH_SECRET
 */
export async function addPeople(client: pg.Client, secret: string) {
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    user: uuidv7(),
    profile: uuidv7(),
    resume: uuidv7(),
    email: `last-${at}@test.example`,
  }))
  const [model] = await rows<{ user: string; profile: string; resume: string }>(
    `select u.id as user, p.id as profile, r.id as resume from "user" u join applicant_profile p on p.user_id = u.id
     join resume r on r.applicant_profile_id = p.id and r.is_default where u.email = '${MODEL}'`,
  )
  const [admin] = await rows<{ id: string; company: string }>(
    `select u.id, m.company_id as company from "user" u join company_member m on m.user_id = u.id where u.email = '${ADMIN}'`,
  )
  if (!model || !admin) throw new Error('There is no demo market.')
  await copy('"user"', model.user, { id: 'user', email: 'email' })
  await copy('applicant_profile', model.profile, { id: 'profile', user_id: 'user' })
  await copy('resume', model.resume, { id: 'resume', applicant_profile_id: 'profile' })
  const threads = await rows<{ user: string; message: string }>(
    `select distinct on (p.user_id) p.user_id as user, c.last_message_id as message from conversation c
     join applicant_profile p on p.id = c.applicant_profile_id join "user" u on u.id = p.user_id
     where c.blocked_by is null and c.last_message_id is not null and u.suspended_at is null limit ${THREADS}`,
  )
  const postings = await rows<{ id: string }>(
    `select id from job_posting where status <> 'draft' order by id limit ${POSTINGS}`,
  )
  const read = await rows<{ id: string }>(
    `select id from job_posting where status = 'published' and company_id <> '${admin.company}' order by id limit 200`,
  )
  const own = await rows<{ id: string; title: string }>(
    `select id, title from job_posting where status = 'published' and company_id = '${admin.company}' order by id`,
  )
  const cookies = new Map<string, string>()
  for (const id of [admin.id, ...threads.map(({ user }) => user), ...people.map(({ user }) => user)]) {
    cookies.set(id, await signIn(id))
  }
  const cookieOf = (id: string) => cookies.get(id) ?? ''
  return {
    people: people.map(({ user, profile, resume }) => ({ cookie: cookieOf(user), profile, resumeId: resume })),
    /** Can be saved. */
    postings: postings.map(({ id }) => id),
    pages: read.map(({ id }) => `/job-posting/${id}`),
    threads: threads.map(({ user, message }) => ({ cookie: cookieOf(user), messageId: message })),
    /** Takes its postings down and puts them back. */
    company: { cookie: cookieOf(admin.id), postings: own },
  }

  async function rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    return (await client.query<Row>(text, values)).rows
  }

  /** One copy of a row for each person, with columns that are theirs. */
  async function copy(table: string, id: string, own: Readonly<Record<string, string>>) {
    const columns = await rows<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = ''`,
      [table],
    )
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map(({ name }) => (own[name] ? `person."${own[name]}"` : `model."${name}"`)).join(', ')
    await rows(
      `insert into ${table} (${names}) select ${values} from ${table} model,
       jsonb_to_recordset($1::jsonb) as person("user" uuid, profile uuid, resume uuid, email text) where model.id = $2`,
      [JSON.stringify(people), id],
    )
  }

  /** As better-auth signs its cookies. */
  async function signIn(userId: string): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    await rows(
      `insert into session (id, token, user_id, expires_at, authenticated_at, second_factor_at)
       values ($1, $2, $3, now() + interval '1 day', now(), now())`,
      [uuidv7(), token, userId],
    )
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  }
}
