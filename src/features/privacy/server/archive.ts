import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { jobOffer } from '~/features/applications/server/offers/offer-table'
import { application } from '~/features/applications/server/table'
import { toJsonResume } from '~/features/resumes/document/json-resume'
import { ownSheet } from '~/features/resumes/server/sheet-query'
import { resume } from '~/features/resumes/server/table'
import { formatMoment } from '~/lib/dates/dates'
import { fileNameFor } from '~/lib/file-name'
import type { Database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { uploadedFile } from '~/platform/server/files/table'
import { type ZipEntry, zipPieces } from '~/platform/server/files/zip'
import type { Subject } from './data-sets/data-set'
import { DATA_SETS, readDataSet } from './personal-data'

/** A ZIP archive ends at four gigabytes; some room is left for its tables. */
const MAX_FILE_BYTES_TOGETHER = 3_500_000_000

/** Pictures and PDFs are compressed already. */
const PACKED = /^(?:image|video)\/|^application\/(?:pdf|zip)/

/**
 * Everything stored about a person as a ZIP archive, in pieces: one JSON file per table, every résumé as JSON Resume,
 * and the files. Its LIESMICH.txt names what could not be included.
 * @param maxFileBytes total bytes of files; further ones are only named
 */
export function personalArchive(
  db: Database,
  subject: Subject,
  now: Date,
  maxFileBytes = MAX_FILE_BYTES_TOGETHER,
): AsyncGenerator<Uint8Array> {
  return zipPieces(entries(db, subject, now, maxFileBytes))
}

async function* entries(
  db: Database,
  subject: Subject,
  now: Date,
  maxFileBytes: number,
): AsyncGenerator<ZipEntry & { isPacked?: boolean }> {
  const counts: string[] = []
  for (const set of DATA_SETS) {
    const rows = await readDataSet(db, set, subject)
    counts.push(`daten/${set.file}.json: ${set.title} (${rows.length})`)
    yield json(`daten/${set.file}.json`, rows)
  }
  yield* jsonResumes(db, subject)
  const missing: string[] = []
  yield* files(db, subject, maxFileBytes, missing)
  yield { name: 'LIESMICH.txt', content: Buffer.from(readme(counts, missing, now)) }
}

async function* jsonResumes(db: Database, { applicantProfileId }: Subject): AsyncGenerator<ZipEntry> {
  if (applicantProfileId === null) return
  const own = await db.select({ id: resume.id }).from(resume).where(eq(resume.applicantProfileId, applicantProfileId))
  for (const { id } of own) {
    const sheet = await ownSheet(db, applicantProfileId, id)
    if (sheet) yield json(`lebenslaeufe/${id}.json`, toJsonResume(sheet))
  }
}

async function* files(
  db: Database,
  { userId, applicantProfileId }: Subject,
  maxBytes: number,
  missing: string[],
): AsyncGenerator<ZipEntry & { isPacked: boolean }> {
  const own = await db
    .select()
    .from(uploadedFile)
    .where(or(eq(uploadedFile.ownerUserId, userId), inArray(uploadedFile.id, offeredFiles(db, applicantProfileId))))
    .orderBy(uploadedFile.createdAt)
  let together = 0
  for (const { id, name, contentType, size } of own) {
    const content = together + size > maxBytes ? null : await readStoredFile(id).catch(() => null)
    if (content === null) {
      missing.push(`${name} (Kennung ${id})`)
      continue
    }
    together += content.length
    yield { name: `dateien/${id} ${fileNameFor(name, contentType)}`, content, isPacked: PACKED.test(contentType) }
  }
}

/** Documents that companies sent along with offers. */
function offeredFiles(db: Database, applicantProfileId: string | null) {
  return db
    .select({ fileId: jobOffer.fileId })
    .from(jobOffer)
    .innerJoin(application, eq(application.id, jobOffer.applicationId))
    .where(
      and(
        isNotNull(jobOffer.fileId),
        applicantProfileId === null ? sql`false` : eq(application.applicantProfileId, applicantProfileId),
      ),
    )
}

function json(name: string, value: unknown): ZipEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

function readme(counts: string[], missing: string[], now: Date): string {
  const lines = [
    'Deine Daten bei Stellwerk',
    `Stand: ${formatMoment(now)}`,
    '',
    'Auskunft und Mitnahme nach Art. 15 und 20 DSGVO. Jede Datei im Ordner „daten“ ist eine Tabelle im Format JSON;',
    'in Klammern steht, wie viele Einträge darin sind. Zeitpunkte stehen in UTC, Beträge in Cent. Deine Lebensläufe',
    'liegen noch einmal im offenen Format JSON Resume bei, das auch andere Programme lesen.',
    '',
    ...counts,
    '',
    'Nicht dabei sind Geheimnisse (Passwörter, Schlüssel), die Kennungen anderer Personen und das, was Unternehmen unter',
    'sich notieren. Danach fragst du das Unternehmen, bei dem du dich beworben hast; es ist dafür verantwortlich.',
  ]
  const left =
    missing.length === 0 ? [] : ['', 'Diese Dateien fehlen im Archiv, bitte lade sie einzeln herunter:', ...missing]
  return `${[...lines, ...left].join('\r\n')}\r\n`
}
