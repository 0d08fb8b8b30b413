/** Node's codes for a connection that failed or broke. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/**
 * PostgreSQL ends sessions, is still starting, or has too many of them; class 08 is the connection itself. Or a
 * statement or a lock took too long, or the server is read-only: another one has taken over, or a standby had to cancel
 * a query.
 */
const SESSION = /^(?:57P0[1235]|53300|08\w{3}|57014|55P03|25P0[34]|25006|40001)$/
/** The driver has no codes for these. The last two are said of a transaction's end when its connection was lost before. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Whether an error, or one of its causes, says that the database cannot be reached, as opposed to a fault of ours. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Any system error while connecting; a missing local socket is ENOENT.
  const isConnecting = 'syscall' in error && error.syscall === 'connect'
  if (isConnecting || NETWORK.has(code) || SESSION.test(code) || WORDS.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some((each) => isDatabaseAway(each, depth + 1))) return true
  return isDatabaseAway(error.cause, depth + 1)
}
