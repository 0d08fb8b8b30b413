import { and, desc, eq, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TeamActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { foldedText } from '~/platform/server/database/folded-text'
import type { ResumeSnapshot } from '../../schema'
import { isHidden } from '../anonymous/company-view'
import { application } from '../table'
import { ofTeam } from './of-team'

const SHOWN = 20
/** This many last digits identify a telephone number, with or without country code. */
const PHONE_DIGITS = 8

type Person = { id: string; applicantProfileId: string; snapshot: ResumeSnapshot }

/**
 * Other applications to this company by the same account, and those by another account with the same name and the same
 * telephone number or postal code: most likely the same person with a second address (`isSameAccount` false). None whose
 * name is hidden: a name beside them would tell it.
 */
export function listOthersOf(db: Queryable, actor: TeamActor, { id, applicantProfileId, snapshot }: Person) {
  return db
    .select({
      ...pick(application, 'id', 'status', 'submittedAt'),
      jobTitle: jobPosting.title,
      isSameAccount: sql<boolean>`${application.applicantProfileId} = ${applicantProfileId}`,
      isSamePhone: sql<boolean>`coalesce(${hasPhone(snapshot.phone)}, false)`,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .where(
      and(
        ofTeam(actor),
        ne(application.id, id),
        not(isHidden),
        or(
          eq(application.applicantProfileId, applicantProfileId),
          and(
            isSameName(applicantProfile.lastName, snapshot.lastName),
            isSameName(applicantProfile.firstName, snapshot.firstName),
            or(eq(applicantProfile.postalCode, snapshot.postalCode), hasPhone(snapshot.phone)),
          ),
        ),
      ),
    )
    .orderBy(desc(application.submittedAt))
    .limit(SHOWN)
}

/** As the search for names reads them: "Mueller" is "Müller". */
function isSameName(stored: AnyPgColumn, name: string): SQL {
  return sql`${foldedText(sql`${stored}`)} = ${foldedText(sql`${name}::text`)}`
}

function hasPhone(phone: string | null): SQL {
  const digits = phone?.replace(/\D/g, '').slice(-PHONE_DIGITS) ?? ''
  if (digits.length < PHONE_DIGITS) return sql`false`
  return sql`right(regexp_replace(${applicantProfile.phone}, '\\D', '', 'g'), ${PHONE_DIGITS}::int) = ${digits}`
}
