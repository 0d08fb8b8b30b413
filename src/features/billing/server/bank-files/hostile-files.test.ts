import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeZip } from '~/platform/server/files/zip'
import { creditFile } from '../../../../../tests/factories/bank-files'
import { readBankFileApart } from './read-apart'
import { readBankFile } from './read-bank-file'

const good = creditFile([{ endToEndId: 'RE-2026-00012-1', amountCents: 17731, on: '2026-11-19' }])
const read = (content: string | Uint8Array) => readBankFile('bank', Buffer.from(content))
const faultOf = (reading: object) => ('fault' in reading ? reading.fault : null)
const typed = (message: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"><BkToCstmrStmt><Stmt><Id>1</Id></Stmt></BkToCstmrStmt></Document>`
const day = (on: string) => good.replace('2026-11-19', on)
const balance = (type: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>`
const balanced = (...balances: string[]) => good.replace('<Ntry>', `${balances.join('')}<Ntry>`)
const message = good.replace(/<\/?Document>/g, '')
const entry = /<Ntry>.*<\/Ntry>/s.exec(good)?.[0] ?? ''
const line = (rest: string) => `:20:A\r\n:25:12030000/202051\r\n:28C:1\r\n:60F:C261118EUR0,00\r\n${rest}\r\n`

describe('what is no bank file is refused in German', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'keine lesbare Bankdatei'],
    ['a PDF', '%PDF-1.7 1 0 obj', 'keine lesbare Bankdatei'],
    ['a table', 'Buchungstag;Betrag\n19.11.2026;177,31', 'keine lesbare Bankdatei'],
    ['a page', '<!DOCTYPE html><html><body>Anmelden</body></html>', 'keine lesbare Bankdatei'],
    ['a file of ours', typed('pain.008.001.08'), 'ist eine pain.008'],
    ['an order', typed('pain.001.001.09'), 'ist eine pain.001'],
    ['a version before all', typed('camt.053.001.01'), 'Version camt.053.001.01'],
    ['a version of tomorrow', typed('camt.053.001.99'), 'Version camt.053.001.99'],
    ['half a file', good.slice(0, -20), 'keine lesbare Bankdatei'],
    [
      'a character set nobody uses',
      Buffer.from('<?xml version="1.0" encoding="KOI8-R"?><Document>\xfc</Document>', 'latin1'),
      'Den Zeichensatz',
    ],
    [
      'entities',
      good.replace('<Document>', '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>'),
      'keine lesbare',
    ],
    [
      'a file from outside',
      good.replace('<Document>', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>'),
      'keine lesbare',
    ],
    ['depth', '<a>'.repeat(30_000) + '</a>'.repeat(30_000), 'keine lesbare'],
    ['a booking without an amount', good.replace('177.31', '-177.31'), 'Buchung 1 hat keinen lesbaren Betrag'],
    ['a booking without a direction', good.replace('CRDT', 'BOTH'), 'Buchung 1 sagt nicht, ob Geld kam oder ging'],
    ['a booking without a day', good.replace('2026-11-19', '2026-02-30'), 'Buchung 1 hat keinen lesbaren Buchungstag'],
    ['a line without an amount', line(':61:2611191119CRhundertNTRFNONREF'), 'Buchung 1 (:61:) ist nicht lesbar'],
    ['a day that no calendar has', line(':61:2602301119CR177,31NTRFNONREF'), 'Buchung 1 (:61:) ist nicht lesbar'],
    [
      'a booking day that no calendar has',
      line(':61:2611193002CR177,31NTRFNONREF'),
      'Buchung 1 (:61:) ist nicht lesbar',
    ],
    ['a day in the year zero, which no database has', day('0000-01-01'), 'Buchung 1 hat keinen lesbaren Buchungstag'],
    ['a day in a year of no bank', day('9999-12-31'), 'Buchung 1 hat keinen lesbaren Buchungstag'],
  ])('%s', (_what, content, sentence) => {
    expect(faultOf(read(content))).toContain(sentence)
  })

  test('of versions between 02 and 13 each is read', () => {
    for (const version of ['02', '04', '06', '08', '10', '13']) {
      expect(read(typed(`camt.053.001.${version}`))).toMatchObject({ documents: [{ format: 'camt.053' }] })
    }
  })
})

describe('B5: no booking of a file goes unread, and no statement unchecked', () => {
  const notice = `<BkToCstmrDbtCdtNtfctn><Ntfctn>${entry}</Ntfctn></BkToCstmrDbtCdtNtfctn>`
  const booked = ':61:2611191119CR177,31NTRFNONREF'

  test.each<[string, string, string]>([
    ['a message behind another', `<Document>${message}${message}</Document>`, '(1 von 2)'],
    ['a notice behind a statement', `<Document>${message}${notice}</Document>`, '(1 von 2)'],
    ['a booking beside its statement', good.replace('</Stmt>', `</Stmt>${entry}`), '(1 von 2)'],
    ['a booking in a booking', good.replace('</Ntry>', `${entry}</Ntry>`), '(1 von 2)'],
    ['a statement with its opening alone', balanced(balance('OPBD', '10.00')), 'Der Endsaldo fehlt'],
    ['a statement with its closing alone', balanced(balance('CLBD', '10.00')), 'Der Anfangssaldo fehlt'],
    [
      'a closing that is no amount',
      balanced(balance('OPBD', '10.00'), balance('CLBD', 'zehn')),
      'Der Endsaldo fehlt oder ist nicht lesbar',
    ],
    ['MT940 that was cut off', line(booked), 'Der Endsaldo fehlt'],
    ['MT940 that was cut off in an amount', line(`${booked}\r\n:61:2611191119CR1234,5`), 'Der Endsaldo fehlt'],
    ['MT940 with a closing that is no amount', line(`${booked}\r\n:62F:C261119EURhundert`), 'Der Endsaldo fehlt'],
    ['MT942, which only announces', line(booked).replace(/:60F:.*\r\n/, ''), 'Der Anfangssaldo fehlt'],
  ])('%s is refused', (_what, content, sentence) => {
    expect(faultOf(read(content))).toContain(sentence)
  })
})

describe('no rejection goes unread', () => {
  const answer = (inner: string) => `<CstmrPmtStsRpt>${inner}</CstmrPmtStsRpt>`
  const block = (status: string, inner = '') => `<OrgnlPmtInfAndSts>${status}${inner}</OrgnlPmtInfAndSts>`
  const one = (id: string, status = '') =>
    `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId>${status}</TxInfAndSts>`
  const [refused, rejected] = ['<PmtInfSts>RJCT</PmtInfSts>', '<TxSts>RJCT</TxSts>']

  test('of a debit without a status in a block that was refused', () => {
    const told = block(refused, one('A') + one('B', rejected) + one('C', '<TxSts>ACSP</TxSts>'))
    expect(read(`<Document>${answer(told)}</Document>`)).toMatchObject({
      documents: [{ answers: [{ endToEndId: 'A' }, { endToEndId: 'B' }] }],
    })
  })

  test.each([
    ['a report behind another', answer(block('', one('A', rejected))).repeat(2), 'Nicht alle Antworten'],
    ['a debit beside its block', answer(block('') + one('A', rejected)), 'Nicht alle Antworten'],
    ['a block without its name', answer(block(refused)), 'aber nicht, welche'],
    [
      'a file without its name',
      answer('<OrgnlGrpInfAndSts><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts>'),
      'aber nicht, welche',
    ],
  ])('%s is refused', (_what, content, sentence) => {
    expect(faultOf(read(`<Document>${content}</Document>`))).toContain(sentence)
  })
})

test('an answer of the bank on a day that no calendar has is one of no day', () => {
  const answer = `<Document><CstmrPmtStsRpt><GrpHdr><CreDtTm>0000-13-41T00:00:00</CreDtTm></GrpHdr><OrgnlPmtInfAndSts><TxInfAndSts><TxSts>RJCT</TxSts></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
  expect(read(answer)).toMatchObject({ documents: [{ answers: [{ kind: 'rejection', bookedOn: '' }] }] })
})

describe('archives', () => {
  const zip = (...entries: [string, string | Uint8Array][]) =>
    writeZip(entries.map(([name, content]) => ({ name, content: Buffer.from(content) })))

  test('of several files are read, whatever stands beside them', () => {
    const archive = zip(['a.xml', good], ['Auszug.pdf', '%PDF'], ['__MACOSX/._a.xml', 'x'], ['b.xml', `${good} `])
    expect(read(archive)).toMatchObject({ documents: [{ name: 'bank/a.xml' }, { name: 'bank/b.xml' }] })
  })

  test.each<[string, Uint8Array, string]>([
    ['empty ones', zip(['Auszug.pdf', '%PDF']), 'keine Bankdatei'],
    ['an archive in an archive', zip(['inner.zip', zip(['a.xml', good])]), 'bank/inner.zip'],
    ['one file that is none', zip(['a.xml', good], ['b.xml', 'Guten Tag']), 'bank/b.xml'],
    [
      'too many files',
      zip(...Array.from({ length: 201 }, (_, n): [string, string] => [`${n}.xml`, good])),
      'höchstens 200',
    ],
    ['half an archive', zip(['a.xml', good]).slice(0, 60), 'ZIP-Datei'],
  ])('%s are refused', (_what, archive, sentence) => {
    expect(faultOf(read(archive))).toContain(sentence)
  })

  test('a bomb is refused at its limit, whatever it says of its size', () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024)
    const bomb = Buffer.from(zip(['a.xml', zeros]))
    expect(bomb.length).toBeLessThan(100_000)
    // The directory claims ten bytes.
    const at = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bomb.writeUInt32LE(10, at + 24)
    expect(faultOf(read(bomb))).toContain('zu groß')
    const many = zip(
      ...Array.from({ length: 9 }, (_, n): [string, Uint8Array] => [`${n}.xml`, zeros.subarray(0, 5_000_000)]),
    )
    expect(faultOf(read(many))).toContain('zu groß')
    expect(deflateRawSync(zeros).length).toBeLessThan(bomb.length)
  })
})

test('ten megabytes of lines, and of brackets, are read or refused in time', async () => {
  const booked = ':61:2611191119CR0,01NTRFNONREF\r\n:86:166?00GUTSCHRIFT?20SVWZ+RE-2026-00012\r\n'
  const long = Buffer.from(`${line('').trimEnd()}\r\n${booked.repeat(100_000)}:62F:C261119EUR1000,00\r\n`)
  expect(await readBankFileApart('long.sta', long)).toMatchObject({
    documents: [{ statements: [{ pendingCount: 0 }] }],
  })
  const deep = await readBankFileApart('deep.xml', Buffer.from('<a>'.repeat(3_000_000)))
  expect(faultOf(deep)).toContain('keine lesbare')
}, 90_000)

describe('B10: encodings', () => {
  const text = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${good.replace('</TxDtls>', '<RmtInf><Ustrd>Bäckerei Grün – 5 €</Ustrd></RmtInf></TxDtls>')}`
  const purposeOf = (bytes: Uint8Array) => {
    const reading = read(bytes)
    return 'fault' in reading ? reading.fault : reading.documents[0]?.statements[0]?.events[0]?.purpose
  }
  const narrow = (encoding: string) => Buffer.from(text(encoding).replace('–', '\x96').replace('€', '\x80'), 'latin1')

  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text('UTF-8'))],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text('UTF-8')}`)],
    ['UTF-8 that calls itself ISO-8859-1', Buffer.from(text('ISO-8859-1'))],
    ['UTF-8 that calls itself UTF-16', Buffer.from(text('UTF-16'))],
    ['UTF-16 LE with its mark', Buffer.from(`\uFEFF${text('UTF-16')}`, 'utf16le')],
    ['UTF-16 LE without', Buffer.from(text('UTF-16'), 'utf16le')],
    ['UTF-16 BE with its mark', Buffer.from(`\uFEFF${text('UTF-16')}`, 'utf16le').swap16()],
    ['UTF-16 BE without', Buffer.from(text('UTF-16'), 'utf16le').swap16()],
    ['Windows-1252', narrow('windows-1252')],
    ['Windows-1252 that calls itself ISO-8859-1', narrow('ISO-8859-1')],
    ['Windows-1252 that calls itself UTF-8', narrow('UTF-8')],
  ])('%s', (_what, bytes) => {
    expect(purposeOf(bytes)).toBe('Bäckerei Grün – 5 €')
  })
})
