import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { application } from '~/features/applications/server/table'
import { conversation } from '~/features/conversations/server/table'
import { resume } from '~/features/resumes/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** The person. */
export type Subject = { userId: string; email: string; applicantProfileId: string | null }

/** One table of personal data. */
export type DataSet = {
  /** Name of its file in the archive. */
  file: string
  /** What it is, for the person. */
  title: string
  table: PgTable
  /** The rows of this person. */
  of: (subject: Subject, db: Queryable) => SQL | undefined
  /** Other values for columns, where the own ones would tell of somebody else. */
  instead?: Record<string, SQL>
  /** Columns that are not disclosed, with the reason. */
  without?: Record<string, string>
}

/** Why a column is not disclosed. */
export const SECRET = 'Geheimnis, mit dem sich jemand ausweisen könnte'
export const SEARCH_WORDS = 'Wörter für die Suche, aus dem Text berechnet'
export const OTHER_PERSON = 'Kennung einer anderen Person'
export const INTERNAL = 'innere Notiz des Systems'

/** Rows whose column is the person's user id. */
export function byUser(column: PgColumn) {
  return ({ userId }: Subject) => eq(column, userId)
}

/** Rows whose column is the person's address, as somebody typed it. */
export function byEmail(column: PgColumn) {
  return ({ email }: Subject) => isAddress(column, email)
}

/** Whether a column has the address, in whatever letters somebody typed it. @param email in small letters */
export function isAddress(column: PgColumn, email: string): SQL {
  return eq(sql`lower(${column})`, email)
}

/** Rows whose column is the person's applicant profile. */
export function byProfile(column: PgColumn) {
  return ({ applicantProfileId }: Subject) => (applicantProfileId === null ? undefined : eq(column, applicantProfileId))
}

/** Rows whose column is one of the person's résumés. */
export function ofResume(column: PgColumn) {
  return (subject: Subject, db: Queryable) =>
    inArray(
      column,
      db
        .select({ id: resume.id })
        .from(resume)
        .where(byProfile(resume.applicantProfileId)(subject) ?? sql`false`),
    )
}

/** Rows whose column is one of the person's applications. */
export function ofApplication(column: PgColumn) {
  return (subject: Subject, db: Queryable) =>
    inArray(
      column,
      db
        .select({ id: application.id })
        .from(application)
        .where(byProfile(application.applicantProfileId)(subject) ?? sql`false`),
    )
}

/** Ids of the person's conversations as an applicant. */
export function conversationIds(subject: Subject, db: Queryable) {
  return db
    .select({ id: conversation.id })
    .from(conversation)
    .where(byProfile(conversation.applicantProfileId)(subject) ?? sql`false`)
}
