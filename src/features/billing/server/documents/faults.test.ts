import { writeFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '~/lib/app-error'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { compilePdf, PdfFault, stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { createPayingCompany, orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { sampleInvoice } from '../../../../../tests/factories/invoice-document'
import { createOperator } from '../../../../../tests/factories/operator'
import { billingError } from '../../errors'
import { documentFault } from '../document-table'
import { billingOrder, invoice } from '../invoice-table'
import { type Failure, levelOf, noteFailure } from './faults'
import { invoiceLetter } from './letter'
import { sendDocuments } from './send-documents'
import { requireSettableInvoice, requireSettableLetter } from './trial'

const NOW = new Date('2026-11-20T10:00:00Z')
const MINUTE = 60_000
const { db } = database()
afterAll(stopPdfWorker)

const note = (subjectId: string, error: unknown, now = NOW) => noteFailure(db, { kind: 'order', subjectId, error, now })
const noSuchFolder = () => writeFile('/gibt/es/nicht', 'x').catch((error: unknown) => error)

test.each([
  ['unsettable', async () => new PdfFault('no font')],
  ['unsettable', async () => billingError('documentUnsettable')],
  ['unbillable', async () => billingError('foreignNotBillable')],
  ['busy', async () => new AppError('unavailable', 'Gleich noch einmal', { reason: 'pdfBusy' })],
  ['data', async () => new TypeError('undefined is not an object')],
  ['data', async () => new RangeError('Invalid time value')],
  ['store', noSuchFolder],
  ['unknown', async () => new Error('?')],
  ['unknown', async () => 'thrown'],
])('the cause is %s', async (cause, fail) => {
  expect(await note(uuidv7(), await fail())).toMatchObject({ cause, attempts: 1 })
})

test('the pause doubles with each attempt, up to six hours', async () => {
  const subjectId = uuidv7()
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 40; attempt++) {
    const now = new Date(NOW.getTime() + attempt * 1000)
    expect(await note(subjectId, new Error('?'), now)).toMatchObject({ attempts: attempt })
    const [row] = await db.select().from(documentFault).where(eq(documentFault.subjectId, subjectId))
    pauses.push(((row?.retryAt.getTime() ?? 0) - now.getTime()) / MINUTE)
  }
  expect(pauses).toEqual(pauses.map((_, index) => Math.min(2 ** index, 360)))
})

test('what is logged and shown of a document that failed names nobody', async () => {
  await createOperator()
  const secret = 'Geheimrat & Söhne'
  const company = await createCompany({ licenseState: null, hasProfile: false })
  await callerFor(company.admin, { now: NOW }).billing.setup(
    await orderInput({ companyName: secret, accountHolder: secret, buyerReference: secret, city: secret }),
  )
  // Texts of the wrong type: the error then quotes them.
  await db
    .update(billingOrder)
    .set({ document: sql`jsonb_set(${billingOrder.document}, '{interval}', to_jsonb(${secret}::text)) - 'mandate'` })
    .where(eq(billingOrder.companyId, company.id))
  const failures: Failure[] = []
  await sendDocuments(db, NOW, (failure) => failures.push(failure))
  expect(failures).toMatchObject([{ kind: 'order', cause: 'data', attempts: 1 }])
  // Nobody but an operator can correct it.
  expect(failures.map(levelOf)).toEqual(['error'])
  expect(failures.map((failure) => Object.keys(failure).toSorted())).toEqual([
    ['attempts', 'cause', 'kind', 'subjectId', 'trace'],
  ])
  const [row] = await db.select().from(documentFault).where(eq(documentFault.cause, 'data')).limit(1)
  // The database quotes its input.
  const values = { kind: 'order', subjectId: row?.subjectId ?? '', cause: 'data', attempts: 1, retryAt: NOW } as const
  const telling = await db
    .insert(documentFault)
    .values({ ...values, trace: secret })
    .catch((error: unknown) => error)
  expect(String(telling)).toContain(secret)
  failures.push(await note(uuidv7(), telling))
  for (const words of [JSON.stringify(failures), JSON.stringify(await db.select().from(documentFault))]) {
    expect(words).not.toMatch(/Geheim|Söhne|test\.example|DE75/)
  }
  expect(failures[0]?.trace).toMatch(/^TypeError/)
})

test('what cannot be set is refused in a sentence, each time anew, and what can is not', async () => {
  const right = invoiceLetter(sampleInvoice(1))
  const wrong = { ...right, attachment: null, date: { year: 2026, month: 13, day: 1 } }
  for (let time = 0; time < 2; time++)
    await expect(requireSettableLetter(wrong)).rejects.toMatchObject({
      code: 'conflict',
      reason: 'documentUnsettable',
      message: expect.stringContaining('es wurde nichts gebucht'),
    })
  await requireSettableLetter({ ...right, attachment: null })
  await requireSettableInvoice(sampleInvoice(1))
})

test('a booking whose trial fails takes no number, and the next one goes on without a gap', async () => {
  const { invoice: before } = await createPayingCompany(NOW)
  const company = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
  const input = await orderInput({ companyName: 'Noch nie gesetzt GmbH' })
  // One takes long, and so many wait behind it that there is no room for another.
  const long = compilePdf({ source: '#for at in range(4000000) {}\n= x', data: null })
  const waiting = [long, ...Array.from({ length: 200 }, () => compilePdf({ source: '= x', data: null }))]
  await expect(callerFor(company.admin, { now: NOW }).billing.setup(input)).rejects.toMatchObject({
    message: expect.stringContaining('Bitte gleich noch einmal versuchen'),
  })
  await Promise.all(waiting)
  expect(await db.$count(invoice, eq(invoice.companyId, company.id))).toBe(0)
  expect(await db.$count(billingOrder, eq(billingOrder.companyId, company.id))).toBe(0)
  await callerFor(company.admin, { now: NOW }).billing.setup(input)
  const [after] = await db.select().from(invoice).where(eq(invoice.companyId, company.id))
  expect(after?.sequence).toBe(before.sequence + 1)
})
