import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { guestApplication } from '~/features/applications/server/apply-table'
import { searchAlert } from '~/features/job-search/server/alert-table'
import { resumeGrant } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { guestInput } from '../../../../../tests/factories/guest-input'
import { ACCOUNT_SETS } from '../data-sets/account'
import { eraseAccount } from './erase-account'

const { db } = database()
const now = new Date()

test('with an account goes what its address left without it, however it was typed: alerts, an application, mails', async () => {
  const { applicant, posting } = await createApplication()
  const { email, id: userId } = applicant.user
  await db.insert(searchAlert).values({
    ...{ email: email.toUpperCase(), search: { was: 'Koch' }, searchKey: 'was=Koch', label: 'Koch' },
    ...{ frequency: 'daily', status: 'active', newSince: now, nextRunAt: addDays(now, 1) },
  })
  await callerFor(null).application.submitAsGuest(guestInput(posting.id, email))
  const typed = { email: email.toUpperCase(), name: 'Eva Muster', text: 'Bitte sagt mir, was ihr über mich wisst.' }
  const visitor = callerFor(null)
  await visitor.privacy.request({ ...typed, id: uuidv7(), kind: 'access' })
  const reported = { subjectType: 'job-posting', subjectId: posting.id, reason: 'scam', goodFaith: true } as const
  await visitor.moderation.report({ ...typed, ...reported, id: uuidv7() })
  const [mail] = await db
    .insert(outboxMail)
    .values({ recipient: typed.email, kind: 'message', subject: 'Von früher', html: '', text: '' })
    .returning({ id: outboxMail.id })
  const mails = ACCOUNT_SETS.find(({ file }) => file === 'e-mails')
  const isOwn = mails?.of({ userId, email, applicantProfileId: applicant.id }, db)
  expect(await db.$count(outboxMail, and(isOwn, eq(outboxMail.id, mail?.id ?? '')))).toBe(1)
  expect(await db.$count(outboxMail, isOwn)).toBe(
    await db.$count(outboxMail, eq(sql`lower(${outboxMail.recipient})`, email)),
  )
  const { sets } = await callerFor(applicant.user).privacy.overview()
  expect(sets.map(({ file }) => file)).toEqual(expect.arrayContaining(['anfragen-zum-datenschutz', 'meldungen']))
  const count = async () => [
    await db.$count(searchAlert, eq(sql`lower(${searchAlert.email})`, email)),
    await db.$count(guestApplication, eq(guestApplication.email, email)),
    (await db.$count(outboxMail, eq(sql`lower(${outboxMail.recipient})`, email))) > 3,
    await db.$count(resumeGrant, eq(resumeGrant.applicantProfileId, applicant.id)),
  ]
  expect(await count()).toEqual([1, 1, true, 1])
  await eraseAccount(db, { userId, by: 'person', now })
  // One mail says that the account is gone.
  expect(await count()).toEqual([0, 0, false, 0])
})
