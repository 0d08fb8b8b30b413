import { emptyResumeContent, type ResumeContent } from '~/features/resumes/schema'
import { resume } from '~/features/resumes/server/table'
import { reindexResumes } from '~/features/resumes/server/terms'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'

/** A résumé of this applicant profile; the default one unless told otherwise. */
export async function createResume(
  applicantProfileId: string,
  values: Partial<Omit<typeof resume.$inferInsert, 'content'>> & { content?: Partial<ResumeContent> } = {},
) {
  const { content, ...rest } = values
  const [row] = await database()
    .db.insert(resume)
    .values({
      id: uuidv7(),
      applicantProfileId,
      title: 'Metall und CNC',
      template: 'klar',
      isDefault: true,
      content: { ...emptyResumeContent(), summary: 'Zerspanungsmechanikerin mit neun Jahren Erfahrung.', ...content },
      terms: '',
      ...rest,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  await database().db.transaction((tx) => reindexResumes(tx, applicantProfileId))
  return row
}
