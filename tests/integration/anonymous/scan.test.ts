import { and, inArray, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { isCompanyActor } from '~/features/accounts/actor'
import { loadUser } from '~/features/applicants/server/load-actor'
import { applicationFolder } from '~/features/applications/server/exports/application-folder'
import { exportApplications } from '~/features/applications/server/exports/list-files'
import { procedureFile } from '~/features/applications/server/exports/procedure-file'
import { sentFile } from '~/features/applications/server/exports/sent-file'
import { applicationAttachment } from '~/features/applications/server/table'
import { findMessageFile } from '~/features/conversations/server/queries/thread'
import { messageAttachment } from '~/features/conversations/server/table'
import { DATA_SETS, readDataSet } from '~/features/privacy/server/personal-data'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { procedures } from '../../factories/procedures'
import { sessionCookie } from '../../factories/session'
import { undone } from '../../factories/undone'
import { startServer } from '../http/running-server'
import { callAs } from '../permissions/call'
import { RULES } from '../permissions/rules'
import { createAnonymousMarket, type Sent } from './anonymous-market'
import { leakFinder } from './find-leaks'

const PEOPLE = 300
/** From the first on, one of each way an application goes. */
const WAYS = 7
/** Milliseconds for a test that reads everything. */
const SLOW = 120_000
const now = new Date()

let market: Awaited<ReturnType<typeof createAnonymousMarket>>
let leaks: ReturnType<typeof leakFinder>
/** Mails written before the calls that a scan makes. */
let earlier: string[] = []
beforeAll(async () => {
  market = await createAnonymousMarket(PEOPLE)
  earlier = (await database().db.select({ id: outboxMail.id }).from(outboxMail)).map(({ id }) => id)
  leaks = leakFinder(market.sent)
}, 400_000)

test('the scan finds what it looks for', () => {
  const [first] = market.sent
  if (!first) throw new Error('nobody applied')
  const { firstName, number8, postalCode, city, ids, trades } = first
  const said = [firstName, `x ${number8} y`, { a: [postalCode, city] }, ids[0], trades[0], 'Abitur 1989']
  for (const each of said) expect(leaks(each)).not.toEqual([])
  // "ae" is a letter when texts are folded; in an id it is two digits.
  const id = '00000000-0000-7000-8000-0000000000ae'
  expect(leakFinder([{ ...first, ids: [id] }])(`/bewerbungen/${id}`)).toEqual([expect.stringMatching(/^id: /)])
  expect(leaks(['[gelernte/r Koch/in], Bewerbung 7F', new Date(), '2026-11-24'])).toEqual([])
})

test.each([...procedures.keys()].filter((path) => RULES[path]?.allow.includes('admin')))(
  '%s tells a company nothing, in its answer or in a mail',
  async (path) => {
    // One nobody has answered, and one with a conversation.
    for (const sent of [0, 5].flatMap((at) => market.sent[at] ?? [])) {
      const told = await undone(async (db) => {
        const answer = await callAs(path, 'admin', worldAbout(sent), db).catch((error: Error) => error.message)
        const isNew = sql`not (${outboxMail.id} = any(${sql.param(earlier)}::uuid[]))`
        const mails = await db.select().from(outboxMail).where(and(toCompany(), isNew))
        return leaks([answer, mails])
      })
      // What every visitor reads, and the rules of the ad check, tell of nobody who applied.
      const isPublic = RULES[path]?.allow.includes('visitor') || path === 'jobPosting.adRules'
      expect(isPublic ? told.filter((each) => !/^(?:gender|year): /.test(each)) : told).toEqual([])
    }
  },
)

test(
  'no list, board, detail or conversation tells anything of any of them',
  async () => {
    const { own, sent } = market
    for (const sortierung of ['neueste', 'aelteste', 'frist', 'name'] as const) {
      for (let page = 1; page <= PEOPLE / 25 + 1; page++) {
        expect(leaks(await own.application.list({ sortierung, page }))).toEqual([])
      }
    }
    for (let page = 1; page <= PEOPLE / 25 + 1; page++) expect(leaks(await own.conversation.list({ page }))).toEqual([])
    for (const { id, messageId } of sent) {
      expect(leaks(await own.application.byId({ id }))).toEqual([])
      if (messageId === null) continue
      expect(leaks(await own.conversation.thread({ messageId }))).toEqual([])
      expect(leaks(await own.conversation.messages({ messageId }))).toEqual([])
    }
  },
  SLOW,
)

test(
  'nobody is found by what is hidden, and sorting by name tells no order',
  async () => {
    const { own, sent } = market
    for (const { firstName, lastName, city, number8 } of sent.slice(0, 12)) {
      for (const suche of [firstName, lastName, `${firstName} ${lastName}`, city, number8]) {
        const { total } = await own.application.list({ suche })
        expect([suche, total]).toEqual([suche, 0])
        const found = await own.conversation.list({ suche })
        expect([suche, found.total]).toEqual([suche, 0])
      }
    }
    const { items } = await own.application.list({ sortierung: 'name' })
    const named = items.filter(({ isHidden }) => isHidden).map(({ name }) => name)
    expect(named).toEqual([...named].sort())
  },
  SLOW,
)

test(
  'no file tells anything, and documents stay closed',
  async () => {
    const { db } = database()
    const { world, sent, postings } = market
    const actor = (await loadUser(db, world.company.admin.id, now))?.actor ?? null
    if (!isCompanyActor(actor)) throw new Error('no company')
    const ctx = { db, actor, now }
    const csv = await exportApplications(ctx, {}, 'csv')
    expect(leaks(Buffer.from(csv.content).toString())).toEqual([])
    const pdf = await exportApplications(ctx, {}, 'pdf')
    expect(leaks([await textOf(pdf.content), pdf.name])).toEqual([])
    for (const { id } of sent.slice(0, 2 * WAYS)) {
      const folder = await applicationFolder(ctx, id)
      expect(leaks([await textOf(folder?.content ?? new Uint8Array()), folder?.name])).toEqual([])
    }
    const ids = sent.map(({ id }) => id)
    const files = await db
      .select({ id: applicationAttachment.id })
      .from(applicationAttachment)
      .where(inArray(applicationAttachment.applicationId, ids))
    expect(files).toHaveLength(PEOPLE)
    for (const { id } of files) expect(await sentFile(ctx, id)).toBeNull()
    for (const { id } of await db.select({ id: messageAttachment.id }).from(messageAttachment)) {
      expect(await findMessageFile(db, actor, id)).toBeNull()
    }
    for (const { id } of postings) {
      const made = await procedureFile(ctx, id)
      const text = await textOf(made?.content ?? new Uint8Array())
      expect(text).toContain('Bewerbung ')
      expect(leaks([text, made?.name])).toEqual([])
    }
    const subject = { userId: actor.userId, email: world.company.admin.email, applicantProfileId: null }
    for (const set of DATA_SETS) expect([set.file, leaks(await readDataSet(db, set, subject))]).toEqual([set.file, []])
  },
  SLOW,
)

test(
  'no mail to the company and no line of the log tells anything',
  async () => {
    const { world, sent } = market
    const mails = await database().db.select().from(outboxMail).where(toCompany())
    expect(mails.length).toBeGreaterThan(PEOPLE)
    expect(leaks(mails)).toEqual([])
    const { url, lines } = await startServer((request) => answerTrpc(request))
    const cookie = await sessionCookie(world.company.admin.id)
    for (const { id } of sent.slice(0, WAYS)) {
      const input = encodeURIComponent(JSON.stringify({ json: { id } }))
      const response = await fetch(`${url}/api/trpc/application.byId?input=${input}`, { headers: { cookie } })
      expect(response.status).toBe(200)
      expect(leaks(await response.text())).toEqual([])
    }
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(WAYS)
    expect(leaks(lines)).toEqual([])
  },
  SLOW,
)

/** The world of the permission tests, with this application in the place of the one with a name. */
function worldAbout({ id, messageId }: Sent) {
  const { world, postings } = market
  const [posting] = postings
  return { ...world, applicationId: id, posting: posting ?? world.posting, ...(messageId ? { messageId } : {}) }
}

function toCompany() {
  const { company, roles } = market.world
  return inArray(outboxMail.recipient, [company.admin.email, roles.member.email])
}

/** What is read on the pages of a PDF, and what it says about itself: title, author, bookmarks, files within. */
async function textOf(content: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(document, { mergePages: true })
  const { info, metadata } = await document.getMetadata()
  const attached = Object.values((await document.getAttachments()) ?? {}).map((file: { content: Uint8Array }) =>
    Buffer.from(file.content).toString(),
  )
  // The names of its vocabularies have years in them.
  const xmp = String(metadata?.getRaw() ?? '').replace(/xmlns:\w+="[^"]*"/g, '')
  const about = [info, xmp, await document.getOutline(), attached]
  return `${text}\n${JSON.stringify(about)}`
}
