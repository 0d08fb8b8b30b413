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
 * PostgreSQL ends sessions, is not up yet, or takes no more of them; class 08 is the connection itself. A statement or a
 * lock took too long. It only reads: another server has taken over, or a standby had to give way to what came in.
 */
const SESSION = /^(?:57P0[1235]|53300|08\w{3}|57014|55P03|25P0[34]|25006|40001)$/
/** The driver has no codes for these. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

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
