import { answerVideoUpload } from '~/features/companies/server/media/video-upload'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { uploadedFile } from '~/platform/server/files/table'
import { createContext } from '~/server/requests/context'
import { createApplicant } from '../factories/applicant'
import { callerFor } from '../factories/caller'
import { createCompany } from '../factories/company'
import { sessionCookie } from '../factories/session'

const ORIGIN = 'http://stellwerk.test'

/** Sends a file with this text in it; resolves to the German sentence of a refusal, or null. */
type Send = (text: string) => Promise<string | null>

/** Every way a file of a person comes into the product. */
export async function waysIn() {
  const [{ user }, company] = await Promise.all([createApplicant(), createCompany()])
  const applicant = callerFor(user)
  const { companyProfile } = callerFor(company.admin)
  const { id: resumeId } = await applicant.resume.create({ id: uuidv7(), title: 'Lebenslauf', template: 'klar' })
  const cookie = await sessionCookie(company.admin.id)

  const document = (text: string) => new File([`%PDF-1.7\n${text}\n%%EOF`], 'zeugnis.pdf')
  const form = (file: File, more: Record<string, string> = {}) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...more, resumeId })) data.set(name, value)
    data.set('file', file)
    return data
  }
  async function sendVideo(size: number, text = ''): Promise<string | null> {
    const body = new Uint8Array(size)
    body.set(Buffer.from(`\0\0\0\x18ftypmp42${text}`, 'latin1'))
    const headers = { cookie, 'content-type': 'video/mp4', origin: ORIGIN }
    const request = new Request(`${ORIGIN}/api/company/video?name=film.mp4`, { method: 'POST', body, headers })
    const answer = await answerVideoUpload(createContext(request.headers), request)
    const { message }: { message?: string } = await answer.json()
    return message ?? null
  }
  const plain: [string, Send][] = [
    ['application', (text) => refusalOf(applicant.application.upload(form(document(text))))],
    ['conversation', (text) => refusalOf(applicant.conversation.upload(form(document(text))))],
    ['attachment', (text) => refusalOf(applicant.resume.upload(form(document(text))))],
    ['video', (text) => sendVideo(4_000, text)],
    [
      'captions',
      (text) => {
        const file = new File([`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}\n`], 'de.vtt')
        return refusalOf(companyProfile.upload(form(file, { kind: 'captions' })))
      },
    ],
  ]
  const all: [string, Send][] = [
    ...plain,
    ['import', (text) => refusalOf(applicant.resume.readImport(form(document(text))))],
    ['photo', (text) => refusalOf(applicant.resume.setPhoto(form(document(text))))],
    ['picture', (text) => refusalOf(companyProfile.addPicture(form(document(text), { id: uuidv7(), altText: 'Hof' })))],
    ['logo', (text) => refusalOf(companyProfile.upload(form(document(text), { kind: 'logo' })))],
  ]

  /** What is in the store and what the database knows. */
  async function kept() {
    const stored: string[] = []
    for await (const { id } of blobs().list()) stored.push(id)
    return { stored, rows: await database().db.$count(uploadedFile) }
  }

  return { plain, all, sendVideo, kept }
}

async function refusalOf(sending: Promise<unknown>): Promise<string | null> {
  return sending.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}
