import { z } from 'zod'
import { readRemembered, writeRemembered } from './memory.ts'

const shape = z.record(z.string(), z.object({ key: z.string(), passed: z.number().int().positive() }))
const file = 'passed-tests.json'

/** Test files that passed, each with the key of its inputs (see inputs.ts) and how many tests it has. */
export type PassedTests = z.infer<typeof shape>

/** What is known of earlier runs. */
export function readPassedTests(): PassedTests {
  return readRemembered(file, shape) ?? {}
}

/** Replaces what is known about these files; `undefined` forgets one. */
export function rememberTests(changes: Readonly<Record<string, PassedTests[string] | undefined>>): void {
  writeRemembered(file, { ...readPassedTests(), ...changes })
}
