import { DatabaseSync } from 'node:sqlite'

export type Lock = { release(): void }

const busy = 5

/**
 * Takes a lock that the operating system releases with the process, however it dies; undefined when somebody holds it.
 * Node has no flock(2), but SQLite's exclusive transaction is one, on every platform.
 * @throws when the file cannot be created
 */
export function tryLock(file: string): Lock | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
  return { release: () => database.close() }
}
