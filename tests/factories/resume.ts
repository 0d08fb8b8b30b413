import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { emptyResumeContent, type ResumeContent } from '~/features/resumes/schema'
import { resume } from '~/features/resumes/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'

/** A résumé of this applicant profile, searchable; the default one unless stated otherwise. */
export async function createResume(
  applicantProfileId: string,
  values: Partial<Omit<typeof resume.$inferInsert, 'content'>> & { content?: Partial<ResumeContent> } = {},
) {
  const title = values.title ?? 'Metall und CNC'
  const content = {
    ...emptyResumeContent(),
    summary: 'Zerspanungsmechanikerin mit neun Jahren Erfahrung.',
    ...values.content,
  }
  return database().db.transaction(async (tx) => {
    const [row] = await tx
      .insert(resume)
      .values({ id: uuidv7(), applicantProfileId, template: 'klar', isDefault: true, ...values, title, content })
      .returning()
    if (!row) throw new Error('insert returned no row')
    await markApplicants(tx, [applicantProfileId])
    return row
  })
}
