import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { SignedInActor } from '~/features/accounts/actor'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { sentFile } from '~/features/applications/server/exports/sent-file'
import { applicationAttachment } from '~/features/applications/server/table'
import { readableAttachment } from '~/features/resumes/server/attachment-access'
import { type Database, database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { createContext } from '~/server/requests/context'
import { sessionCookie } from '../../factories/session'
import { createWorld, ROLES, type Role, type World } from '../permissions/world'

let world: World
let sentId = ''
beforeAll(async () => {
  world = await createWorld()
  const { db } = database()
  const file = await storeUpload(db, world.roles.applicant.id, new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf'))
  const [sent] = await db
    .insert(applicationAttachment)
    .values({ applicationId: world.applicationId, fileId: file.id, position: 0 })
    .returning()
  sentId = sent?.id ?? ''
})

test.each(ROLES)('what was sent with an application: %s', async (role) => {
  const may = ['applicant', 'member', 'admin', 'reader'].includes(role)
  expect((await openSent(role, sentId)).status).toBe(may ? 200 : 404)
})

test.each(ROLES)('what belongs to a résumé: %s', async (role) => {
  // The applicant is hidden and has applied to the first company.
  const may = ['applicant', 'member', 'admin'].includes(role)
  expect((await openOfResume(role, world.attachmentId)).status).toBe(may ? 200 : 404)
})

test.each(['', 'x', '2026', '../../etc/passwd', "' or 1=1 --", '00000000-0000-7000-8000-000000000000'])(
  'no file has the id %j, and the answer is that of a foreign one',
  async (id) => {
    const unknown = await openSent('applicant', id)
    const foreign = await openSent('stranger', sentId)
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toBe(await foreign.text())
  },
)

test('an id of one kind of file opens none of the other', async () => {
  expect((await openSent('applicant', world.attachmentId)).status).toBe(404)
  expect((await openOfResume('applicant', sentId)).status).toBe(404)
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Windows\\zeugnis.pdf', 'zeugnis.pdf'],
  ['a\r\nset-cookie: x=1.pdf', 'aset-cookie x=1.pdf'],
  ['rechnung\u202efdp.exe', 'rechnungfdp_exe.pdf'],
  ['lebenslauf.pdf.lnk', 'lebenslauf_pdf_lnk.pdf'],
  ['"><script>alert(1)<|script>.pdf', 'scriptalert(1)script.pdf'],
  ['..', 'Dokument.pdf'],
  ['\u0000', 'Dokument.pdf'],
])('the name %j is harmless when it is stored and in the header of its download', async (name, stored) => {
  const { db } = database()
  const file = await storeUpload(db, world.roles.applicant.id, new File(['%PDF-1.7\n%%EOF'], name))
  expect(file.name).toBe(stored)
  await db.update(applicationAttachment).set({ fileId: file.id }).where(eq(applicationAttachment.id, sentId))
  const header = (await openSent('admin', sentId)).headers.get('content-disposition') ?? ''
  expect(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')).toBe(stored)
  expect(header).toMatch(/^attachment; filename="[\w .-]+\.pdf"; filename\*=UTF-8''[\w.%~!-]+\.pdf$/)
})

test.each(['bewerbung.bat', 'lebenslauf.hta', 'foto.html', 'zeugnis.lnk', 'x.pdf\u202e', 'CON'])(
  'a file that was stored as %j before names were checked leaves under a harmless one',
  async (name) => {
    const { db } = database()
    const file = await storeUpload(db, world.roles.applicant.id, new File(['%PDF-1.7\n%%EOF'], 'a.pdf'))
    await db.update(uploadedFile).set({ name }).where(eq(uploadedFile.id, file.id))
    await db.update(applicationAttachment).set({ fileId: file.id }).where(eq(applicationAttachment.id, sentId))
    const header = (await openSent('admin', sentId)).headers.get('content-disposition')
    expect(header).toMatch(/^attachment; filename="[\w .-]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/)
  },
)

const LOCKED =
  'Dieses PDF ist mit einem Passwort geschützt; niemand könnte es öffnen. Bitte ohne Passwort speichern und noch einmal hochladen.'

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a PDF only by name', 'kein PDF'],
  ['a PDF cut off', '%PDF-1.7\n1 0 obj'],
  ['nothing', '', 'Diese Datei ist leer. Bitte eine andere wählen.'],
  ['a locked PDF', lockedPdf(), LOCKED],
])('%s is not taken, and leaves no row', async (_kind, content, sentence?: string) => {
  const { db } = database()
  const owner = world.roles.stranger.id
  const upload = new File([content], 'zeugnis.pdf', { type: 'application/pdf' })
  await expect(storeUpload(db, owner, upload)).rejects.toMatchObject({
    code: 'invalid',
    message: sentence ?? 'Diese Datei ist kein lesbares PDF, JPG oder PNG. Bitte eine andere wählen.',
  })
  expect(await db.select().from(uploadedFile).where(eq(uploadedFile.ownerUserId, owner))).toEqual([])
})

test('a file of 11 MB is not taken, and says how large it may be', async () => {
  const upload = new File(['%PDF-1.7\n', new Uint8Array(11 * 1024 * 1024), '\n%%EOF'], 'zeugnis.pdf')
  await expect(storeUpload(database().db, world.roles.stranger.id, upload)).rejects.toMatchObject({
    code: 'too-large',
    message: 'Die Datei ist zu groß. Erlaubt sind höchstens 10\u00a0MB.',
  })
})

test('a document that is a page as well is never shown by the browser', async () => {
  const { db } = database()
  const both = new File(['%PDF-1.7\n<script>alert(1)</script>\n%%EOF'], 'zeugnis.html', { type: 'text/html' })
  const file = await storeUpload(db, world.roles.applicant.id, both)
  await db.update(applicationAttachment).set({ fileId: file.id }).where(eq(applicationAttachment.id, sentId))
  const { headers } = await openSent('admin', sentId)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('is given in the parts that are asked for', async () => {
  const { db } = database()
  const file = await storeUpload(db, world.roles.applicant.id, new File(['%PDF-1.7\n0123456789\n%%EOF'], 'a.pdf'))
  await db.update(applicationAttachment).set({ fileId: file.id }).where(eq(applicationAttachment.id, sentId))
  const ask = async (range: string, more: Record<string, string> = {}) => {
    const request = await requestOf('applicant')
    const headers = { cookie: request.headers.get('cookie') ?? '', range, ...more }
    const asked = new Request(request.url, { headers })
    const answer = await answerFile(createContext(asked.headers), asked, sentId, findSent)
    return { status: answer.status, range: answer.headers.get('content-range'), text: await answer.text() }
  }
  expect(await ask('bytes=9-13')).toEqual({ status: 206, range: 'bytes 9-13/25', text: '01234' })
  expect(await ask('bytes=-5')).toEqual({ status: 206, range: 'bytes 20-24/25', text: '%%EOF' })
  expect(await ask('bytes=25-')).toEqual({ status: 416, range: 'bytes */25', text: '' })
  expect((await ask('bytes=0-0', { 'if-range': '"another"' })).status).toBe(200)
})

test('is opened by reading alone', async () => {
  const headers = { cookie: await sessionCookie(world.roles.applicant.id) }
  const request = new Request('http://stellwerk.test/api/files/application/x', { method: 'DELETE', headers })
  expect((await answerFile(createContext(request.headers), request, sentId, findSent)).status).toBe(405)
})

function findSent(db: Database, actor: SignedInActor, id: string) {
  return sentFile({ db, actor, now: new Date() }, id)
}

async function openSent(role: Role, id: string) {
  const request = await requestOf(role)
  return answerFile(createContext(request.headers), request, id, findSent)
}

async function openOfResume(role: Role, id: string) {
  const request = await requestOf(role)
  return answerFile(createContext(request.headers), request, id, (db, actor, wanted) =>
    readableAttachment(db, actor, wanted, new Date()),
  )
}

async function requestOf(role: Role): Promise<Request> {
  const user = world.roles[role]
  const headers = user ? { cookie: await sessionCookie(user.id) } : undefined
  return new Request('http://stellwerk.test/api/files/x', { headers })
}

/** Encrypted with an unknown password. */
function lockedPdf(): string {
  const rules = `/Filter/Standard/V 1/R 2/P -64/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})`
  const pages = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj'
  return `%PDF-1.4\n${pages}\n4 0 obj<<${rules}>>endobj\ntrailer<</Root 1 0 R/Encrypt 4 0 R/ID[(a)(a)]>>\n%%EOF`
}
