import path from 'node:path'
import pg from 'pg'
import { keptSecret } from '../../process/kept-secret.ts'

/** The role the application signs in with. */
export const APPLICATION_ROLE = 'stellwerk'

/**
 * Makes sure that the application's role exists, with the password of its file and no rights but to sign in; its rights
 * in a database are granted after the migrations (see privileges.ts). Older clusters get the role now.
 * @param ownerUrl of the database to work in
 * @param directory of the cluster
 * @returns the address of the same database for the application
 */
export async function ensureApplicationRole(ownerUrl: string, directory: string): Promise<string> {
  const password = passwordIn(directory)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION_ROLE])
    if (!rowCount) await client.query(`create role ${APPLICATION_ROLE}`)
    await client.query(
      `alter role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${client.escapeLiteral(password)}`,
    )
  } finally {
    await client.end()
  }
  return applicationUrl(ownerUrl, password)
}

/** The application's address in a cluster that another process runs. */
export function applicationUrlIn(ownerUrl: string, directory: string): string {
  return applicationUrl(ownerUrl, passwordIn(directory))
}

function applicationUrl(ownerUrl: string, password: string): string {
  return ownerUrl.replace(/\/\/[^@/]*@/, `//${APPLICATION_ROLE}:${password}@`)
}

function passwordIn(directory: string): string {
  return keptSecret(path.join(directory, 'application-password'), 24)
}
