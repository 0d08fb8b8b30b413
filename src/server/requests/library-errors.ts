import { processLog } from '~/platform/server/process-log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
const KINDS = ['debug', 'log', 'info', 'warn', 'error'] as const

/**
 * Libraries print what they have to say, unexpected errors with all values of a query. From now on it is a line of our
 * log, without values and addresses; a client that disconnected is no error.
 */
export function logLibraryErrors(): void {
  for (const kind of KINDS) {
    console[kind] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      if (error && isClientGone(error)) return
      const about = parts.find((part) => typeof part === 'string')
      const line = error ? { error } : { about: about && withoutAddresses(about.slice(0, MOST)) }
      processLog()[LEVELS[kind]](line, error ? 'library reported an error' : 'library')
    }
  }
}

/** Characters; the rest is a stack or a value. */
const MOST = 300

function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '[entfernt]').replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[entfernt]')
}

function isClientGone(error: Error): boolean {
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET')
}
