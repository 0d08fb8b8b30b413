import type { Actor } from '~/features/accounts/actor'
import { isApplicantActor } from '~/features/accounts/actor'
import { fileNamePart } from '~/lib/file-name'
import type { Database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { toJsonResume } from '../document/json-resume'
import { resumeText } from '../document/resume-text'
import type { ResumeSheet } from '../document/sheet'
import type { DownloadFormat } from '../vocabulary'
import { readableSheet } from './attachment-access'
import { renderResumePdf } from './pdf/render-resume'
import { ownSheet } from './sheet-query'

export type MadeFile = { name: string; contentType: string; content: Uint8Array }

/** One of the actor's own résumés in the requested format; null when it is not theirs. */
export async function exportResume(
  db: Database,
  actor: Actor,
  resumeId: string,
  format: DownloadFormat,
): Promise<MadeFile | null> {
  if (!isApplicantActor(actor)) return null
  const sheet = await ownSheet(db, actor.applicantProfileId, resumeId)
  if (!sheet) return null
  const name = fileName(sheet)
  if (format === 'json') {
    const json = `${JSON.stringify(toJsonResume(sheet), null, 2)}\n`
    return { name: `${name}.json`, contentType: 'application/json; charset=utf-8', content: Buffer.from(json) }
  }
  if (format === 'text') {
    const content = Buffer.from(resumeText(sheet))
    return { name: `${name}.txt`, contentType: 'text/plain; charset=utf-8', content }
  }
  return { name: `${name}.pdf`, contentType: 'application/pdf', content: await renderResumePdf(await withPhoto(sheet)) }
}

/** The default résumé of a person as PDF, as far as the actor may see it; null for everybody else. */
export async function releasedResumePdf(
  db: Database,
  actor: Actor,
  applicantProfileId: string,
  now: Date,
): Promise<MadeFile | null> {
  const sheet = await readableSheet(db, actor, applicantProfileId, now)
  if (!sheet) return null
  return {
    name: `${fileName(sheet)}.pdf`,
    contentType: 'application/pdf',
    content: await renderResumePdf(await withPhoto(sheet)),
  }
}

async function withPhoto(sheet: ResumeSheet) {
  return { ...sheet, photo: sheet.photoFileId === null ? null : await readStoredFile(sheet.photoFileId) }
}

function fileName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'anonym'
  return fileNamePart(`Lebenslauf ${name}`)
}
