import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { application } from '../table'
import { legalHold } from './table'

/** Whether the row of `application` in the query is under a legal hold. */
export function isHeld(db: Queryable): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(legalHold)
      .where(and(eq(legalHold.jobPostingId, application.jobPostingId), isNull(legalHold.liftedAt))),
  )
}

/** Whether one of a person's applications is. @param userId of the person, or the column with it */
export function isPersonHeld(db: Queryable, userId: string | PgColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(application)
      .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
      .where(and(eq(applicantProfile.userId, userId), isHeld(db))),
  )
}
