import { randomUUID } from 'node:crypto'
import { formatDay } from '~/lib/dates/dates'
import { pdfFacts } from '~/platform/server/files/pdf/pdf-facts'
import { compilePdf, PdfFault } from '~/platform/server/typst/compile-pdf'
import { resumeDocument } from '../../document/document'
import folderTypst from './folder.typ?raw'
import { type PrintableResume, printed } from './render-resume'
import sheetTypst from './sheet.typ?raw'

export type CoverLetter = {
  /** The letter as written; salutation and closing are added when missing. */
  text: string
  subject: string
  /** Name and address of the company, one line each, without empty ones. */
  recipient: string[]
  date: Date
}
export type Certificate = { name: string; contentType: string; content: Uint8Array }
export type ApplicationFolder = { letter: CoverLetter | null; resume: PrintableResume; certificates: Certificate[] }

/** The folder as PDF, and the names of documents it could not include (locked or broken); its last page names them. */
export type FolderPdf = { pdf: Uint8Array<ArrayBuffer>; leftOut: string[] }

/** More pages than anybody reads; the rest is only in the single documents, and the last page says so. */
const MAX_PAGES_PER_CERTIFICATE = 30

/**
 * "Bewerbungsmappe": letter by DIN 5008, résumé and certificates in one tagged PDF, with the JSON Resume attached. It
 * meets PDF/UA-1 unless a certificate is itself a PDF, whose structure is unknown.
 * @throws AppError unavailable when too many documents wait
 */
export async function renderApplicationFolderPdf(folder: ApplicationFolder): Promise<FolderPdf> {
  const owner = `folder ${randomUUID()}`
  const certificates = await Promise.all(folder.certificates.map((each) => readCertificate(each, owner)))
  const withOnly = async (wanted: readonly (Readable | null)[]) => {
    const leftOut = folder.certificates.flatMap(({ name }, index) => (wanted[index] ? [] : [name]))
    const pdf = await setUnlessFaulty(folder, wanted, leftOut)
    return pdf && { pdf, leftOut }
  }
  const whole = await withOnly(certificates)
  if (whole) return whole
  // One that opened may still fail to typeset: the others must not be affected.
  const settable: (Readable | null)[] = []
  for (const each of certificates) {
    settable.push(each && (await setUnlessFaulty(folder, [each], [])) ? each : null)
  }
  const rest = (await withOnly(settable)) ?? (await withOnly([]))
  if (!rest) throw new PdfFault('The folder cannot be set even without certificates.')
  return rest
}

async function setUnlessFaulty(folder: ApplicationFolder, wanted: readonly (Readable | null)[], leftOut: string[]) {
  const certificates = wanted.filter((each) => each !== null)
  return set(folder, certificates, leftOut).catch((error: unknown) => {
    if (!(error instanceof PdfFault)) throw error
    return null
  })
}

/** `pages` are included, of `total`. */
type Readable = { name: string; pages: number; total: number; isPdf: boolean; content: Uint8Array }

async function readCertificate({ name, contentType, content }: Certificate, owner: string): Promise<Readable | null> {
  if (contentType !== 'application/pdf') return { name, pages: 1, total: 1, isPdf: false, content }
  const { pages: total } = await pdfFacts(content, owner)
  return total === null
    ? null
    : { name, pages: Math.min(total, MAX_PAGES_PER_CERTIFICATE), total, isPdf: true, content }
}

async function set(
  folder: ApplicationFolder,
  certificates: Readable[],
  leftOut: string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { data, files } = printed(folder.resume)
  const attached = certificates.map(({ content, isPdf, ...rest }, index) => {
    const path = `certificate-${index}`
    return { ...rest, isPdf, path, content }
  })
  const job = {
    source: `${sheetTypst}\n${folderTypst}`,
    data: {
      ...data,
      title: folder.letter ? folder.letter.subject : data.title,
      keywords: ['Bewerbung'],
      letter: folder.letter && letterData(folder.letter, folder.resume, certificates),
      certificates: attached.map(({ content: _content, path, ...rest }) => ({ ...rest, path: `/${path}` })),
      missing: missingLines(certificates, leftOut),
    },
    files: [...files, ...attached.map(({ path, content }) => ({ path, content }))],
  }
  const isStrict = certificates.every(({ isPdf }) => !isPdf)
  try {
    return await compilePdf({ ...job, standard: isStrict ? 'ua-1' : null })
  } catch (error) {
    if (!(error instanceof PdfFault) || !isStrict) throw error
    return compilePdf(job)
  }
}

function missingLines(certificates: Readable[], leftOut: string[]): string[] {
  return [
    ...leftOut.map((name) => `${name}: gesperrt oder nicht lesbar`),
    ...certificates
      .filter(({ pages, total }) => pages < total)
      .map(({ name, pages, total }) => `${name}: nur die ersten ${pages} von ${total} Seiten`),
  ]
}

function letterData(letter: CoverLetter, resume: PrintableResume, certificates: Readable[]) {
  const { name, contact } = resumeDocument(resume)
  const text = letter.text.trim()
  const hasGreeting = /^(?:sehr geehrte|guten tag|hallo|liebe|moin|grüß|dear|werte)/i.test(text)
  const hasFarewell = /gr(?:ü|ue)(?:ß|ss)(?:e|en)?\b[^.!?]*$/i.test(text)
  return {
    sender: { name, contact, line: [name, ...contact.slice(0, 1)].join(', ') },
    recipient: letter.recipient,
    date: formatDay(letter.date),
    subject: letter.subject,
    paragraphs: [
      ...(hasGreeting ? [] : ['Sehr geehrte Damen und Herren,']),
      ...text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
      ...(hasFarewell ? [] : [`Mit freundlichen Grüßen\n${name}`]),
    ],
    enclosures: ['Lebenslauf', ...certificates.map((certificate) => certificate.name.replace(/\.[a-z]{3,4}$/i, ''))],
  }
}
