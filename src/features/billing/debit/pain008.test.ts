import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleDebits } from '../../../../tests/factories/invoice-document'
import { brokenDkRules } from '../../../../tests/schemas/pain008-rules'
import { readValidXml } from '../../../../tests/schemas/validate'
import { isTarget2Day, nextTarget2Day } from '../target2'
import { type CollectionFile, CollectionFileFault, collectionXml, type Debit } from './pain008'
import { sepaText } from './sepa-text'

const NAMESPACES = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08' }

const first: Debit = {
  endToEndId: 'RE-2026-00001-1',
  sequenceType: 'FRST',
  amountCents: 17731,
  mandate: {
    reference: 'SW-ABCDEFGH',
    signedOn: '2026-11-20',
    iban: 'DE75512108001245126199',
    accountHolder: 'Müller & Söhne „Präzision“',
  },
  address: { street: 'Große Straße', houseNumber: '8a', postalCode: '33607', city: 'Köln', country: 'DE' },
  remittance: 'Stellwerk Rechnung RE-2026-00001',
}
const file: CollectionFile = {
  messageId: 'SW-0123456789ABCDEF0123',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  collectionOn: '2026-11-27',
  creditor: {
    ...{ name: 'Stellwerk GmbH', street: 'Am Stellwerk', houseNumber: '3', postalCode: '33602', city: 'Bielefeld' },
    ...{ country: 'DE', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', creditorId: 'DE98ZZZ09999999999' },
  },
  debits: [
    first,
    { ...first, endToEndId: 'RE-2026-00002-1', sequenceType: 'RCUR', amountCents: 10, address: null },
    { ...first, endToEndId: 'RE-2026-00003-1', sequenceType: 'RCUR', amountCents: 20 },
  ],
}

const second: Debit = { ...first, endToEndId: 'RE-2026-00002-1', sequenceType: 'RCUR', amountCents: 10 }
const abroad = { street: 'Rue de la Poste', houseNumber: '4 bis', postalCode: '1000', city: 'Bruxelles', country: 'BE' }
const KINDS = {
  first: { ...file, debits: [first] },
  recurring: { ...file, debits: [second] },
  mixed: file,
  withoutAddress: { ...file, debits: [{ ...first, address: null }] },
  abroad: { ...file, debits: [{ ...second, address: abroad }] },
  withoutBic: { ...file, creditor: { ...file.creditor, bic: null }, debits: [first] },
} satisfies Record<string, CollectionFile>

describe.each(Object.entries(KINDS))('a file of the kind %s', (kind, given) => {
  const text = collectionXml(given)
  test('keeps the schema', () => {
    expect(readValidXml(text, 'pain008-dk', '//p:EndToEndId', NAMESPACES)).toHaveLength(given.debits.length)
  })
  test('breaks no rule of the banks', () => {
    expect(brokenDkRules(text, isTarget2Day)).toEqual([])
  })
  test('is the same byte for byte as the file that was checked', () => {
    expect(text).toBe(readFileSync(new URL(`./golden/${kind}.xml`, import.meta.url), 'utf8'))
  })
})

test.each([
  ['DK CtrlSum of the file', /<CtrlSum>177.61/, '<CtrlSum>177.60'],
  ['DK NbOfTxs of the file', '<NbOfTxs>3', '<NbOfTxs>4'],
  ['DK CtrlSum of a block', /<CtrlSum>0.30/, '<CtrlSum>0.31'],
  ['DK NbOfTxs of a block', '<NbOfTxs>2', '<NbOfTxs>1'],
  ['DK EndToEndId once in a file', 'RE-2026-00003-1', 'RE-2026-00002-1'],
  ['DK PmtInfId once in a file', '0123-RCUR<', '0123-FRST<'],
  ['DK LclInstrm CORE', '<Cd>CORE', '<Cd>B2B'],
  ['DK ReqdColltnDt is a TARGET2 day', '2026-11-27', '2026-11-28'],
  ['EPC a structured address has town and country', /(<Dbtr>.*?)<TwnNm>Koeln<\/TwnNm>/, '$1'],
])('%s: a file that breaks it is found out', (rule, from, to) => {
  const right = collectionXml(file)
  const wrong = right.replace(from, to)
  expect(wrong).not.toBe(right)
  expect(brokenDkRules(wrong, isTarget2Day)).toEqual([rule])
})

test.each([
  ['an address line', /<StrtNm>[^<]*<\/StrtNm>/, '<AdrLine>Grosse Strasse 8a</AdrLine>'],
  ['a sequence type of one’s own', '<SeqTp>FRST', '<SeqTp>XXXX'],
  ['a third decimal', '>177.31</InstdAmt>', '>177.311</InstdAmt>'],
  ['nothing to debit', '>177.31</InstdAmt>', '>0.00</InstdAmt>'],
  ['another currency', 'Ccy="EUR"', 'Ccy="CHF"'],
  ['an umlaut', 'Mueller', 'Müller'],
  ['an identifier that is too long', 'SW-ABCDEFGH', 'S'.repeat(36)],
  ['elements in another order', /(<DbtrAgt>.*?<\/DbtrAgt>)(<Dbtr>.*?<\/Dbtr>)/, '$2$1'],
])('%s is refused by the schema', (_what, from, to) => {
  const right = collectionXml(KINDS.first)
  const wrong = right.replace(from, to)
  expect(wrong).not.toBe(right)
  expect(() => readValidXml(wrong, 'pain008-dk', '//p:MsgId', NAMESPACES)).toThrow()
})

describe('pain.008.001.08 (DK Anlage 3)', () => {
  const text = collectionXml(file)
  test('counts and sums in integer cents, for the file and each block', () => {
    expect(text).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>177.61</CtrlSum><InitgPty>')
    expect(text).toContain('<NbOfTxs>1</NbOfTxs><CtrlSum>177.31</CtrlSum>')
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>0.30</CtrlSum>')
  })
  test('has one block for each sequence type, with an id of its own', () => {
    expect([...text.matchAll(/<SeqTp>(\w+)<\/SeqTp>/g)].map(([, type]) => type)).toEqual(['FRST', 'RCUR'])
    expect([...text.matchAll(/<PmtInfId>([^<]+)</g)].map(([, id]) => id)).toEqual([
      'SW-0123456789ABCDEF0123-FRST',
      'SW-0123456789ABCDEF0123-RCUR',
    ])
  })
  test('writes addresses structured or not at all, and texts in the characters of SEPA', () => {
    expect(text).not.toContain('AdrLine')
    expect(text).toContain(
      '<Dbtr><Nm>Mueller + Soehne Praezision</Nm><PstlAdr><StrtNm>Grosse Strasse</StrtNm><BldgNb>8a</BldgNb><PstCd>33607</PstCd><TwnNm>Koeln</TwnNm><Ctry>DE</Ctry></PstlAdr></Dbtr>',
    )
    expect([...text.matchAll(/<PstlAdr>/g)]).toHaveLength(4)
    expect([...text.replace(/<[^>]*>/g, '')].every((sign) => sign.charCodeAt(0) < 128)).toBe(true)
  })
  test('names creditor, mandate and account', () => {
    expect(text).toContain('<Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm>')
    expect(text).toContain('<MndtId>SW-ABCDEFGH</MndtId><DtOfSgntr>2026-11-20</DtOfSgntr>')
    expect(text).toContain('<InstdAmt Ccy="EUR">177.31</InstdAmt>')
    expect(text).toContain('<ReqdColltnDt>2026-11-27</ReqdColltnDt>')
  })
  test.each([
    ['no debit', { ...file, debits: [] }],
    ['the same debit twice', { ...file, debits: [first, first] }],
    ['nothing to debit', { ...file, debits: [{ ...first, amountCents: 0 }] }],
    ['a fraction of a cent', { ...file, debits: [{ ...first, amountCents: 1.5 }] }],
    ['a long identifier', { ...file, debits: [{ ...first, endToEndId: 'x'.repeat(36) }] }],
    ['a message id with umlauts', { ...file, messageId: 'Lauf-März' }],
  ])('refuses %s', (_what, wrong) => {
    expect(() => collectionXml(wrong)).toThrow(CollectionFileFault)
  })
})

test('hundreds of debits keep schema and rules, too', () => {
  const text = collectionXml(sampleDebits(300))
  expect(readValidXml(text, 'pain008-dk', '//p:EndToEndId', NAMESPACES)).toHaveLength(300)
  expect(brokenDkRules(text, isTarget2Day)).toEqual([])
})

test('texts in the characters of SEPA', () => {
  expect(sepaText('Ærø Straße 5 – „Łódź“ //x/')).toBe('AEro Strasse 5 - Lodz /x')
  expect(sepaText('ä'.repeat(50), 70)).toHaveLength(70)
})

test('TARGET2 rests on weekends and its six days', () => {
  const closed = ['2026-11-21', '2026-12-25', '2026-12-26', '2027-01-01', '2027-03-26', '2027-03-29', '2028-05-01']
  expect(closed.filter(isTarget2Day)).toEqual([])
  expect(nextTarget2Day('2027-03-26')).toBe('2027-03-30')
  expect(nextTarget2Day('2026-12-25')).toBe('2026-12-28')
  // German holidays are none of the system's.
  expect(isTarget2Day('2026-10-05') && isTarget2Day('2027-05-06')).toBe(true)
})
