import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeGrant } from '~/features/resumes/server/table'
import { askForRenewal } from '~/features/talent-pool/server/jobs'
import { poolEntry } from '~/features/talent-pool/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createSubscription } from '../../../../tests/factories/subscription'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'

const { db } = database()
const MEASURE = 'Anzeigen ohne echte Stellen'
const SUSPENDED = 'Ihr Unternehmen ist gesperrt'

/** A company with an open and a rejected application and a contact, before it is suspended. */
async function scene() {
  const open = await createApplication()
  const { company } = open
  await createSubscription(company.id, 'Strecke')
  const over = await createApplication({ company })
  const own = callerFor(company.admin)
  const reject = { applicationId: over.id, from: 'submitted', to: 'rejected', message: 'Leider nein.' } as const
  await own.application.changeStatus(reject)
  const contact = await createApplicant()
  await db
    .insert(resumeGrant)
    .values({ applicantProfileId: contact.id, companyId: company.id, reason: 'contact-request' })
  const write = (applicationId: string) =>
    own.conversation.write({ id: uuidv7(), applicationId, body: 'Guten Tag, wir melden uns.' })
  const toContact = () =>
    own.conversation.writeToApplicant({ id: uuidv7(), applicantProfileId: contact.id, body: 'Guten Tag!' })
  const admin = callerFor(await createPlatformAdmin()).admin
  const suspend = () => admin.suspendCompany({ id: company.id, reason: MEASURE })
  const restore = () => admin.restoreCompany({ id: company.id, reason: MEASURE })
  return { company, open, over, own, contact, write, toContact, suspend, restore }
}

test('a suspended company answers those who wait for it, and writes to nobody else', async () => {
  const { open, over, contact, own, write, toContact, suspend, restore } = await scene()
  const [aboutOpen, aboutOver, aboutContact] = [await write(open.id), await write(over.id), await toContact()]
  const boxes = async () => [
    (await own.conversation.thread({ messageId: aboutOpen.id })).hindrance,
    (await own.conversation.thread({ messageId: aboutOver.id })).hindrance,
    await own.conversation.hindrance({ applicationId: open.id }),
    await own.conversation.hindrance({ applicationId: over.id }),
    await own.conversation.hindrance({ applicantProfileId: contact.id }),
  ]
  expect(await boxes()).toEqual([null, null, null, null, null])
  await suspend()
  // The boxes say before what the server would after.
  expect(await boxes()).toEqual([null, 'suspended', null, 'suspended', 'suspended'])
  const answer = ({ id }: { id: string }) =>
    own.conversation.reply({ id: uuidv7(), replyToMessageId: id, body: 'Noch etwas.' })
  await expect(write(over.id)).rejects.toThrow(SUSPENDED)
  await expect(toContact()).rejects.toThrow(SUSPENDED)
  await expect(answer(aboutOver)).rejects.toThrow(SUSPENDED)
  await expect(answer(aboutContact)).rejects.toThrow(SUSPENDED)
  await write(open.id)
  await answer(aboutOpen)
  // The other side still may.
  await callerFor(contact.user).conversation.reply({
    ...{ id: uuidv7(), replyToMessageId: aboutContact.id, body: 'Bitte löschen Sie meine Daten.' },
  })
  await restore()
  await toContact()
  await answer(aboutOver)
})

test('it asks nobody for contact or for its pool, in person or by itself', async () => {
  const { company, over, own, contact, suspend, restore } = await scene()
  const now = new Date()
  const keepUntil = addDays(now, 10)
  const who = { companyId: company.id, applicantProfileId: contact.id, askedByUserId: company.admin.id }
  await db.insert(poolEntry).values({
    ...{ ...who, id: uuidv7(), months: '12', message: 'Bis bald!', state: 'agreed', keepUntil },
  })
  const renewals = async () =>
    (
      await db.select({ kind: outboxMail.kind }).from(outboxMail).where(eq(outboxMail.recipient, contact.user.email))
    ).filter(({ kind }) => kind === 'pool-renewal').length
  await suspend()
  const ask = () =>
    own.talentPool.ask({ id: uuidv7(), about: { applicationId: over.id }, months: '12', message: 'Bis bald!' })
  await expect(ask()).rejects.toThrow(SUSPENDED)
  const stranger = await createApplicant({ visibility: 'anonymous' })
  const request = { id: uuidv7(), applicantProfileId: stranger.id, message: 'Wir suchen eine Dreherin.' }
  await expect(own.contactRequest.send(request)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await askForRenewal(db, now)
  expect(await renewals()).toBe(0)
  await restore()
  await ask()
  await askForRenewal(db, now)
  expect(await renewals()).toBe(1)
})

test('it invites nobody, and nobody joins it until it is back', async () => {
  const { own, suspend, restore } = await scene()
  const email = `kim-${uuidv7()}@firma.example`
  const invitation = { id: uuidv7(), email, role: 'recruiter', jobPostingId: null } as const
  await own.member.invite(invitation)
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, email))
  const token = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const invitee = callerFor(await createUser({ type: 'COMPANY', email }))
  await suspend()
  await expect(own.member.invite({ ...invitation, id: uuidv7(), email: `x${email}` })).rejects.toThrow(SUSPENDED)
  await expect(own.member.resend({ id: invitation.id })).rejects.toThrow(SUSPENDED)
  await expect(invitee.member.accept({ token })).rejects.toThrow('gerade gesperrt')
  await restore()
  await invitee.member.accept({ token })
})

test('it is named to nobody but platform admins, who decide about it', async () => {
  const { company, suspend } = await scene()
  const thing = { subjectType: 'company', subjectId: company.profileId ?? '' } as const
  expect(await callerFor(null).moderation.subject(thing)).toMatchObject({ companyName: company.name })
  await suspend()
  await expect(callerFor(null).moderation.subject(thing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const admin = callerFor(await createPlatformAdmin())
  expect(await admin.moderation.subject(thing)).toMatchObject({ companyName: company.name })
})
