import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/setup/longest-first.ts'

// Neither the machine's nor the users' time zone, and half an hour off: a forgotten `timeZone` shows immediately.
process.env.TZ = 'America/St_Johns'

const shared = { extends: true, test: {} } as const

/** Tests on a real PostgreSQL: everything in a `server/` folder. */
const serverTests = 'src/**/server/**/*.test.{ts,tsx}'

/** Pure functions without per-file state; their dictionaries are loaded once per worker instead of per file. */
const PURE = /\/src\/lib\/(?!.*\.test\.)[^?]*$/

/** For tests with their own database. */
const onPostgres = [
  'tests/setup/clean-slate.ts',
  'tests/setup/console.ts',
  'tests/setup/quick-passwords.ts',
  'tests/setup/database.ts',
]

/** Preloaded in every worker that uses tables. */
const LOADED_FIRST = `--import=${new URL('./tests/setup/drizzle-files.ts', import.meta.url)}`

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ['default'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // By default one core would stay free, half of the machine we plan for; and while a worker waits for PostgreSQL,
    // another one can work.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Vitest's own second is too short on a busy machine. Where a second is the promise, the test says so.
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { external: [PURE] } },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          isolate: false,
          execArgv: [LOADED_FIRST],
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/{patterns,ad-sentences,ad-texts,one-job}/**/*.test.ts',
          ],
          exclude: [serverTests],
          setupFiles: ['tests/setup/clean-slate.ts', 'tests/setup/console.ts'],
          // An empty configuration: pure code may look for imported data, and finds none.
          env: {
            DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
            AUTH_SECRET: 'only-for-tests-and-long-enough-for-the-rule',
            DATA_DIR: '.cache/unit',
          },
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          isolate: false,
          // Young objects die together at the end of a test file; without room for them they are copied first.
          execArgv: [LOADED_FIRST, '--max-semi-space-size=64'],
          include: [serverTests, 'tests/{integration,relevance,resume-evidence}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: onPostgres,
        },
      },
      {
        ...shared,
        test: {
          // Checked by external programs (see scripts/engines); each test file starts what it needs.
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: onPostgres,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: { name: 'architecture', include: ['tests/architecture.test.ts', 'tests/architecture/*.test.ts'] },
      },
      {
        ...shared,
        test: {
          // Each file has a database and a configuration of its own, which shared modules would keep from the one before.
          name: 'lifecycle',
          // All files at once: each has its own directory, and mostly waits for processes to start and end.
          maxWorkers: 3,
          include: ['tests/lifecycle/**/*.test.ts'],
          globalSetup: ['tests/setup/new-cluster.ts'],
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          // One more than there are cores: a journey waits for its page half of the time.
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/product.ts'],
          setupFiles: ['tests/setup/clean-slate.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // As long as Playwright waits here; Vitest's own second is too short for a page on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
