import { createHash } from 'node:crypto'
import { readZip, ZipFault } from '../../../../platform/server/files/zip.ts'
import { type BankDocument, BankFileFault } from './bank-event.ts'
import { decodeBankText } from './decode-bank-text.ts'
import { readCamt } from './formats/camt.ts'
import { readMt940 } from './formats/mt940.ts'
import { readAnswers } from './formats/pain002.ts'
import { at, xmlTree } from './formats/xml-tree.ts'

export type NamedDocument = BankDocument & { name: string; sha256: string }
/** The documents of a file, or the German reason why there are none. */
export type BankReading = { documents: NamedDocument[] } | { fault: string }

/** A month of daily statements with notices; unpacked as much as four uploaded files. */
const ZIP_LIMITS = { entries: 200, bytesEach: 10 * 1024 * 1024, bytesTogether: 40 * 1024 * 1024 }
const UNREADABLE =
  'Diese Datei ist keine lesbare Bankdatei. Wir lesen camt.052, camt.053, camt.054, MT940 und pain.002, auch mehrere in einer ZIP-Datei.'

/** Reads camt.052, 053, 054 and pain.002 of any version, MT940, and ZIP archives of these: all of a file or nothing. */
export function readBankFile(name: string, bytes: Uint8Array): BankReading {
  try {
    if (!isZip(bytes)) return { documents: [readDocument(name, bytes)] }
    const files = unzip(bytes)
    if (files.length === 0) return { fault: 'In dieser ZIP-Datei ist keine Bankdatei.' }
    return { documents: files.map((file) => readDocument(`${name}/${file.name}`, file.content)) }
  } catch (error) {
    if (error instanceof BankFileFault) return { fault: error.message }
    throw error
  }
}

/** Whether these are the first bytes of a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/** The files of an archive, without those that operating systems add. */
function unzip(bytes: Uint8Array) {
  try {
    return readZip(bytes, ZIP_LIMITS, (name) => !/^__MACOSX\/|(?:^|\/)\.|\.pdf$/i.test(name))
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    throw new BankFileFault(
      'Diese ZIP-Datei lässt sich nicht öffnen: Sie ist beschädigt, verschlüsselt oder zu groß (höchstens 200 Dateien und 40\u00a0MB ausgepackt).',
    )
  }
}

function readDocument(name: string, bytes: Uint8Array): NamedDocument {
  const text = decodeBankText(bytes)
  const document = text.trimStart().startsWith('<') ? readXml(text) : readText(text)
  if (!document) throw new BankFileFault(name.includes('/') ? `${name}: ${UNREADABLE}` : UNREADABLE)
  return { ...document, name: name.slice(0, 200), sha256: createHash('sha256').update(bytes).digest('hex') }
}

function readXml(text: string): BankDocument | null {
  requireKnown(text.slice(0, 4000))
  const tree = xmlTree(text)
  if (!tree) return null
  const document = at(tree, 'Document')
  const camt = readCamt(document)
  if (camt) return { ...camt, answers: [] }
  const answers = readAnswers(document)
  return answers && { format: 'pain.002', statements: [], answers }
}

/** Versions of ISO 20022 whose statements do not differ in what we read. */
const CAMT_VERSIONS = { first: 2, last: 13 }
const READ = ['camt.052', 'camt.053', 'camt.054', 'pain.002']

/** @throws BankFileFault for another message of ISO 20022, or an untested version */
function requireKnown(head: string): void {
  const told = /urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3})\.001\.(\d{2})/.exec(head)
  const [, message = '', version = ''] = told ?? []
  if (!told) return
  if (!READ.includes(message)) {
    throw new BankFileFault(
      `Diese Datei ist eine ${message}, kein Auszug und keine Antwort der Bank. Wir lesen camt.052, camt.053, camt.054, MT940 und pain.002.`,
    )
  }
  const { first, last } = CAMT_VERSIONS
  if (message.startsWith('camt') && (Number(version) < first || Number(version) > last)) {
    throw new BankFileFault(
      `Diese Datei hat die Version ${message}.001.${version}, die wir nicht lesen. Bitte laden Sie sie bei der Bank in Version 02 oder 08 herunter.`,
    )
  }
}

function readText(text: string): BankDocument | null {
  const statements = readMt940(text)
  return statements && { format: 'MT940', statements, answers: [] }
}
