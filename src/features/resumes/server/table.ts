import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, refersTo, timestamps } from '~/platform/server/database/columns'
import { uploadedFile } from '~/platform/server/files/table'
import type { ResumeContent } from '../schema'
import { OPENING_KINDS, RELEASE_BASES, SHOWN, TEMPLATES } from '../vocabulary'

export const resume = pgTable(
  'resume',
  {
    id: id(),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    title: text().notNull(),
    template: text({ enum: TEMPLATES }).notNull(),
    isDefault: boolean().notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    /** Made by us from the upload: upright, cropped, only pixels. */
    photoFileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('resume_profile_idx').on(t.applicantProfileId, t.updatedAt),
    uniqueIndex('resume_default_idx').on(t.applicantProfileId).where(sql`is_default`),
    index('resume_photo_idx').on(t.photoFileId).where(sql`photo_file_id is not null`),
  ],
)

export const resumeAttachment = pgTable(
  'resume_attachment',
  {
    id: id(),
    resumeId: belongsTo(() => resume.id),
    fileId: refersTo(() => uploadedFile.id),
    ...timestamps(),
  },
  (t) => [index('resume_attachment_resume_idx').on(t.resumeId)],
)

/** A company with access to the applicant's résumé: by an application, an accepted contact request, or its talent pool. */
export const resumeGrant = pgTable(
  'resume_grant',
  {
    id: id(),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    companyId: belongsTo(() => company.id),
    reason: text({ enum: ['application', 'contact-request', 'talent-pool'] }).notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('resume_grant_idx').on(t.applicantProfileId, t.companyId, t.reason)],
)

/** Who opened a résumé and how much of it was visible; the applicant sees this list. */
export const resumeView = pgTable(
  'resume_view',
  {
    id: id(),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    viewerUserId: uuid().notNull(),
    /** Null for a platform admin, who gives a reason instead. */
    companyId: uuid(),
    reason: text(),
    shown: text({ enum: SHOWN }).notNull(),
    /** What was opened, and the name of a document. */
    kind: text({ enum: OPENING_KINDS }).notNull().default('page'),
    detail: text(),
    /** Why it was visible to a company, and its search words. */
    basis: text({ enum: RELEASE_BASES }),
    searchedFor: text(),
    ...timestamps(),
  },
  (t) => [
    index('resume_view_profile_idx').on(t.applicantProfileId, t.createdAt.desc().nullsFirst()),
    index('resume_view_created_idx').on(t.createdAt),
  ],
)
