import type { Readiness } from '~/platform/server/http/readiness'
import { clockProblem, hasRightClock } from './own-clock'
import { isEmpty } from './seed'

/** Whether this process can do its work: database and schema are there, and its clock is right. */
export async function readiness(): Promise<Readiness> {
  // Any read will do: it needs the database and the schema.
  await isEmpty()
  return (await hasRightClock()) ? { state: 'ready', details: [] } : { state: 'clock', details: [clockProblem()] }
}
