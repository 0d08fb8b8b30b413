import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { account, session, user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { database, type Transaction } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { answerDropForm } from '~/server/auth/links/drop-forms'
import { AuthVisitor } from '../../../../../tests/factories/auth-visitor'
import { createCompany } from '../../../../../tests/factories/company'
import { docx, TABULAR_TEXT } from '../../../../../tests/factories/import-documents'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createUser } from '../../../../../tests/factories/user'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import { resume } from '../table'
import { resumeAccountMail } from './drop-emails'
import { resumeDrop } from './drop-table'
import { FORGETTING_DROPS, nameOfDrop } from './drops'
import { matchesOfDrop } from './find-matches'

const { db } = database()
const HOUR = 3_600_000
let postingId: string

beforeAll(async () => {
  const company = await createCompany()
  const asks = [
    'Ausbildung als Zerspanungsmechaniker',
    'Sicher an Siemens 840D',
    'Englisch B1',
    'Erfahrung mit Hydraulik',
  ]
  const posting = await createJobPosting({ companyId: company.id, profile: richTextFromList(asks) })
  const related = await createJobPosting({ companyId: company.id, title: 'Industriemechaniker (m/w/d)' })
  const other = await createJobPosting({ companyId: company.id, title: 'Florist (m/w/d)' })
  postingId = posting.id
  await db.transaction((tx) => markPostings(tx, [posting.id, related.id, other.id]))
})

const HEADERS = { origin: 'http://stellwerk.test', 'x-client-ip': '192.0.2.70' }

function send(act: string, body: FormData | URLSearchParams, headers: Record<string, string> = {}) {
  const url = `http://stellwerk.test/api/resume-drop/${act}`
  return answerDropForm(new Request(url, { method: 'POST', body, headers: { ...HEADERS, ...headers } }), act)
}

/** Drops a file and returns the answer's address and the cookie as the browser sends it. */
async function drop(content: string | Uint8Array<ArrayBuffer>, { name = 'lebenslauf.txt', from = '' } = {}) {
  const form = new FormData()
  form.set('file', new File([content], name))
  const answer = await send('read', form, from ? { 'x-client-ip': from } : {})
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { to: answer.headers.get('location'), cookie, token: cookie.split('=')[1] ?? '' }
}

const matches = (token: string, left: string[] = [], now = new Date()) => matchesOfDrop(db, { token, left, now })

async function linkFor(email: string): Promise<string> {
  const [mail] = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(desc(outboxMail.createdAt))
  return /\/lebenslauf-konto\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const person = { firstName: 'Jonas', lastName: 'Krämer', postalCode: '33602', town: 'Bielefeld', phone: '' }

test('a dropped résumé finds the postings of its occupations, each with quotations', async () => {
  const { to, token } = await drop(TABULAR_TEXT)
  expect(to).toBe('/lebenslauf-treffer')
  const found = await matches(token)
  expect(found).toMatchObject({ email: 'jonas.kraemer@post.example', place: { label: 'Bielefeld' } })
  expect(found.hits.map(({ title }) => title)).not.toContain('Florist (m/w/d)')
  const [first] = found.hits
  expect(first).toMatchObject({ id: postingId, isRelated: false, notFound: ['Erfahrung mit Hydraulik'] })
  const quotes = first?.shown.flatMap(({ quotes: each }) =>
    each.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
  )
  expect(quotes).toEqual(expect.arrayContaining([expect.stringContaining('Zerspanungsmechaniker'), 'Englisch (B1)']))
  expect(first?.occupation?.where).toContain('Berufserfahrung, ')
  expect(found.hits.find(({ title }) => title.startsWith('Industrie'))).toMatchObject({ isRelated: true })
})

test.each([
  ['(jonas@post.example)', 'jonas@post.example'],
  ['jonas.krämer@post.example', null],
  ['jonas..kraemer@post.example', null],
  ['jonas@-.example', null],
])('an address is only put into the form when the form takes it: %s', async (written, email) => {
  const { token } = await drop(TABULAR_TEXT.replace('jonas.kraemer@post.example', written))
  expect(await matches(token)).toMatchObject({ email })
})

test('what the visitor takes out is not searched', async () => {
  const { token } = await drop(TABULAR_TEXT)
  const { occupations } = await matches(token)
  const without = await matches(token, [...occupations, 'ort'])
  expect(without).toMatchObject({ total: 0, occupations: [], place: null })
})

test('where only related occupations are near, it says how many there are further away, with distances', async () => {
  const { token } = await drop(TABULAR_TEXT.replaceAll(/\d{5} Bielefeld/g, '01067 Dresden'))
  const near = await matches(token)
  expect(near).toMatchObject({ total: 0, place: { label: 'Dresden', radiusKm: 30 } })
  expect(near.furtherAway).toBeGreaterThan(0)
  const far = await matches(token, ['umkreis'])
  expect(far).toMatchObject({ total: near.furtherAway, furtherAway: 0, place: { label: 'Dresden', radiusKm: null } })
  for (const { distanceKm } of far.hits) expect(distanceKm).toBeGreaterThan(30)
})

test('a Word document is read as well', async () => {
  const { token } = await drop(new Uint8Array(docx()), { name: 'Lebenslauf.docx' })
  expect((await matches(token)).occupations).toEqual(expect.arrayContaining(['Pflegefachfrau']))
})

test.each([
  ['photo', 'bild.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['photo', 'bild.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['empty', 'leer.txt', '   \n'],
  ['missing', 'nichts.pdf', ''],
])('what gives nothing is refused with a word: %s', async (problem, name, content) => {
  expect(await drop(content, { name })).toMatchObject({ to: `/lebenslauf-treffer?problem=${problem}`, cookie: '' })
})

test('a form of another site does nothing', async () => {
  const before = await db.$count(resumeDrop)
  const form = new FormData()
  form.set('file', new File([TABULAR_TEXT], 'a.txt'))
  const answer = await send('read', form, { origin: 'https://anderswo.example' })
  expect(answer.headers.get('location')).toContain('problem=')
  expect(await db.$count(resumeDrop)).toBe(before)
})

test('the database cannot read what it holds', async () => {
  const { token } = await drop(TABULAR_TEXT)
  const { rows } = await db.execute(sql`select row_to_json(resume_drop)::text as row from resume_drop`)
  const all = rows.map(({ row }) => String(row)).join('\n')
  for (const word of ['Krämer', 'jonas', 'Nolte', token]) expect(all).not.toContain(word)
})

test('after an hour, and at once on request, it is gone', async () => {
  const { token } = await drop(TABULAR_TEXT)
  const later = new Date(Date.now() + HOUR + 1000)
  expect(await nameOfDrop(db, token, new Date())).toEqual({ fileName: 'lebenslauf.txt' })
  expect(await nameOfDrop(db, token, later)).toBeNull()
  expect(await nameOfDrop(db, undefined, new Date())).toBeNull()
  await expect(matches(token, [], later)).rejects.toMatchObject({ reason: 'dropGone' })
  await runActs(db, later, 'resume-drops', [FORGETTING_DROPS])
  const { token: second, cookie } = await drop(TABULAR_TEXT)
  const answer = await send('delete', new URLSearchParams(), { cookie })
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  await expect(matches(second)).rejects.toMatchObject({ reason: 'dropGone' })
  expect(await db.$count(resumeDrop)).toBe(0)
})

test('the link of the mail makes account, profile and résumé, signs in, and leads to the application', async () => {
  const email = `jonas-${uuidv7()}@post.example`
  const { cookie } = await drop(TABULAR_TEXT)
  const asked = await send('account', new URLSearchParams({ email, stelle: postingId }), { cookie })
  expect(asked.headers.get('location')).toContain('konto=unterwegs')
  const token = await linkFor(email)
  const made = await send('confirm', new URLSearchParams({ ...person, token }))
  expect(made.headers.get('location')).toBe(`/app/applicant/apply/${postingId}`)
  expect(made.headers.get('set-cookie')).toContain('session_token=')
  const [owner] = await db.select().from(user).where(eq(user.email, email))
  expect(owner).toMatchObject({ type: 'APPLICANT', emailVerified: true, name: 'Jonas Krämer' })
  const [profile] = await db
    .select()
    .from(applicantProfile)
    .where(eq(applicantProfile.userId, owner?.id ?? ''))
  expect(profile).toMatchObject({ city: 'Bielefeld', phone: null, visibility: null })
  // What fits stands on the overview at once.
  expect(profile?.desiredOccupationFields).toContain('Metall & Maschinenbau')
  const [own] = await db
    .select()
    .from(resume)
    .where(eq(resume.applicantProfileId, profile?.id ?? ''))
  expect(own?.isDefault).toBe(true)
  expect(own?.content.experience.map(({ position }) => position)).toContain('Schichtleiter')
  // Once.
  const again = await send('confirm', new URLSearchParams({ ...person, token }))
  expect(again.headers.get('location')).toContain('problem=')
  expect(await db.$count(resume, eq(resume.applicantProfileId, profile?.id ?? ''))).toBe(1)
})

test('who asked for too many mails is told so, and nothing is kept for one that does not come', async () => {
  const email = `viele-${uuidv7()}@post.example`
  const { cookie } = await drop(TABULAR_TEXT, { from: '192.0.2.71' })
  const asking = { ...resumeAccountMail(email, 'frueher'), askedFrom: HEADERS['x-client-ip'] }
  for (let sent = 1; sent > 0; ) sent = await enqueueMails(db, [asking])
  const before = await db.$count(resumeDrop)
  const asked = await send('account', new URLSearchParams({ email }), { cookie })
  expect(asked.headers.get('location')).toContain('konto=zu-oft')
  expect(await db.$count(resumeDrop)).toBe(before)
})

test('only the forms there are can be sent', async () => {
  for (const act of ['constructor', 'toString', '__proto__', 'other']) {
    expect((await send(act, new URLSearchParams())).status).toBe(405)
  }
})

test('the link opens no account that has another way in, and of two clicks at once one makes a résumé', async () => {
  const { id, email } = await createUser({ type: 'APPLICANT' })
  const { cookie } = await drop(TABULAR_TEXT)
  await send('account', new URLSearchParams({ email }), { cookie })
  const token = await linkFor(email)
  const click = () => send('confirm', new URLSearchParams({ ...person, token }))
  const lock = (tx: Transaction) => tx.select().from(resumeDrop).for('update')
  const answers = (await atTheSameLock(lock, 'delete from "resume_drop"', [click, click])).flatMap((each) =>
    each.status === 'fulfilled' ? each.value.headers : [],
  )
  const places = answers.map((headers) => headers.get('location') ?? '')
  expect(places.filter((place) => place.includes('/auth/login'))).toHaveLength(1)
  expect(places.filter((place) => place.includes('problem='))).toHaveLength(1)
  expect(answers.map((headers) => headers.get('set-cookie'))).toEqual([null, null])
  expect(await db.$count(session, eq(session.userId, id))).toBe(0)
  const ofPerson = db
    .select({ id: resume.id })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .where(eq(applicantProfile.userId, id))
  expect(await ofPerson).toHaveLength(1)
})

test('a password set before the address was confirmed opens nothing afterwards', async () => {
  const { id, email } = await createUser({ type: 'APPLICANT', emailVerified: false })
  await db.insert(account).values({ userId: id, accountId: id, providerId: 'credential', password: 'x' })
  const { cookie } = await drop(TABULAR_TEXT)
  await send('account', new URLSearchParams({ email }), { cookie })
  await send('confirm', new URLSearchParams({ ...person, token: await linkFor(email) }))
  expect(await db.$count(account, eq(account.userId, id))).toBe(0)
})

test('the secret of the hits is none of the account, and a wrong address writes no mail', async () => {
  const { cookie, token } = await drop(TABULAR_TEXT)
  const answer = await send('confirm', new URLSearchParams({ ...person, token }))
  expect(answer.headers.get('location')).toContain('problem=')
  const before = await db.$count(outboxMail)
  const wrong = await send('account', new URLSearchParams({ email: 'keine adresse' }), { cookie })
  expect(wrong.headers.get('location')).toContain('konto=adresse')
  expect(await db.$count(outboxMail)).toBe(before)
})

test('whoever is signed in takes the résumé along without a mail', async () => {
  const visitor = new AuthVisitor()
  const email = `angemeldet-${uuidv7()}@post.example`
  await visitor.arrive({ email })
  const { cookie } = await drop(TABULAR_TEXT)
  const both = { cookie: `${cookie}; ${visitor.cookie}` }
  const asked = await send('account', new URLSearchParams({ stelle: postingId }), both)
  const token = asked.headers.get('location')?.split('/').at(-1) ?? ''
  expect(asked.headers.get('location')).toMatch(/^\/lebenslauf-konto\/[\w-]{43}$/)
  const made = await send('confirm', new URLSearchParams({ ...person, token }), both)
  expect(made.headers.get('location')).toBe(`/app/applicant/apply/${postingId}`)
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  expect(await db.$count(applicantProfile, eq(applicantProfile.userId, owner?.id ?? ''))).toBe(1)
  expect(await linkFor(email)).toBe('')
})

test('whoever is signed in takes it along a few times, not without end', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: `oft-${uuidv7()}@post.example` })
  const { cookie } = await drop(TABULAR_TEXT, { from: '192.0.2.71' })
  const both = { cookie: `${cookie}; ${visitor.cookie}`, 'x-client-ip': '192.0.2.71' }
  const kept = async () => (await send('account', new URLSearchParams(), both)).headers.get('location')
  for (let times = 0; times < 6; times += 1) expect(await kept()).toContain('/lebenslauf-konto/')
  expect(await kept()).toContain('problem=too-many')
})
