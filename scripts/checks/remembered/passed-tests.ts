import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { cacheDirectory } from '../../house/paths.ts'

const shape = z.record(z.string(), z.object({ key: z.string(), passed: z.number().int().positive() }))

/** Test files that passed, each with the key of its inputs (see inputs.ts) and how many tests it has. */
export type PassedTests = z.infer<typeof shape>

const file = path.join(cacheDirectory, 'passed-tests.json')

/** What is known; nothing where the file is missing or broken. */
export function readPassedTests(): PassedTests {
  try {
    return shape.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Replaces what is known about these files; `undefined` forgets one. */
export function rememberTests(changes: Readonly<Record<string, PassedTests[string] | undefined>>): void {
  fs.mkdirSync(cacheDirectory, { recursive: true })
  const temporary = `${file}.${process.pid}`
  fs.writeFileSync(temporary, JSON.stringify({ ...readPassedTests(), ...changes }))
  fs.renameSync(temporary, file)
}
