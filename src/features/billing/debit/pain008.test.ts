import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleDebits } from '../../../../tests/factories/invoice-document'
import { brokenDkRules } from '../../../../tests/schemas/pain008-rules'
import { readValidXml } from '../../../../tests/schemas/validate'
import { checkCollection } from './check-collection'
import { type CollectionFile, CollectionFileFault, type Debit } from './collection-file'
import { collectionXml } from './pain008'
import schema from './pain008-dk.xsd?raw'
import { sepaText } from './sepa-text'
import { isTarget2Day } from './target2'

const SCHEMA = '../../src/features/billing/debit/pain008-dk'
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
  formerCreditor: null,
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
  amended: {
    ...file,
    debits: [
      { ...first, formerCreditor: { name: 'Stellwerk „Bielefeld“ GmbH', creditorId: 'DE13ZZZ00000012345' } },
      {
        ...second,
        mandate: { ...second.mandate, reference: 'SW-IJKLMNOP' },
        formerCreditor: { name: null, creditorId: 'DE13ZZZ00000012345' },
      },
    ],
  },
  withoutBic: { ...file, creditor: { ...file.creditor, bic: null }, debits: [first] },
} satisfies Record<string, CollectionFile>

describe.each(Object.entries(KINDS))('a file of the kind %s', (kind, given) => {
  const text = collectionXml(given)
  test('keeps the schema', () => {
    expect(readValidXml(text, SCHEMA, '//p:EndToEndId', NAMESPACES)).toHaveLength(given.debits.length)
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
  ['DK ReqdColltnDt is after the file', '<ReqdColltnDt>2026-11-27', '<ReqdColltnDt>2026-11-20'],
  ['DK PmtMtd DD', '<PmtMtd>DD', '<PmtMtd>TRF'],
  ['DK ChrgBr SLEV', '<ChrgBr>SLEV', '<ChrgBr>SHAR'],
  ['DK SvcLvl SEPA', '<SvcLvl><Cd>SEPA', '<SvcLvl><Cd>URGP'],
  ['DK SeqTp one block each', '<SeqTp>FRST', '<SeqTp>RCUR'],
  ['DK SeqTp FRST or RCUR', '<SeqTp>FRST', '<SeqTp>OOFF'],
  ['DK FRST once for a mandate', /(<DrctDbtTxInf>.*?<\/DrctDbtTxInf>)(.*<CtrlSum>0.30)/s, '$1$1$2'],
  ['DK InstdAmt between a cent and 999999999.99', '>177.31</InstdAmt>', '>1000000000177.31</InstdAmt>'],
  ['DK EndToEndId and MndtId of 35 signs, no slash at their ends', '<MndtId>SW-ABCDEFGH', '<MndtId>SW//ABCDEFGH'],
  ['DK MsgId and PmtInfId of 35 signs, no slash at their ends', '<MsgId>SW-', '<MsgId>/SW-'],
  ['DK Nm of 70 signs', '<Dbtr><Nm>Mueller', `<Dbtr><Nm>${'Mueller '.repeat(9)}`],
  ['DK Ustrd of 140 signs', '<Ustrd>', `<Ustrd>${'x'.repeat(120)}`],
  ['EPC217-08 signs of every bank', '<Ustrd>', '<Ustrd>€ '],
  ['EPC DtOfSgntr not after the file', '<DtOfSgntr>2026-11-20', '<DtOfSgntr>2026-11-21'],
  ['ISO 13616 check digits of the IBAN', 'DE75512108001245126199', 'DE75512108001245126198'],
  ['EPC262-08 check digits of the creditor id', 'DE98ZZZ09999999999', 'DE97ZZZ09999999999'],
  [
    'EPC no unstructured address from November 2026',
    '<StrtNm>Am Stellwerk</StrtNm>',
    '<AdrLine>Am Stellwerk</AdrLine>',
  ],
  ['EPC a structured address has town and country', /(<Dbtr>.*?)<TwnNm>Koeln<\/TwnNm>/, '$1'],
])('%s: a file that breaks it is found out', (rule, from, to) => {
  const right = collectionXml(file)
  const wrong = right.replace(from, to)
  expect(wrong).not.toBe(right)
  expect(brokenDkRules(wrong, isTarget2Day)).toContain(rule)
})

test.each([
  [
    'EPC AT-18 the former creditor is another one',
    '<OrgnlCdtrSchmeId><Id>',
    '<OrgnlCdtrSchmeId><Nm>Stellwerk GmbH</Nm><Id>',
  ],
  ['EPC AT-18 the former creditor is another one', /DE13ZZZ00000012345/g, 'DE98ZZZ09999999999'],
  ['EPC AT-18 an amendment once for a mandate', 'SW-IJKLMNOP', 'SW-ABCDEFGH'],
  ['EPC262-08 check digits of the former creditor id', /DE13ZZZ00000012345/g, 'DE01ZZZ00000012345'],
])('%s: a wrong amendment is found out', (rule, from, to) => {
  const right = collectionXml(KINDS.amended)
  const wrong = right.replace(from, to)
  expect(wrong).not.toBe(right)
  expect(brokenDkRules(wrong, isTarget2Day)).toContain(rule)
})

test.each([
  ['an address line', /<StrtNm>[^<]*<\/StrtNm>/, '<AdrLine>Grosse Strasse 8a</AdrLine>'],
  ['a sequence type of one’s own', '<SeqTp>FRST', '<SeqTp>XXXX'],
  ['a third decimal', '>177.31</InstdAmt>', '>177.311</InstdAmt>'],
  ['nothing to debit', '>177.31</InstdAmt>', '>0.00</InstdAmt>'],
  ['another currency', 'Ccy="EUR"', 'Ccy="CHF"'],
  ['an umlaut', 'Mueller', 'Müller'],
  ['an identifier that is too long', 'SW-ABCDEFGH', 'S'.repeat(36)],
  ['an amendment that names nothing', '</DtOfSgntr>', '</DtOfSgntr><AmdmntInd>true</AmdmntInd>'],
  ['elements in another order', /(<DbtrAgt>.*?<\/DbtrAgt>)(<Dbtr>.*?<\/Dbtr>)/, '$2$1'],
])('%s is refused by the schema', (_what, from, to) => {
  const right = collectionXml(KINDS.first)
  const wrong = right.replace(from, to)
  expect(wrong).not.toBe(right)
  expect(() => readValidXml(wrong, SCHEMA, '//p:MsgId', NAMESPACES)).toThrow()
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
  test('a mandate signed after midnight in Germany, when it is still yesterday in the file’s time, is none of tomorrow', () => {
    const signed = { ...first, mandate: { ...first.mandate, signedOn: '2026-11-21' } }
    expect(() =>
      collectionXml({ ...file, createdAt: new Date('2026-11-20T23:30:00Z'), debits: [signed] }),
    ).not.toThrow()
  })
  test.each([
    ['no debit', { ...file, debits: [] }],
    ['the same debit twice', { ...file, debits: [first, first] }],
    ['nothing to debit', { ...file, debits: [{ ...first, amountCents: 0 }] }],
    ['a fraction of a cent', { ...file, debits: [{ ...first, amountCents: 1.5 }] }],
    ['a long identifier', { ...file, debits: [{ ...first, endToEndId: 'x'.repeat(36) }] }],
    ['an amount that no bank takes', { ...file, debits: [{ ...first, amountCents: 100_000_000_000 }] }],
    [
      'a first debit of a mandate that had one',
      { ...file, debits: [first, { ...first, endToEndId: 'RE-2026-00009-1' }] },
    ],
    ['a slash at the end', { ...file, debits: [{ ...first, endToEndId: 'RE-2026-00001/' }] }],
    ['two slashes', { ...file, debits: [{ ...first, mandate: { ...first.mandate, reference: 'SW//A' } }] }],
    [
      'a wrong IBAN',
      { ...file, debits: [{ ...first, mandate: { ...first.mandate, iban: 'DE75512108001245126198' } }] },
    ],
    [
      'a name without a letter',
      { ...file, debits: [{ ...first, mandate: { ...first.mandate, accountHolder: '株式' } }] },
    ],
    [
      'a mandate of tomorrow',
      { ...file, debits: [{ ...first, mandate: { ...first.mandate, signedOn: '2026-11-21' } }] },
    ],
    ['a wrong account of one’s own', { ...file, creditor: { ...file.creditor, iban: 'DE02' } }],
    ['a wrong creditor id', { ...file, creditor: { ...file.creditor, creditorId: 'DE97ZZZ09999999999' } }],
    ...['2026-11-28', '2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2028-05-01'].map(
      (collectionOn): [string, CollectionFile] => [
        `the day ${collectionOn}, on which banks rest`,
        { ...file, collectionOn },
      ],
    ),
    ['a message id with umlauts', { ...file, messageId: 'Lauf-März' }],
  ])('refuses %s', (_what, wrong) => {
    expect(() => collectionXml(wrong)).toThrow(CollectionFileFault)
  })
})

test('hundreds of debits keep schema and rules, too', () => {
  const text = collectionXml(sampleDebits(300))
  expect(readValidXml(text, SCHEMA, '//p:EndToEndId', NAMESPACES)).toHaveLength(300)
  expect(brokenDkRules(text, isTarget2Day)).toEqual([])
})

test.each([
  ['Αθήνα', 'Athina'],
  ['Θεσσαλονίκη', 'Thessaloniki'],
  ['Σόφια Ψυχικό', 'Sofia Psychiko'],
  ['Благоевград', 'Blagoevgrad'],
  ['Щука и Ёж', 'Shtuka i Ezh'],
  ['Ελλάς & Υιοί', 'Ellas + Yioi'],
  ['ﬁnanz ＡＢＣ 𝐀𝐂𝐌𝐄', 'finanz ABC ACME'],
  ['Ðurđević Ħal', 'Durdevic Hal'],
  ['東京', ''],
  ['🚀', ''],
])('%s is written as %j', (text, written) => {
  expect(sepaText(text)).toBe(written)
})

test.each(['東京', 'القاهرة', '🚀', '–'])('an address in %s is left out, and the file is valid', async (city) => {
  const given = { ...file, debits: [{ ...first, address: { ...abroad, city } }] }
  const checked = await checkCollection(given, schema)
  const text = 'xml' in checked ? checked.xml : ''
  expect(/<Dbtr>.*<\/Dbtr>/.exec(text)?.[0]).toContain('Praezision')
  expect(/<Dbtr>.*<\/Dbtr>/.exec(text)?.[0]).not.toContain('PstlAdr')
  expect(brokenDkRules(text, isTarget2Day)).toEqual([])
})

describe('what keeps a file from the bank is told of by debit and field', () => {
  const of = (change: Partial<Debit>, mandate: Partial<Debit['mandate']> = {}) => ({
    ...file,
    debits: [{ ...first, ...change, mandate: { ...first.mandate, ...mandate } }, second],
  })
  const { creditor } = file
  const own = (change: Partial<CollectionFile['creditor']>) => ({ ...file, creditor: { ...creditor, ...change } })
  test.each([
    ['address', first.endToEndId, of({ address: { ...abroad, country: 'xx' } })],
    ['name', first.endToEndId, of({}, { accountHolder: '株式' })],
    ['iban', first.endToEndId, of({}, { iban: 'DE75512108001245126198' })],
    // The bank would want its BIC, which nobody was asked for.
    ['iban', first.endToEndId, of({}, { iban: 'CH9300762011623852957' })],
    ['mandate', first.endToEndId, of({}, { reference: 'SW//A' })],
    ['signedOn', first.endToEndId, of({}, { signedOn: '2026-11-21' })],
    ['signedOn', first.endToEndId, of({}, { signedOn: '2026-02-30' })],
    ['amount', first.endToEndId, of({ amountCents: 0 })],
    ['reference', 'x'.repeat(36), of({ endToEndId: 'x'.repeat(36) })],
    ['name', null, own({ name: '株式' })],
    ['iban', null, own({ iban: 'DE02' })],
    ['bic', null, own({ bic: 'BYLA-DEM' })],
    ['creditorId', null, own({ creditorId: 'DE97ZZZ09999999999' })],
    ['collectionOn', null, { ...file, collectionOn: '2026-11-28' }],
    ['other', null, { ...file, debits: [] }],
  ])('%s of %s', async (field, endToEndId, given) => {
    expect(await checkCollection(given, schema)).toEqual({ faults: [{ endToEndId, field }] })
  })
  test('all of it at once, what a rule knows and what only the schema does', async () => {
    const nameless = { ...first, mandate: { ...first.mandate, accountHolder: '株式', iban: 'DE02' } }
    const wrong = { ...second, address: { ...abroad, country: 'xx' } }
    expect(await checkCollection({ ...file, debits: [nameless, wrong] }, schema)).toEqual({
      faults: [
        { endToEndId: first.endToEndId, field: 'iban' },
        { endToEndId: first.endToEndId, field: 'name' },
        { endToEndId: second.endToEndId, field: 'address' },
      ],
    })
  })
})

test('texts in the characters of SEPA', () => {
  expect(sepaText('Ærø Straße 5 – „Łódź“ //x/')).toBe('AEro Strasse 5 - Lodz /x')
  expect(sepaText('ä'.repeat(50), 70)).toHaveLength(70)
})
