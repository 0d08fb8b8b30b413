import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_AD_RULES } from '~/features/ad-check/rules/default-rules'
import { feedback } from '~/features/feedback/server/table'
import { contentAppeal, contentReport, messageAppeal } from '~/features/moderation/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { createContext } from '~/server/requests/context'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { sessionCookie } from '../../../../tests/factories/session'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'
import { answerExport } from './export-response'

let admin: { id: string }
let cookie = ''
beforeAll(async () => {
  admin = await createPlatformAdmin()
  cookie = await sessionCookie(admin.id)
})

function take(list: string, query = '', by = cookie) {
  const request = new Request(`http://localhost/api/admin/export/${list}${query}`, { headers: { cookie: by } })
  return answerExport(createContext(request.headers), request, list)
}
const textOf = async (list: string, query = '') => (await take(list, query)).text()

/** A message of a company to an applicant, who can report it. */
async function createMessage(body: string) {
  const { id: applicationId, company, applicant } = await createApplication()
  const { id: messageId } = await callerFor(company.admin).conversation.write({ id: uuidv7(), applicationId, body })
  return { messageId, applicant: callerFor(applicant.user) }
}

async function createReport(subjectTitle: string, values: Partial<typeof contentReport.$inferInsert> = {}) {
  const [row] = await database()
    .db.insert(contentReport)
    .values({
      ...{ subjectType: 'job-posting', subjectId: uuidv7(), subjectTitle, companyId: uuidv7(), reason: 'misleading' },
      ...{ text: 'Das stimmt nicht.', reporterName: 'Mel Dende', reporterEmail: 'mel@example.org' },
      dueAt: addDays(new Date(), 1),
      ...values,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

test('reports are exported by tab, without those who reported', async () => {
  await createReport('Offene Sache')
  const decided = { state: 'decided', decision: 'kept', decidedAt: new Date() } as const
  const appealed = await createReport('Beschwerte Sache', decided)
  await createReport('Entschiedene Sache', decided)
  await database().db.insert(contentAppeal).values({ reportId: appealed.id, side: 'reporter', text: 'Doch.' })
  const open = await textOf('reports')
  expect(open).toContain('"Offene Sache"')
  expect(open).not.toContain('Entschiedene')
  expect(open).not.toMatch(/Mel Dende|mel@example\.org/)
  const appeals = await textOf('reports', '?reiter=beschwerden')
  expect(appeals).toContain('"Beschwerte Sache"')
  expect(appeals).not.toContain('Entschiedene')
  expect((await textOf('reports', '?reiter=entschieden')).match(/"Bleibt"/g)).toHaveLength(2)
})

test('messages are exported as they stand on their page: of this project, open or done', async () => {
  const project = getConfig().FEEDBACK_PROJECT
  const message = { project, kind: 'idea', page: '/search/jobs' } as const
  await database()
    .db.insert(feedback)
    .values([
      { ...message, message: '=HYPERLINK("http://böse.example")' },
      { ...message, message: 'Schon erledigt', doneAt: new Date() },
      { ...message, message: 'An jemand anderen', project: `${project}-b` },
    ])
  const open = await textOf('feedback')
  expect(open).toContain(`"'=HYPERLINK(""http://böse.example"")"`)
  expect(open).not.toMatch(/Schon erledigt|An jemand anderen/)
  expect(await textOf('feedback', '?state=done')).toContain('"Schon erledigt"')
  expect(await textOf('feedback', '?state=done&art=fault')).not.toContain('Schon erledigt')
  expect(await textOf('feedback', '?state=done&q=ERLEDIGT')).toContain('Schon erledigt')
  expect(await textOf('feedback', '?state=done&q=jobs%25')).not.toContain('Schon erledigt')
})

test('ad rules are exported with their phrases, changed ones as changed', async () => {
  const { rules } = await callerFor(admin).adRule.list()
  const phrased = rules.find(({ check }) => check === 'phrases')
  if (!phrased) throw new Error('no rule of phrases')
  const { check: _check, editedAt: _editedAt, isOwn: _isOwn, ...rule } = phrased
  const lists = { fields: [...rule.fields], phrases: ['eigene Wendung', 'zweite Wendung'], exceptions: [] }
  await callerFor(admin).adRule.save({ ...rule, ...lists, isEnabled: false })
  const text = await textOf('ad-rules')
  expect(text).toContain('"eigene Wendung\nzweite Wendung"')
  expect(DEFAULT_AD_RULES.filter(({ key }) => !text.includes(`"${key}"`))).toEqual([])
})

test('reported messages are exported, open or decided, without what was written', async () => {
  const { messageId, applicant } = await createMessage('Kommen Sie abends allein ins Lager.')
  const report = { id: uuidv7(), messageId, reason: 'harassment', details: 'Das macht mir Angst.' } as const
  await applicant.conversation.report(report)
  const open = await textOf('message-reports')
  expect(open).toMatch(new RegExp(`"${report.id}";"Unternehmen";"[^"]+";"Belästigung oder Drohung"`))
  expect(open).not.toMatch(/Lager|Angst/)
  const decision = {
    id: report.id,
    decision: 'kept',
    facts: 'Ein harmloser Hinweis auf den Treffpunkt.',
  } as const
  await callerFor(admin).moderation.decideMessage(decision)
  expect(await textOf('message-reports')).not.toContain(report.id)
  expect(await textOf('message-reports', '?entschieden=true')).toContain('"Kein Verstoß"')
  expect(await textOf('message-reports', '?beschwerden=true')).not.toContain(report.id)
  await database().db.insert(messageAppeal).values({ reportId: report.id, side: 'reporter', text: 'Doch.' })
  expect(await textOf('message-reports', '?beschwerden=true')).toContain(report.id)
})

test('the audit log and the outbox are exported in German, with their codes beside it', async () => {
  await take('ad-rules')
  const log = await textOf('audit', '?handlung=list.exported')
  expect(log).toContain('"Liste heruntergeladen";"Liste";')
  expect(log).toMatch(/"Liste: Anzeigenregeln[^"]*".*"list\.exported";"list";/)
  await createMessage('Guten Tag')
  expect(await textOf('mails')).toContain(';"Nachricht";"message";"Wartet";')
})

test('filters that nobody can follow are refused instead of widening to everything', async () => {
  for (const [list, query] of [
    ['reports', '?reiter=alle'],
    ['audit', '?von=2026-02-29'],
    ['consents', '?fassung=neueste'],
  ] as const) {
    const answer = await take(list, query)
    expect([list, answer.status]).toEqual([list, 400])
    expect(await answer.text()).toContain('Diese Auswahl haben wir nicht verstanden')
  }
})

test.each(['constructor', '__proto__', 'users'])('there is no list %s', async (name) => {
  expect((await take(name)).status).toBe(404)
})

test.each(['reports', 'message-reports', 'feedback', 'consents', 'agreements', 'orders', 'ad-rules'])(
  '%s: only platform admins, and it is written down',
  async (list) => {
    const stranger = await createUser({ type: 'COMPANY' })
    expect((await take(list, '', await sessionCookie(stranger.id))).status).toBe(404)
    expect((await take(list)).headers.get('content-disposition')).toContain('.csv"')
    const events = await database().db.select().from(auditEvent).where(eq(auditEvent.action, 'list.exported'))
    expect(events.filter(({ details }) => details.list === list && details.filters === '{}')).not.toHaveLength(0)
  },
)
