import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Neither the machine's nor the readers' time zone, and half an hour off: a forgotten `timeZone` shows at once.
process.env.TZ = 'America/St_Johns'

const shared = { extends: true, test: {} } as const

/** What runs on a real PostgreSQL: everything in a `server/` folder. */
const serverTests = 'src/**/server/**/*.test.{ts,tsx}'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ['default'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // By default one core would stay free, half of the machine we plan for.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [serverTests],
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          include: [serverTests, 'tests/{integration,relevance}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/database.ts'],
        },
      },
      { ...shared, test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
      {
        ...shared,
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          // One browser at a time: the product under test shares the cores.
          fileParallelism: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/product.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
