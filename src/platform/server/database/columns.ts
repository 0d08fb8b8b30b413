import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { currentTime } from '../../../lib/current-time.ts'
import { uuidv7 } from '../../../lib/uuid.ts'

/** Primary key of every table: UUIDv7, made by the application so that PostgreSQL 15 is enough. */
export function id() {
  return uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7())
}

/** The id of a row that this one is part of: they go together. */
export function belongsTo(owner: () => AnyPgColumn) {
  return uuid().notNull().references(owner, { onDelete: 'cascade' })
}

/** The id of a row that must stay as long as this one. */
export function refersTo(row: () => AnyPgColumn) {
  return uuid().notNull().references(row)
}

/** A moment in time; UTC in the database, Europe/Berlin on the screen. */
export function moment() {
  return timestamp({ withTimezone: true, mode: 'date', precision: 3 })
}

/** `created_at` and `updated_at`, which every table has. */
export function timestamps() {
  return {
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => currentTime()),
  }
}

/** Lexemes for full-text search, made by our own normaliser (never by `to_tsvector`, see docs/decisions). */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
