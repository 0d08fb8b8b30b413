import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { readZip, type ZipEntry } from '~/platform/server/files/zip'
import { createContext } from '~/server/requests/context'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { offerInput } from '../../../../tests/factories/offer'
import { sessionCookie } from '../../../../tests/factories/session'
import { exhaust } from '../../../../tests/factories/used-up'
import { createUser } from '../../../../tests/factories/user'
import { personalArchive } from './archive'
import { answerPersonalArchive } from './archive-answer'
import { DATA_SETS } from './personal-data'

const LIMITS = { entries: 500, bytesEach: 20_000_000, bytesTogether: 50_000_000 }
const PDF = '%PDF-1.7 Zeugnis von Miriam %%EOF'

let mine: Awaited<ReturnType<typeof createApplication>>
let foreign: Awaited<ReturnType<typeof createApplication>>
beforeAll(async () => {
  mine = await createApplication()
  foreign = await createApplication({ company: mine.company })
  await callerFor(mine.company.admin).application.addNote({
    id: crypto.randomUUID(),
    applicationId: mine.id,
    body: 'INTERN: zu teuer',
  })
  await storeUpload(database().db, mine.applicant.user.id, new File([PDF], 'zeugnis.pdf'))
  await storeUpload(database().db, foreign.applicant.user.id, new File([PDF], 'fremd.pdf'))
  for (const [{ id }, name] of [
    [mine, 'angebot.pdf'],
    [foreign, 'fremdes-angebot.pdf'],
  ] as const) {
    const { id: fileId } = await storeUpload(database().db, mine.company.admin.id, new File([PDF], name))
    await callerFor(mine.company.admin).application.makeOffer(offerInput(id, { fileId }))
  }
})

describe('the archive of a person', () => {
  it('holds every kind of data, the résumés as JSON Resume, the files, and says what it is', async () => {
    const files = await unpack(await load(mine.applicant.user))
    expect([...files.keys()]).toEqual(expect.arrayContaining(DATA_SETS.map(({ file }) => `daten/${file}.json`)))
    expect(rows(files, 'profil')).toMatchObject([{ firstName: 'Miriam', postalCode: '33602' }])
    expect(rows(files, 'bewerbungen')).toMatchObject([{ id: mine.id }])
    expect(rows(files, 'e-mails')).not.toEqual([])
    const [jsonResume] = [...files].filter(([name]) => name.startsWith('lebenslaeufe/'))
    expect(JSON.parse(jsonResume?.[1] ?? '')).toMatchObject({ basics: { name: 'Miriam Yıldız' } })
    const kept = [...files].filter(([name]) => name.startsWith('dateien/'))
    expect(kept).toEqual([
      [expect.stringMatching(/zeugnis\.pdf$/), PDF],
      [expect.stringMatching(/angebot\.pdf$/), PDF],
    ])
    expect(files.get('LIESMICH.txt')).toContain('daten/bewerbungen.json: Bewerbungen (1)')
    expect(files.get('LIESMICH.txt')).toMatch(/^Stand: [\d.]+, \d+:\d\d\u00a0Uhr$/m)
  })

  it('holds nothing of anybody else, nothing companies wrote among themselves, and no secret', async () => {
    const files = await unpack(await load(mine.applicant.user))
    const everything = [...files].join('\n')
    for (const secret of [
      foreign.id,
      foreign.applicant.id,
      foreign.applicant.user.email,
      'fremd.pdf',
      'fremdes-angebot.pdf',
      'INTERN',
      'tokenHash',
    ]) {
      expect(everything).not.toContain(secret)
    }
    expect([...new Set(rows(files, 'konto').map(({ email }) => email))]).toEqual([mine.applicant.user.email])
  })

  it('names the files that did not fit any more', async () => {
    const { id, user } = mine.applicant
    const subject = { userId: user.id, email: user.email, applicantProfileId: id }
    const pieces: Uint8Array[] = []
    for await (const piece of personalArchive(database().db, subject, new Date(), 10)) pieces.push(piece)
    const files = await unpack(Buffer.concat(pieces))
    expect([...files.keys()].filter((name) => name.startsWith('dateien/'))).toEqual([])
    expect(files.get('LIESMICH.txt')).toMatch(/fehlen im Archiv[\s\S]*zeugnis\.pdf/)
  })

  it('is nobody’s but one’s own, is written down, and ends after five', async () => {
    expect((await ask('')).status).toBe(404)
    const cookie = await sessionCookie(foreign.applicant.user.id)
    expect((await answerTo({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    const statuses = []
    for (let turn = 0; turn < 6; turn++) {
      const answer = await ask(cookie)
      statuses.push(answer.status)
      await answer.arrayBuffer()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const events = await database()
      .db.select({ action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, foreign.applicant.user.id))
    expect(events).toHaveLength(5)
  })
})

it('tells on the page how much there is, what was decided when, and what goes when', async () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const kinds = (consents: readonly { kind: string }[]) => consents.map(({ kind }) => kind)
  const before = await callerFor(mine.applicant.user).privacy.overview()
  expect(kinds(before.consents)).toEqual(expect.arrayContaining(['account', 'release']))
  await callerFor(mine.applicant.user, { now }).application.withdraw({ applicationId: mine.id, message: null })
  const page = await callerFor(mine.applicant.user).privacy.overview()
  expect(page.sets).toEqual(expect.arrayContaining([{ file: 'bewerbungen', title: 'Bewerbungen', count: 1 }]))
  // Whoever withdraws takes the résumé back.
  expect(kinds(page.consents)).not.toContain('release')
  expect(page.deletions).toMatchObject([{ id: mine.id, at: new Date('2027-05-20T12:00:00Z') }])
  const nobody = await callerFor(await createUser()).privacy.overview()
  expect(nobody.deletions).toEqual([])
})

it('whoever took it often enough, by way of whichever node, is told when to come back', async () => {
  const user = await createUser()
  await exhaust(`archive ${user.id}`)
  const answer = await ask(await sessionCookie(user.id))
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect(await answer.text()).toContain('in 60\u00a0Minuten')
})

async function load(user: { id: string }): Promise<Uint8Array> {
  const answer = await ask(await sessionCookie(user.id))
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

function ask(cookie: string) {
  return answerTo({ cookie })
}

function answerTo(headers: Record<string, string>) {
  const request = new Request('http://stellwerk.test/api/files/my-data', { headers })
  return answerPersonalArchive(createContext(request.headers), request)
}

async function unpack(archive: Uint8Array): Promise<Map<string, string>> {
  const text = ({ name, content }: ZipEntry): [string, string] => [name, Buffer.from(content).toString()]
  return new Map(readZip(archive, LIMITS).map(text))
}

function rows(files: Map<string, string>, name: string): Record<string, unknown>[] {
  return JSON.parse(files.get(`daten/${name}.json`) ?? '')
}
