import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'

/** better-auth's tables, with `type` and `isAdmin` of product.md. E-mail addresses are stored in lower case. */
export const user = pgTable(
  'user',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    type: text({ enum: ['APPLICANT', 'COMPANY'] }).notNull(),
    isAdmin: boolean().notNull().default(false),
    twoFactorEnabled: boolean().default(false),
    /** Set by a platform admin: nobody can sign in with this account until it is lifted. */
    suspendedAt: moment(),
    suspensionReason: text(),
    /** When the person was last active, as recorded by the daily retention job. */
    lastActiveAt: moment(),
    /** Reminders sent before an unused account is deleted, and when the last one was. */
    inactivityReminders: integer().notNull().default(0),
    inactivityRemindedAt: moment(),
    /** What the platform admins' lists search. */
    listText: text().generatedAlwaysAs(sql`lower(name || ' ' || email)`),
    ...timestamps(),
  },
  // The platform admins' list of applicants.
  (t) => [
    index('user_list_text_idx').using('gin', t.listText.op('gin_trgm_ops')),
    // The smallest index, for counting.
    index('user_type_idx').on(t.type),
    index('user_type_created_idx').on(t.type, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('user_admin_idx').on(t.id).where(sql`is_admin`),
    index('user_unverified_idx').on(t.createdAt).where(sql`not email_verified`),
    index('user_suspended_idx').on(t.id).where(sql`suspended_at is not null`),
    // With the name in it PostgreSQL reads a late page from the index alone.
    index('user_type_name_idx').on(t.type, sql`lower(name)`, t.id, t.name),
  ],
)

export const session = pgTable(
  'session',
  {
    id: id(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    ipAddress: text(),
    userAgent: text(),
    userId: belongsTo(() => user.id),
    /** When the person last proved their identity with the password, a passkey or a mail; null counts as never. */
    authenticatedAt: moment(),
    /** When they last proved it with a second factor: a code, a recovery code or a passkey. */
    secondFactorAt: moment(),
    /** When the session was last used, to the minute; kept for platform admins only. */
    lastUsedAt: moment(),
    ...timestamps(),
  },
  (t) => [index('session_user_idx').on(t.userId)],
)

/** The secret of somebody's authenticator app and the recovery codes, both encrypted by better-auth. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: id(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: belongsTo(() => user.id),
    verified: boolean().default(true),
    failedVerificationCount: integer().default(0),
    lockedUntil: moment(),
    ...timestamps(),
  },
  (t) => [index('two_factor_user_idx').on(t.userId)],
)

/** A passkey (WebAuthn): the public half of a key that never leaves its device. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    name: text(),
    publicKey: text().notNull(),
    userId: belongsTo(() => user.id),
    credentialID: text('credential_id').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    ...timestamps(),
  },
  (t) => [index('passkey_user_idx').on(t.userId), uniqueIndex('passkey_credential_idx').on(t.credentialID)],
)

/** Browsers an account has been used with, by the hash of a cookie; signing in from a new one sends a mail. */
export const knownDevice = pgTable(
  'known_device',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    tokenHash: text().notNull(),
    lastSeenAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('known_device_user_token_idx').on(t.userId, t.tokenHash)],
)

export const account = pgTable(
  'account',
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: belongsTo(() => user.id),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    ...timestamps(),
  },
  (t) => [index('account_user_idx').on(t.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [index('verification_identifier_idx').on(t.identifier)],
)

/** Counters of the rate limiter; in the database so that all processes count together. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    id: id(),
    key: text().notNull(),
    count: integer().notNull(),
    lastRequest: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('rate_limit_key_idx').on(t.key)],
)
