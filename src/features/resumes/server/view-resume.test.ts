import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '~/features/accounts/server/table'
import type { Visibility } from '~/features/applicants/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { createResume } from '../../../../tests/factories/resume'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'
import { resumeGrant, resumeView } from './table'

const REASON = 'Meldung 4711: Verdacht auf fremde Daten'
const SECRETS = ['Miriam', 'Yıldız', 'Möller Antriebe', '0521', '@test.example', '33602']

describe('who may open a résumé', () => {
  it('nobody without a session, no other applicant, no company without a licence', async () => {
    const { applicantProfileId } = await person('visible')
    const unlicensed = await createCompany({ licenseState: 'expired' })
    const outOfDate = await createCompany({ licenseState: 'active', licenseValidUntil: new Date('2020-01-01') })
    const withoutProfile = await createCompany({ hasProfile: false })
    await expect(callerFor(null).resume.view({ applicantProfileId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const others = [
      await createUser(),
      (await createApplicant()).user,
      unlicensed.admin,
      outOfDate.admin,
      withoutProfile.admin,
    ]
    for (const other of others) {
      await expect(callerFor(other).resume.view({ applicantProfileId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
      // The same answer for a person who does not exist.
      await expect(callerFor(other).resume.view({ applicantProfileId: uuidv7() })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    expect(await openings(applicantProfileId)).toEqual([])
  })

  it.each(['visible', 'anonymous', 'hidden', null] as const)(
    'its owner sees all of it (%s), which is no opening',
    async (visibility) => {
      const { applicantProfileId, user } = await person(visibility)
      expect(await callerFor(user).resume.view({ applicantProfileId })).toMatchObject({
        kind: 'sheet',
        isRedacted: false,
        can: { edit: true },
        sheet: { firstName: 'Miriam', email: user.email },
      })
      expect(await openings(applicantProfileId)).toEqual([])
    },
  )

  it('answers not found for somebody unknown', async () => {
    const { admin } = await createCompany()
    await expect(callerFor(admin).resume.view({ applicantProfileId: uuidv7() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('what a licensed company sees', () => {
  it('of a visible résumé: everything', async () => {
    const { applicantProfileId } = await person('visible')
    const { id, admin } = await createCompany()
    const page = await callerFor(admin).resume.view({ applicantProfileId })
    expect(page).toMatchObject({
      kind: 'sheet',
      isRedacted: false,
      can: { edit: false },
      sheet: { lastName: 'Yıldız', phone: '0521 55 04 91' },
    })
    expect(await openings(applicantProfileId)).toEqual([
      { viewerUserId: admin.id, companyId: id, shown: 'all', reason: null },
    ])
  })

  it('of an anonymous one: nothing that tells who it is', async () => {
    const { applicantProfileId } = await person('anonymous')
    const { admin } = await createCompany()
    const page = await callerFor(admin).resume.view({ applicantProfileId })
    expect(page).toMatchObject({
      kind: 'sheet',
      isRedacted: true,
      sheet: { postalCode: '33', content: { experience: [{ position: 'CNC-Dreherin' }] } },
    })
    for (const secret of SECRETS) expect(JSON.stringify(page)).not.toContain(secret)
    expect(await openings(applicantProfileId)).toMatchObject([{ shown: 'redacted' }])
  })

  it.each(['hidden', null] as const)('of a hidden one (%s): only that it is not released', async (visibility) => {
    const { applicantProfileId } = await person(visibility)
    const { admin } = await createCompany()
    expect(await callerFor(admin).resume.view({ applicantProfileId })).toEqual({ kind: 'not-released' })
    expect(await openings(applicantProfileId)).toMatchObject([{ shown: 'nothing' }])
  })

  it.each(['anonymous', 'hidden', null] as const)(
    'everything, with a grant (%s), and only the company that has it',
    async (visibility) => {
      const { applicantProfileId } = await person(visibility)
      const [granted, other] = [await createCompany(), await createCompany()]
      await database()
        .db.insert(resumeGrant)
        .values({ applicantProfileId, companyId: granted.id, reason: 'application' })
      expect(await callerFor(granted.admin).resume.view({ applicantProfileId })).toMatchObject({
        isRedacted: false,
        sheet: { firstName: 'Miriam' },
      })
      const elsewhere = await callerFor(other.admin).resume.view({ applicantProfileId })
      expect(JSON.stringify(elsewhere)).not.toContain('Miriam')
    },
  )

  it('counts as opened once while somebody looks, and again for a colleague', async () => {
    const { applicantProfileId, user } = await person('visible')
    const { id, name, profileId, admin } = await createCompany()
    const colleague = await createMember(id)
    const now = new Date('2026-11-20T09:00:00Z')
    const at = (minutes: number) => ({ now: new Date(now.getTime() + minutes * 60_000) })
    await callerFor(admin, at(0)).resume.view({ applicantProfileId })
    await callerFor(admin, at(5)).resume.view({ applicantProfileId })
    await callerFor(colleague, at(6)).resume.view({ applicantProfileId })
    await callerFor(admin, at(60)).resume.view({ applicantProfileId })
    const views = await callerFor(user).resume.views()
    expect(views).toHaveLength(3)
    expect(views[0]).toMatchObject({
      viewedAt: at(60).now,
      companyName: name,
      companyProfileId: profileId,
      shown: 'all',
      isPlatform: false,
    })
  })
})

describe('a platform admin', () => {
  it('sees nothing before giving a reason, and is written down with it', async () => {
    const { applicantProfileId, user } = await person('hidden')
    const admin = await createPlatformAdmin()
    expect(await callerFor(admin).resume.view({ applicantProfileId })).toEqual({ kind: 'reason-needed' })
    await expect(callerFor(admin).resume.view({ applicantProfileId, reason: 'nur so' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await openings(applicantProfileId)).toEqual([])
    expect(await callerFor(admin).resume.view({ applicantProfileId, reason: REASON })).toMatchObject({
      kind: 'sheet',
      isRedacted: false,
    })
    expect(await openings(applicantProfileId)).toEqual([
      { viewerUserId: admin.id, companyId: null, shown: 'all', reason: REASON },
    ])
    const audited = await database().db.select().from(auditEvent).where(eq(auditEvent.subjectId, applicantProfileId))
    expect(audited).toMatchObject([{ actorUserId: admin.id, action: 'resume.view', reason: REASON }])
    expect(await callerFor(user).resume.views()).toMatchObject([
      { isPlatform: true, companyName: null, reason: REASON },
    ])
  })

  it('gives a reason even where a licence would open the door', async () => {
    const { applicantProfileId } = await person('visible')
    const { admin } = await createCompany()
    await database().db.update(user).set({ isAdmin: true, twoFactorEnabled: true }).where(eq(user.id, admin.id))
    expect(await callerFor(admin).resume.view({ applicantProfileId })).toEqual({ kind: 'reason-needed' })
  })
})

it('says that there is no résumé yet', async () => {
  const { id: applicantProfileId, user } = await createApplicant({ visibility: 'visible' })
  const { admin } = await createCompany()
  expect(await callerFor(user).resume.view({ applicantProfileId })).toEqual({ kind: 'no-resume', isOwner: true })
  expect(await callerFor(admin).resume.view({ applicantProfileId })).toEqual({ kind: 'no-resume', isOwner: false })
})

async function person(visibility: Visibility | null) {
  const { id: applicantProfileId, user } = await createApplicant({ visibility })
  await createResume(applicantProfileId, {
    content: {
      summary: 'Ich bin Miriam und erreichbar unter 0521 55 04 91.',
      experience: [
        {
          id: uuidv7(),
          position: 'CNC-Dreherin',
          employer: 'Möller Antriebe GmbH',
          place: 'Bielefeld',
          from: '2021-04',
          to: null,
          description: '',
        },
      ],
    },
  })
  return { applicantProfileId, user }
}

async function openings(applicantProfileId: string) {
  return database()
    .db.select({
      viewerUserId: resumeView.viewerUserId,
      companyId: resumeView.companyId,
      shown: resumeView.shown,
      reason: resumeView.reason,
    })
    .from(resumeView)
    .where(eq(resumeView.applicantProfileId, applicantProfileId))
}
