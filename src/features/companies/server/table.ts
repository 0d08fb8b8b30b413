import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { uploadedFile } from '~/platform/server/files/table'
import { VERIFICATION_PROOFS } from '../verification'
import { INDUSTRIES, SIZE_BANDS } from '../vocabulary'

/**
 * The customer: owns members and billing from registration on. Name and invoice address come with the billing set-up.
 */
export const company = pgTable(
  'company',
  {
    id: id(),
    name: text(),
    street: text(),
    houseNumber: text(),
    postalCode: text(),
    city: text(),
    /** ISO 3166-1, of the invoice address. */
    country: text().notNull().default('DE'),
    vatId: text(),
    /** Created by an import of postings, for a company without an account. */
    importedAt: moment(),
    /** Set by a platform admin: the licence is paused, postings pause, the public page is hidden until it is lifted. */
    suspendedAt: moment(),
    suspensionReason: text(),
    /** Why an admin suspended it apart from any report: no complaint about a report lifts that. */
    directSuspensionReason: text(),
    /** Whether the company's identity is verified, and by which proof. */
    verifiedAt: moment(),
    verifiedBy: text({ enum: VERIFICATION_PROOFS }),
    verifiedDomain: text(),
    /** The public name in lower case, for sorting the admins' list; written together with the profile's name. */
    listName: text(),
    /** The part of the invoice address that the admins' list searches; the profile has its own. */
    listText: text().generatedAlwaysAs(
      sql`lower(coalesce(name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(vat_id, ''))`,
    ),
    /** Where invoices go; missing: to the company's admins. */
    invoiceEmail: text(),
    /** Leitweg-ID or order number that must be on invoices. */
    buyerReference: text(),
    ...timestamps(),
  },
  // The platform admins' list of companies.
  (t) => [
    index('company_created_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('company_list_text_idx').using('gin', t.listText.op('gin_trgm_ops')),
    index('company_list_name_idx').on(t.listName, t.id),
    index('company_list_name_down_idx').on(t.listName.desc().nullsLast(), t.id.desc()),
    // For all rows, nearly always null: the smallest index, used for counting companies.
    index('company_suspended_idx').on(t.suspendedAt),
  ],
)

export const companyMember = pgTable(
  'company_member',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    userId: belongsTo(() => user.id),
    isAdmin: boolean().notNull(),
    /** Set: reads the applications to this posting and nothing else. Postings are known to features on top. */
    readsJobPostingId: uuid(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('company_member_company_user_idx').on(t.companyId, t.userId),
    index('company_member_user_idx').on(t.userId, t.createdAt),
    check('company_member_role_check', sql`not (${t.isAdmin} and ${t.readsJobPostingId} is not null)`),
  ],
)

/** An invited colleague. Only the hash of the link's token is stored; valid seven days, once, for this address. */
export const companyInvitation = pgTable(
  'company_invitation',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    email: text().notNull(),
    isAdmin: boolean().notNull(),
    /** As in `company_member`. */
    readsJobPostingId: uuid(),
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
    check('company_invitation_role_check', sql`not (${t.isAdmin} and ${t.readsJobPostingId} is not null)`),
  ],
)

/** Pictures of the company's own on its page, in its order. */
export const companyPicture = pgTable(
  'company_picture',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    fileId: uuid()
      .notNull()
      .unique()
      .references(() => uploadedFile.id, { onDelete: 'cascade' }),
    /** What is to be seen, for those who do not see it. */
    altText: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
    ...timestamps(),
  },
  (t) => [index('company_picture_company_idx').on(t.companyId, t.position)],
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
    /** Null only when an import created the profile without it. */
    sizeBand: text({ enum: SIZE_BANDS }),
    industry: text({ enum: INDUSTRIES }),
    description: jsonb().$type<RichText>().notNull(),
    benefits: text().array().notNull(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
    /** § 5 DDG, in addition to name, address and register. */
    representatives: text(),
    legalEmail: text(),
    legalPhone: text(),
    economicId: text(),
    supervisoryAuthority: text(),
    searchName: text().generatedAlwaysAs(foldedName('name')),
    /** Open postings; updated in the transaction that opens or closes them. */
    openPostings: integer().notNull().default(0),
    /** What the platform admins' lists search. */
    listText: text().generatedAlwaysAs(sql`lower(name || ' ' || city || ' ' || coalesce(vat_id, ''))`),
    /** Pictures are ours: decoded and encoded again, without metadata. The video is played as uploaded. */
    logoFileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    coverFileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    videoFileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    posterFileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    captionsFileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    /** Who wrote which version; says nothing when `version` is another one. */
    changedByUserId: uuid(),
    changedVersion: integer(),
    ...timestamps(),
  },
  (t) => [
    index('company_profile_list_text_idx').using('gin', t.listText.op('gin_trgm_ops')),
    index('company_profile_industry_idx').on(t.industry),
    // Trigrams of names, and prefixes.
    index('company_profile_words_idx').using('gin', t.searchName.op('gin_trgm_ops')),
    index('company_profile_begin_idx').on(t.searchName.op('text_pattern_ops')),
    // `company_profile_search_idx` and `_hiring_idx` (those with postings) contain everything the search needs, by
    // name. They are at the end of the baseline, because Drizzle does not know `include`.
    index('company_profile_point_idx').on(t.lat, t.lon),
    // Checked for every picture.
    index('company_profile_logo_idx').on(t.logoFileId),
    index('company_profile_cover_idx').on(t.coverFileId),
    index('company_profile_video_idx').on(t.videoFileId),
    index('company_profile_poster_idx').on(t.posterFileId),
    index('company_profile_captions_idx').on(t.captionsFileId),
  ],
)

/** Proof that somebody reads mail at the company's own domain; the link is stored as a hash, valid a day, once. */
export const companyVerification = pgTable(
  'company_verification',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    email: text().notNull(),
    domain: text().notNull(),
    tokenHash: text().notNull().unique(),
    requestedByUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    ...timestamps(),
  },
  (t) => [index('company_verification_company_idx').on(t.companyId, t.createdAt)],
)

/** The same folding as `foldGerman` in SQL, so that "Müller" is found by "Mueller" and "muller". */
function foldedName(column: 'name'): SQL {
  const plain = `translate(lower(${column}), 'ÄÖÜäöüéèêëáàâãåíìîïóòôõúùûçñøł', 'aouaoueeeeaaaaaiiiioooouuucnol')`
  const folded = `replace(replace(replace(${plain}, 'ß', 'ss'), 'ae', 'a'), 'oe', 'o')`
  return sql.raw(`regexp_replace(${folded}, '(^|[^aeq])ue', '\\1u', 'g')`)
}
