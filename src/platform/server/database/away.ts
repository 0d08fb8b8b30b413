/** Node's codes for a connection that could not be made or broke. */
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
/** PostgreSQL ends sessions, is not up yet, or takes no more of them; class 08 is the connection itself. */
const SESSION = /^(?:57P0[1235]|53300|08\w{3})$/
/** The driver has no codes for these. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired)/

/** Whether an error says that the database is not there, as opposed to a fault of ours; its causes are looked at, too. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Whatever keeps a connection from being made; a socket of this machine that is gone is ENOENT.
  const isConnecting = 'syscall' in error && error.syscall === 'connect'
  if (isConnecting || NETWORK.has(code) || SESSION.test(code) || WORDS.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some((each) => isDatabaseAway(each, depth + 1))) return true
  return isDatabaseAway(error.cause, depth + 1)
}
