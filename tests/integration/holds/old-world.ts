import { sql } from 'drizzle-orm'
import { guestUpload } from '~/features/applications/server/apply-table'
import { application } from '~/features/applications/server/table'
import { scheduledRejection } from '~/features/applications/server/workflow-table'
import { sepaMandate } from '~/features/billing/server/table'
import { sendBarrier } from '~/features/feedback/server/feedback'
import { feedback } from '~/features/feedback/server/table'
import { searchAlert } from '~/features/job-search/server/alert-table'
import { authorityOrder } from '~/features/moderation/server/orders/table'
import { contentReport } from '~/features/moderation/server/table'
import { privacyRequest } from '~/features/privacy/server/requests/table'
import { checkStore } from '~/features/privacy/server/retention/store'
import { contactRequest } from '~/features/resumes/server/contact-table'
import { resumeView } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { storeUpload } from '~/platform/server/files/store'
import { createApplication } from '../../factories/application'
import { transferFile, upload } from '../../factories/bank-files'
import { createPayingCompany } from '../../factories/billing'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'
import { ownerDatabase } from '../../factories/owner'
import { sessionCookie } from '../../factories/session'
import { createPlatformAdmin, createUser } from '../../factories/user'
import { createWorld } from '../permissions/world'

const owner = ownerDatabase()

/** One of everything that time ends, deletes or anonymises in the coming years. */
export async function createOldWorld(now: Date) {
  const { db } = database()
  // While it is empty: later content is then not foreign.
  await checkStore(db)
  const { company } = await createWorld()
  await db.execute(
    sql`update company set verified_at = now(), verified_by = 'mail', verified_domain = 'gmx.de' where id = ${company.id}`,
  )
  const short = await createCompany({ licenseState: 'active', licenseValidUntil: addDays(now, 1) })
  await createJobPosting({ companyId: short.id })
  const published = addDays(now, -20)
  await createJobPosting({
    companyId: company.id,
    publishedAt: published,
    confirmationAskedAt: addDays(now, -3),
    runsUntil: addDays(now, 9_000),
  })
  await db.insert(searchAlert).values({
    email: 'eva@test.example',
    search: { was: 'Koch' },
    searchKey: 'koch',
    label: 'Koch',
    frequency: 'daily',
    status: 'pending',
    confirmationExpiresAt: addDays(now, 7),
    newSince: now,
    nextRunAt: now,
  })
  await createBills(now)
  const planned = await createApplication()
  const author = { createdByUserId: planned.company.admin.id, message: 'Leider nein.' }
  await db.insert(scheduledRejection).values({ applicationId: planned.id, ...author, sendAt: addDays(now, 1) })
  const ended = [await createApplication(), await createApplication()]
  await db
    .update(application)
    .set({ deleteAfter: addDays(now, 180) })
    .where(sql`id = ${ended[0]?.id}`)
  await db
    .update(application)
    .set({ deleteAfter: addDays(now, 14), deletionAnnouncedAt: now })
    .where(sql`id = ${ended[1]?.id}`)
  const closing = await createApplication()
  await db.execute(
    sql`update job_posting set status = 'expired', ended_at = ${now.toISOString()}, ended_by = 'date' where id = ${closing.posting.id}`,
  )
  await createGuest(planned.posting.id, now)
  await createUser({ emailVerified: false })
  const gone = await createUser({ inactivityReminders: 2, inactivityRemindedAt: now, lastActiveAt: addDays(now, -800) })
  await sessionCookie(planned.applicant.user.id)
  await db.insert(privacyRequest).values({
    ...{ kind: 'access', name: 'Eva Muster', email: 'eva@test.example', text: 'Was ist gespeichert?' },
    ...{ dueAt: now, answer: 'Nichts.', answeredAt: now },
  })
  await sendBarrier(db, null, { id: uuidv7(), message: 'Der Filter geht nicht auf.', where: '', email: '' })
  await db.update(feedback).set({ doneAt: now })
  await db.insert(contentReport).values({
    ...{ subjectType: 'company', subjectId: planned.company.id, subjectTitle: 'Alte Firma', reason: 'scam' },
    ...{ text: 'Verlangt Geld.', reporterName: 'Eva Muster', reporterEmail: 'eva@test.example', dueAt: now },
    ...{ state: 'decided', decision: 'kept', decidedAt: now },
  })
  await db.insert(authorityOrder).values({
    ...{ kind: 'inform', authority: 'Amtsgericht Minden', country: 'DE', reason: 'scam', reference: '3 Gs 7/26' },
    ...{ content: 'Wer die Stelle eingestellt hat.', receivedAt: now, writtenByUserId: uuidv7() },
    ...{ outcome: 'followed', actedAt: now, note: 'Auskunft erteilt.', settledAt: now, settledByUserId: uuidv7() },
  })
  await db.insert(contactRequest).values({
    ...{ applicantProfileId: planned.applicant.id, companyId: planned.company.id, message: 'Haben Sie Zeit?' },
    ...{ requestedByUserId: planned.company.admin.id, tokenHash: uuidv7(), createdAt: now },
  })
  await db.insert(resumeView).values({
    applicantProfileId: planned.applicant.id,
    viewerUserId: planned.company.admin.id,
    companyId: planned.company.id,
    shown: 'all',
  })
  await db.insert(poolEntry).values(
    (['agreed', 'declined'] as const).map((state) => ({
      ...{
        companyId: planned.company.id,
        applicantProfileId: planned.applicant.id,
        message: '',
        months: '12' as const,
      },
      ...{ state, decidedAt: now, keepUntil: addDays(now, 10), renewalAskedAt: now },
    })),
  )
  await storeUpload(db, gone.id, new File(['%PDF-1.7 x %%EOF'], 'unbenutzt.pdf'))
  // A store with fewer files never waits for a decision.
  for (let n = 0; n < 20; n++) await blobs().write(uuidv7(now.getTime()), Buffer.from('Rest'))
  await db.execute(sql`update outbox_mail set delivered_at = now()`)
}

/** A paid invoice with its booking and mandates, one to be debited, one that nobody pays. */
async function createBills(now: Date) {
  const { db } = database()
  const admin = callerFor(await createPlatformAdmin(), { now })
  const { invoice: paid, ...payer } = await createPayingCompany(now)
  await admin.directDebit.importFile(upload(transferFile(paid.number, paid.grossCents, '2026-11-28', paid.number)))
  await callerFor(payer.admin, { now }).billing.changeAccount({
    accountHolder: 'Hartmann',
    iban: 'AT611904300234573201',
    acceptsMandate: true,
  })
  await db.update(sepaMandate).set({ lastUsedAt: null }).where(sql`revoked_at is not null`)
  await db.execute(sql`update direct_debit_run set xml = '<x/>'`)
  const { invoice: unpaid } = await createPayingCompany(now)
  // As if it had been issued so; an issued invoice never changes.
  await owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update invoice set payment_means = 'transfer' where id = ${unpaid.id}`)
  })
}

async function createGuest(jobPostingId: string, now: Date) {
  const { db } = database()
  const id = uuidv7()
  await db.execute(sql`
    insert into guest_application (id, job_posting_id, email, content, token_hash, expires_at)
    values (${id}, ${jobPostingId}, 'gast@test.example', '{}', ${id}, ${addDays(now, 7).toISOString()})`)
  await db.execute(sql`
    insert into resume_drop (id, token_hash, sealed, expires_at)
    values (${uuidv7()}, ${id}, '', ${addDays(now, 1).toISOString()})`)
  await db.execute(sql`
    insert into ad_draft (id, token_hash, input, left_text, assumed, expires_at)
    values (${id}, ${id}, '{}', '', '{}', ${addDays(now, 1).toISOString()})`)
  const file = await storeUpload(db, id, new File(['%PDF-1.7 g %%EOF'], 'gast.pdf'))
  await db.insert(guestUpload).values({ guestApplicationId: uuidv7(), fileId: file.id })
}
