import { compileUa } from '~/platform/server/typst/compile-ua'
import { type DocumentSource, resumeDocument } from '../../document/document'
import { toJsonResume } from '../../document/json-resume'
import type { TEMPLATES } from '../../vocabulary'
import resumeTypst from './resume.typ?raw'
import sheetTypst from './sheet.typ?raw'

export type PrintableResume = DocumentSource & {
  title: string
  template: (typeof TEMPLATES)[number]
  updatedAt?: Date
  /** Bytes of the photo (JPEG as we store it); null or missing without one. */
  photo?: Uint8Array | null
}

/**
 * A résumé as tagged PDF/UA-1 on A4, with the JSON Resume attached. What the caller has redacted is in neither.
 * Characters that none of our fonts has cost the standard's mark, not the document.
 * @throws AppError unavailable when too many documents wait
 */
export async function renderResumePdf(resume: PrintableResume): Promise<Uint8Array<ArrayBuffer>> {
  const { data, files } = printed(resume)
  return compileUa({ source: `${sheetTypst}\n${resumeTypst}`, data, files })
}

/** The template's data of a résumé. */
export function printed(resume: PrintableResume) {
  const document = resumeDocument(resume)
  const photo = resume.photo ?? null
  return {
    data: {
      title: `Lebenslauf ${document.name}`,
      author: document.name,
      keywords: ['Lebenslauf'],
      resume: { ...document, template: resume.template, photo: photo ? '/photo.jpg' : null },
    },
    files: [
      { path: 'lebenslauf.json', content: Buffer.from(JSON.stringify(toJsonResume(resume)), 'utf8') },
      ...(photo ? [{ path: 'photo.jpg', content: photo }] : []),
    ],
  }
}
