// `npm run bench:apply [-- SECONDS]`: applications with one small document that a running product accepts per second,
// and whether each acknowledged one exists after the server was killed in the middle. PostgreSQL and the load are
// separate processes; only the server is killed. Port 3138 must be free, and `npm run build` done.
import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Connection } from './apply/connection.ts'
import { openOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'
import { cpuSeconds, cpuSecondsWithChildren, idleSeconds } from './processor-time.ts'
import { openProduct } from './product-modules.ts'

const SECONDS = Number(process.argv[2] ?? 10)
const AIM_PER_SECOND = 200
const CLIENTS = 32
const POSTINGS = 20
/** Everybody applies once to every posting, so there are always some left. */
const APPLICANTS = Math.ceil((SECONDS * 2 * AIM_PER_SECOND * 2) / POSTINGS) + CLIENTS
const PORT = 3138
const BASE = `http://127.0.0.1:${PORT}`
const pdf = new TextEncoder().encode(`%PDF-1.4\n${'% Zeugnis\n'.repeat(300)}%%EOF\n`)

/** The document in a form, built once. */
const FORM = Buffer.concat([
  Buffer.from(
    '--bench\r\ncontent-disposition: form-data; name="file"; filename="zeugnis.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
  ),
  pdf,
  Buffer.from('\r\n--bench--\r\n'),
])
const COVER_LETTER = JSON.stringify('Guten Tag, Ihre Stelle passt zu mir. '.repeat(20))

const begun = performance.now()
/** Progress with the seconds since the start: the figures come only at the end. */
function say(what: string) {
  console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(3)} s  ${what}`)
}

say('starting PostgreSQL')
const { client, directory, authSecret, postgresPid, close } = await openOwnDatabase()
process.env.APP_URL = BASE
try {
  say(`making ${POSTINGS} postings and ${APPLICANTS} people`)
  await measure(await fill())
} finally {
  await close()
}

/** Postings by the product's own factories, people by SQL; returns the ids of the postings. */
async function fill(): Promise<string[]> {
  const product = await openProduct()
  const { createCompany } = await product.load('/tests/factories/company.ts')
  const { createJobPosting } = await product.load('/tests/factories/job-posting.ts')
  const { emptyResumeContent } = await product.load('/src/features/resumes/schema.ts')
  const { closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  const postings: string[] = []
  for (let index = 0; index < POSTINGS; index++) {
    const { id: companyId } = await createCompany({ name: `Messwerk ${index}` })
    postings.push((await createJobPosting({ companyId })).id)
  }
  const uuid = (part: number) => `('01900000-0000-7000-800${part}-' || lpad(n::text, 12, '0'))::uuid`
  await client.query(`
    insert into "user" (id, name, email, type, email_verified)
      select ${uuid(1)}, 'Person ' || n, 'p' || n || '@test.example', 'APPLICANT', true from generate_series(1, ${APPLICANTS}) n;
    insert into applicant_profile (id, user_id, first_name, last_name, postal_code, city, land, lat, lon, availability,
        desired_employment_types, desired_occupation_fields, desired_workplaces, radius_km, driving_licences)
      select ${uuid(2)}, ${uuid(1)}, 'Person', 'Nummer ' || n, '33602', 'Bielefeld', 'NW', 52, 8.5, 'now', '{}', '{}', '{}', 30, '{}'
      from generate_series(1, ${APPLICANTS}) n;
    insert into session (id, token, user_id, expires_at, created_at, updated_at)
      select ${uuid(3)}, 'bench-' || n, ${uuid(1)}, now() + interval '30 days', now(), now() from generate_series(1, ${APPLICANTS}) n;`)
  await client.query(
    `insert into resume (id, applicant_profile_id, title, template, is_default, content)
      select ${uuid(4)}, ${uuid(2)}, 'Lebenslauf', 'klar', true, $1::jsonb from generate_series(1, ${APPLICANTS}) n`,
    [
      JSON.stringify({
        ...emptyResumeContent(),
        summary: 'Zerspanungsmechanikerin mit neun Jahren Erfahrung. '.repeat(20),
      }),
    ],
  )
  await client.query('vacuum analyze')
  await closeDatabase()
  await product.close()
  return postings
}

async function measure(postings: string[]) {
  // Each round takes the next person for the next posting; nobody applies twice to the same.
  let turn = 0
  const next = () => {
    const at = turn++
    return { person: 1 + (at % APPLICANTS), posting: postings[Math.floor(at / APPLICANTS) % POSTINGS] ?? '' }
  }
  say(`starting the product (after a change it is built first)`)
  const first = await startServer()
  say('warming up for 3 s')
  await load(next, { until: performance.now() + 3_000 })
  say(`measuring for ${SECONDS} s`)
  const before = await processorTime(first.pid)
  const calm = await load(next, { until: performance.now() + SECONDS * 1000 })
  const after = await processorTime(first.pid)
  const each = (what: keyof typeof after) =>
    Math.round(((after[what] - before[what]) * 10_000) / calm.accepted.length) / 10
  say(`${calm.accepted.length} accepted in ${SECONDS} s; now ${SECONDS} s with the server killed half-way`)
  // Registered before the kill: a past exit cannot be awaited.
  const exited = once(first, 'exit')
  const until = performance.now() + SECONDS * 1000
  const killing = new Promise<void>((resolve) => {
    setTimeout(
      () => {
        first.kill('SIGKILL')
        resolve()
      },
      (SECONDS * 1000) / 2,
    )
  })
  const [cut] = await Promise.all([load(next, { until, endsWithServer: true }), killing])
  await exited
  say('and started again')
  const again = await startServer()
  const resumed = await load(next, { until: performance.now() + 3_000 })
  const ended = once(again, 'exit')
  again.kill('SIGTERM')
  await ended
  const acknowledged = [...calm.accepted, ...cut.accepted, ...resumed.accepted]
  const lost = await findLost(acknowledged)
  console.log(
    `${CLIENTS} applicants at a time, ${os.cpus().length} cores with PostgreSQL and the load on them, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  console.table([
    {
      'accepted in a second': Math.round(calm.accepted.length / SECONDS),
      aim: AIM_PER_SECOND,
      // Varies far less than the rate on a machine with other work.
      'server CPU ms each': each('server'),
      'PostgreSQL CPU ms each': each('database'),
      'load CPU ms each': each('load'),
      'idle ms each': each('idle'),
      ...percentiles(calm.durations),
      failed: calm.failed,
    },
  ])
  console.log(
    `Server killed (SIGKILL) after ${SECONDS / 2} s more: ${cut.accepted.length} had been acknowledged by then.`,
  )
  console.log(
    `Of ${acknowledged.length} acknowledged ones lost: ${lost.missing} applications, ${lost.withoutDocument} documents, ${lost.withoutMails} receipts.`,
  )
  if (lost.missing + lost.withoutDocument + lost.withoutMails > 0) process.exitCode = 1
}

/** Seconds of processor time so far. */
async function processorTime(serverPid = 0) {
  const { user, system } = process.cpuUsage()
  return {
    server: await cpuSeconds(serverPid),
    database: await cpuSecondsWithChildren(postgresPid()),
    load: (user + system) / 1e6,
    idle: await idleSeconds(),
  }
}

type Loaded = { accepted: string[]; durations: number[]; failed: number }

async function load(
  next: () => { person: number; posting: string },
  { until, endsWithServer = false }: { until: number; endsWithServer?: boolean },
): Promise<Loaded> {
  const loaded: Loaded = { accepted: [], durations: [], failed: 0 }
  let isOver = false
  async function run() {
    const connection = new Connection(PORT)
    while (!isOver && performance.now() < until) {
      const { person, posting } = next()
      const from = performance.now()
      const id = await applyOnce(connection, person, posting).catch(() => {
        // The server died during the request: not acknowledged, so not expected.
        if (endsWithServer) isOver = true
        return null
      })
      if (id) {
        loaded.accepted.push(id)
        loaded.durations.push(performance.now() - from)
      } else if (!isOver) loaded.failed += 1
    }
    connection.end()
  }
  await Promise.all(Array.from({ length: CLIENTS }, run))
  return loaded
}

/** The document, then the application, as the browser sends them; the id once it is acknowledged. */
async function applyOnce(connection: Connection, person: number, posting: string): Promise<string | null> {
  const head = (procedure: string, type: string) =>
    `POST /api/trpc/${procedure} HTTP/1.1\r\nhost: 127.0.0.1:${PORT}\r\norigin: ${BASE}\r\ncookie: ${cookieOf(person)}\r\ncontent-type: ${type}\r\n`
  const uploaded = await connection.send(head('application.upload', 'multipart/form-data; boundary=bench'), FORM)
  if (uploaded.status !== 200) return null
  const id = randomUUID()
  const resumeId = `01900000-0000-7000-8004-${String(person).padStart(12, '0')}`
  const fileId: string = JSON.parse(uploaded.body).result.data.json.id
  const application = `{"json":{"id":"${id}","jobPostingId":"${posting}","resumeId":"${resumeId}","coverLetter":${COVER_LETTER},"answers":[],"attachmentFileIds":["${fileId}"]}}`
  const sent = await connection.send(head('application.submit', 'application/json'), application)
  return sent.status === 200 ? id : null
}

/** As better-auth signs its cookies. */
function cookieOf(person: number): string {
  const token = `bench-${person}`
  const signature = createHmac('sha256', authSecret).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

async function findLost(ids: string[]) {
  const { rows } = await client.query(
    `with mails as (
        select split_part(dedupe_key, ':', 2) as application, count(*)::int as count from outbox_mail
        where kind in ('application-received', 'new-application') group by 1)
      select f.id as file, coalesce(m.count, 0) as mails,
        exists (select 1 from application_event e where e.application_id = a.id) as event
      from application a
      left join application_attachment t on t.application_id = a.id
      left join uploaded_file f on f.id = t.file_id
      left join mails m on m.application = a.id::text
      where a.id = any($1)`,
    [ids],
  )
  const isStored = (file: string | null) =>
    file !== null && existsSync(path.join(directory, 'files', file.slice(-2), file))
  const whole = rows.filter(({ event }) => event)
  return {
    missing: ids.length - whole.length,
    withoutDocument: whole.filter(({ file }) => !isStored(file)).length,
    withoutMails: whole.filter(({ mails }) => mails < 2).length,
  }
}

/** Ready within ten minutes: a start after a change builds first. */
async function startServer() {
  const root = path.resolve(import.meta.dirname, '..')
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = performance.now() + 600_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit status ${child.exitCode}.`)
    const isReady = await fetch(`${BASE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error('The server did not become ready.')
}
