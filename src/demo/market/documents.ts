import { createHash } from 'node:crypto'
import type { applicationAttachment } from '~/features/applications/server/table'
import { formatIsoMonth } from '~/lib/dates/dates'
import { createRandom } from '~/lib/random'
import type { uploadedFile } from '~/platform/server/files/table'
import { demoId } from '../demo-id'
import { pdfPage } from '../pdf'
import type { MarketApplication } from './applications'
import { stamps } from './moments'
import { SPECIAL_APPLICANTS } from './special-applicants'

const DOCUMENT_COUNT = 40

export type DocumentRows = {
  uploadedFiles: (typeof uploadedFile.$inferInsert)[]
  applicationAttachments: (typeof applicationAttachment.$inferInsert)[]
  contents: { fileId: string; content: Uint8Array }[]
}

/** Certificates of employment attached to some applications, including those of the demo accounts. */
export function buildDocuments(applications: readonly MarketApplication[]): DocumentRows {
  const rows: DocumentRows = { uploadedFiles: [], applicationAttachments: [], contents: [] }
  const ofAccount = applications.filter(({ applicant }) => applicant.email === SPECIAL_APPLICANTS[0]?.email).slice(0, 2)
  const others = applications.filter((application) => !ofAccount.includes(application))
  const chosen = createRandom('documents').sample(others, DOCUMENT_COUNT - ofAccount.length)
  for (const application of [...ofAccount, ...chosen]) addDocument(rows, application)
  return rows
}

function addDocument(rows: DocumentRows, { id, key, applicant, submittedAt }: MarketApplication) {
  const fileId = demoId(`file:${key}`)
  const content = pdfPage(certificate(applicant))
  rows.contents.push({ fileId, content })
  rows.uploadedFiles.push({
    id: fileId,
    ownerUserId: applicant.userId,
    name: `Arbeitszeugnis ${applicant.person.lastName}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    isSealed: true,
    ...stamps(submittedAt),
  })
  rows.applicationAttachments.push({
    id: demoId(`attachment:${key}`),
    applicationId: id,
    fileId,
    position: 0,
    ...stamps(submittedAt),
  })
}

function certificate({ person, resumes }: MarketApplication['applicant']): string[] {
  const name = `${person.firstName} ${person.lastName}`
  const station = resumes[0].content.experience.at(-1)
  if (!station) return ['Bescheinigung', '', `${name} hat an unserem Lehrgang teilgenommen.`]
  return [
    station.employer,
    '',
    'Arbeitszeugnis',
    '',
    `${name} war von ${formatIsoMonth(station.from)} bis ${station.to ? formatIsoMonth(station.to) : 'heute'} bei uns tätig`,
    `(${station.position}).`,
    '',
    'Zu den Aufgaben gehörten:',
    ...station.description.split('\n').map((line) => `- ${line}`),
    '',
    'Die Aufgaben wurden stets zu unserer vollen Zufriedenheit erledigt.',
    'Das Verhalten war jederzeit einwandfrei. Wir danken für die Zusammenarbeit.',
    '',
    '(Beispieldokument aus dem Demo-Markt von Stellwerk)',
  ]
}
