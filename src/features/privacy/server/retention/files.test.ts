import { readdir } from 'node:fs/promises'
import { getTableName, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { storeUpload } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { FILE_COLUMNS } from './files'
import { applyRetention } from './run'

const NOW = new Date()
const { db } = database()

test('files nothing points at go after two days, those in use and fresh ones stay', async () => {
  const { resume, applicant } = await createApplication()
  const [used, unused] = [await upload(applicant.user.id), await upload(applicant.user.id)]
  const attached = await callerFor(applicant.user).resume.upload(attachmentForm(resume.id))
  const { rows } = await db.execute<{ fileId: string }>(
    sql`select file_id as "fileId" from resume_attachment where id = ${attached.id}`,
  )
  await draftWith(applicant.user.id, used)
  await applyRetention(db, addDays(NOW, 1))
  expect(await files([used, unused])).toHaveLength(2)
  await applyRetention(db, addDays(NOW, 3))
  expect(await files([used, unused, rows[0]?.fileId ?? ''])).toEqual([used, rows[0]?.fileId].sort())
  await expect(blobs().read(unused)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(blobs().read(used)).resolves.toBeInstanceOf(Buffer)
})

test('what a mail still has to bring stays, also when nothing else points at it', async () => {
  const { company } = await createApplication()
  const fileId = await upload(company.admin.id)
  await db.insert(outboxMail).values({
    ...{ recipient: company.admin.email, kind: 'invoice', subject: 'Ihre Rechnung', text: 'Anbei.', html: '' },
    attachments: [{ name: 'rechnung.pdf', contentType: 'application/pdf', fileId }],
  })
  await applyRetention(db, addDays(NOW, 3))
  expect(await files([fileId])).toEqual([fileId])
})

test('files without a row go, too, and so does what an interrupted write left behind', async () => {
  const stray = uuidv7()
  await blobs().write(stray, Buffer.from('Rest'))
  await blobs().write(`${uuidv7()}.halb`, Buffer.from('Rest'))
  await applyRetention(db, addDays(new Date(), 1))
  // Old enough, but the store has not been ours for three days.
  await applyRetention(db, addDays(new Date(), 2.5))
  await expect(blobs().read(stray)).resolves.toBeInstanceOf(Buffer)
  await blobs().write('audit-anchor-1', Buffer.from('{}'))
  await applyRetention(db, addDays(new Date(), 3))
  await expect(blobs().read('audit-anchor-1')).resolves.toBeInstanceOf(Buffer)
  await expect(blobs().read(stray)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await readdir(`${getConfig().DATA_DIR}/files/incoming`)).toEqual([])
})

test('files are looked for in every column that points at them', async () => {
  const { rows } = await db.execute<{ place: string }>(sql`
    select conrelid::regclass || '.' || attname as place from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'uploaded_file'::regclass`)
  const known = FILE_COLUMNS.map((column) => `${getTableName(column.table)}.${snakeCase(column.name)}`)
  expect(rows.map(({ place }) => place).sort()).toEqual(known.sort())
})

async function files(ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: uploadedFile.id }).from(uploadedFile).where(inArray(uploadedFile.id, ids))
  return rows.map(({ id }) => id).sort()
}

async function upload(userId: string): Promise<string> {
  return (await storeUpload(db, userId, new File(['%PDF-1.7 x %%EOF'], 'zeugnis.pdf'))).id
}

function attachmentForm(resumeId: string): FormData {
  const form = new FormData()
  form.set('resumeId', resumeId)
  form.set('file', new File(['%PDF-1.7 y %%EOF'], 'nachweis.pdf'))
  return form
}

async function draftWith(userId: string, fileId: string) {
  const { posting } = await createApplication()
  const content = { resumeId: '', coverLetter: '', answers: [], attachments: [{ fileId, name: 'x.pdf' }] }
  await db.execute(sql`
    insert into application_draft (id, user_id, job_posting_id, content)
    values (${uuidv7()}, ${userId}, ${posting.id}, ${JSON.stringify(content)}::jsonb)`)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
