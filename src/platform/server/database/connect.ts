import pg from 'pg'
import { OperatorError } from '../process/report.ts'
import { Hosts } from './servers/hosts.ts'

/** `server_version_num` of the oldest PostgreSQL whose SQL we may use. */
const OLDEST_VERSION = 150_000
/** On a busy machine a connection takes seconds, but nobody should wait for minutes. */
const CONNECT_WITHIN_MS = 30_000

/** A database that cannot be used; the message is German and says what to change. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError'
}

/**
 * Opens one connection to the configured database, which the caller ends.
 * @param variable where its address was set, for the message
 * @throws {DatabaseError} when the address is invalid, the database cannot be reached, refuses us, or is too old
 */
export async function connect(databaseUrl: string, variable = 'DATABASE_URL'): Promise<pg.Client> {
  const hosts = new Hosts(databaseUrl, 'read-write')
  await hosts.ready()
  const client = createClient(hosts.url, variable)
  try {
    await client.connect()
  } catch (cause) {
    throw new DatabaseError(explain(cause, client).replaceAll('DATABASE_URL', variable), { cause })
  }
  try {
    const { rows } = await client.query<{ number: string; name: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as name",
    )
    for (const { number, name } of rows) requireVersion(Number(number), name)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}

/**
 * Sees to it that a command of the program has a database, before something in it fails without saying why.
 * @throws {DatabaseError} as `connect`
 */
export async function requireDatabase(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl)
  await client.end()
}

/** The driver parses the address here, and reads the certificates that it names. */
function createClient(databaseUrl: string, variable: string) {
  try {
    return new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  } catch (cause) {
    throw new DatabaseError(
      `${variable} ist falsch gesetzt (${reasonOf(cause)}): Erwartet wird eine PostgreSQL-Adresse wie ` +
        'postgresql://name:passwort@rechner:5432/stellwerk. Sonderzeichen im Passwort werden kodiert, etwa # als %23.',
      { cause },
    )
  }
}

/**
 * @param number as PostgreSQL counts, 180004 for 18.4
 * @throws {DatabaseError} when it is too old
 */
export function requireVersion(number: number, name: string): void {
  if (number >= OLDEST_VERSION) return
  throw new DatabaseError(
    `Unter DATABASE_URL läuft PostgreSQL ${name}. Erwartet wird Version ${OLDEST_VERSION / 10_000} oder neuer.`,
  )
}

function explain(error: unknown, { host, port, user, database }: pg.Client): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '28000' && reasonOf(error).endsWith('no encryption'))
    return 'Die Datenbank unter DATABASE_URL verlangt eine verschlüsselte Verbindung. Bitte sslmode=verify-full in DATABASE_URL setzen.'
  if (typeof code === 'string' && /^CERT_|SELF_SIGNED|ISSUER_CERT|LEAF_SIGNATURE|TLS_CERT/.test(code))
    return (
      `Dem Zertifikat der Datenbank unter DATABASE_URL (${host}:${port}) ist nicht zu trauen: ${code}. Bitte es erneuern ` +
      'oder mit sslrootcert=DATEI in DATABASE_URL sagen, wer es ausgestellt hat.'
    )
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  switch (code) {
    case '28000':
    case '28P01':
      return `Die Datenbank unter DATABASE_URL lehnt die Anmeldung als „${user}“ ab. Bitte Namen und Passwort in DATABASE_URL prüfen.`
    case '3D000':
      return `Die Datenbank „${database}“ aus DATABASE_URL gibt es dort nicht. Bitte anlegen (createdb ${database}) oder DATABASE_URL ändern.`
    case '53300':
      return 'Die Datenbank unter DATABASE_URL hat keine Verbindung mehr frei. Bitte max_connections erhöhen oder DATABASE_POOL_SIZE senken.'
    default:
      return `Die Datenbank unter DATABASE_URL (${host}:${port}) ist nicht zu erreichen: ${reasonOf(error)}. Läuft PostgreSQL dort, und stimmt die Adresse?`
  }
}

/** Where a name has several addresses, each has failed with a reason of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
