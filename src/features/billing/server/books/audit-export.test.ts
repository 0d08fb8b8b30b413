import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { readZip } from '~/platform/server/files/zip'
import { sampleInvoice } from '../../../../../tests/factories/invoice-document'
import { auditArchive } from './audit-export'
import type { BookedEntry, BookedInvoice } from './rows'

const LIMITS = { entries: 10, bytesEach: 100_000, bytesTogether: 300_000 }

function booked(name: string): BookedInvoice {
  const document = sampleInvoice(0)
  document.buyer.name = name
  const { number } = document
  return { number, kind: 'invoice', document, chargeKind: 'period', previousHash: 'a', hash: 'b', status: 'issued' }
}

function fileOf(archive: Uint8Array<ArrayBuffer>, wanted: string): string {
  const found = readZip(Buffer.from(archive), LIMITS).find(({ name }) => name === wanted)
  return Buffer.from(found?.content ?? []).toString()
}

const supplier = { name: 'Stellwerk GmbH', city: 'Bielefeld' }

test.each(['=HYPERLINK("http://x";"y")', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a company called %j is a name for the auditor, no formula',
  (name) => {
    const entry: BookedEntry = {
      ...{ number: 'RE-2026-00001', kind: 'payment', amountCents: -17731, bookedOn: '2026-11-27', reference: name },
      grossCents: 17731,
    }
    const archive = auditArchive(2026, supplier, [booked(name)], [entry])
    const cells = [fileOf(archive, 'rechnungen.csv'), fileOf(archive, 'buchungen.csv')].join('').split(';')
    expect(cells.filter((cell) => /^"?\s*[=+@\t\r]|^"\s*-/.test(cell))).toEqual([])
    expect(cells.filter((cell) => cell.startsWith(`"'`))).toHaveLength(2)
    // An amount below zero stays a number.
    expect(cells).toContain('-177,31')
  },
)

test('a name that looks like an amount or a day is a text', () => {
  const archive = auditArchive(2026, supplier, [booked('12,50')], [])
  expect(fileOf(archive, 'rechnungen.csv')).toContain(';"12,50";')
})

test('a file opens in a spreadsheet, and the auditor’s program is told what to skip for that', () => {
  const archive = auditArchive(2026, supplier, [booked('Größe & Söhne KG')], [])
  const found = readZip(Buffer.from(archive), LIMITS).find(({ name }) => name === 'rechnungen.csv')
  expect([...Buffer.from(found?.content ?? []).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, first, ...rest] = fileOf(archive, 'rechnungen.csv').slice(1).split('\r\n')
  expect(rest).toEqual([''])
  expect(first).toContain('"Größe & Söhne KG"')
  const index = fileOf(archive, 'index.xml')
  const [table = ''] = /<Table><URL>rechnungen\.csv.*<\/Table>/.exec(index) ?? []
  const names = [...table.matchAll(/<VariableColumn><Name>([^<]+)/g)].map(([, name]) => `"${name}"`)
  expect(head).toBe(names.join(';'))
  // The order of the elements is the DTD's.
  expect(
    index.match(/<\/DigitGroupingSymbol><SkipNumBytes>3<\/SkipNumBytes><Range><From>2<\/From><\/Range><V/g),
  ).toHaveLength(3)
})

test('the archive holds the grammar that its description names, and keeps it', () => {
  const archive = auditArchive(2026, { name: 'Ö & Σ <AG> 🚀', city: 'Köln' }, [booked('Σ <&> 🚀')], [])
  const index = fileOf(archive, 'index.xml')
  const [, name = ''] = /<!DOCTYPE DataSet SYSTEM "([^"]+)">/.exec(index) ?? []
  using grammar = XmlDtd.fromString(fileOf(archive, name))
  using validator = new DtdValidator(grammar)
  const validate = (text: string) => {
    using document = XmlDocument.fromString(text)
    validator.validate(document)
  }
  expect(() => validate(index)).not.toThrow()
  expect(() => validate(index.replace('<UTF8/>', ''))).not.toThrow()
  expect(() => validate(index.replace(/<URL>[^<]*<\/URL>/, ''))).toThrow()
})
