import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ciiInvoice } from '~/features/billing/invoice/cii'
import type { InvoiceDocument } from '~/features/billing/invoice/document'
import { billingAddressSchema } from '~/features/billing/schema'
import { setInvoice } from '~/features/billing/server/documents/set-letter'
import { hostileNames } from '../factories/hostile-names'
import { INVOICE_KINDS } from '../factories/invoice-kinds'

const run = promisify(execFile)
const VALIDATE = fileURLToPath(new URL('../validators/Validate.java', import.meta.url))
let [directory, wrongs] = ['', '']
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stellwerk-documents-'))
  wrongs = await mkdtemp(path.join(tmpdir(), 'stellwerk-wrong-documents-'))
})
afterAll(() => Promise.all([directory, wrongs].map((folder) => rm(folder, { recursive: true, force: true }))))

/** The validators' findings in the files of a directory, including warnings. */
async function findings(folder: string, count: number): Promise<string[]> {
  const classpath = process.env.VALIDATORS_CLASSPATH
  if (!classpath) throw new Error('VALIDATORS_CLASSPATH is not set: run this with npm run test:engines')
  const { stdout } = await run('java', ['-Xmx1g', '-cp', classpath, VALIDATE, folder], { maxBuffer: 64 * 1024 * 1024 })
  const lines = stdout.trimEnd().split('\n')
  expect(lines.pop()).toBe(`judged\t${count}`)
  return lines
}

async function write(name: string, document: InvoiceDocument): Promise<number> {
  await writeFile(path.join(directory, `${name}.pdf`), await setInvoice(document))
  for (const profile of ['zugferd', 'xrechnung'] as const) {
    await writeFile(path.join(directory, `${name}.${profile}.xml`), ciiInvoice(document, profile))
  }
  return 3
}

/** The invoice of a customer with this name, as far as the form accepts it. */
function called(document: InvoiceDocument, name: string): InvoiceDocument | null {
  const { houseNumber, postalCode } = document.buyer
  const city = [...name].slice(0, 8).join('')
  const given = { companyName: name, street: name, houseNumber, postalCode: '33607', city, vatId: '' }
  const read = billingAddressSchema.safeParse(given)
  if (!read.success) return null
  const { companyName, street } = read.data
  const buyer = { ...document.buyer, name: companyName, street, houseNumber, postalCode, city: read.data.city }
  return { ...document, buyer }
}

test('invoices of all kinds, of companies called anything the form takes, are without a finding', {
  timeout: 600_000,
}, async () => {
  let count = 0
  for (const [kind, document] of Object.entries(INVOICE_KINDS)) count += await write(kind, document)
  const kinds = Object.values(INVOICE_KINDS)
  let taken = 0
  for (const [index, name] of hostileNames(40, 1123).entries()) {
    const document = called(kinds[index % kinds.length] ?? INVOICE_KINDS.normal, name)
    if (!document) continue
    taken += 1
    count += await write(`name-${index}`, document)
  }
  expect(taken).toBeGreaterThan(15)
  expect(await findings(directory, count)).toEqual([])
})

test('the validators do find what is wrong', { timeout: 120_000 }, async () => {
  const right = INVOICE_KINDS.normal
  const pdf = Buffer.from(await setInvoice(right)).toString('latin1')
  const write = (name: string, text: string) => writeFile(path.join(wrongs, name), Buffer.from(text, 'latin1'))
  await write('a.pdf', pdf.replaceAll('/DisplayDocTitle true', '/DisplayDocTitlx true'))
  const sum = ciiInvoice(right, 'xrechnung').replace('<ram:GrandTotalAmount>177.31', '<ram:GrandTotalAmount>177.30')
  await writeFile(path.join(wrongs, 'd.xrechnung.xml'), sum)
  const lines = await findings(wrongs, 2)
  const found = (file: string, text: string) => lines.some((line) => line.startsWith(file) && line.includes(text))
  expect(found('a.pdf', 'DisplayDocTitle')).toBe(true)
  expect(found('d.xrechnung.xml', 'BR-CO-15')).toBe(true)
})
