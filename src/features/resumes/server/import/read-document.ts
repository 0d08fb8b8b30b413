import { getDocumentProxy } from 'unpdf'
import { readZip } from '../../../../platform/server/files/zip.ts'
import type { ImportKind } from '../../vocabulary.ts'
import type { Draft } from './draft.ts'
import { docxText } from './formats/docx.ts'
import { readEuropass } from './formats/europass.ts'
import { isJsonResume, readJsonResume } from './formats/json-resume.ts'
import { type CsvFile, readLinkedIn } from './formats/linkedin.ts'
import { pdfText } from './formats/pdf-text.ts'
import { parseXml } from './formats/xml.ts'
import { readText } from './from-text.ts'
import { leaveUnread, piecesOfJson, piecesOfText, piecesOfXml, readableJson, readableXml } from './left-over.ts'

/** Why a document gives no résumé. */
export type ReadFault = 'unknown' | 'empty' | 'locked' | 'broken' | 'too-large'

const MAX_PAGES = 40
const ZIP_LIMITS = { entries: 5000, bytesEach: 20_000_000, bytesTogether: 40_000_000 }

/** Reads a résumé by its content; file name and declared type are ignored. */
export function readDocument(content: Uint8Array): Promise<Draft | ReadFault> {
  return orFault(async () => {
    const head = headOf(content)
    if (head === '%PDF-') return fromPdf(content)
    if (head.startsWith('PK')) return fromArchive(content)
    const text = decode(content)
    if (text === null) return 'unknown'
    if (/^\s*\{/.test(text)) return fromJson(text)
    if (/^\s*</.test(text)) return fromEuropass(text) ?? 'unknown'
    return fromText('text', text)
  })
}

/** The text of a PDF, DOCX or text file in reading order, whatever it is about. */
export function documentText(content: Uint8Array): Promise<{ text: string } | ReadFault> {
  return orFault(async () => {
    const head = headOf(content)
    const text =
      head === '%PDF-' ? await textOfPdf(content) : head.startsWith('PK') ? docxText(content) : decode(content)
    if (text === null) return 'unknown'
    return text.trim() === '' ? 'empty' : { text: text.normalize('NFC') }
  })
}

async function textOfPdf(content: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  if (pdf.numPages > MAX_PAGES) throw new Error('too many pages')
  return pdfText(pdf)
}

function headOf(content: Uint8Array): string {
  return Buffer.from(content.subarray(0, 5)).toString('latin1')
}

async function orFault<Result>(read: () => Promise<Result>): Promise<Result | ReadFault> {
  try {
    return await read()
  } catch (error) {
    const words = error instanceof Error ? `${error.name} ${error.message}` : ''
    if (/password/i.test(words)) return 'locked'
    return /too (?:large|many)/.test(words) ? 'too-large' : 'broken'
  }
}

async function fromPdf(content: Uint8Array): Promise<Draft | ReadFault> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  if (pdf.numPages > MAX_PAGES) return 'too-large'
  const text = await pdfText(pdf)
  for (const name of [...((await pdf.getAttachments()) ?? new Map()).keys()]) {
    const attached = Buffer.from((await pdf.getAttachmentContent(name)) ?? []).toString('utf8')
    // Our PDFs contain JSON Resume, Europass its XML.
    const draft = /\.json$/i.test(name) ? fromJson(attached) : /\.xml$/i.test(name) ? fromEuropass(attached) : null
    if (draft && typeof draft !== 'string') {
      return { ...draft, kind: draft.kind === 'json-resume' ? 'own-pdf' : draft.kind, sourceText: text }
    }
  }
  return fromText('pdf', text)
}

function fromArchive(content: Uint8Array): Draft | ReadFault {
  const csv = readZip(content, ZIP_LIMITS, (name) => /\.csv$/i.test(name))
  if (csv.length > 0) {
    const files: CsvFile[] = csv.map(({ name, content: bytes }) => ({
      name,
      text: Buffer.from(bytes).toString('utf8').normalize('NFC'),
    }))
    return readLinkedIn(files)
  }
  const text = docxText(content)
  if (text === null) return 'unknown'
  return fromText('docx', text)
}

function fromJson(text: string): Draft | ReadFault {
  const value: unknown = JSON.parse(text.normalize('NFC'))
  if (!isJsonResume(value)) return 'unknown'
  const draft = readJsonResume(value)
  // Our own files need no comparison; other programs use keys of their own.
  const whole = draft.template === null ? leaveUnread(draft, piecesOfJson(value)) : draft
  return { ...whole, sourceText: readableJson(value).trim() }
}

function fromEuropass(written: string): Draft | null {
  const xml = written.normalize('NFC')
  const draft = readEuropass(xml)
  if (!draft) return null
  const tree = parseXml(xml)
  return { ...leaveUnread(draft, piecesOfXml(tree)), sourceText: readableXml(tree) }
}

/** Macs write an umlaut as two characters; here it is always one, so that words are recognised. */
function fromText(kind: ImportKind, written: string): Draft | ReadFault {
  const text = written.normalize('NFC')
  return text.trim() === '' ? 'empty' : leaveUnread(readText(kind, text), piecesOfText(text))
}

/** UTF-8, UTF-16 as Windows saves it, or the old Windows code page; null when it is no text. */
function decode(content: Uint8Array): string | null {
  const bytes = Buffer.from(content)
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
