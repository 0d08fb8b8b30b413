import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleInvoice } from '../../../../tests/factories/invoice-document'
import { brokenInvoiceRules } from '../../../../tests/schemas/en16931-rules'
import { stornoOf } from '../server/invoices/cancel'
import { ciiInvoice } from './cii'
import type { InvoiceDocument } from './document'
import { taxOf } from './taxation'

const normal: InvoiceDocument = {
  version: 1,
  kind: 'invoice',
  number: 'RE-2026-00001',
  ...{ issuedOn: '2026-11-20', dueOn: '2026-12-04', serviceFrom: '2026-11-20', serviceUntil: '2026-12-19' },
  seller: {
    ...{ name: 'Stellwerk GmbH', street: 'Am Stellwerk', houseNumber: '3', postalCode: '33602', city: 'Bielefeld' },
    ...{ country: 'DE', representatives: 'Svenja Thoms', email: 'rechnung@stellwerk.example', phone: '0800 5550100' },
    ...{ contactName: 'Hannelore Vogt', registerCourt: 'Amtsgericht Bielefeld', registerNumber: 'HRB 00000' },
    ...{ vatId: 'DE136695976', taxNumber: '305/5678/1234' },
  },
  buyer: {
    ...{ name: 'Hartmann & Söhne <GmbH>', street: 'Heeper Straße', houseNumber: '88', postalCode: '33607' },
    ...{ city: 'Bielefeld', country: 'DE', vatId: null, email: 'kasse@hartmann.example', customerNumber: 'K-0001' },
    reference: '04011000-12345-03',
  },
  lines: [
    {
      ...{ name: 'Tarif Strecke', description: 'Nutzung, 20.11.2026 bis 19.12.2026' },
      ...{ quantity: 1, unitNetCents: 14900, netCents: 14900 },
    },
  ],
  tax: { category: 'S', percent: 19, reason: null },
  ...{ netCents: 14900, taxCents: 2831, grossCents: 17731 },
  payment: { means: 'transfer', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', accountName: 'Stellwerk GmbH' },
  cancels: null,
  terms: 'Bitte überweisen Sie den Betrag bis zum 04.12.2026 ohne Abzug.',
}
const debit: InvoiceDocument = {
  ...normal,
  payment: {
    ...{ means: 'direct_debit', mandateReference: 'SW-ABCDEFGH', creditorId: 'DE98ZZZ09999999999' },
    ...{ debtorIban: 'DE75512108001245126199', debtorName: 'Hartmann' },
  },
}
const untaxed = (category: 'AE' | 'E'): InvoiceDocument => {
  const { tax, taxCents } = taxOf(14900, category, 19)
  return { ...normal, tax, taxCents, grossCents: 14900 }
}
const free = { ...normal.lines[0], name: 'Tarif', description: 'Frei', quantity: 1, unitNetCents: 0, netCents: 0 }
const KINDS = {
  normal,
  debit,
  storno: stornoOf(normal, 'RE-2026-00002', '2026-11-21'),
  reverseCharge: {
    ...untaxed('AE'),
    buyer: { ...normal.buyer, country: 'AT', postalCode: '1010', city: 'Wien', vatId: 'ATU13585627' },
  },
  smallBusiness: { ...untaxed('E'), seller: { ...normal.seller, vatId: null } },
  zero: { ...normal, lines: [free], netCents: 0, taxCents: 0, grossCents: 0, payment: { means: 'none' as const } },
} satisfies Record<string, InvoiceDocument>

const SCHEMA = '../../../../node_modules/@stackforge-eu/factur-x/schema/en16931/FACTUR-X_EN16931.xsd'
let validate: (text: string) => void
beforeAll(() => {
  xmlRegisterFsInputProviders()
  const url = fileURLToPath(new URL(SCHEMA, import.meta.url))
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(url, 'utf8'), { url }))
  validate = (text) => validator.validate(XmlDocument.fromString(text))
})

const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, value]) => value ?? '')
const cents = (text: string, name: string) => Math.round(Number(all(text, name)[0]) * 100)

describe.each(Object.entries(KINDS))('%s', (kind, document) => {
  const text = ciiInvoice(document, 'zugferd')
  test('keeps the schema of ZUGFeRD EN 16931', () => {
    expect(() => validate(text)).not.toThrow()
  })
  test('is the same byte for byte as the file that was checked', () => {
    expect(text).toBe(readFileSync(new URL(`./golden/${kind}.xml`, import.meta.url), 'utf8'))
  })
  test.each(['zugferd', 'xrechnung'] as const)('breaks no rule of EN 16931 or BR-DE as %s', (profile) => {
    expect(brokenInvoiceRules(ciiInvoice(document, profile))).toEqual([])
  })
  test('BR-1 to BR-11: number, date, type, currency, names, addresses, countries', () => {
    expect(all(text, 'ID').slice(0, 2)).toEqual(['urn:cen.eu:en16931:2017', document.number])
    expect(all(text, 'TypeCode')[0]).toBe(document.kind === 'storno' ? '384' : '380')
    expect(all(text, 'InvoiceCurrencyCode')).toEqual(['EUR'])
    expect(all(text, 'CountryID')).toEqual([document.seller.country, document.buyer.country])
  })
  test('BR-CO-10, -13, -15, -16: the sums fit each other', () => {
    const sum = document.lines.reduce((total, { netCents }) => total + netCents, 0)
    expect(cents(text, 'TaxBasisTotalAmount')).toBe(sum)
    expect(cents(text, 'GrandTotalAmount')).toBe(sum + cents(text, 'TaxTotalAmount'))
    expect(cents(text, 'DuePayableAmount')).toBe(cents(text, 'GrandTotalAmount'))
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

test('the invoices of the measurement are like those of the product', () => {
  expect(brokenInvoiceRules(ciiInvoice(sampleInvoice(41), 'xrechnung'))).toEqual([])
})

/** An invoice made wrong in one place, and the rules that must tell. */
const WRONG: [rules: string[], kind: keyof typeof KINDS, from: string | RegExp, to: string][] = [
  [['BR-CO-15', 'BR-CO-16'], 'normal', '<ram:GrandTotalAmount>177.31', '<ram:GrandTotalAmount>177.32'],
  [
    ['BR-CO-10', 'BR-CO-13'],
    'normal',
    '<ram:LineTotalAmount>149.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLine',
    '<ram:LineTotalAmount>148.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLine',
  ],
  [['BR-CO-14', 'BR-CO-17'], 'normal', '<ram:CalculatedAmount>28.31', '<ram:CalculatedAmount>28.30'],
  [['BR-CO-16'], 'normal', '<ram:DuePayableAmount>177.31', '<ram:DuePayableAmount>0.00'],
  [['BR-CO-25'], 'normal', /<ram:DueDateDateTime>.*?<\/ram:DueDateDateTime>/, ''],
  [['BR-27'], 'storno', '<ram:ChargeAmount>149.00', '<ram:ChargeAmount>-149.00'],
  [['BR-4'], 'normal', '<ram:TypeCode>380', '<ram:TypeCode>999'],
  [['BR-5'], 'normal', '<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>'],
  [['BR-55', 'BR-DE-26'], 'storno', /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/, ''],
  [['BR-AE-2'], 'reverseCharge', 'schemeID="VA">ATU13585627', 'schemeID="FC">ATU13585627'],
  [['BR-AE-10'], 'reverseCharge', /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, ''],
  [['BR-E-10'], 'smallBusiness', /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, ''],
  [['BR-CO-26', 'BR-E-2'], 'smallBusiness', /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ''],
  [['BR-DE-15'], 'normal', /<ram:BuyerReference>.*?<\/ram:BuyerReference>/, ''],
  [['BR-DE-30'], 'debit', /<ram:CreditorReferenceID>.*?<\/ram:CreditorReferenceID>/, ''],
  [['BR-DE-31'], 'debit', /<ram:DirectDebitMandateID>.*?<\/ram:DirectDebitMandateID>/, ''],
  [['BR-61'], 'debit', /<ram:IBANID>.*?<\/ram:IBANID>/, ''],
  [
    ['BR-DE-2', 'BR-DE-5', 'BR-DE-6', 'BR-DE-7'],
    'normal',
    /<ram:DefinedTradeContact>.*?<\/ram:DefinedTradeContact>/,
    '',
  ],
]
test.each(WRONG)('%j is refused in the invoice %s', (rules, kind, from, to) => {
  const right = ciiInvoice(KINDS[kind], 'xrechnung')
  const wrong = right.replace(from, to)
  expect(wrong).not.toBe(right)
  expect(brokenInvoiceRules(wrong)).toEqual(rules)
})

describe('what a kind must say besides', () => {
  const text = (kind: keyof typeof KINDS, profile: 'zugferd' | 'xrechnung' = 'xrechnung') =>
    ciiInvoice(KINDS[kind], profile)
  test('BR-DE-1, -2, -5, -6, -7, -15: means of payment, contact, buyer reference', () => {
    expect(text('normal')).toContain('<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>')
    expect(text('normal')).toMatch(/<ram:PersonName>Hannelore Vogt.*0800 5550100.*rechnung@stellwerk.example/)
    expect(text('normal')).toContain('xrechnung_3.0')
  })
  test('BR-DE-30, -31: a debit names creditor id, mandate and account', () => {
    expect(text('debit')).toMatch(/HeaderTradeSettlement><ram:CreditorReferenceID>DE98ZZZ09999999999/)
    expect(text('debit')).toContain('<ram:DirectDebitMandateID>SW-ABCDEFGH')
    expect(text('debit')).toContain('<ram:IBANID>DE75512108001245126199')
  })
  test('BR-DE-26, BR-55: a cancellation names what it corrects', () => {
    expect(text('storno')).toContain('<ram:IssuerAssignedID>RE-2026-00001')
    expect(all(text('storno'), 'GrandTotalAmount')).toEqual(['-177.31'])
  })
  test('BR-AE-2, -10: reverse charge names both VAT ids and the reason', () => {
    expect(text('reverseCharge')).toMatch(/schemeID="VA">DE136695976.*schemeID="VA">ATU13585627/s)
    expect(text('reverseCharge')).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  })
  test('BR-E-2, -10: a small business names its tax number and § 19', () => {
    expect(text('smallBusiness')).toContain('schemeID="FC">305/5678/1234')
    expect(text('smallBusiness')).toContain('§ 19 UStG')
  })
  test('the schema does bite', () => {
    const broken = text('normal', 'zugferd').replace('<ram:TypeCode>380</ram:TypeCode>', '')
    expect(() => validate(broken)).toThrow()
  })
})
