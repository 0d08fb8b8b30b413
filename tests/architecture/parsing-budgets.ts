import { ADDRESSES, REPORTS } from './address-parsings.ts'
import { BUILT } from './built-parsings.ts'
import type { Parsing } from './parsing-calls.ts'

const GATE = 'src/platform/server/gate'
const HTTP = 'src/platform/server/http'
const URL_LENGTH = [`${HTTP}/target.ts`, 'url.length > MAX_URL_LENGTH'] as const
const OF_ADDRESSES = 'an address of 8,000 characters at most, in linear time'
const IMPORT_TASK = 'ten megabytes, in a process of its own with 20 s and 256 MB'
const IMPORT = [
  'src/features/resumes/server/commands/read-import.ts',
  "runTask('#resume-import-worker', { content }, LIMITS)",
] as const
const BANK_TASK = 'ten megabytes, long files and archives in a process of its own'
const BANK = ['src/features/billing/server/bank-files/read-apart.ts', 'bytes.length <= SHORT && !isZip(bytes)'] as const

/** The parsers of bodies. */
const BODIES: readonly Parsing[] = [
  {
    file: `${GATE}/call-input.ts`,
    calls: { 'superjson.deserialize': 1, 'Date.parse': 1 },
    budget: 'the budget of a call, and only three types of superjson',
    shown: [`${GATE}/call-input.ts`, 'if (!isCallInput(sent)) throw'],
  },
  {
    file: `${GATE}/admit-call.ts`,
    calls: { 'new URL': 1, 'decodeURIComponent()': 1 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: 'src/platform/server/gate/own-form.ts',
    calls: { 'new URL': 1 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: 'src/server/auth/links/drop-forms.ts',
    calls: { '.formData()': 1, 'new URLSearchParams': 1 },
    budget: 'a form of 4,000 bytes, or an upload that the gate measures',
    shown: ['src/server/auth/links/drop-forms.ts', 'readWithin(request, MAX_FORM_BYTES)'],
  },
  {
    file: 'src/features/applications/server/guests/guest-form.ts',
    calls: { '.formData()': 1 },
    budget: 'a form of 48 parts that the gate measures',
    shown: ['src/features/applications/server/guests/guest-form.ts', 'admitForm(request, MAX_PARTS)'],
  },
  {
    file: 'src/server/auth/links/guest-confirmation.ts',
    calls: { 'new URL': 1, 'new URLSearchParams': 1 },
    budget: 'a form of 1,000 bytes',
    shown: ['src/server/auth/links/guest-confirmation.ts', 'readWithin(request, MAX_FORM_BYTES)'],
  },
  {
    file: 'src/features/resumes/schema.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'a text of 300 characters',
    shown: ['src/features/resumes/schema.ts', '.max(300)\n  .transform((text, context)'],
  },
]

const FILES: readonly Parsing[] = [
  {
    file: 'src/platform/server/files/store.ts',
    calls: { '.arrayBuffer()': 1 },
    budget: 'a form of 12 MB, a file of 10 MB',
    shown: ['src/platform/server/files/store.ts', 'upload.size > MAX_FILE_BYTES'],
  },
  {
    file: 'src/platform/server/files/pdf/open-pdf.ts',
    calls: { 'getDocumentProxy()': 1 },
    budget: 'in a process of its own, one after the other',
    shown: ['src/platform/server/files/pdf/pdf-facts.ts', "runTask('#pdf-facts-worker'"],
  },
  {
    file: 'src/platform/server/files/pdf/pdf-facts.ts',
    calls: { 'runTask()': 1 },
    budget: '15 s and 256 MB',
    shown: ['src/platform/server/files/pdf/pdf-facts.ts', '{ content }, LIMITS)'],
  },
  {
    file: 'src/platform/server/files/pictures.ts',
    calls: { 'sharp()': 4 },
    budget: 'JPG, PNG and WebP of 50 million pixels, outside of this thread',
    shown: ['src/platform/server/files/pictures.ts', 'limitInputPixels: MAX_PIXELS'],
  },
  {
    file: 'src/platform/server/files/zip.ts',
    calls: { 'unzipSync()': 1 },
    budget: 'only what the caller allows comes out of it',
    shown: ['src/platform/server/files/zip.ts', 'bytes > limits.bytesEach || together > limits.bytesTogether'],
  },
  {
    file: 'src/features/companies/server/commands/company-media.ts',
    calls: { '.arrayBuffer()': 1, 'webVttProblem()': 1, 'new TextDecoder': 1 },
    budget: 'captions of 500 kB, pictures of 10 MB',
    shown: ['src/features/companies/server/commands/company-media.ts', 'if (file.size > limit) throw'],
  },
  {
    file: 'src/features/resumes/server/commands/photo.ts',
    calls: { '.arrayBuffer()': 1 },
    budget: 'ten megabytes',
    shown: ['src/features/resumes/server/commands/photo.ts', 'input.file.size > MAX_FILE_BYTES'],
  },
  {
    file: 'src/features/resumes/server/commands/read-import.ts',
    calls: { '.arrayBuffer()': 1, 'runTask()': 1 },
    budget: IMPORT_TASK,
    shown: ['src/features/resumes/server/commands/read-import.ts', 'file.size > MAX_FILE_BYTES'],
  },
  {
    file: 'src/features/resumes/server/drops/read-drop.ts',
    calls: { '.arrayBuffer()': 1 },
    budget: 'sixteen bytes',
    shown: ['src/features/resumes/server/drops/read-drop.ts', 'file.slice(0, 16)'],
  },
  {
    file: 'src/features/ad-drafts/server/read-ad-file.ts',
    calls: { '.arrayBuffer()': 1, 'runTask()': 1 },
    budget: 'five megabytes, in a process of its own with 15 s and 256 MB',
    shown: ['src/features/ad-drafts/server/read-ad-file.ts', 'file.size > MAX_AD_FILE_BYTES'],
  },
  {
    file: 'src/features/resumes/server/import/formats/docx.ts',
    calls: { 'readZip()': 1, 'parseXml()': 1 },
    budget: IMPORT_TASK,
    shown: IMPORT,
  },
  {
    file: 'src/features/resumes/server/import/formats/europass.ts',
    calls: { 'parseXml()': 1 },
    budget: IMPORT_TASK,
    shown: IMPORT,
  },
  {
    file: 'src/features/resumes/server/import/formats/html-text.ts',
    calls: { 'new Parser': 1 },
    budget: IMPORT_TASK,
    shown: IMPORT,
  },
  {
    file: 'src/features/resumes/server/import/formats/linkedin-columns.ts',
    calls: { 'parseCsv()': 1 },
    budget: IMPORT_TASK,
    shown: IMPORT,
  },
  {
    file: 'src/features/resumes/server/import/read-document.ts',
    calls: { 'getDocumentProxy()': 2, 'readZip()': 1, 'JSON.parse': 1, 'parseXml()': 1, 'new TextDecoder': 3 },
    budget: IMPORT_TASK,
    shown: IMPORT,
  },
  {
    file: 'src/features/resumes/server/import/formats/xml.ts',
    calls: { 'new XMLParser': 1 },
    budget: 'no entities of its own',
    shown: ['src/features/resumes/server/import/formats/xml.ts', 'entities are not read'],
  },
  {
    file: 'src/features/billing/server/admin-procedures.ts',
    calls: { '.arrayBuffer()': 1 },
    budget: 'ten megabytes',
    shown: ['src/features/billing/server/admin-procedures.ts', 'file.size <= MAX_FILE_BYTES'],
  },
  {
    file: 'src/features/billing/server/bank-files/read-apart.ts',
    calls: { 'runTask()': 1 },
    budget: '120 s and 512 MB',
    shown: ['src/features/billing/server/bank-files/read-apart.ts', '{ name, bytes }, LIMITS)'],
  },
  {
    file: 'src/features/billing/server/bank-files/read-bank-file.ts',
    calls: { 'readZip()': 1, 'xmlTree()': 1 },
    budget: BANK_TASK,
    shown: BANK,
  },
  {
    file: 'src/features/billing/server/bank-files/decode-bank-text.ts',
    calls: { 'new TextDecoder': 2 },
    budget: BANK_TASK,
    shown: BANK,
  },
  {
    file: 'src/features/billing/server/bank-files/formats/mt940.ts',
    calls: { 'Date.parse': 2 },
    budget: 'six digits',
    shown: BANK,
  },
  {
    file: 'src/features/billing/server/bank-files/formats/xml-tree.ts',
    calls: { 'new XMLParser': 1 },
    budget: 'no entities of its own',
    shown: ['src/features/billing/server/bank-files/formats/xml-tree.ts', '<!(?:DOCTYPE|ENTITY)'],
  },
  {
    file: 'src/features/billing/server/debits/matching/compare-bookings.ts',
    calls: { 'Date.parse': 2 },
    budget: 'ten characters of a day',
    shown: BANK,
  },
]

export const STRANGERS: readonly Parsing[] = [...BODIES, ...FILES, ...ADDRESSES, ...REPORTS, ...BUILT]
