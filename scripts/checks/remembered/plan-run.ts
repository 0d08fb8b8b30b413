import path from 'node:path'
import { root } from '../../house/paths.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { type PassedTests, readPassedTests, rememberTests } from './passed-tests.ts'

/** A test file of a run, as a path from the root, and how many of its tests passed if all did. */
export type Outcome = { file: string; passed: number | undefined }

export type PlannedRun = {
  /** Test files to run, as paths from the root. */
  due: readonly string[]
  /** Tests of the files that need no run, because they passed with just these inputs. */
  unchanged: number
  /** Remembers what passed, so that the next run may leave it out. */
  learn: (outcomes: readonly Outcome[]) => void
}

/**
 * Sets apart which test files have to run.
 * @param covers whether a test file belongs to this run
 * @param isRemembering `false` runs all
 */
export function planRun(covers: (testFile: string) => boolean, isRemembering: boolean): PlannedRun {
  const inputs = currentInputs()
  const keys = new Map(inputs.testFiles.filter(covers).map((file) => [file, inputs.keyOf(file)]))
  const passed: PassedTests = isRemembering ? readPassedTests() : {}
  const unchanged = [...keys].filter(([file, key]) => passed[file]?.key === key).map(([file]) => file)
  return {
    due: [...keys.keys()].filter((file) => !unchanged.includes(file)),
    unchanged: unchanged.reduce((sum, file) => sum + (passed[file]?.passed ?? 0), 0),
    learn(outcomes) {
      // Who edits while tests run does not know which of both versions has passed.
      const after = currentInputs()
      rememberTests(
        Object.fromEntries(
          outcomes.map(({ file, passed: count }) => {
            const key = keys.get(file)
            const isKnown = key !== undefined && count !== undefined && after.keyOf(file) === key
            return [file, isKnown ? { key, passed: count } : undefined]
          }),
        ),
      )
    },
  }
}

/** The tests' time zone is half an hour off everybody's, so a day is that of Greenwich here. */
function currentInputs(): Inputs {
  return readInputs(root, new Date().toISOString().slice(0, 10))
}

/** What Vitest calls a file, as a path from the root with `/`. */
export function fromRoot(file: string): string {
  return path.relative(root, file).replaceAll(path.sep, '/')
}
