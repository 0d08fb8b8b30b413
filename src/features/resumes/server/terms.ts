import { eq, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { currentTime } from '~/lib/current-time'
import type { Transaction } from '~/platform/server/database/db'
import type { ResumeContent } from '../schema'
import { resumeTerms } from '../search-text'
import { resume } from './table'

/** PostgreSQL refuses lexemes over 2046 bytes; nobody looks for a word of this length. */
const MAX_TERM_LENGTH = 200

/** What a résumé is found by, as its columns; name and headline come from the profile. Locks the profile against changes. */
export async function indexColumns(
  tx: Transaction,
  applicantProfileId: string,
  written: { title: string; content: ResumeContent },
  now = currentTime(),
): Promise<{ terms: SQL<string>; indexedAt: Date }> {
  const [person] = await tx
    .select(personColumns)
    .from(applicantProfile)
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(eq(applicantProfile.id, applicantProfileId))
    .for('share', { of: applicantProfile })
  if (!person) throw new Error('a résumé without a profile')
  return { terms: toTsvector(resumeTerms({ ...person, ...written }, now)), indexedAt: now }
}

/** Works out the lexemes of all résumés of a profile anew: name, headline or years of work may have changed. */
export async function reindexResumes(tx: Transaction, applicantProfileId: string, now = currentTime()): Promise<void> {
  const rows = await tx
    .select({
      id: resume.id,
      title: resume.title,
      content: resume.content,
      updatedAt: resume.updatedAt,
      ...personColumns,
    })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(eq(resume.applicantProfileId, applicantProfileId))
    .for('update', { of: resume })
  for (const { id, updatedAt, ...source } of rows) {
    // The résumé itself has not changed: neither its date nor its version moves.
    await tx
      .update(resume)
      .set({ terms: toTsvector(resumeTerms(source, now)), indexedAt: now, updatedAt })
      .where(eq(resume.id, id))
  }
}

const personColumns = {
  firstName: applicantProfile.firstName,
  lastName: applicantProfile.lastName,
  email: user.email,
  city: applicantProfile.city,
  headline: applicantProfile.headline,
}

function toTsvector(terms: string[]): SQL<string> {
  const usable = terms.filter((term) => term !== '' && term.length <= MAX_TERM_LENGTH)
  return sql`array_to_tsvector(${sql.param(usable)}::text[])`
}
