import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { INVOICE_KINDS, type InvoiceKind } from '../../../../tests/factories/invoice-kinds'
import { zugferdValidator } from '../../../../tests/schemas/zugferd'
import { ciiInvoice } from './cii'

let validate: (text: string) => void
beforeAll(() => {
  validate = zugferdValidator()
})

const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, value]) => value ?? '')
const cents = (text: string, name: string) => Math.round(Number(all(text, name)[0]) * 100)

describe.each(Object.entries(INVOICE_KINDS))('%s', (kind, document) => {
  const text = ciiInvoice(document, 'zugferd')
  test('keeps the schema of ZUGFeRD EN 16931', () => {
    expect(() => validate(text)).not.toThrow()
  })
  test('is the same byte for byte as the file that was checked', () => {
    expect(text).toBe(readFileSync(new URL(`./golden/${kind}.xml`, import.meta.url), 'utf8'))
  })
  test('BR-01 to BR-11: number, date, type, currency, names, addresses, countries', () => {
    expect(all(text, 'ID').slice(0, 2)).toEqual(['urn:cen.eu:en16931:2017', document.number])
    expect(all(text, 'TypeCode')[0]).toBe(document.kind === 'storno' ? '384' : '380')
    expect(all(text, 'InvoiceCurrencyCode')).toEqual(['EUR'])
    expect(all(text, 'CountryID')).toEqual([document.seller.country, document.buyer.country])
  })
  test('BR-CO-10, -13, -15, -16: the sums fit each other', () => {
    const sum = document.lines.reduce((total, { netCents }) => total + netCents, 0)
    expect(cents(text, 'TaxBasisTotalAmount')).toBe(sum)
    expect(cents(text, 'GrandTotalAmount')).toBe(sum + cents(text, 'TaxTotalAmount'))
    const prepaid = text.includes('TotalPrepaidAmount') ? cents(text, 'TotalPrepaidAmount') : 0
    expect(cents(text, 'DuePayableAmount')).toBe(cents(text, 'GrandTotalAmount') - prepaid)
  })
  test('BR-CO-17, BR-S-08, BR-AE-08, BR-E-08: the tax of the category is basis times rate', () => {
    const [percent] = all(text, 'RateApplicablePercent').slice(-1)
    expect(cents(text, 'CalculatedAmount')).toBe(Math.round((cents(text, 'BasisAmount') * Number(percent)) / 100) || 0)
  })
  test('BR-27: no price is negative; BR-CO-25: something to pay has a due date', () => {
    expect(all(text, 'ChargeAmount').every((price) => Number(price) >= 0)).toBe(true)
    expect(text).toContain('<ram:DueDateDateTime>')
  })
})

describe('what a kind must say besides', () => {
  const text = (kind: InvoiceKind, profile: 'zugferd' | 'xrechnung' = 'xrechnung') =>
    ciiInvoice(INVOICE_KINDS[kind], profile)
  test('BR-DE-1, -2, -5, -6, -7, -15: means of payment, contact, buyer reference', () => {
    expect(text('normal')).toContain('<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>')
    expect(text('normal')).toMatch(/<ram:PersonName>Hannelore Vogt.*0800 5550100.*rechnung@stellwerk.example/)
    expect(text('normal')).toContain('xrechnung_3.0')
  })
  test('BR-DE-30, -31, PEPOL-EN16931-R061: a debit names creditor id, mandate and account', () => {
    expect(text('debit')).toMatch(/HeaderTradeSettlement><ram:CreditorReferenceID>DE98ZZZ09999999999/)
    expect(text('debit')).toContain('<ram:DirectDebitMandateID>SW-ABCDEFGH')
    expect(text('debit')).toContain('<ram:IBANID>DE75512108001245126199')
  })
  test('BT-113, BT-115: what a credit paid is not due again', () => {
    expect(text('prepaid')).toMatch(/<ram:TotalPrepaidAmount>77\.31<.*<ram:DuePayableAmount>100\.00</)
    expect(text('settled')).toMatch(/<ram:TotalPrepaidAmount>177\.31<.*<ram:DuePayableAmount>0\.00</)
  })
  test('BR-DE-26, BR-55: a cancellation names what it corrects', () => {
    expect(text('storno')).toContain('<ram:IssuerAssignedID>RE-2026-00001')
    expect(all(text('storno'), 'GrandTotalAmount')).toEqual(['-177.31'])
  })
  test('BR-AE-02, -10: reverse charge names both VAT ids and the reason', () => {
    expect(text('reverseCharge')).toMatch(/schemeID="VA">DE136695976.*schemeID="VA">ATU13585627/s)
    expect(text('reverseCharge')).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  })
  test('BR-E-02, -10: a small business names its tax number and § 19', () => {
    expect(text('smallBusiness')).toContain('schemeID="FC">305/5678/1234')
    expect(text('smallBusiness')).toContain('§ 19 UStG')
  })
  test('the schema does bite', () => {
    const broken = text('normal', 'zugferd').replace('<ram:TypeCode>380</ram:TypeCode>', '')
    expect(() => validate(broken)).toThrow()
  })
})
