import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companyProfile } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { jobPostingInput } from '../../../../tests/factories/job-posting-input'
import { loadUser } from '../../../../tests/factories/load-actor'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { noteVisit, recordInterest } from './record-interest'
import { jobPosting } from './table'
import { flushInterest } from './views'
import { jobPostingSourceDay } from './views-table'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const now = new Date()
const ASKED = { search: '', host: 'stellwerk.example', referrer: null }
type Asked = { search: string; host: string; referrer: string | null }
const visit = (id: string, ip: string, userAgent: string | null = BROWSER, asked: Asked = ASKED) =>
  noteVisit({ ...asked, path: `/job-posting/${id}`, ip, userAgent }, now)

async function viewsOf(id: string) {
  await flushInterest(database().db)
  const [row] = await database().db.select({ views: jobPosting.views }).from(jobPosting).where(eq(jobPosting.id, id))
  return row?.views
}

describe('views', () => {
  it('count people once a day, no programs, no prefetched other page, and not the company itself', async () => {
    const company = await createCompany()
    const { id, updatedAt } = await createJobPosting({ companyId: company.id })
    visit(id, '192.0.2.1')
    visit(id, '192.0.2.1')
    visit(id, '192.0.2.2')
    visit(id, '192.0.2.3', 'Googlebot/2.1')
    visit(id, '192.0.2.4', null)
    noteVisit({ ...ASKED, path: '/search/jobs', ip: '192.0.2.5', userAgent: BROWSER }, now)
    const { db } = database()
    const loaded = await loadUser(db, company.admin.id, now)
    const visitor = { ip: '192.0.2.6', userAgent: BROWSER }
    await recordInterest({ db, actor: loaded?.actor ?? null, now }, visitor, { id, kind: 'view', source: 'search' })
    expect(await viewsOf(id)).toBe(2)
    visit(id, '192.0.2.1')
    await recordInterest({ db, actor: null, now }, visitor, { id, kind: 'view', source: 'search' })
    expect(await viewsOf(id)).toBe(3)
    const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, id))
    expect(row?.updatedAt).toEqual(updatedAt)
  })

  it('know no draft and nothing unknown, and keep days apart', async () => {
    const draft = await createJobPosting({ status: 'draft' })
    visit(draft.id, '192.0.2.7')
    visit(uuidv7(), '192.0.2.7')
    expect(await viewsOf(draft.id)).toBe(0)
    const company = await createCompany()
    const { id } = await createJobPosting({ companyId: company.id })
    visit(id, '192.0.2.7')
    await recordInterest(
      { db: database().db, actor: null, now },
      { ip: '192.0.2.7', userAgent: BROWSER },
      { id, kind: 'start', source: 'search' },
    )
    await flushInterest(database().db)
    expect(await callerFor(company.admin).jobPosting.figures({ id })).toMatchObject({
      views: 1,
      days: [{ day: toIsoDay(now), views: 1, applicationsStarted: 1 }],
      sent: [],
    })
  })
})

describe('many views', () => {
  const from = (host: string): Asked => ({ ...ASKED, referrer: `https://${host}/` })

  it('from ever new addresses and sites are all written, and whoever comes next as well', async () => {
    const { id } = await createJobPosting()
    for (let n = 0; n < 26_000; n += 1) visit(id, `10.1.${n >> 8}.${n & 255}`, BROWSER, from(`h${n}.example`))
    expect(await viewsOf(id)).toBe(26_000)
    for (let n = 0; n < 11_000; n += 1) visit(uuidv7(), `10.2.${n >> 8}.${n & 255}`)
    visit(id, '192.0.2.30')
    expect(await viewsOf(id)).toBe(26_000)
    visit(id, '192.0.2.30')
    expect(await viewsOf(id)).toBe(26_001)
  })

  it('from one network that gives itself ever new names count as those of a large office', async () => {
    const { id } = await createJobPosting()
    for (let n = 0; n < 700; n += 1) visit(id, '192.0.2.31', `${BROWSER} ${n}`)
    expect(await viewsOf(id)).toBe(600)
  })
})

describe('sources of views', () => {
  it('are words by day: of the link, of our own pages, and the company’s own website by its host', async () => {
    const company = await createCompany()
    const { id } = await createJobPosting({ companyId: company.id })
    const { db } = database()
    const website = 'https://www.Hartmann.example/de'
    await db.update(companyProfile).set({ website }).where(eq(companyProfile.companyId, company.id))
    const came = (ip: string, asked: { search?: string; referrer?: string | null }) =>
      visit(id, ip, BROWSER, { ...ASKED, ...asked })
    came('192.0.2.20', { search: '?quelle=suchauftrag' })
    came('192.0.2.21', { referrer: 'https://hartmann.example/karriere' })
    came('192.0.2.22', { referrer: 'https://nothartmann.example/' })
    came('192.0.2.23', { referrer: 'https://stellwerk.example/search/jobs?was=Dreher' })
    // The first way of a day counts.
    came('192.0.2.23', { search: '?quelle=geteilt' })
    came('192.0.2.24', {})
    expect(await viewsOf(id)).toBe(5)
    await flushInterest(db)
    const { sources } = await callerFor(company.admin).jobPosting.figures({ id })
    expect(Object.fromEntries(sources.map(({ source, views }) => [source, views]))).toEqual({
      ...{ alert: 1, website: 1, 'other-site': 1, search: 1, unknown: 1 },
    })
  })

  it('keep nothing of the person or the page before', async () => {
    const { db } = database()
    const rows = await db.select().from(jobPostingSourceDay)
    expect(rows.length).toBeGreaterThan(0)
    const columns = ['jobPostingId', 'day', 'source', 'views', 'applicationsSent', 'createdAt', 'updatedAt']
    for (const row of rows) expect(Object.keys(row)).toEqual(columns)
    expect(JSON.stringify(rows)).not.toMatch(/hartmann|192\.0\.2/i)
  })
})

describe('rules of the ad check', () => {
  const bad = { offer: richTextFromList(['Zahlen Sie vorab eine Kaution']) }

  it('stop publishing and what is online, until a platform admin switches them off', async () => {
    const company = await createCompany()
    const caller = callerFor(company.admin)
    const { id } = await caller.jobPosting.create(jobPostingInput(bad))
    const refusal = { code: 'UNPROCESSABLE_CONTENT', message: expect.stringContaining('Vorauszahlung verlangt') }
    await expect(caller.jobPosting.publish({ id })).rejects.toMatchObject(refusal)
    const fine = await caller.jobPosting.create(jobPostingInput())
    await caller.jobPosting.publish({ id: fine.id })
    await expect(
      caller.jobPosting.update({ ...jobPostingInput({ ...bad, id: fine.id }), version: 1 }),
    ).rejects.toMatchObject(refusal)

    const platformAdmin = await createPlatformAdmin()
    const admin = callerFor(platformAdmin)
    const { rules } = await admin.adRule.list()
    const rule = rules.find(({ key }) => key === 'fraud-prepayment')
    if (!rule) throw new Error('the rule is missing')
    const { check: _check, editedAt: _editedAt, isOwn: _isOwn, ...input } = rule
    const off = { ...input, fields: [...input.fields], phrases: [...input.phrases], exceptions: [], isEnabled: false }
    await admin.adRule.save(off)
    await expect(admin.adRule.save(off)).rejects.toMatchObject({ code: 'CONFLICT' })
    await caller.jobPosting.publish({ id })
    expect((await caller.jobPosting.adRules()).rules.map(({ key }) => key)).not.toContain('fraud-prepayment')
    const events = await database().db.select().from(auditEvent).where(eq(auditEvent.actorUserId, platformAdmin.id))
    expect(events).toMatchObject([{ action: 'ad-rule.changed', details: { key: 'fraud-prepayment' } }])
    await admin.adRule.save({ ...off, version: 2, isEnabled: true })
  })

  it('can be added by a platform admin', async () => {
    const admin = callerFor(await createPlatformAdmin())
    const rule = {
      key: 'own-rockstar',
      version: 0,
      severity: 'error',
      isEnabled: true,
      fields: ['title'],
      phrases: ['Rockstar*'],
      exceptions: [],
      title: 'Rockstar gesucht',
      explanation: 'Wirkt nur auf wenige anziehend.',
      source: 'Hausregel',
      suggestion: 'Nennen Sie den Beruf.',
    } as const
    await admin.adRule.save({ ...rule, fields: ['title'], phrases: ['Rockstar*'], exceptions: [] })
    const caller = callerFor((await createCompany()).admin)
    const { id } = await caller.jobPosting.create(jobPostingInput({ title: 'Rockstar-Koch (m/w/d)' }))
    await expect(caller.jobPosting.publish({ id })).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
  })
})

describe('bulk', () => {
  it('does what it can and says what it cannot', async () => {
    const company = await createCompany()
    const caller = callerFor(company.admin)
    const online = await createJobPosting({ companyId: company.id })
    const draft = await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
    const foreign = await createJobPosting()
    const ids = [online.id, draft.id, foreign.id]
    const result = await caller.jobPosting.bulk({ ids, action: 'pause' })
    expect(result).toMatchObject({ done: 1, failed: [{ id: draft.id }, { id: foreign.id }] })
    expect(await caller.jobPosting.bulk({ ids: [online.id], action: 'resume' })).toEqual({ done: 1, failed: [] })
    expect(await caller.jobPosting.bulk({ ids: [online.id], action: 'duplicate' })).toEqual({ done: 1, failed: [] })
    expect(await caller.jobPosting.bulk({ ids: [online.id], action: 'archive' })).toEqual({ done: 1, failed: [] })
    expect(await caller.jobPosting.manageList({})).toMatchObject({ counts: { entwuerfe: 2, beendet: 1 } })
  })

  it('lists in the order asked for', async () => {
    const company = await createCompany()
    await createJobPosting({ companyId: company.id, title: 'Bäcker', views: 1 })
    await createJobPosting({ companyId: company.id, title: 'Arzt', views: 9 })
    const titles = async (sortierung: 'titel' | 'aufrufe', richtung: 'auf' | 'ab') =>
      (await callerFor(company.admin).jobPosting.manageList({ sortierung, richtung })).items.map(({ title }) => title)
    expect(await titles('titel', 'auf')).toEqual(['Arzt', 'Bäcker'])
    expect(await titles('titel', 'ab')).toEqual(['Bäcker', 'Arzt'])
    expect(await titles('aufrufe', 'ab')).toEqual(['Arzt', 'Bäcker'])
  })
})
