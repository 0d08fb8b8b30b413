/** A program that Stellwerk works with and that neither it nor an npm package contains. */
export type Engine = {
  /** Its name in the output. */
  name: string
  /** Finds the engine, or installs it where that is allowed and possible. */
  prepare: (signal: AbortSignal) => Promise<Prepared>
  /** The Vitest project to run against it. */
  project: 'integration' | 'engines'
  /** Parts of paths of test files; none means the whole project. */
  files: readonly string[]
}

/** Environment variables for the tests, or a sentence why the engine is skipped. */
export type Prepared =
  | {
      env: Readonly<Record<string, string>>
      /** Ends what was started for all test files together. */
      stop?: () => Promise<void>
    }
  | { missing: string }
