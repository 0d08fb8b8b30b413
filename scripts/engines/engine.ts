/** Something that Stellwerk works with and that neither it nor an npm package brings along. */
export type Engine = {
  /** As it is said in the output. */
  name: string
  /** Finds the engine, or installs it where that is allowed and possible. */
  prepare: (signal: AbortSignal) => Promise<Prepared>
  /** The Vitest project to run against it. */
  project: 'integration' | 'engines'
  /** Parts of paths of test files; none means the whole project. */
  files: readonly string[]
}

/** What the tests are told of the engine, or a sentence on why it is left out. */
export type Prepared = { env: Readonly<Record<string, string>> } | { missing: string }
