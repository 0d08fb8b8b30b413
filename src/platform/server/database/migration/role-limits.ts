import { connect } from '../connect.ts'
import type { Limits } from '../connection.ts'

/**
 * Any constant that nothing else in the database uses. Two processes changing one role at the same time would both
 * fail.
 */
const LOCK = 724_504

/**
 * Gives the application's role the limits as settings of its own in this database. A pooler takes none with a connection,
 * and what is set in a session that it lends to others would reach them as well.
 *
 * @param directUrl past the pooler, with the application's role
 */
export async function limitRole(directUrl: string, { statement, lock, idle }: Limits): Promise<void> {
  const client = await connect(directUrl, 'DATABASE_DIRECT_URL')
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const role = `alter role current_user in database ${client.escapeIdentifier(client.database ?? '')}`
    await client.query(`${role} set statement_timeout = '${statement}s'`)
    await client.query(`${role} set lock_timeout = '${lock}s'`)
    await client.query(`${role} set idle_in_transaction_session_timeout = '${idle}s'`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
