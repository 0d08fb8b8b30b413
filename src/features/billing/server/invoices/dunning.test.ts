import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { returnFile, upload, wordedFile } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createMember } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { bankEntry } from '../bank-table'
import { dun } from './dunning'
import { findOpenCents } from './ledger'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

const desk = (now = NOW) => callerFor(maker, { now }).directDebit

async function mailsTo(to: string, kind: string) {
  return db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, to), eq(outboxMail.kind, kind)))
    .orderBy(asc(outboxMail.id))
}

/** Lets the owed be debited from another account, in a run that a second admin can release. */
async function debitAgain(admin: { id: string }, now: Date) {
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
  await callerFor(admin, { now }).billing.changeAccount(account)
  return desk(now).create()
}

/** A company whose first debit came back. */
async function createReturned() {
  const company = await createPayingCompany(NOW)
  const { number, grossCents } = company.invoice
  const { id } = await desk().create()
  await callerFor(checker, { now: NOW }).directDebit.release({ id })
  const debit = { endToEndId: `${number}-1`, amountCents: grossCents, on: '2026-11-19', reason: 'AM04' }
  await desk().importFile(upload(returnFile([debit])))
  return company
}

test('a debt that is open again because its payment was another’s is reminded of anew, at each level', async () => {
  const { id, admin, invoice: owed } = await createReturned()
  for (const days of [0, 8, 20]) await dun(db, addDays(NOW, days), id)
  const text = `Zahlung ${uuidv7()}`
  const paid = { text, amountCents: await findOpenCents(db, owed.id), on: '2026-12-11' }
  await desk(addDays(NOW, 21)).importFile(upload(wordedFile([paid])))
  const [entry] = await db.select({ id: bankEntry.id }).from(bankEntry).where(eq(bankEntry.text, text))
  const entryId = entry?.id ?? ''
  await desk(addDays(NOW, 21)).assignEntry({ id: entryId, invoiceId: owed.id })
  await desk(addDays(NOW, 30)).unassignEntry({ id: entryId })
  for (const days of [30, 38, 50]) {
    for (let round = 0; round < 2; round += 1) await dun(db, addDays(NOW, days), id)
  }
  for (const level of [1, 2, 3]) expect(await mailsTo(admin.email, `dunning-${level}`)).toHaveLength(2)
})

test('a draft counts no more once banks take no file for its day, over a weekend too: a transfer is asked for', async () => {
  const { id, admin } = await createReturned()
  await dun(db, NOW, id)
  await debitAgain(admin, new Date('2026-11-25T10:00:00Z'))
  const [friday, saturday] = [addDays(NOW, 7), addDays(NOW, 8)]
  const collectionAt = async (now: Date) => (await callerFor(admin, { now }).billing.overview())?.debts[0]?.collectionOn
  expect(await collectionAt(friday)).toBe('2026-11-30')
  expect(await collectionAt(saturday)).toBeNull()
  await dun(db, saturday, id)
  expect(await mailsTo(admin.email, 'dunning-2')).toMatchObject([{ text: expect.stringContaining('Bitte überweisen') }])
})

test('the last reminder promises no debit that is not released: it names the account to pay to, should none follow', async () => {
  const { id, admin } = await createReturned()
  const colleague = await createMember(id)
  for (const days of [0, 8]) await dun(db, addDays(NOW, days), id)
  const afterGrace = addDays(NOW, 20)
  const run = await debitAgain(admin, addDays(NOW, 19))
  await advanceLicenses(db, afterGrace)
  await dun(db, afterGrace, id)
  await desk(afterGrace).discard({ id: run.id })
  await dun(db, addDays(NOW, 40), id)
  const [last, ...more] = await mailsTo(admin.email, 'dunning-3')
  expect(more).toEqual([])
  expect(last?.text).toContain('Für den 14.12.2026 ist eine Lastschrift vom Konto AT61')
  expect(last?.text).toMatch(/nicht abgebucht, überweisen Sie ihn bitte an „.+“, IBAN/)
  expect(last?.text).not.toContain('überweisen brauchen Sie nichts')
  const [paused] = await mailsTo(colleague.email, 'license-paused')
  expect(paused?.text).toContain('kann ein Admin')
  expect(paused?.text).not.toContain('läuft schon')
})
