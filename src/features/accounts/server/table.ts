import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'

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
    ...timestamps(),
  },
  // The platform admins' list of applicants.
  (t) => [index('user_type_created_idx').on(t.type, t.createdAt.desc(), t.id.desc())],
)

export const session = pgTable(
  'session',
  {
    id: id(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    ipAddress: text(),
    userAgent: text(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (t) => [index('session_user_idx').on(t.userId)],
)

export const account = pgTable(
  'account',
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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

/** Counters of the rate limiter; in the database so that several processes count together. */
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
