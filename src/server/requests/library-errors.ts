import { processLog } from '~/platform/server/process-log'

/**
 * Libraries print unexpected errors with all values of a query. From now on such an error is a line of our log, without
 * values; a client that disconnected is no error.
 */
export function logLibraryErrors(): void {
  const print = console.error
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error)
    if (!error) return print(...parts)
    if (!isClientGone(error)) processLog().error({ error }, 'library reported an error')
  }
}

function isClientGone(error: Error): boolean {
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET')
}
