import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { user } from '~/features/accounts/server/table'
import { sendBarrier } from '~/features/feedback/server/feedback'
import { reportContent } from '~/features/moderation/server/commands/report-content'
import { sendRequest } from '~/features/privacy/server/requests/requests'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createOperator } from '../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../tests/factories/user'

type Admin = ReturnType<typeof callerFor>
let [early, late]: Admin[] = []

beforeAll(async () => {
  early = callerFor(await createPlatformAdmin({ name: 'Anke Früh' }))
  late = callerFor(await createPlatformAdmin({ name: 'Bodo Spät' }))
})

const PLAN = {
  name: 'Weiche',
  description: 'Für kleine Teams',
  interval: 'month',
  netPriceCents: 9900,
  maxActiveJobPostings: 5,
  maxMembers: null,
  trialDays: 14,
  isRecommended: false,
  position: 9,
  status: 'active',
} as const
const INCIDENT = {
  ...{ facts: '', persons: '', data: '', consequences: '', measures: '', riskReason: '', risk: 'open' as const },
  ...{ title: 'Laptop gestohlen', knownAt: '2026-11-20T10:00' },
}

/** What is changed here, and how: each change was begun before the first one. */
const CHANGES: Record<string, () => Promise<(admin: Admin, mark: number) => Promise<unknown>>> = {
  'diese Einstellung': async () => (admin, mark) =>
    admin.admin.saveSetting({ key: 'promisedReplyDays', value: 8 + mark, updatedAt: null }),
  'diesen Tarif': async () => {
    const id = uuidv7()
    await early?.admin.savePlan({ ...PLAN, id, updatedAt: null })
    const updatedAt = (await early?.admin.plans())?.find((plan) => plan.id === id)?.updatedAt ?? null
    return (admin, mark) => admin.admin.savePlan({ ...PLAN, id, updatedAt, trialDays: 20 + mark })
  },
  'diese Regel': async () => {
    const [stored] = (await early?.adRule.list())?.rules ?? []
    if (!stored) throw new Error('no rule')
    const { check: _check, editedAt: _editedAt, isOwn: _isOwn, ...rule } = stored
    const lists = { fields: [...rule.fields], phrases: [...rule.phrases], exceptions: [...rule.exceptions] }
    return (admin, mark) => admin.adRule.save({ ...rule, ...lists, title: `Titel ${mark}` })
  },
  'die Betreiberdaten': async () => {
    await createOperator()
    const { version = null } = (await early?.operator.get()) ?? {}
    return (admin, mark) => admin.operator.save({ values: { ...DEMO_OPERATOR, phone: `0521 99887${mark}` }, version })
  },
  'diese Datenpanne': async () => {
    const id = uuidv7()
    await early?.incident.save({ id, version: null, values: INCIDENT })
    return (admin, mark) => admin.incident.save({ id, version: 1, values: { ...INCIDENT, facts: `Im Zug ${mark}` } })
  },
}

test.each(Object.entries(CHANGES))('who comes late to change %s reads who was faster', async (what, begin) => {
  const change = await begin()
  if (!early || !late) throw new Error('no admins')
  await change(early, 1)
  await expect(change(late, 2)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`Anke Früh hat ${what} inzwischen geändert`),
  })
  await expect(change(early, 3)).rejects.toMatchObject({
    message: expect.stringContaining(`Sie haben ${what} inzwischen in einem anderen Fenster`),
  })
})

/** What is done once, however late the second comes, with words that the second has typed. */
const ONCE: Record<string, () => Promise<(admin: Admin) => Promise<unknown>>> = {
  'über diese Meldung inzwischen entschieden': async () => {
    const posting = await createJobPosting({ companyId: (await createCompany()).id })
    const id = uuidv7()
    await reportContent(
      { db: database().db, actor: null, now: new Date(), clientIp: uuidv7() },
      {
        ...{ id, subjectType: 'job-posting', subjectId: posting.id, reason: 'scam', goodFaith: true },
        ...{ text: 'Für die Einarbeitung wird Geld verlangt.', name: 'Eva Muster', email: `${id}@test.example` },
      },
    )
    const words = {
      decision: 'kept',
      ground: 'law',
      rule: '§ 263 StGB',
      facts: 'Das Unternehmen verlangt kein Geld.',
    } as const
    return (admin) => admin.moderation.decide({ id, ...words })
  },
  'diese Anfrage inzwischen beantwortet': async () => {
    const id = uuidv7()
    await sendRequest(
      { db: database().db, now: new Date(), clientIp: null },
      { id, kind: 'objection', name: 'Eva Muster', email: `${id}@test.example`, text: 'Bitte keine Vorschläge mehr.' },
    )
    const answer = 'Wir schicken dir keine Vorschläge mehr.'
    return (admin) => admin.privacy.answerRequest({ id, answer, isIdentityChecked: false })
  },
  'diese Rückmeldung inzwischen beantwortet': async () => {
    const id = uuidv7()
    const words = { id, message: 'Der Filter geht nicht auf.', where: '', email: `${id}@test.example` }
    await sendBarrier(database().db, null, words)
    return (admin) => admin.feedback.answer({ id, answer: `Danke, das ist jetzt behoben (${uuidv7()}).` })
  },
  'diese Datenpanne inzwischen gemeldet': async () => {
    const id = uuidv7()
    await early?.incident.save({ id, version: null, values: INCIDENT })
    return (admin) => admin.incident.report({ id, reportedAt: '2026-11-21T09:00', delayReason: '' })
  },
}

test.each(Object.entries(ONCE))('who comes late reads that somebody has %s', async (what, begin) => {
  const act = await begin()
  if (!early || !late) throw new Error('no admins')
  await act(early)
  await expect(act(late)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`Anke Früh hat ${what}`),
  })
  await expect(act(early)).rejects.toMatchObject({
    message: expect.stringMatching(/^Sie haben .* in einem anderen Fenster/),
  })
})

test('a change of another row, or of nobody with an account, names nobody', async () => {
  if (!early || !late) throw new Error('no admins')
  const id = uuidv7()
  const gone = await createPlatformAdmin({ name: 'Weg Gegangen' })
  await callerFor(gone).incident.save({ id, version: null, values: INCIDENT })
  await early.incident.save({ id: uuidv7(), version: null, values: INCIDENT })
  const { db } = database()
  await db.delete(user).where(eq(user.id, gone.id))
  const changed = late.incident.save({ id, version: 7, values: INCIDENT })
  await expect(changed).rejects.toMatchObject({ message: expect.stringMatching(/^Jemand hat/) })
})
