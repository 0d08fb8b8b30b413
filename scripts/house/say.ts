import { ConfigError } from '../../src/platform/server/config.ts'
import { DatabaseError } from '../../src/platform/server/database/connect.ts'
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts'
import { MigrationError } from '../../src/platform/server/database/migrate.ts'
import { StartError } from './data-directory.ts'

const forPeople = [ConfigError, DatabaseError, EmbeddedPostgresError, MigrationError, StartError]

/** A line for the person at the keyboard. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Says why something cannot go on; a stack only where the reason is not one we have words for. */
export function sayFailure(error: unknown): void {
  process.stderr.write(`\n${explain(error)}\n`)
}

function explain(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (forPeople.some((kind) => error instanceof kind)) return error.message
  // The server's and the build's errors are sentences too; anything else shows where it comes from.
  const isSentence = /^[A-ZÄÖÜ][^\n]*[a-zäöüß] [^\n]*\.(?:\n|$)/.test(error.message) && error.name === 'Error'
  return isSentence ? error.message : (error.stack ?? error.message)
}

/** Seconds with one decimal, as German writes it. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
