import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import type { RichText } from '~/lib/rich-text'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { INDUSTRIES, SIZE_BANDS } from '../schema'

/** The customer: owns members and billing from registration on. Name and invoice address come with the billing set-up. */
export const company = pgTable(
  'company',
  {
    id: id(),
    name: text(),
    street: text(),
    houseNumber: text(),
    postalCode: text(),
    city: text(),
    vatId: text(),
    ...timestamps(),
  },
  // The platform admins' list of companies.
  (t) => [index('company_created_idx').on(t.createdAt.desc(), t.id.desc())],
)

export const companyMember = pgTable(
  'company_member',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    isAdmin: boolean().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('company_member_company_user_idx').on(t.companyId, t.userId),
    index('company_member_user_idx').on(t.userId, t.createdAt),
  ],
)

/** A colleague asked to join. Only the hash of the link's token is kept; valid seven days, once, for this address. */
export const companyInvitation = pgTable(
  'company_invitation',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    isAdmin: boolean().notNull(),
    tokenHash: text().notNull().unique(),
    status: text({ enum: ['pending', 'accepted', 'revoked', 'expired'] })
      .notNull()
      .default('pending'),
    expiresAt: moment().notNull(),
    invitedByUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    index('company_invitation_company_idx').on(t.companyId, t.createdAt),
    uniqueIndex('company_invitation_pending_idx').on(t.companyId, t.email).where(sql`status = 'pending'`),
  ],
)

/** What the public sees of a company. */
export const companyProfile = pgTable(
  'company_profile',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .unique()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    legalForm: text(),
    registerCourt: text(),
    registerNumber: text(),
    vatId: text(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    website: text(),
    sizeBand: text({ enum: SIZE_BANDS }).notNull(),
    industry: text({ enum: INDUSTRIES }).notNull(),
    description: jsonb().$type<RichText>().notNull(),
    benefits: text().array().notNull(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [index('company_profile_name_idx').on(sql`lower(name)`), index('company_profile_industry_idx').on(t.industry)],
)
