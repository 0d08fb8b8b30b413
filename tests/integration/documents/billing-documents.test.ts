import { parse as parseCsv } from 'csv-parse/sync'
import { asc, eq } from 'drizzle-orm'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { isTarget2Day } from '~/features/billing/debit/target2'
import { ciiInvoice } from '~/features/billing/invoice/cii'
import type { InvoiceDocument } from '~/features/billing/invoice/document'
import { BILLING_COUNTRIES } from '~/features/billing/invoice/taxation'
import { billingSetupSchema } from '~/features/billing/schema'
import { exportBooks } from '~/features/billing/server/books/export'
import { directDebitRun } from '~/features/billing/server/debit-table'
import type { Failure } from '~/features/billing/server/documents/faults'
import { archiveInvoice } from '~/features/billing/server/documents/invoice-files'
import { invoiceLetter } from '~/features/billing/server/documents/letter'
import { sendDocuments } from '~/features/billing/server/documents/send-documents'
import { billingOrder, invoice } from '~/features/billing/server/invoice-table'
import { database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { readZip } from '~/platform/server/files/zip'
import { outboxMail } from '~/platform/server/mail/table'
import { actorOf, orderInput } from '../../factories/billing'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { hostileTexts } from '../../factories/hostile-text'
import { createOperator } from '../../factories/operator'
import { createPlatformAdmin } from '../../factories/user'
import { brokenInvoiceRules } from '../../schemas/en16931-rules'
import { brokenDkRules } from '../../schemas/pain008-rules'
import { pdfA3Faults } from '../../schemas/pdf-a3'
import { misplacedTexts } from '../../schemas/pdf-page'
import { zugferdValidator } from '../../schemas/zugferd'

const NOW = new Date('2026-11-20T10:00:00Z')
const COMPANIES = 40
const { db } = database()

/**
 * Companies with arbitrary names book; what the form does not accept it refuses at the field, and nothing is issued.
 */
const taken: { companyId: string; email: string }[] = []
const refused: { companyId: string; fields: string[] }[] = []
const failures: Failure[] = []
let adminId: string

beforeAll(async () => {
  await createOperator()
  const { random, text } = hostileTexts('billing')
  for (let index = 0; index < COMPANIES; index++) {
    const country = random.chance(0.5) ? 'DE' : random.pick(BILLING_COUNTRIES)
    const input = await orderInput({
      ...{ companyName: text(70), street: text(70), houseNumber: text(16), city: text(35), country },
      postalCode: country === 'DE' ? '33607' : text(12),
      buyerReference: random.chance(0.5) ? text(46) : null,
      accountHolder: random.chance(0.5) ? 'Hartmann GmbH' : text(70),
    })
    const company = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
    const { error } = billingSetupSchema.safeParse(input)
    const booking = callerFor(company.admin, { now: NOW }).billing.setup(input)
    if (error) {
      await expect(booking).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      const sentences = error.issues.map(({ message }) => message)
      expect(sentences.filter((sentence) => !/^[A-ZÄÖÜ].*[.:]?.*\.$/.test(sentence))).toEqual([])
      refused.push({ companyId: company.id, fields: error.issues.map(({ path }) => path.join('.')) })
    } else {
      await booking
      taken.push({ companyId: company.id, email: company.admin.email })
    }
  }
  adminId = (await createPlatformAdmin()).id
  const platformAdmin = callerFor({ id: adminId }, { now: NOW })
  const issued = await db.select({ id: invoice.id }).from(invoice).orderBy(asc(invoice.sequence))
  for (const [index, { id }] of issued.entries())
    if (index % 3 === 0) await platformAdmin.invoice.cancel({ invoiceId: id, reason: 'Doppelt gebucht' })
  await sendDocuments(db, NOW, (failure) => failures.push(failure))
}, 240_000)

const invoices = () => db.select().from(invoice).orderBy(asc(invoice.sequence))

test('half of what people may be called is taken, the rest refused at its field', () => {
  expect(taken.length).toBeGreaterThan(COMPANIES / 3)
  expect(refused.length).toBeGreaterThan(3)
  expect(refused.filter(({ fields }) => fields.length === 0 || fields.includes(''))).toEqual([])
})

test('every order, invoice and Storno is made and sent, and the numbers have no gap', async () => {
  expect(failures).toEqual([])
  const rows = await invoices()
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.filter(({ filedAt }) => filedAt === null)).toEqual([])
  expect(await db.$count(billingOrder)).toBe(taken.length)
  for (const { email } of taken) {
    const mails = await db.select({ kind: outboxMail.kind }).from(outboxMail).where(eq(outboxMail.recipient, email))
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order-confirmation', 'invoice']))
  }
  const own = new Set(rows.map(({ companyId }) => companyId))
  expect(refused.filter(({ companyId }) => own.has(companyId))).toEqual([])
})

test('invoices are valid: ZUGFeRD and XRechnung by schema and rules, PDF/A-3 by its structure, and all on the page', {
  timeout: 120_000,
}, async () => {
  const validate = zugferdValidator()
  for (const { id, document } of await invoices()) {
    const name = `${document.number} ${document.buyer.name}`
    const files = await archiveInvoice(db, id)
    if (!files) throw new Error(name)
    const [pdf, xrechnung] = [await readStoredFile(files.pdf), await readStoredFile(files.xrechnung)]
    validate(ciiInvoice(document, 'zugferd'))
    validate(xrechnung.toString('utf8'))
    expect(brokenInvoiceRules(ciiInvoice(document, 'zugferd')), name).toEqual([])
    expect(brokenInvoiceRules(xrechnung.toString('utf8')), name).toEqual([])
    expect(pdfA3Faults(pdf), name).toEqual([])
    expect(await misplacedTexts(pdf), name).toEqual([])
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: true })
    expect(
      plainTextsOf(document).filter((each) => !lettersOf(text).includes(lettersOf(each))),
      name,
    ).toEqual([])
  }
})

/** All text on an invoice in letters that every PDF reader extracts exactly. */
function plainTextsOf(document: InvoiceDocument): string[] {
  const { title, senderLine, recipient, facts, intro, lines, sums, closing, footer } = invoiceLetter(document)
  const pairs = [...facts, ...sums].flatMap(({ term, value }) => [term, value])
  const items = lines.flatMap(({ name, description, amount }) => [name, description, amount])
  const texts = [title, senderLine, ...recipient, ...pairs, ...items, ...intro, ...closing, ...footer.flat()]
  return texts.filter((text) => /^[A-Za-zÄÖÜäöüß0-9 .,:;()/+–-]*$/.test(text))
}

/** Without line-breaking characters. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}.,:;()]/gu, '')
}

test('confirmations are valid, too', { timeout: 120_000 }, async () => {
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.kind, 'order-confirmation'))
  expect(mails).toHaveLength(taken.length)
  for (const { attachments } of mails) {
    const [file] = attachments
    if (!file) throw new Error('no attachment')
    const pdf = await readStoredFile(file.fileId)
    expect(pdfA3Faults(pdf)).toEqual([])
    expect(await misplacedTexts(pdf)).toEqual([])
  }
})

test('their debits go to the bank in one valid file', async () => {
  const { id } = await callerFor({ id: adminId }, { now: NOW }).directDebit.create()
  const checker = callerFor(await createPlatformAdmin(), { now: NOW })
  expect(await checker.directDebit.check({ id })).toMatchObject({ isReady: true, faults: [] })
  await checker.directDebit.release({ id })
  const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  expect(brokenDkRules(run?.xml ?? '', isTarget2Day)).toEqual([])
  expect(run?.debitCount).toBeGreaterThan(taken.length / 2)
})

test('the books for DATEV have their columns in every row, in Windows-1252', async () => {
  const books = await exportBooks(db, await actorOf(adminId, NOW), { year: 2026, format: 'datev', now: NOW })
  const text = new TextDecoder('windows-1252').decode(books?.content)
  const [head = '', names = '', ...lines] = text.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(head.split(';')).toHaveLength(31)
  // No field contains a separator or a quotation mark, so that the simplest reader parses them.
  const isRow = (line: string) =>
    line.split(';').length === names.split(';').length &&
    line.split(';').every((cell) => /^(?:"[^"]*"|[^"]*)$/.test(cell))
  expect(lines.filter((line) => !isRow(line))).toEqual([])
  expect(lines).toHaveLength((await invoices()).filter(({ grossCents }) => grossCents !== 0).length)
  expect([...text.replaceAll('\r\n', '')].filter((sign) => /\p{Cc}/u.test(sign))).toEqual([])
  const texts = lines.map((line) => line.split(';')[names.split(';').indexOf('Buchungstext')] ?? '')
  expect(texts.filter((cell) => cell.length > 62 || !/^"(?:Rechnung|Storno) /.test(cell))).toEqual([])
})

test('the books for the auditor say what was typed and keep the grammar they bring', async () => {
  const books = await exportBooks(db, await actorOf(adminId, NOW), { year: 2026, format: 'audit', now: NOW })
  const limits = { entries: 10, bytesEach: 5_000_000, bytesTogether: 20_000_000 }
  const files = new Map(
    readZip(Buffer.from(books?.content ?? []), limits).map((file) => [file.name, Buffer.from(file.content).toString()]),
  )
  const index = files.get('index.xml') ?? ''
  using grammar = XmlDtd.fromString(files.get(/SYSTEM "([^"]+)"/.exec(index)?.[1] ?? '') ?? '')
  using validator = new DtdValidator(grammar)
  using document = XmlDocument.fromString(index)
  validator.validate(document)
  const rowsOf = (name: string) =>
    parseCsv<Record<string, string>>(files.get(name) ?? '', { bom: true, columns: true, delimiter: ';' })
  const issued = await invoices()
  expect(rowsOf('positionen.csv')).toHaveLength(issued.length)
  const columns = Object.keys(rowsOf('rechnungen.csv')[0] ?? {}).length
  expect(rowsOf('rechnungen.csv').filter((row) => Object.keys(row).length !== columns)).toEqual([])
  // A character in front keeps a name that looks like a formula from being one.
  const customers = rowsOf('rechnungen.csv').map(({ Kunde }) => Kunde?.replace(/^'/, ''))
  expect(customers).toEqual(issued.map(({ document: { buyer } }) => buyer.name.replace(/^'/, '')))
})
