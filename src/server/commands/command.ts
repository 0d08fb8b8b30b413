import type { Config } from '~/platform/server/config'
import type { DatabaseUrls } from '~/platform/server/database/migration/bring-up-to-date'
import type { Cleanup } from '~/platform/server/process/cleanup'

/** What a command of the program (`src/main.ts`) gets. */
export type Task = {
  /** Directory of the checkout. */
  root: string
  config: Config
  databaseUrls: DatabaseUrls
  /** The arguments after the command's name. */
  args: readonly string[]
  cleanup: Cleanup
}

/**
 * A command of the program.
 * @returns the exit status of the process, or that it runs until it is stopped
 * @throws {OperatorError} a mistake of the operator
 */
export type Command = (task: Task) => Promise<number | 'running'>
