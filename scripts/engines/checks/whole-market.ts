import type { EngineCheck } from './check.ts'

/** Needs no engine, only time: thirteen months of a market as large as a real one. */
export const wholeMarket: EngineCheck = {
  name: 'whole market',
  isLong: true,
  project: 'engines',
  files: ['tests/engines/thirteen-months.test.ts'],
  prepare: () => Promise.resolve({ env: {} }),
}
