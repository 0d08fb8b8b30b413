import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { application, applicationAttachment, applicationEvent } from '~/features/applications/server/table'
import { BATCH } from '~/features/privacy/server/retention/rule'
import { applyRetention } from '~/features/privacy/server/retention/run'
import { resumeGrant } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { storeUpload } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { createApplication } from '../factories/application'
import { callerFor } from '../factories/caller'
import { killWorkerAt } from '../factories/killed-worker'
import { createPlatformAdmin } from '../factories/user'

const { db } = database()
const NOW = new Date()

it('deletes applications whole or not at all when the worker is killed, and the next run ends the work', async () => {
  const { id, applicant } = await createApplication()
  const file = await storeUpload(db, applicant.user.id, new File(['%PDF-1.7 x %%EOF'], 'zeugnis.pdf'))
  await db.insert(applicationAttachment).values({ id: uuidv7(), applicationId: id, fileId: file.id, position: 0 })
  await db.update(application).set({ deleteAfter: addDays(NOW, -1), deletionAnnouncedAt: addDays(NOW, -15) })
  // More than one batch; the first is deleted last, so that the second batch is the interrupted one.
  await db.execute(sql`
    insert into application (id, job_posting_id, company_id, applicant_profile_id, status, resume_snapshot, cover_letter,
        answers, submitted_at, status_changed_at, delete_after, deletion_announced_at)
      select gen_random_uuid(), job_posting_id, company_id, applicant_profile_id, 'withdrawn', resume_snapshot, cover_letter,
        answers, submitted_at, status_changed_at, delete_after - n * interval '1 minute', deletion_announced_at
      from application, generate_series(1, ${BATCH + 20}) n`)
  await db.update(application).set({ status: 'rejected' }).where(eq(application.id, id))
  // So many at once wait for a person, who releases them.
  expect((await applyRetention(db, NOW))['applications deleted']).toBeUndefined()
  const { admin } = callerFor(await createPlatformAdmin())
  for (const hold of await admin.holds()) await admin.releaseHold({ id: hold.id, due: hold.due })
  // A batch ends by revoking the right to the résumé. Held here, it stops before its end.
  await killWorkerAt('retention', NOW, 'select 1 from resume_grant for update')
  // The first batch is deleted, the second not at all: it still has its events, document, file and the company's right.
  const left = await db.$count(application)
  expect(left).toBe(21)
  expect(await db.$count(applicationEvent, eq(applicationEvent.applicationId, id))).toBeGreaterThan(0)
  expect(await db.$count(applicationAttachment)).toBe(1)
  expect(await db.$count(resumeGrant)).toBe(1)
  await expect(blobs().read(file.id)).resolves.toBeInstanceOf(Buffer)

  expect((await applyRetention(db, addDays(NOW, 3)))['applications deleted']).toBe(left)
  expect(await db.$count(application)).toBe(0)
  expect(await db.$count(applicationEvent)).toBe(0)
  expect(await db.$count(resumeGrant)).toBe(0)
  expect(await db.$count(uploadedFile)).toBe(0)
  await expect(blobs().read(file.id)).rejects.toMatchObject({ code: 'ENOENT' })
}, 90_000)
