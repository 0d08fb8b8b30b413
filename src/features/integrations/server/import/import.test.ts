import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { license, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { company, companyProfile } from '~/features/companies/server/table'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { searchMark } from '~/platform/server/search/table'
import { writeSetting } from '~/platform/server/settings/settings'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { importJobPostings } from './import-job-postings'

const now = new Date()
const { db } = database()

function posting(name: string, identifier: string, changes: object = {}) {
  return JSON.stringify({
    '@type': 'JobPosting',
    title: 'Zimmerer',
    description: '<p>Dachstühle richten.</p>',
    hiringOrganization: { name },
    jobLocation: { address: { postalCode: '33602', addressLocality: 'Bielefeld' } },
    employmentType: 'FULL_TIME',
    occupationField: 'Bau & Handwerk',
    validThrough: addDays(now, 30).toISOString(),
    url: `https://stellen.example/${identifier}`,
    identifier,
    ...changes,
  })
}

async function run(lines: string[], createCompanies = true, at = now) {
  const problems: [number, string][] = []
  async function* each() {
    yield* lines
  }
  const result = await importJobPostings(db, each(), {
    now: at,
    createCompanies,
    onProblem: (line, reason) => problems.push([line, reason]),
    onProgress: () => {},
  })
  return { ...result, problems }
}

async function stored(identifier: string) {
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.importIdentifier, identifier))
  if (!row) throw new Error(`no posting ${identifier}`)
  return row
}

it('makes companies with an internal plan for 365 days, and postings that are found', async () => {
  // Two jobs: the same one twice would be one card, and either of them could lead it.
  const other = posting('Holzbau Nord GmbH', 'HN-2', { title: 'Buchhalterin (m/w/d)' })
  const result = await run([posting('Holzbau Nord GmbH', 'HN-1'), '', other])
  expect(result).toMatchObject({ lines: 2, created: 2, failed: 0, companies: 1, problems: [] })
  const row = await stored('HN-1')
  const [made] = await db
    .select({
      importedAt: company.importedAt,
      state: license.state,
      validUntil: license.validUntil,
      end: subscription.cancelledAt,
    })
    .from(company)
    .innerJoin(license, eq(license.companyId, company.id))
    .innerJoin(subscription, eq(subscription.companyId, company.id))
    .where(eq(company.id, row.companyId))
  expect(made).toEqual({ importedAt: now, state: 'active', validUntil: addDays(now, 365), end: now })
  const { hits } = await callerFor(null).jobPosting.search({ was: 'Zimmerer' })
  expect(hits.map(({ id }) => id)).toContain(row.id)
  await expect(callerFor(null).jobPosting.byId({ id: row.id })).resolves.toMatchObject({
    companyName: 'Holzbau Nord GmbH',
  })
})

it('reports a bad line with its number and goes on', async () => {
  const result = await run([
    posting('Holzbau Süd GmbH', 'S-1'),
    'kaputt',
    posting('Holzbau Süd GmbH', 'S-2', { title: '' }),
  ])
  expect(result).toMatchObject({ lines: 3, created: 1, failed: 2 })
  expect(result.problems).toEqual([
    [2, 'Die Zeile ist kein lesbares JSON.'],
    [3, 'Der Titel (title) fehlt.'],
  ])
})

it('refuses lines of companies it does not know unless it may make them', async () => {
  const result = await run([posting('Gibt es nicht AG', 'G-1')], false)
  expect(result.problems).toEqual([[1, expect.stringMatching(/gibt es nicht.*--create-companies/)]])
  expect(await db.select().from(companyProfile).where(eq(companyProfile.name, 'Gibt es nicht AG'))).toEqual([])
})

it('updates by identifier, keeps the first publication, and leaves alone what did not change', async () => {
  const name = 'Dachbau West GmbH'
  const first = posting(name, 'W-1', { datePosted: '2026-01-05' })
  await run([first, posting(name, 'W-2')])
  const before = await stored('W-1')
  const later = addDays(now, 1)
  const moved = { jobLocation: { address: { postalCode: '01067' } }, datePosted: '2026-06-01', title: 'Dachdecker' }
  const result = await run([posting(name, 'W-1', moved), posting(name, 'W-2')], true, later)
  expect(result).toMatchObject({ created: 0, updated: 1, unchanged: 1, companies: 0 })
  const after = await stored('W-1')
  expect(after).toMatchObject({ id: before.id, title: 'Dachdecker (m/w/d)', publishedAt: before.publishedAt })
  expect(after.version).toBe(before.version + 1)
  expect((await stored('W-2')).lastImportedAt).toEqual(later)
  const places = await db.select().from(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, before.id))
  expect(places.map((place) => place.name)).toEqual(['Dresden'])
  const [renewed] = await db.select().from(license).where(eq(license.companyId, before.companyId))
  expect(renewed?.validUntil).toEqual(addDays(later, 365))
  // The same again within half a day is not recorded.
  await run([posting(name, 'W-2')], true, addDays(later, 0.4))
  expect((await stored('W-2')).lastImportedAt).toEqual(later)
  await run([posting(name, 'W-2')], true, addDays(later, 0.6))
  expect((await stored('W-2')).lastImportedAt).toEqual(addDays(later, 0.6))
})

it('takes offline what has ended, brings back what runs again, and never wakes what was archived', async () => {
  const name = 'Dachbau Ost GmbH'
  await run([posting(name, 'O-1'), posting(name, 'O-2')])
  const ended = { validThrough: '2020-01-01' }
  expect(await run([posting(name, 'O-1', ended)])).toMatchObject({ updated: 1, ended: 1 })
  expect((await stored('O-1')).status).toBe('expired')
  await run([posting(name, 'O-3', ended)])
  const over = await stored('O-3')
  expect(over).toMatchObject({ status: 'expired', endedAt: over.runsUntil, endedBy: 'date' })
  await db.update(jobPosting).set({ status: 'archived' }).where(eq(jobPosting.importIdentifier, 'O-2'))
  await run([posting(name, 'O-1'), posting(name, 'O-2', { title: 'Neu' })])
  expect((await stored('O-1')).status).toBe('published')
  expect(await stored('O-2')).toMatchObject({ status: 'archived', title: 'Zimmerer (m/w/d)' })
})

it('prolongs an unchanged line without an end with each run, and opens it again when it had run out', async () => {
  const name = 'Dachbau Nord GmbH'
  const open = { validThrough: undefined }
  const lines = [
    posting(name, 'N-1', open),
    posting(name, 'N-2', { ...open, title: 'Buchhalterin' }),
    posting(name, 'N-3', { ...open, title: 'Kranführer' }),
  ]
  await run(lines)
  const before = await stored('N-1')
  const at = (identifier: string) => eq(jobPosting.importIdentifier, identifier)
  await db
    .update(jobPosting)
    .set({ status: 'expired', runsUntil: addDays(now, -1), endedBy: 'date' })
    .where(at('N-2'))
  await db.update(jobPosting).set({ status: 'archived' }).where(at('N-3'))
  const marks = () => db.$count(searchMark, eq(searchMark.documentId, before.id))
  const marked = await marks()
  expect(await run(lines, true, addDays(now, 1))).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
  const after = await stored('N-1')
  expect(after.runsUntil && toIsoDay(after.runsUntil)).toBe(toIsoDay(addDays(now, 61)))
  expect(after.version).toBe(before.version)
  expect(await marks()).toBe(marked + 1)
  expect(await stored('N-2')).toMatchObject({ status: 'published', runsUntil: after.runsUntil, endedBy: null })
  expect(await stored('N-3')).toMatchObject({ status: 'archived', runsUntil: before.runsUntil })
})

it('wakes what was paused because nobody confirmed it, and not what the company paused', async () => {
  const name = 'Dachbau Mitte GmbH'
  const lines = [posting(name, 'M-1'), posting(name, 'M-2')]
  await run(lines)
  await db
    .update(jobPosting)
    .set({ status: 'paused', pausedUnconfirmed: true })
    .where(eq(jobPosting.importIdentifier, 'M-1'))
  await db.update(jobPosting).set({ status: 'paused' }).where(eq(jobPosting.importIdentifier, 'M-2'))
  await run(lines)
  expect(await stored('M-1')).toMatchObject({ status: 'published', pausedUnconfirmed: false })
  expect((await stored('M-2')).status).toBe('paused')
})

it('takes the later of two lines with one identifier', async () => {
  const result = await run([
    posting('Doppelt GmbH', 'D-1', { title: 'Erst' }),
    posting('Doppelt GmbH', 'D-1', { title: 'Dann' }),
  ])
  expect(result.created).toBe(1)
  expect((await stored('D-1')).title).toBe('Dann (m/w/d)')
})

it('holds customers to their own licence', async () => {
  await createCompany({ name: 'Ohne Lizenz GmbH', licenseState: 'expired' })
  const customer = await createCompany({ name: 'Mit Lizenz GmbH' })
  const result = await run([posting('Ohne Lizenz GmbH', 'L-1'), posting('MIT LIZENZ GMBH', 'L-2')])
  expect(result.problems).toEqual([[1, 'Ohne Lizenz GmbH: Das Unternehmen hat keine gültige Lizenz.']])
  const rows = await db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, customer.id), eq(jobPosting.importIdentifier, 'L-2')))
  expect(rows).toHaveLength(1)
  const [own] = await db.select().from(subscription).where(eq(subscription.companyId, customer.id))
  expect(own).toBeUndefined()
})

const statusesOf = async (companyId: string) => {
  const rows = await db
    .select({ identifier: jobPosting.importIdentifier, status: jobPosting.status })
    .from(jobPosting)
    .where(eq(jobPosting.companyId, companyId))
  return Object.fromEntries(rows.map(({ identifier, status }) => [identifier, status]))
}

it('puts nothing online for a company that the platform has suspended, also one that an import made', async () => {
  const name = 'Scheinbau GmbH'
  await run([posting(name, 'SB-1')])
  const { companyId } = await stored('SB-1')
  const { admin } = callerFor(await createPlatformAdmin(), { now })
  await admin.suspendCompany({ id: companyId, reason: 'Die Stellen sind erfunden, mehrere haben das gemeldet.' })
  const result = await run([posting(name, 'SB-2'), posting(name, 'SB-1', { title: 'Dachdecker' })])
  const refusal = 'Scheinbau GmbH: Das Unternehmen hat keine gültige Lizenz.'
  expect(result.problems).toEqual([
    [1, refusal],
    [2, refusal],
  ])
  expect(await statusesOf(companyId)).toEqual({ 'SB-1': 'paused' })
  // What the feed has ended does not come back with the licence.
  expect((await run([posting(name, 'SB-1', { validThrough: '2020-01-01' })])).problems).toEqual([])
  const { runsUntil } = await stored('SB-1')
  expect(runsUntil?.getTime()).toBeLessThan(now.getTime())
})

it('notices a suspension that begins while it reads', async () => {
  const name = 'Blendwerk GmbH'
  const periodEnd = async () => {
    const own = eq(subscription.companyId, (await stored('BW-1')).companyId)
    return (await db.select({ end: subscription.currentPeriodEnd }).from(subscription).where(own))[0]?.end
  }
  await run([posting(name, 'BW-1'), posting(name, 'BW-2', { title: 'Buchhalterin (m/w/d)' })])
  const { companyId } = await stored('BW-1')
  const { admin } = callerFor(await createPlatformAdmin(), { now })
  const problems: [number, string][] = []
  async function* lines() {
    // The companies are known by now.
    await admin.suspendCompany({ id: companyId, reason: 'Die Stellen sind erfunden, mehrere haben das gemeldet.' })
    yield posting(name, 'BW-3')
    yield posting(name, 'BW-1', { validThrough: '2020-01-01' })
    yield posting('Holzbau Ost GmbH', 'HO-1')
  }
  const before = await periodEnd()
  const result = await importJobPostings(db, lines(), {
    ...{ now: addDays(now, 1), createCompanies: true, onProgress: () => {} },
    onProblem: (line, reason) => problems.push([line, reason]),
  })
  expect(await periodEnd()).toEqual(before)
  expect(result).toMatchObject({ created: 1, updated: 1, failed: 1 })
  expect(problems).toEqual([[1, 'Blendwerk GmbH: Das Unternehmen hat keine gültige Lizenz.']])
  expect(await statusesOf(companyId)).toEqual({ 'BW-1': 'expired', 'BW-2': 'paused' })
})

it('holds customers to their plan, also when a posting comes back, and when an import made the company', async () => {
  const name = 'Kleintarif GmbH'
  const ended = { validThrough: '2020-01-01' }
  await run([posting(name, 'K-1'), posting(name, 'K-2'), posting(name, 'K-3')])
  const { companyId } = await stored('K-1')
  await db.update(jobPosting).set({ status: 'expired' }).where(eq(jobPosting.importIdentifier, 'K-2'))
  await db
    .update(jobPosting)
    .set({ status: 'paused', pausedUnconfirmed: true })
    .where(eq(jobPosting.importIdentifier, 'K-3'))
  const planId = uuidv7()
  const plan = { name: 'Klein', description: '', netPriceCents: 4_900, interval: 'month' as const, position: 7 }
  await db.insert(subscriptionPlan).values({ ...plan, id: planId, maxActiveJobPostings: 1, trialDays: 0 })
  await db.update(subscription).set({ planId }).where(eq(subscription.companyId, companyId))
  // What is online, and what has ended, needs no place.
  const lines = [posting(name, 'K-1', { title: 'Dachdecker' }), posting(name, 'K-4', ended)]
  const full = 'Kleintarif GmbH: Der Tarif erlaubt keine weitere aktive Stelle.'
  const result = await run([...lines, ...['K-2', 'K-3', 'K-5'].map((id) => posting(name, id, { title: 'Maurer' }))])
  expect(result.problems).toEqual([3, 4, 5].map((line) => [line, full]))
  expect(await statusesOf(companyId)).toEqual({
    'K-1': 'published',
    'K-2': 'expired',
    'K-3': 'paused',
    'K-4': 'expired',
  })
  // Another run: one place is free, for whichever comes first.
  await run([posting(name, 'K-1', ended)])
  expect((await run(['K-3', 'K-2'].map((id) => posting(name, id, { title: 'Maurer' })))).problems).toEqual([[2, full]])
  expect(await stored('K-3')).toMatchObject({ status: 'published', pausedUnconfirmed: false })
})

it('takes nothing online without pay where the platform requires it, but ends what has ended', async () => {
  const name = 'Lohnbau GmbH'
  await run([posting(name, 'P-1'), posting(name, 'P-2')])
  const before = await stored('P-1')
  const pay = (amount: object) => ({ baseSalary: { currency: 'EUR', value: amount } })
  await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'require', now))
  try {
    const result = await run(
      [
        posting(name, 'P-1'),
        posting(name, 'P-2', { validThrough: '2020-01-01' }),
        posting(name, 'P-3', pay({ minValue: 3000, unitText: 'MONTH' })),
        posting(name, 'P-4', pay({ minValue: 3000, unitText: 'WEEK' })),
      ],
      true,
      addDays(now, 1),
    )
    expect(result.problems).toEqual([
      [1, expect.stringMatching(/^Das Gehalt \(baseSalary\) fehlt/)],
      [4, expect.stringMatching(/^Das Gehalt \(baseSalary\) fehlt/)],
    ])
    expect(result).toMatchObject({ created: 1, updated: 1, ended: 1, failed: 2 })
    // It stays until nobody confirms it, as if it were no longer imported.
    expect(await stored('P-1')).toMatchObject({ status: 'published', lastImportedAt: before.lastImportedAt })
    expect((await stored('P-2')).status).toBe('expired')
  } finally {
    await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'warn', now))
  }
})

it('takes nothing online that the ad check forbids, whatever it only doubts', async () => {
  const name = 'Jungbau GmbH'
  const described = (text: string) => ({ description: `<p>Dachstühle richten.</p><h3>Ihr Profil</h3><p>${text}</p>` })
  const forbidden = described('Sie sind maximal 35 Jahre alt.')
  const result = await run([
    posting(name, 'J-1', forbidden),
    posting(name, 'J-2', { title: 'Maurer', ...described('Wir sind ein junges Team.') }),
    posting(name, 'J-3', { title: 'Polier', ...forbidden, validThrough: '2020-01-01' }),
  ])
  expect(result.problems).toEqual([[1, expect.stringMatching(/^So darf die Anzeige nicht online stehen: /)]])
  expect(result).toMatchObject({ created: 2, failed: 1 })
})

it('refuses a line without an address for applications where nobody could read them', async () => {
  const customer = await createCompany({ name: 'Leserei GmbH' })
  const here = { url: undefined }
  const result = await run([
    posting('Ohne Leser GmbH', 'OL-1', here),
    posting('Ohne Leser GmbH', 'OL-2', { ...here, validThrough: '2020-01-01' }),
    posting(customer.name, 'OL-3', here),
  ])
  expect(result.problems).toEqual([
    [1, expect.stringMatching(/^Ohne Leser GmbH: Die Adresse für Bewerbungen \(url, mit https\) fehlt/)],
  ])
  expect(await stored('OL-3')).toMatchObject({ status: 'published', externalUrl: null })
})

it('takes a line with another identifier for the job it repeats, also within one run', async () => {
  const name = 'Zimmerei Wiederholt GmbH'
  await run([posting(name, 'ZW-1', { datePosted: addDays(now, -40).toISOString() })])
  await run([
    posting(name, 'ZW-2'),
    posting(name, 'ZW-3', { title: 'Zimmerer / Holzbauer' }),
    posting(name, 'ZW-4', { title: 'Dachdecker' }),
  ])
  const dates = await Promise.all(['ZW-1', 'ZW-2', 'ZW-4'].map(async (id) => (await stored(id)).publishedAt))
  expect(dates).toEqual([addDays(now, -40), addDays(now, -40), now])
  // The first two are one card.
  const { companyId } = await stored('ZW-1')
  const [profile] = await db.select().from(companyProfile).where(eq(companyProfile.companyId, companyId))
  expect(profile?.openPostings).toBe(3)
})
