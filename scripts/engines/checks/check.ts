/** Tests with a program that Stellwerk works with and that neither it nor an npm package contains. */
export type EngineCheck = {
  /** The engine's name in the output. */
  name: string
  /**
   * Finds the engine, or installs it where that is allowed and possible.
   * @throws {MissingProgram} why the engine is left out
   */
  prepare: (signal: AbortSignal) => Promise<Prepared>
  /** The Vitest project to run against it. */
  project: 'integration' | 'engines'
  /** Parts of paths of test files; none means the whole project. */
  files: readonly string[]
  /** Takes longer than all others together: run only when it is named. */
  isLong?: boolean
}

export type Prepared = {
  /** Environment variables for the tests. */
  env: Readonly<Record<string, string>>
  /** Ends what was started for all test files together. */
  stop?: () => Promise<void>
}
