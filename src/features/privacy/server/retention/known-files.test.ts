import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { knownIds } from './known-files'

const { db } = database()

// Whose a store without a mark is, is decided by how many of its files are known.
test('files that mails bring are known, but only of those that were asked for', async () => {
  const [attached, other, foreign] = [uuidv7(), uuidv7(), uuidv7()]
  const mail = { recipient: 'buero@test.example', kind: 'invoice', subject: 'Ihre Rechnung', text: 'Anbei.', html: '' }
  const attachments = (ids: string[]) =>
    ids.map((fileId) => ({ name: 'rechnung.pdf', contentType: 'application/pdf', fileId }))
  await db.insert(outboxMail).values([
    { ...mail, attachments: attachments([attached, other]) },
    { ...mail, attachments: attachments([other]) },
  ])
  expect(await knownIds(db, [attached, foreign])).toEqual(new Set([attached]))
  expect(await knownIds(db, [foreign])).toEqual(new Set())
})
